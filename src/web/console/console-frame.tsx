import looks from './console.css?url';
import type { Language } from '#domain/language.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useShellTexts } from '#web/shell/texts.ts';
import { useArrivalFocus } from '#web/shell/arrival-focus.ts';
import { Wordmark } from '#web/ui/page/wordmark.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { consoleAddresses, type ConsolePage } from './console-addresses.ts';
import { OpenedContext } from './opened.ts';
import { useConsoleTexts } from './texts.ts';
import { useActing } from './use-acting.ts';
import styles from './console-frame.module.css';
import { classNames } from '#web/ui/page/class-names.ts';

const other: Record<Language, Language> = { es: 'ca', ca: 'es' };

interface ConsoleFrameProps {
  page: ConsolePage;
  title: string;
  /** The ways to the pages beside this one. */
  rooms?: ReactNode;
  /** Who is signed in, and the way out. */
  tools?: ReactNode;
  /** Which workshop it is about. */
  place?: ReactNode;
  /** Fills the window, and scrolls inside it. */
  room?: 'day' | undefined;
  children: ReactNode;
}

/** The page that was last here: each has a frame of its own. */
let last: string | null = null;

/** Around every page of the staff: calm, no shop. Its looks are a sheet of their own, so that the shop's does not grow. */
export const ConsoleFrame = ({ page, title, rooms, tools, place, room, children }: ConsoleFrameProps) => {
  const t = useConsoleTexts();
  const shell = useShellTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  useArrivalFocus(pathname, last ?? pathname);
  useEffect(() => {
    last = pathname;
  }, [pathname]);
  useActing();
  const [opened, setOpened] = useState<string | null>(null);
  const there = other[language];
  return (
    <div className={styles.console} data-room={room}>
      <link rel="stylesheet" href={looks} precedence="console" />
      <PageMeta title={opened ?? title} index={false} />
      <header className={styles.head}>
        <a className={classNames('spoken', styles.skip)} href="#main">
          {shell.saltar}
        </a>
        <div className={styles.bar}>
          <Link className={styles.home} to={consoleAddresses.console[language]} aria-label={t.inicio}>
            <Wordmark />
            <span>{t.taller}</span>
          </Link>
          {place}
          <div className={styles.tools}>
            {tools}
            <a href={consoleAddresses[page][there] + search} lang={there} hrefLang={there}>
              {shell.otroIdioma}
            </a>
          </div>
          {rooms && (
            <nav className={styles.rooms} aria-label={t.secciones}>
              {rooms}
            </nav>
          )}
        </div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <OpenedContext value={setOpened}>{children}</OpenedContext>
      </main>
    </div>
  );
};
