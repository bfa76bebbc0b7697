import type { ComponentType } from 'react';
import type { Measured } from '../consent.tsx';
import { useChoice } from './choice-store.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Teller } from './teller.tsx';

/** The banner until it is answered, then what was allowed. */
export const consentOver = (measured: NonNullable<Measured>): ComponentType => {
  const Asked = () => {
    const purposes = useChoice(measured);
    if (purposes === null) return null;
    if (!purposes) return <ConsentBanner measured={measured} />;
    const { medicion, publicidad } = purposes;
    return medicion || publicidad ? <Teller measured={measured} medicion={medicion} publicidad={publicidad} /> : null;
  };
  return Asked;
};
