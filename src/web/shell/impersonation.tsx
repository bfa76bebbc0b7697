import { useEffect, useState, type ComponentType } from 'react';

/** Says above every page that staff act as a customer in this tab; fetched only there. */
export const Impersonation = () => {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (window.suplanta)
      void import('./impersonation/impersonation-banner.tsx').then((its) => setBanner(() => its.ImpersonationBanner));
  }, []);
  return Banner ? <Banner /> : null;
};
