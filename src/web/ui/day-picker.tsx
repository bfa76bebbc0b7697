import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './page/field.tsx';
import styles from './day-picker.module.css';

export interface PickableDay {
  /** `2026-11-23`. */
  readonly value: string;
  /** "lun", above the number. */
  readonly weekday: string;
  /** "23". */
  readonly day: string;
  /** "nov", below the number. */
  readonly month: string;
  /** The first free time, "9:15"; without one the day cannot be chosen. */
  readonly first?: string | undefined;
  /** The whole date, read aloud: "lunes, 23 de noviembre". */
  readonly spoken: string;
}

interface DayPickerProps {
  name: string;
  legend: ReactNode;
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

export function DayPicker({
  name,
  legend,
  days,
  texts,
  value,
  defaultValue,
  error,
  onChoose,
  explained,
}: DayPickerProps) {
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.days}>
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
            <span className={styles.weekday} aria-hidden="true">
              {day.weekday}
            </span>
            <b className={styles.number} aria-hidden="true">
              {day.day} <small>{day.month}</small>
            </b>
            <span className={styles.first} aria-hidden="true">
              {day.first ?? texts.none}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
