import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './workshop-card.module.css';

interface WorkshopCardProps {
  id?: string | undefined;
  /** The workshop's name; a link to its page, marked `data-card-link`, takes the whole card. */
  title: ReactNode;
  direccion: ReactNode;
  /** A `<WorkshopFront>`. */
  picture?: ReactNode;
  /** Where the picture stands: above what a phone shows, or only where there is room beside it. */
  room?: 'above' | 'beside';
  /** "a 3,2 km". */
  distance?: ReactNode;
  /** A `<FirstFreeTime>`. */
  firstFree?: ReactNode;
  /** "Abierto hasta las 19:30". */
  hours?: ReactNode;
  /** Badges: open at midday, Saturdays, alignment. */
  tags?: ReactNode;
  /** The button or link that chooses it. */
  action?: ReactNode;
  /** The one chosen now. */
  chosen?: boolean | undefined;
  /** Heading level in the page. */
  level?: 2 | 3 | undefined;
}

export function WorkshopCard({
  id,
  title,
  direccion,
  picture,
  room = 'above',
  distance,
  firstFree,
  hours,
  tags,
  action,
  chosen,
  level = 3,
}: WorkshopCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      id={id}
      className={styles.workshop}
      data-chosen={chosen || undefined}
      data-pressable
      data-pictured={picture ? room : undefined}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {distance && (
            <span className={styles.distance}>
              <Icon name="pin" />
              {distance}
            </span>
          )}
        </div>
        <p className={styles.line}>{direccion}</p>
        {hours && <p className={styles.line}>{hours}</p>}
        {tags && <div className={styles.tags}>{tags}</div>}
        {firstFree}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
