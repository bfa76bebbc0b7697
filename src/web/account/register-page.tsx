import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { RegisterForm } from '#web/sign-in/register-form.tsx';
import { SignedIn } from './signed-in.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';

/** Making an account by itself; the basket has the same form. */
export default function RegisterPage() {
  const t = useAccountTexts();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  const [isNew, setIsNew] = useState(false);
  if (user)
    return (
      <AccountPage title={isNew ? t.creada : t.registroTitulo} index>
        {isNew && <Notice tone="success">{t.creadaTexto(user.email)}</Notice>}
        <SignedIn user={user} />
      </AccountPage>
    );
  return (
    <AccountPage title={t.registroTitulo} lead={t.registroTexto} index>
      <RegisterForm submit={t.crearCuenta} onDone={() => setIsNew(true)} />
      <p>
        {t.yaTengoCuenta} <Link to={address('logIn', language)}>{t.entrar}</Link>
      </p>
    </AccountPage>
  );
}
