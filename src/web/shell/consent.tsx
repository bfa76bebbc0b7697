import type { Answer } from '#contract/contract.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { useOwnFrame } from './own-frame.ts';

/** Who is told what visitors allow; null where nobody is. */
export type Measured = Answer<'siteInit'>['medicion'];

/**
 * Asks what may be measured, and measures it. All of it is fetched only where somebody is told; staff, in their own pages or in
 * a customer's name, are neither asked nor measured.
 */
export const Consent = ({ measured = null }: { measured: Measured | undefined }) => {
  const isStaff = useOwnFrame();
  const [Found, setFound] = useState<ComponentType>();
  useEffect(() => {
    if (!measured || isStaff || window.suplanta) return;
    const begin = async () => {
      const { consentOver } = await import('./consent/consent-asked.tsx');
      setFound(() => consentOver(measured));
    };
    // Where it cannot be had, nothing is asked and nothing measured.
    void begin().catch(() => {});
  }, [measured, isStaff]);
  return Found && !isStaff ? <Found /> : null;
};
