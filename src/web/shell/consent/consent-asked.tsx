import type { ComponentType } from 'react';
import type { Measured } from '../consent.tsx';
import { useCurrentPage } from '../current-page.ts';
import type { Noting } from '../moments.ts';
import { stoodAt, useChoice } from './choice-store.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Teller } from './teller.tsx';

/** The banner until it is answered, then what was allowed. What happened before is told only where it was allowed then. */
export const consentOver = (measured: NonNullable<Measured>, noting: Noting): ComponentType => {
  const early = stoodAt(measured, noting.since) ? noting : undefined;
  if (!early) noting.end();
  const Asked = () => {
    const page = useCurrentPage()?.page;
    const purposes = useChoice(measured);
    if (purposes === null) return null;
    // The choice stands on that page itself, and is read there.
    if (!purposes) return page === 'cookies' ? null : <ConsentBanner measured={measured} />;
    const { medicion, publicidad } = purposes;
    return medicion || publicidad ? (
      <Teller measured={measured} medicion={medicion} publicidad={publicidad} early={early} />
    ) : null;
  };
  return Asked;
};
