import { apiPrefix } from '#contract/api-prefix.ts';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * Asks once for each document what maintenance is announced; all else is fetched only where there is any. By its address,
 * because the table of calls is 2 kB that no page needs only for this.
 */
export const Maintenance = () => {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    const ask = async () => {
      const announced: unknown = await (await fetch(`${apiPrefix}/mantenimiento`)).json();
      if (!Array.isArray(announced) || announced.length === 0) return;
      const { bannerOf } = await import('./maintenance/maintenance-banner.tsx');
      setBanner(() => bannerOf(announced[0]));
    };
    // oxlint-disable-next-line no-console -- A failure is only logged (spec G14).
    ask().catch((error: unknown) => console.warn('mantenimiento', error));
  }, []);
  return Banner ? <Banner /> : null;
};
