import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { enter } from '#web/stored/session-store.ts';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { wrongOf, type SendOutcome } from '#web/walk/sending.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountTexts } from './texts.ts';

interface SignInFormProps {
  /** The basket of this browser, which becomes the account's. */
  cestaID?: string | null;
  email?: string | undefined;
  onDone?: () => void | Promise<void>;
}

/** The one way to sign in: in the basket, for an appointment, and by itself. */
export const SignInForm = ({ cestaID = null, email, onDone }: SignInFormProps) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const send = async (form: FormData): Promise<SendOutcome> => {
    try {
      const { token, user } = await browserApi(language)('authenticate', {
        body: { email: fieldText(form, 'email'), password: fieldSecret(form, 'password'), cestaID },
      });
      enter({ token, user });
    } catch (failure) {
      const known = failure instanceof Refused && failure.problem.status < 500;
      return known ? wrongOf(failure, t.sinConexion) : { error: t.problemaSesion };
    }
    await onDone?.();
    return null;
  };
  return (
    <AccountForm submit={t.entrar} send={send}>
      {(errors) => <PersonFields fields={['email', 'password']} t={t} known={{ email }} errors={errors} />}
    </AccountForm>
  );
};
