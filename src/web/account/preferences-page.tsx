import type { UserData } from '#contract/accounts.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { AreaPage } from './area/area-page.tsx';
import { DeleteAccount } from './leaving/delete-account.tsx';
import { TakeData } from './leaving/take-data.tsx';
import { SecurityRoom } from './security/security-room.tsx';
import { useAccountTexts } from '#web/sign-in/texts.ts';

interface OwnProps {
  user: UserData;
  token: string;
}

/** An address that is not proved yet, and the way to another letter. */
const Unproved = ({ user, token }: OwnProps) => {
  const t = useAccountTexts();
  const language = useLanguage();
  const [sent, setSent] = useState(false);
  const send = async (): Promise<SendOutcome> => {
    await browserApi(language)('sendProof', { params: { id: user.idUser } }, { token });
    setSent(true);
    return null;
  };
  return (
    <Card>
      <Stack>
        <h2>{t.correoSinConfirmar}</h2>
        <p>{t.correoSinConfirmarTexto(user.email)}</p>
        {sent ? (
          <Notice tone="success">{t.enviadoOtro(user.email)}</Notice>
        ) : (
          <AccountForm submit={t.enviarOtro} send={send}>
            {() => null}
          </AccountForm>
        )}
      </Stack>
    </Card>
  );
};

/** How an account is kept safe: its address, its password, and where it is open. */
export default function PreferencesPage() {
  const t = useAccountTexts();
  const isRead = useSession(({ updateSuccess }) => updateSuccess);
  return (
    <AreaPage room="preferences" title={t.preferencias}>
      {({ user, token }) => (
        <>
          {isRead && !user.emailProbado && <Unproved user={user} token={token} />}
          <SecurityRoom userId={user.idUser} token={token} />
          <TakeData user={user} token={token} />
          <DeleteAccount userId={user.idUser} token={token} />
        </>
      )}
    </AreaPage>
  );
}
