import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './page/field.tsx';
import styles from './time-picker.module.css';

interface TimePickerProps {
  name: string;
  legend: ReactNode;
  /** "Por la mañana", "Por la tarde"; a group without times is left out. */
  groups: readonly { readonly title: string; readonly times: readonly string[] }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  error?: ReactNode;
  onChoose?: ((value: string) => void) | undefined;
}

export function TimePicker({ name, legend, groups, value, defaultValue, error, onChoose }: TimePickerProps) {
  const id = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {groups.map(
        ({ title, times }, index) =>
          times.length > 0 && (
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
                    {time.replace(/^0/, '')}
                  </label>
                ))}
              </div>
            </div>
          ),
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
