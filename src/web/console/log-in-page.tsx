import { browserApi, Refused } from '#web/api.ts';
import type { ConsoleTexts } from '#i18n/es/console.ts';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { SignInForm, type Credentials } from '#web/sign-in/sign-in-form.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { Stack } from '#web/ui/page/page-layout.tsx';
import { useInBrowser } from '#web/in-browser.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { consoleAddresses } from './console-addresses.ts';
import { ConsoleFrame } from './console-frame.tsx';
import { enterAsStaff } from './staff-session.ts';
import { useConsoleTexts } from './texts.ts';
import styles from './log-in-page.module.css';

/** Where to go on: back to the page that was asked for, and never out of the console. */
const onwards = (asked: string | null, language: Language): string => {
  // Who acts in somebody's name says anew whose; the log-in itself is no place to go on to.
  const { consoleImpersonate: _, consoleLogIn: __, ...open } = consoleAddresses;
  const rooms = Object.values(open).map((room) => room[language]);
  const known = asked !== null && rooms.some((room) => asked === room || asked.startsWith(`${room}?`));
  return known ? asked : consoleAddresses.console[language];
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

/** Signing in as customers do, and then on to the page that was asked for. */
const LogInForm = () => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Sent by the browser itself, a password would stand in the address.
  const ready = useInBrowser();
  const reason = reasonOf(search.get('motivo'), t);
  const enterWith = async (session: { readonly token: string }): Promise<SendOutcome> => {
    try {
      await enterAsStaff(language, session);
    } catch (failure) {
      if (failure instanceof Refused && failure.problem.code === 'sin-permiso') return { error: t.noEsPersonal };
      throw failure;
    }
    return null;
  };
  const signIn = async (credentials: Credentials) =>
    await enterWith(await browserApi(language)('authenticate', { body: credentials }));
  return (
    <Stack>
      <noscript>
        <Notice tone="warning">{t.haceFaltaJavascript}</Notice>
      </noscript>
      {reason && <Notice quiet>{reason}</Notice>}
      {ready && (
        <SignInForm
          signIn={signIn}
          enterWith={enterWith}
          onDone={async () => await navigate(onwards(search.get('vuelve'), language), { replace: true })}
        />
      )}
    </Stack>
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
