import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { enter } from '#web/stored/session-store.ts';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { wrongOf, type SendOutcome } from '#web/walk/sending.ts';
import { followAccount, useBasketStore } from './basket-store.ts';
import { PersonForm } from './person-form.tsx';
import { useBasketTexts } from './texts.ts';

/** Signs in, and brings what the account's other devices put into the basket. */
export const SignIn = ({ onDone }: { onDone: (followed: boolean) => void }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const send = async (form: FormData): Promise<SendOutcome> => {
    try {
      const { token, user } = await browserApi(language)('authenticate', {
        body: {
          email: fieldText(form, 'email'),
          password: fieldSecret(form, 'password'),
          cestaID: useBasketStore.getState().cestaID || null,
        },
      });
      enter({ token, user });
    } catch (failure) {
      const known = failure instanceof Refused && failure.problem.status < 500;
      return known ? wrongOf(failure, t.sinConexion) : { error: t.problemaSesion };
    }
    onDone(await followAccount());
    return null;
  };
  return <PersonForm fields={['email', 'password']} submit={t.entrar} send={send} />;
};
