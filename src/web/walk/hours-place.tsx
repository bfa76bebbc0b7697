import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import type { ReactNode } from 'react';
import { HourChoice } from './hour-choice.tsx';
import styles from './hours-place.module.css';
import type { HoursRoom } from './time-choice.ts';

/** What stands in the place of a day's hours, and takes no less room than they would. */
export const HoursPlace = ({ t, room, children }: { t: TimeChoiceTexts; room: HoursRoom; children: ReactNode }) => (
  <div className={styles.place}>
    <div className={styles.room} aria-hidden="true">
      <HourChoice t={t} legend={t.hora} times={[]} room={room} />
    </div>
    <div className={styles.instead}>{children}</div>
  </div>
);
