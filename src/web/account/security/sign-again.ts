import type { Request } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { browserApi } from '#web/api.ts';

/** Has one of the account's passkeys sign that it is them; null where there is none here, or its owner thought better of it. */
export const signAgain = async (
  language: Language,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<Request<'enterWithPasskey'>['body']['respuesta'] | null> => {
  const { opciones } = await browserApi(language)('askToConfirm', { params: { id: userId } }, { token });
  if (opciones.allowCredentials.length === 0) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startAuthentication({ optionsJSON: opciones })), clientExtensionResults: {} };
  } catch {
    // The password is asked for then.
    return null;
  }
};
