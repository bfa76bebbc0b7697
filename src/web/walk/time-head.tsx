import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import type { ReactNode } from 'react';
import { durationParts } from './time-choice.ts';
import styles from './time-head.module.css';

interface TimeHeadProps {
  readonly t: TimeChoiceTexts;
  /** "Rodera Balaguer". */
  readonly where: string;
  /** Its address, or what is done there. */
  readonly detail?: string | undefined;
  readonly minutes: number;
  /** The links to another workshop or service. */
  readonly others: ReactNode;
  /** A `HoldClock`, once a time is held; its room is kept from the start. */
  readonly hold: ReactNode;
}

/** Where it is, how long it takes, and the time that is held: what a choice of a time goes by. */
export const TimeHead = ({ t, where, detail, minutes, others, hold }: TimeHeadProps) => {
  const { hours, rest } = durationParts(minutes);
  return (
    <div className={styles.head}>
      <p className={styles.place}>
        <Icon name="pin" />
        <span>
          <b>{where}</b>
          {detail && ' · '}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </p>
      <p className={styles.place}>
        <Icon name="clock" />
        <span>{t.dura(hours, rest)}</span>
      </p>
      <div className={styles.others}>{others}</div>
      <div className={styles.hold}>{hold || <p className={styles.hint}>{t.teLaGuardamos}</p>}</div>
    </div>
  );
};
