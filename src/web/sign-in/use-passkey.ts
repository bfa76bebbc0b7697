import type { Answer } from '#contract/contract.ts';
import { challengeMinutes } from '#domain/accounts/passkey-bounds.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useEffectEvent } from 'react';

/** Before a challenge ends the browser is given another one. */
const anewMs = (challengeMinutes - 1) * 60_000;

type Session = Answer<'enterWithPasskey'>;

/**
 * Offers the passkeys of this browser where the e-mail is typed (WebAuthn's conditional mediation), for as long as the form
 * is open. Browsers that cannot, and visitors who have none, see nothing of it.
 */
export const usePasskey = (onIn: (session: Session) => void | Promise<void>, cestaID: string | null): void => {
  const language = useLanguage();
  const enter = useEffectEvent(onIn);
  useEffect(() => {
    let here = true;
    const offer = async (): Promise<void> => {
      const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser');
      if (!here || !(await browserSupportsWebAuthnAutofill())) return;
      const api = browserApi(language);
      const { opciones } = await api('openPasskey', {});
      if (!here) return;
      const signed = await startAuthentication({ optionsJSON: opciones, useBrowserAutofill: true });
      const respuesta = { ...signed, clientExtensionResults: {} };
      const session = await api('enterWithPasskey', { body: { respuesta, cestaID } });
      if (here) await enter(session);
    };
    // What was left alone, given up or refused: the password is there, and the next turn offers it again.
    const begin = () => void offer().catch(() => {});
    begin();
    const turns = setInterval(begin, anewMs);
    return () => {
      here = false;
      clearInterval(turns);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [language, cestaID]);
};
