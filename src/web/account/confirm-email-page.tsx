import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { readUser, useSession } from '#web/stored/session-store.ts';
import { fieldSecret } from '#web/ui/form-fields.ts';
import { PersonFields } from '#web/walk/person-fields.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './link-token.ts';
import { useAccountLinksTexts } from './account-links-texts.ts';

/** The link that proves an address leads here. It is used by a tap, not by whatever looks at a letter's links. */
export default function ConfirmEmailPage() {
  const t = useAccountLinksTexts();
  const language = useLanguage();
  const token = useLinkToken();
  const [proved, setProved] = useState<string | null>(null);
  const session = useSession((state) => state.token);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const { email } = await browserApi(language)(
      'proveAccount',
      { body: { token: token ?? '', password: fieldSecret(form, 'password') || null } },
      { token: session ?? undefined },
    );
    setProved(email);
    await readUser();
    return null;
  };
  if (proved !== null)
    return (
      <AccountPage title={t.correoConfirmado}>
        <Notice tone="success">{t.correoConfirmadoTexto(proved)}</Notice>
        <p>
          <Link {...buttonLink('primary')} to={address(session === null ? 'logIn' : 'area', language)}>
            {session === null ? t.entrar : t.aMiCuenta}
          </Link>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={t.correoTitulo}>
      {token === '' ? (
        <Notice
          tone="warning"
          action={
            <Link {...buttonLink('secondary')} to={address('logIn', language)}>
              {t.entrar}
            </Link>
          }
        >
          {t.faltaEnlace}
        </Notice>
      ) : (
        <AccountForm submit={t.confirmarCorreo} send={send}>
          {(errors) => (
            <>
              <p>{t.correoTexto}</p>
              {(session === null || errors['password']) && (
                <>
                  <p>{t.correoClave}</p>
                  <PersonFields fields={['password']} t={t} errors={errors} />
                  <p>
                    <Link to={address('newPassword', language)}>{t.noLaSe}</Link>
                  </p>
                </>
              )}
            </>
          )}
        </AccountForm>
      )}
    </AccountPage>
  );
}
