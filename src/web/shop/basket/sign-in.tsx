import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { followAccount, useBasketStore } from './basket-store.ts';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { PersonForm, type Wrong } from './person-form.tsx';
import { enter } from '#web/stored/session-store.ts';
import { useBasketTexts } from './texts.ts';

/** What a call that was refused, or never arrived, says beside the fields. */
export const wrongOf = (error: unknown, offline: string): Wrong =>
  error instanceof Refused ? { error: error.problem.error, errors: error.problem.errors ?? {} } : { error: offline };

/** Signs in, and brings what the account's other devices put into the basket. */
export const SignIn = ({ onDone }: { onDone: (followed: boolean) => void }) => {
  const t = useBasketTexts();
  const language = useLanguage();
  const send = async (form: FormData) => {
    try {
      const { token, user } = await browserApi(language)('authenticate', {
        body: {
          email: fieldText(form, 'email'),
          password: fieldSecret(form, 'password'),
          cestaID: useBasketStore.getState().cestaID || null,
        },
      });
      enter({ token, user });
    } catch (error) {
      const known = error instanceof Refused && error.problem.status < 500;
      return known ? wrongOf(error, t.sinConexion) : { error: t.problemaSesion };
    }
    onDone(await followAccount());
    return undefined;
  };
  return <PersonForm fields={['email', 'password']} passwordIs="current-password" submit={t.entrar} send={send} />;
};
