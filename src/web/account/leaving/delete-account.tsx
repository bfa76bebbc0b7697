import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { signOut } from '#web/stored/session-store.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gone } from './account-gone.tsx';
import { ProofField, proofIn } from './proof-field.tsx';
import { useLeaveAccountTexts } from './texts.ts';

const Confirm = ({ userId, token, onLeave }: { userId: string; token: string; onLeave: () => void }) => {
  const t = useLeaveAccountTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const send = async (form: FormData): Promise<SendOutcome> => {
    const proof = await proofIn(form, language, { userId, token });
    const body = { ...proof, anularCitas: form.get('citas') !== null };
    await browserApi(language)('deleteUser', { params: { id: userId }, body }, { token });
    await navigate('.', { replace: true, state: gone });
    await signOut();
    return null;
  };
  return (
    <>
      <AccountForm submit={t.confirmar} look="danger" send={send}>
        {(errors) => (
          <>
            <Notice tone="warning">{t.seguro}</Notice>
            <ProofField error={errors['password']} />
            <label>
              <input type="checkbox" name="citas" /> {t.citas}
            </label>
          </>
        )}
      </AccountForm>
      <div>
        <Button look="quiet" onClick={onLeave}>
          {t.dejarlo}
        </Button>
      </div>
    </>
  );
};

/** The way out of an account, in two steps: what goes, and whose it is. */
export const DeleteAccount = ({ userId, token }: { userId: string; token: string }) => {
  const t = useLeaveAccountTexts();
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <Stack>
        <h2>{t.borrar}</h2>
        <p>{t.borrarTexto}</p>
        {asked ? (
          <Confirm userId={userId} token={token} onLeave={() => setAsked(false)} />
        ) : (
          <div>
            <Button look="secondary" onClick={() => setAsked(true)}>
              {t.empezar}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
