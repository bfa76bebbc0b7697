import { shortTime } from '#domain/short-time.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './page/field.tsx';
import styles from './time-picker.module.css';

export interface TimeGroup {
  /** "Por la mañana", "Por la tarde". */
  readonly title: string;
  readonly times: readonly string[];
  /** Room is kept for so many, so that another day's hours move nothing. A group with neither is left out. */
  readonly room?: number | undefined;
}

interface TimePickerProps {
  name: string;
  legend: ReactNode;
  groups: readonly TimeGroup[];
  /** Said in a group that keeps its room and has no time: "sin horas". */
  none: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: ReactNode;
  onChoose?: ((value: string) => void) | undefined;
}

const Room = ({ taken, room = 0 }: { taken: number; room?: number | undefined }) =>
  Array.from({ length: Math.max(0, room - taken) }, (_, place) => (
    <span key={place} className={styles.room} aria-hidden="true" />
  ));

export function TimePicker({ name, legend, groups, none, value, defaultValue, error, onChoose }: TimePickerProps) {
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {groups.map(
        ({ title, times, room = 0 }, index) =>
          Math.max(times.length, room) > 0 && (
            <div key={title} role="group" aria-labelledby={`${id}-${index}`} className={styles.group}>
              <p id={`${id}-${index}`} className={styles.title}>
                {title}
              </p>
              <div className={styles.times}>
                {times.map((time) => (
                  <label key={time} className={styles.time}>
                    <input
                      className={styles.input}
                      type="radio"
                      name={name}
                      value={time}
                      {...(value === undefined
                        ? { defaultChecked: defaultValue === time }
                        : { checked: value === time })}
                      onChange={onChoose && (() => onChoose(time))}
                    />
                    {shortTime(time)}
                  </label>
                ))}
                {times.length === 0 && <p className={styles.none}>{none}</p>}
                <Room taken={Math.max(1, times.length)} room={room} />
              </div>
            </div>
          ),
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
