import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { SignInForm } from '#web/sign-in/sign-in-form.tsx';
import { SignedIn } from './signed-in.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';

/** Signing in by itself. Whoever is in already sees it, and the way out. */
export default function LogInPage() {
  const t = useAccountTexts();
  const language = useLanguage();
  const user = useSession((state) => state.user);
  return (
    <AccountPage title={user ? t.dentroTitulo : t.entrarTitulo} lead={user ? undefined : t.entrarTexto} index>
      {user ? (
        <SignedIn user={user} />
      ) : (
        <>
          <SignInForm />
          <p>
            <Link to={address('newPassword', language)}>{t.heOlvidado}</Link>
          </p>
          <p>
            {t.noTengoCuenta} <Link to={address('register', language)}>{t.crearCuenta}</Link>
          </p>
        </>
      )}
    </AccountPage>
  );
}
