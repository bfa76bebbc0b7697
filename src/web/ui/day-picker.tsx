import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './page/field.tsx';
import styles from './day-picker.module.css';

export interface PickableDay {
  /** `2026-11-23`. */
  readonly value: string;
  /** "23". */
  readonly day: string;
  /** "dic", beside the number where a month begins. */
  readonly month?: string | undefined;
  /** Its column, 1 to 7. */
  readonly weekday: number;
  /** The first free time, "9:15"; without one the day cannot be chosen. */
  readonly first?: string | undefined;
  /** The whole date, read aloud: "lunes, 23 de noviembre". */
  readonly spoken: string;
}

interface DayPickerProps {
  name: string;
  legend: ReactNode;
  /** "noviembre y diciembre", beside the legend. */
  months: ReactNode;
  /** "lun", "mar", from Monday on. */
  weekdays: readonly string[];
  /** Without gaps, the first one first. */
  days: readonly PickableDay[];
  texts: {
    /** "desde las 9:15", of the first time. */ from: (time: string) => string;
    /** "sin horas" */ none: string;
  };
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: ReactNode;
  onChoose?: ((value: string) => void) | undefined;
  /** Days without times can be chosen too, because the page then says why there are none. */
  explained?: boolean;
}

/** Days in weeks, each a radio: arrow keys go from day to day, as in any set of choices. */
export function DayPicker({
  name,
  legend,
  months,
  weekdays,
  days,
  texts,
  value,
  defaultValue,
  error,
  onChoose,
  explained,
}: DayPickerProps) {
  const id = useId();
  const before = (days[0]?.weekday ?? 1) - 1;
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.months}>{months}</p>
      <div className={styles.weeks}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {Array.from({ length: before }, (_, place) => (
          <span key={place} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <label key={day.value} className={styles.day} data-empty={day.first ? undefined : true}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={day.value}
              disabled={!day.first && !explained}
              {...(value === undefined
                ? { defaultChecked: defaultValue === day.value }
                : { checked: value === day.value })}
              onChange={onChoose && (() => onChoose(day.value))}
            />
            <span className="spoken">
              {day.spoken}, {day.first ? texts.from(day.first) : texts.none}
            </span>
            <b className={styles.number} aria-hidden="true">
              {day.day}
              {day.month && <small> {day.month}</small>}
            </b>
            <span className={styles.first} aria-hidden="true">
              {day.first ?? '–'}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
