import { useLanguage } from '#web/language.ts';
import { useRef } from 'react';
import { makeAccountPasskey } from './make-passkey.ts';

type Made = Awaited<ReturnType<typeof makeAccountPasskey>>;

/** The passkey of an account that is yet to be made: one for each address, however often the form is sent. */
export const useAccountPasskey = () => {
  const language = useLanguage();
  const made = useRef<{ readonly email: string; readonly llave: Made }>(undefined);
  return {
    make: async (who: Parameters<typeof makeAccountPasskey>[1]): Promise<Made> => {
      if (made.current?.email !== who.email || !made.current.llave)
        made.current = { email: who.email, llave: await makeAccountPasskey(language, who) };
      return made.current.llave;
    },
    /** What it was made for has ended. */
    forget: () => {
      made.current = undefined;
    },
  };
};
