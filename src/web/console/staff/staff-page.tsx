import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { useState } from 'react';
import { useSignedIn } from '../use-signed-in.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ToAgenda } from '../to-agenda.tsx';
import gate from '../log-in-page.module.css';
import { staffApi } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';

/** An administrator helps staff who lost what they prove themselves with. */
export default function StaffPage() {
  const t = useConsoleTexts();
  const language = useLanguage();
  const staff = useSignedIn();
  const [done, setDone] = useState<string | null>(null);
  const send = async (form: FormData): Promise<SendOutcome> => {
    const email = fieldText(form, 'email');
    setDone(null);
    await staffApi(language)('resetSecondFactor', { body: { email } });
    setDone(email);
    return null;
  };
  return (
    <ConsoleFrame page="consoleStaff" title={t.personal} tools={<ToAgenda />}>
      <div className={gate.gate}>
        <h1 tabIndex={-1}>{t.personal}</h1>
        {staff && staff.rol !== 'administrador' && <Notice>{t.soloAdministra}</Notice>}
        {staff?.rol === 'administrador' && (
          <Stack>
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
        )}
      </div>
    </ConsoleFrame>
  );
}
