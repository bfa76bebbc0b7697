import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { enter, typedSoFar, useSession } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { Ask } from '#web/walk/ask.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Unanswered } from '#web/walk/try-again.tsx';
import { useAnswer } from '#web/walk/use-answer.ts';
import { useState } from 'react';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './link-token.ts';
import { NewPasswordField, PasswordAgain } from '#web/sign-in/new-password-field.tsx';
import { SignedIn } from './signed-in.tsx';
import { useAccountLinksTexts } from './account-links-texts.ts';

/** Whoever forgot it says their address; the page says the same of every address. */
const AskForLink = ({ why }: { why?: string }) => {
  const t = useAccountLinksTexts();
  const language = useLanguage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const known = useSession((state) => state.user?.email);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const { email } = await browserApi(language)('forgotPassword', {
      body: { email: fieldText(form, 'email'), domain: window.location.hostname, idioma: language },
    });
    setSentTo(email);
    return null;
  };
  if (sentTo !== null)
    return (
      <Stack>
        <Notice tone="success" title={t.enlaceEnviado}>
          {t.enlaceEnviadoTexto(sentTo)}
        </Notice>
        <div>
          <Button look="secondary" onClick={() => setSentTo(null)}>
            {t.otroEnlace}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack>
      {why === undefined ? <p>{t.claveTexto}</p> : <Notice tone="error">{why}</Notice>}
      <AccountForm submit={t.pedirEnlace} send={send}>
        {(errors) => (
          <PersonFields fields={['email']} t={t} known={{ email: known ?? typedSoFar().draft.email }} errors={errors} />
        )}
      </AccountForm>
    </Stack>
  );
};

interface ChooseProps {
  token: string;
  email: string;
  onDone: (isIn: boolean) => void;
}

const Choose = ({ token, email, onDone }: ChooseProps) => {
  const t = useAccountLinksTexts();
  const language = useLanguage();
  const send = async (form: FormData): Promise<SendOutcome> => {
    const { token: opened, user } = await browserApi(language)('resetPassword', {
      params: { token },
      body: { password: fieldSecret(form, 'password'), confirmPassword: fieldSecret(form, 'confirmPassword') },
    });
    if (opened !== null) enter({ token: opened, user });
    onDone(opened !== null);
    return null;
  };
  return (
    <Stack>
      <p>{t.claveDe(email)}</p>
      <AccountForm submit={t.guardarClave} send={send}>
        {(errors) => (
          <>
            <NewPasswordField label={t.claveNueva} error={errors['password']} />
            <PasswordAgain error={errors['confirmPassword']} />
          </>
        )}
      </AccountForm>
    </Stack>
  );
};

const askLink: Ask<{ token: string }, { email: string }> = (api, { token }, signal) =>
  api('checkPasswordLink', { params: { token } }, { signal });

/** What a link leads to: the new password, or why it is not good any more and the way to another. */
const WithLink = ({ token, onDone }: Pick<ChooseProps, 'token' | 'onDone'>) => {
  const t = useAccountLinksTexts();
  const asked = useAnswer(askLink, { token });
  const { answer, failure } = asked;
  if (failure instanceof Refused) return <AskForLink why={failure.problem.error} />;
  if (failure !== null) return <Unanswered t={t} asked={asked} />;
  if (answer) return <Choose token={token} email={answer.email} onDone={onDone} />;
  return (
    <Waiting text={t.comprobando}>
      <Skeleton />
      <Skeleton shape="button" />
    </Waiting>
  );
};

/** Another password: by one's address without a link, and with the link of the letter by choosing it. */
export default function NewPasswordPage() {
  const t = useAccountLinksTexts();
  const token = useLinkToken();
  const [done, setDone] = useState<'in' | 'out' | null>(null);
  const user = useSession((state) => state.user);
  if (done === 'out')
    return (
      <AccountPage title={t.claveGuardada}>
        <Notice tone="success">{t.claveGuardadaFuera}</Notice>
      </AccountPage>
    );
  if (done && user)
    return (
      <AccountPage title={t.claveGuardada}>
        <Notice tone="success">{t.claveGuardadaTexto}</Notice>
        <SignedIn user={user} />
      </AccountPage>
    );
  return (
    <AccountPage title={t.claveTitulo}>
      {token ? <WithLink token={token} onDone={(isIn) => setDone(isIn ? 'in' : 'out')} /> : <AskForLink />}
    </AccountPage>
  );
}
