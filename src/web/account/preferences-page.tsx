import type { UserData } from '#contract/accounts.ts';
import { apiOf, browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { unlessRefused } from '#web/refused.ts';
import { useSession } from '#web/stored/session-store.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { AreaPage } from './area/area-page.tsx';
import { DeleteAccount } from './leaving/delete-account.tsx';
import { TakeData } from './leaving/take-data.tsx';
import { MailChoices, OwnMailChoices } from './mail-choices.tsx';
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

const linkOf = (url: URL): string | null => url.searchParams.get('firma')?.slice(0, 80) || null;

/** By the link of a letter; without one it is the room of an account, of which the server knows nothing. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const x = linkOf(url);
  return {
    linked: x !== null,
    choices: x && (await unlessRefused(apiOf(context)('readMailChoices', { params: { x } }))),
  };
};

export const action = async ({ context, request, url }: ActionFunctionArgs) => {
  const x = linkOf(url);
  const body = { newsletter: (await request.formData()).has('newsletter') };
  return {
    saved: x !== null && (await unlessRefused(apiOf(context)('changeMailChoices', { params: { x }, body }))) !== null,
  };
};

/** Which letters somebody gets, and how an account is kept safe: its address, its password, and where it is open. */
export default function PreferencesPage() {
  const { linked, choices } = useLoaderData<typeof loader>();
  const saved = useActionData<typeof action>()?.saved ?? false;
  return linked ? <MailChoices choices={choices || null} saved={saved} /> : <PreferencesRoom />;
}

const PreferencesRoom = () => {
  const t = useAccountTexts();
  const isRead = useSession(({ updateSuccess }) => updateSuccess);
  return (
    <AreaPage room="preferences" title={t.preferencias}>
      {({ user, token }) => (
        <>
          {isRead && !user.emailProbado && <Unproved user={user} token={token} />}
          <OwnMailChoices />
          <SecurityRoom userId={user.idUser} token={token} />
          <TakeData user={user} token={token} />
          <DeleteAccount userId={user.idUser} token={token} />
        </>
      )}
    </AreaPage>
  );
};
