import { useLanguage } from '#web/language.ts';
import { wasRefused } from '#web/refused.ts';
import { useEffect, useRef } from 'react';
import { dropPasskey, makeAccountPasskey } from './make-passkey.ts';

type Made = Awaited<ReturnType<typeof makeAccountPasskey>>;

interface Kept {
  readonly email: string;
  readonly llave: Made;
  /** The account was not made. After a lost answer it may have been, and the passkey opens it. */
  isRefused: boolean;
}

/**
 * The passkey of an account that is yet to be made: one for each address, however often the form is sent. One that opens nothing
 * in the end is taken off the device.
 */
export const useAccountPasskey = () => {
  const language = useLanguage();
  const kept = useRef<Kept>(undefined);
  const forget = () => {
    if (kept.current?.llave && kept.current.isRefused) dropPasskey(kept.current.llave);
    kept.current = undefined;
  };
  useEffect(() => forget, []);
  return {
    make: async (who: Parameters<typeof makeAccountPasskey>[1]): Promise<Made> => {
      if (kept.current?.email !== who.email || !kept.current.llave) {
        forget();
        kept.current = { email: who.email, llave: await makeAccountPasskey(language, who), isRefused: false };
      }
      kept.current.isRefused = false;
      return kept.current.llave;
    },
    /** It was sent, and no account came of it. */
    failed: (failure: unknown) => {
      if (!kept.current || !wasRefused(failure)) return;
      kept.current.isRefused = true;
      // What it was made for has ended.
      if (failure.problem.code === 'llave-no-valida') forget();
    },
  };
};
