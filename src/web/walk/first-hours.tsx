import type { TimeChoiceTexts } from '#i18n/es/time-choice.ts';
import { useLanguage } from '#web/language.ts';
import { dayInShort } from '#web/ui/days.ts';
import { shortTime } from '#domain/short-time.ts';
import { useId } from 'react';
import styles from './first-hours.module.css';

interface FirstHour {
  readonly date: string;
  readonly time: string;
}

interface FirstHoursProps {
  readonly t: Pick<TimeChoiceTexts, 'primerasHoras' | 'primerasHorasEn'>;
  /** The workshop they are of, where several are listed; its name is the heading then. */
  readonly at?: string | undefined;
  readonly hours: readonly FirstHour[];
  /** The one that is held, or about to be. */
  readonly marked: FirstHour | null;
  readonly onTake: (hour: FirstHour) => void;
}

/** The first free hours, each one tap: most people want to come soon. */
export const FirstHours = ({ t, at, hours, marked, onTake }: FirstHoursProps) => {
  const language = useLanguage();
  const id = useId();
  if (hours.length === 0) return null;
  return (
    <section className={styles.first} {...(at ? { 'aria-label': t.primerasHorasEn(at) } : { 'aria-labelledby': id })}>
      {at ? (
        <p className={styles.title}>{t.primerasHoras}</p>
      ) : (
        <h2 id={id} className={styles.title}>
          {t.primerasHoras}
        </h2>
      )}
      <ul className={styles.hours}>
        {hours.map((hour) => {
          const { date, time } = hour;
          return (
            <li key={`${date} ${time}`}>
              <button
                type="button"
                className={styles.hour}
                aria-pressed={marked?.date === date && marked.time === time}
                onClick={() => onTake(hour)}
              >
                <span>{dayInShort(date, language)}</span> <b>{shortTime(time)}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
