import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { Passkeys } from '#web/sign-in/passkeys/passkeys.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useSignedIn } from '../use-signed-in.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import gate from '../log-in-page.module.css';
import { staffApi, useStaff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';

/** An administrator helps staff who lost what they prove themselves with. */
const LostFactor = () => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const [done, setDone] = useState<string | null>(null);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const email = fieldText(form, 'email');
    setDone(null);
    await staffApi(language)('resetSecondFactor', { body: { email } });
    setDone(email);
    return null;
  };
  return (
    <Card>
      <Stack>
        <h2>{t.factorPerdido}</h2>
        <p>{t.factorQuitarTexto}</p>
        {done !== null && <Notice tone="success">{t.factorQuitado(done)}</Notice>}
        <AccountForm submit={t.factorQuitar} look="danger" send={send}>
          {(errors) => (
            <TextField
              label={t.correoPersonal}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              required
              error={errors['email']}
            />
          )}
        </AccountForm>
      </Stack>
    </Card>
  );
};

/** What whoever works here proves themselves with, and what an administrator does for those who lost theirs. */
export default function StaffPage() {
  const t = useConsoleTexts();
  const staff = useSignedIn();
  const { token } = useStaff();
  const administers = staff?.rol === 'administrador';
  const title = administers ? t.personal : t.tuAcceso;
  return (
    <ConsoleFrame page="consoleStaff" title={title} tools={<ToAgenda />}>
      <div className={gate.gate}>
        <Stack>
          <h1 tabIndex={-1}>{title}</h1>
          {staff && token && <Passkeys userId={staff.idUser} token={token} />}
          {administers && <LostFactor />}
        </Stack>
      </div>
    </ConsoleFrame>
  );
}
