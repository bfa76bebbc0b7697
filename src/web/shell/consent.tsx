import type { Answer } from '#contract/contract.ts';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { noteMoments, useArrived, type Noting } from './moments.ts';
import { useOwnFrame } from './own-frame.ts';

/** Who is told what visitors allow; null where nobody is. */
export type Measured = Answer<'siteInit'>['medicion'];

/**
 * Asks what may be measured, and measures it. All of it is fetched only where somebody is told, and what happens until it is there
 * is noted; staff, in their own pages or in a customer's name, are neither asked nor measured.
 */
export const Consent = ({ measured = null }: { measured: Measured | undefined }) => {
  const isStaff = useOwnFrame();
  const [Found, setFound] = useState<ComponentType>();
  const noting = useRef<Noting>(undefined);
  const arrived = useArrived();
  useEffect(() => {
    if (!measured || isStaff || window.suplanta) return;
    const noted = noteMoments();
    noting.current = noted;
    const begin = async () => {
      const { consentOver } = await import('./consent/consent-asked.tsx');
      setFound(() => consentOver(measured, noted));
    };
    // Where it cannot be had, nothing is asked and nothing measured.
    void begin().catch(noted.end);
    return () => void noted.end();
  }, [measured, isStaff]);
  useEffect(() => {
    noting.current?.arrive(arrived);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A page is come to once, whatever of it is read again.
  }, [arrived.key]);
  return Found && !isStaff ? <Found /> : null;
};
