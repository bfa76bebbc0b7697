import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './empty-day.module.css';

/** What would open a day, or take its place: one tap that holds a time. */
export interface WayOut {
  readonly key: string;
  readonly text: string;
  /** The hour, where it stands apart from the text. */
  readonly time?: string;
  readonly onTake: () => Promise<void>;
}

interface EmptyDayProps {
  /** "El martes 24 de noviembre no hay horas". */
  readonly title: string;
  /** Why not. */
  readonly children: ReactNode;
  readonly ways: readonly WayOut[];
  /** Puts the ways into a list under a title of its own. */
  readonly waysTitle?: string;
}

const WaysList = ({ title, ways }: { title: string; ways: readonly WayOut[] }) => (
  <section aria-labelledby="salidas">
    <h2 id="salidas" className={styles.title}>
      {title}
    </h2>
    <ul className={styles.ways}>
      {ways.map(({ key, text, time, onTake }) => (
        <li key={key}>
          <button type="button" className={styles.way} onClick={() => void onTake()}>
            <span>{text}</span> <b>{time}</b>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** Why a day has no time, and the ways out of it. */
export const EmptyDay = ({ title, children, ways, waysTitle }: EmptyDayProps) => (
  <>
    <Notice title={title}>{children}</Notice>
    {ways.length > 0 && waysTitle !== undefined && <WaysList title={waysTitle} ways={ways} />}
    {waysTitle === undefined &&
      ways.map(({ key, text, onTake }) => (
        <p key={key}>
          <Button look="secondary" onClick={() => void onTake()}>
            {text}
          </Button>
        </p>
      ))}
  </>
);

/** Stands for it while it is asked for. */
export const EmptyDaySkeleton = ({ text }: { text: string }) => (
  <Waiting text={text} className={styles.waiting}>
    <Skeleton shape="field" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Waiting>
);
