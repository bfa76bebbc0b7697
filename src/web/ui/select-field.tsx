import { useEffect, useRef, type ComponentProps } from 'react';
import type { FieldText } from './page/field.tsx';
import { Field } from './page/field.tsx';
import { Icon } from './page/icon.tsx';
import styles from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
}

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, keyof FieldText> & {
    options: readonly SelectOption[];
    /** The text of the first, empty choice. */
    empty?: string | undefined;
    /** Set while the options are on their way: the box stays, nothing can be chosen. */
    loading?: boolean | undefined;
  };

export const SelectField = ({
  label,
  hint,
  error,
  optional,
  id,
  options,
  empty,
  loading,
  disabled,
  ...select
}: SelectFieldProps) => {
  const box = useRef<HTMLSelectElement>(null);
  const shown = useRef(select.value);
  useEffect(() => {
    // What was chosen before the page came alive is told of by no event.
    if (box.current && shown.current !== undefined && box.current.value !== String(shown.current))
      box.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <span className={styles.box} data-loading={loading || undefined}>
          <select
            {...select}
            {...control}
            ref={box}
            className={styles.select}
            disabled={disabled || loading}
            aria-busy={loading || undefined}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(({ value, text, disabled: closed }) => (
              <option key={value} value={value} disabled={closed}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={styles.mark} />
        </span>
      )}
    </Field>
  );
};
