import { Refused } from '#web/api.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldSecret, fieldText } from '#web/ui/form-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/page-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { signInStaff } from './staff-session.ts';
import { useConsoleTexts } from './texts.ts';

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

export default function LogInPage() {
  const t = useConsoleTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const reasons: Readonly<Record<string, string>> = {
    entra: t.primeroEntra,
    caducada: t.sesionCaducada,
    salida: t.hasSalido,
  };
  const reason = reasons[search.get('motivo') ?? ''];

  // What is wrong stands on the page by now: the first such field, or what was refused, has the focus.
  useEffect(() => {
    if (!wrong.error && !wrong.errors) return;
    (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? trouble.current)?.focus();
  }, [wrong]);

  const refused = (error: unknown): Wrong => {
    if (!(error instanceof Refused)) return { error: t.sinConexion };
    const { code, error: sentence, errors } = error.problem;
    if (code === 'sin-permiso') return { error: t.noEsPersonal };
    return errors ? { errors } : { error: sentence };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const email = fieldText(typed, 'email');
    const password = fieldSecret(typed, 'password');
    if (!email || !password)
      return setWrong({
        errors: { ...(email ? {} : { email: t.correoFalta }), ...(password ? {} : { password: t.contrasenaFalta }) },
      });
    setBusy(true);
    try {
      await signInStaff(language, email, password);
    } catch (error) {
      setBusy(false);
      return setWrong(refused(error));
    }
    await navigate(onwards(search.get('vuelve'), language), { replace: true });
  };

  return (
    <ConsoleFrame page="consoleLogIn" title={t.entrarTitulo}>
      <div className="console-gate">
        <h1 tabIndex={-1}>{t.entrarTitulo}</h1>
        <p className="console-lead">{t.entrarTexto}</p>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <noscript>
              <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
            </noscript>
            {wrong.error ? (
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
              error={wrong.errors?.email}
            />
            <TextField
              label={t.contrasena}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={200}
              required
              error={wrong.errors?.password}
            />
            <div>
              <Button type="submit" busy={busy}>
                {t.entrar}
              </Button>
            </div>
          </Stack>
        </form>
      </div>
    </ConsoleFrame>
  );
}
