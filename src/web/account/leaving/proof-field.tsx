import type { Request } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { fieldSecret } from '#web/ui/form-fields.ts';
import { useCanMakePasskey } from '#web/sign-in/passkeys/can-make-passkey.ts';
import { TextField } from '#web/ui/page/text-field.tsx';
import { signAgain } from '../security/sign-again.ts';
import { useLeaveAccountTexts } from './texts.ts';

type Proof = Request<'requestExport'>['body'];

/** What shows who somebody is: what was typed, or without it a passkey of theirs. */
export const proofIn = async (
  form: FormData,
  language: Language,
  who: { readonly userId: string; readonly token: string },
): Promise<Proof> => {
  const password = fieldSecret(form, 'password');
  return { password, llave: password === '' ? await signAgain(language, who) : null };
};

/** Where somebody shows once more who they are. A device without passkeys is told of none: left empty, the field would be wrong. */
export const ProofField = ({ error }: { error: string | undefined }) => {
  const t = useLeaveAccountTexts();
  const canUsePasskey = useCanMakePasskey();
  return (
    <TextField
      label={t.contrasena}
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={200}
      hint={canUsePasskey && t.oConLlave}
      error={error}
    />
  );
};
