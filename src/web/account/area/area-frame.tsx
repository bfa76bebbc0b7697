import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { useSession } from '#web/stored/session-store.ts';
import { useSignOut } from '#web/stored/use-sign-out.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './area-frame.module.css';
import { rooms, type Room } from './rooms.ts';
import { useAreaTexts } from './texts.ts';

const LeftContext = createContext(false);

/** Whether who is asked in here has just signed out here. */
export const useHasLeft = (): boolean => useContext(LeftContext);

interface RoomsProps {
  current: Room;
  /** Null while it is not known who is in. */
  leaving: ReturnType<typeof useSignOut> | null;
}

const Rooms = ({ current, leaving }: RoomsProps) => {
  const t = useAreaTexts();
  const language = useLanguage();
  return (
    <nav className={styles.rooms} aria-label={t.salas}>
      <ul>
        {rooms.map(({ room, icon }) => (
          <li key={room}>
            <Link to={address(room, language)} aria-current={room === current ? 'page' : undefined}>
              <Icon name={icon} />
              {t.sala[room]}
            </Link>
          </li>
        ))}
        {leaving && (
          <li>
            <button type="button" aria-busy={leaving.busy} onClick={leaving.busy ? undefined : leaving.leave}>
              <Icon name="arrow" />
              {t.salir}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};

interface AreaFrameProps {
  room: Room;
  title: string;
  /** Its line is there from the start: what comes later would push the rooms from under a finger. */
  lead?: string | undefined;
  /** Whether somebody is known to be in: then the rooms stand beside what is shown. */
  inside: boolean;
  children: ReactNode;
}

/** What every room of the customer area stands in. No search engine keeps any of them. */
export const AreaFrame = ({ room, title, lead, inside, children }: AreaFrameProps) => {
  const t = useAreaTexts();
  const isIn = useSession(({ token }) => token !== null);
  const [left, setLeft] = useState(false);
  const leaving = useSignOut(() => setLeft(true));
  // Who came back, and whose session then ends by itself, has not left.
  if (left && isIn) setLeft(false);
  return (
    <Page width={inside ? 'page' : 'form'}>
      <PageMeta title={title} index={false} />
      <PageHead title={title} lead={left ? t.hasSalido : lead} />
      {inside ? (
        <div className={styles.area}>
          <Rooms current={room} leaving={isIn ? leaving : null} />
          <Stack className={styles.content}>
            {leaving.failed && <Notice tone="error">{t.problemaSalir}</Notice>}
            {children}
          </Stack>
        </div>
      ) : (
        <LeftContext value={left}>{children}</LeftContext>
      )}
    </Page>
  );
};
