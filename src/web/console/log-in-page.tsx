import { Refused } from '#web/api.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { TextField } from '#web/ui/page/text-field.tsx';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { signInStaff } from './staff-session.ts';
import { useConsoleTexts } from './texts.ts';
import { useFocusTrouble } from './use-focus-trouble.ts';
import styles from './log-in-page.module.css';

interface Wrong {
  readonly error?: string;
  readonly errors?: { readonly email?: string; readonly password?: string };
}

/** Where to go on: back to the page that was asked for, and never out of the console. */
const onwards = (asked: string | null, language: Language): string => {
  const rooms = [consoleAddresses.console[language], consoleAddresses.consoleChanges[language]];
  const known = asked !== null && rooms.some((room) => asked === room || asked.startsWith(`${room}?`));
  return known ? asked : consoleAddresses.console[language];
};

/** Why the log-in was refused: it stands beside its field where the answer names one. */
const wrongOf = (error: unknown, t: ConsoleTexts): Wrong => {
  if (!(error instanceof Refused)) return { error: t.sinConexion };
  const { code, error: sentence, errors } = error.problem;
  if (code === 'sin-permiso') return { error: t.noEsPersonal };
  return errors ? { errors } : { error: sentence };
};

/** What is missing before anything is sent. */
const missingIn = (email: string, password: string, t: ConsoleTexts): Wrong | null =>
  email && password
    ? null
    : { errors: { ...(email ? {} : { email: t.correoFalta }), ...(password ? {} : { password: t.contrasenaFalta }) } };

/** Signing in, and then on to the page that was asked for. */
const useLogIn = () => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = fieldText(typed, 'email');
    const password = fieldSecret(typed, 'password');
    const missing = missingIn(email, password, t);
    if (missing) return setWrong(missing);
    setBusy(true);
    try {
      await signInStaff(language, email, password);
    } catch (error) {
      setBusy(false);
      return setWrong(wrongOf(error, t));
    }
    await navigate(onwards(search.get('vuelve'), language), { replace: true });
  };
  return { busy, wrong, submit };
};

/** Why this page is shown, where it was not asked for. */
const reasonOf = (motivo: string | null, t: ConsoleTexts): string | undefined => {
  const reasons: Readonly<Record<string, string>> = {
    entra: t.primeroEntra,
    caducada: t.sesionCaducada,
    salida: t.hasSalido,
  };
  return reasons[motivo ?? ''];
};

const LogInForm = () => {
  const t = useConsoleTexts();
  const [search] = useSearchParams();
  const { busy, wrong, submit } = useLogIn();
  const { form, trouble } = useFocusTrouble(wrong);
  const reason = reasonOf(search.get('motivo'), t);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <noscript>
          <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
        </noscript>
        {wrong?.error ? (
          <Notice tone="error" ref={trouble}>
            {wrong.error}
          </Notice>
        ) : (
          reason && <Notice quiet>{reason}</Notice>
        )}
        <TextField
          label={t.correo}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          error={wrong?.errors?.email}
        />
        <TextField
          label={t.contrasena}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={wrong?.errors?.password}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t.entrar}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

export default function LogInPage() {
  const t = useConsoleTexts();
  return (
    <ConsoleFrame page="consoleLogIn" title={t.entrarTitulo}>
      <div className={styles.gate}>
        <h1 tabIndex={-1}>{t.entrarTitulo}</h1>
        <p className={styles.lead}>{t.entrarTexto}</p>
        <LogInForm />
      </div>
    </ConsoleFrame>
  );
}
