import type { ComponentProps } from 'react';
import type { FieldText } from './field.tsx';
import { Field } from './field.tsx';
import styles from './text-field.module.css';

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, keyof FieldText> & {
    /** Shown inside the box after what is typed, as `km` or `€`. */
    unit?: string | undefined;
    /** How many characters the answer usually has: the box is as long as its answer. */
    length?: 'short' | 'middle' | undefined;
  };

export const TextField = ({ label, hint, error, optional, id, unit, length, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id}>
    {(control) => (
      <span className={styles.box} data-length={length}>
        <input type="text" {...input} {...control} className={styles.input} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    )}
  </Field>
);
