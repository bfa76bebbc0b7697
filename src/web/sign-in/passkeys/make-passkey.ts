import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { browserApi } from '#web/api.ts';
import { wasRefused } from '#web/refused.ts';

/** Makes a passkey in this browser; undefined where its owner thought better of it, or it has one already. */
const madeOf = async ({ opciones }: Pick<Answer<'offerPasskey'>, 'opciones'>) => {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startRegistration({ optionsJSON: opciones })), clientExtensionResults: {} };
  } catch (failure) {
    if (failure instanceof WebAuthnError || (failure instanceof Error && failure.name === 'NotAllowedError'))
      return undefined;
    throw failure;
  }
};

/** Tells the device that a passkey opens nothing, so that it offers it nowhere (WebAuthn's signalUnknownCredential); not every browser can. */
export const dropPasskey = ({ id }: { readonly id: string }): void => {
  if (!('signalUnknownCredential' in PublicKeyCredential)) return;
  const unknown = { rpId: location.hostname, credentialId: id };
  void PublicKeyCredential.signalUnknownCredential(unknown).catch(() => {});
};

/** Makes one more passkey for an account; false where none was made. */
export const makePasskey = async (
  language: Language,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<boolean> => {
  const api = browserApi(language);
  const respuesta = await madeOf(await api('offerPasskey', { params: { id: userId } }, { token }));
  if (!respuesta) return false;
  await api('addPasskey', { params: { id: userId }, body: { respuesta } }, { token }).catch((failure: unknown) => {
    if (wasRefused(failure)) dropPasskey(respuesta);
    throw failure;
  });
  return true;
};

/** Makes the passkey of an account that is yet to be made, for `registerUser`. */
export const makeAccountPasskey = async (
  language: Language,
  { nombre, apellidos, email }: { readonly nombre: string; readonly apellidos: string; readonly email: string },
) => await madeOf(await browserApi(language)('offerAccountPasskey', { body: { nombre, apellidos, email } }));
