import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState, type ComponentType } from 'react';

/** Asks once for each document what maintenance is announced; what says so is fetched only where there is any. */
export const Maintenance = () => {
  const language = useLanguage();
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    const ask = async () => {
      const [first] = await browserApi(language)('readMaintenance', {});
      if (!first) return;
      const { bannerOf } = await import('./maintenance-banner.tsx');
      setBanner(() => bannerOf(first));
    };
    // oxlint-disable-next-line no-console -- A failure is only logged (specification, service 8).
    ask().catch((error: unknown) => console.warn('mantenimiento', error));
  }, [language]);
  return Banner ? <Banner /> : null;
};
