import { browserApi } from '#web/api.ts';
import type { Language } from '#domain/language.ts';

/** Whether this device keeps passkeys behind a fingerprint, a face or a PIN. */
export const canMakePasskey = async (): Promise<boolean> => {
  const { platformAuthenticatorIsAvailable } = await import('@simplewebauthn/browser');
  return await platformAuthenticatorIsAvailable();
};

/** Makes a passkey in this browser; false where its owner thought better of it, or it has one already. */
export const makePasskey = async (
  language: Language,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<boolean> => {
  const api = browserApi(language);
  const { opciones } = await api('offerPasskey', { params: { id: userId } }, { token });
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON: opciones });
    const respuesta = { ...made, clientExtensionResults: {} };
    await api('addPasskey', { params: { id: userId }, body: { respuesta } }, { token });
    return true;
  } catch (failure) {
    if (failure instanceof WebAuthnError || (failure instanceof Error && failure.name === 'NotAllowedError'))
      return false;
    throw failure;
  }
};
