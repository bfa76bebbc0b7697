import type { ComponentProps } from 'react';
import type { FieldText } from './page/field.tsx';
import { Field } from './page/field.tsx';
import styles from './text-area.module.css';

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, keyof FieldText>;

/** For what is told in sentences. */
export const TextArea = ({ label, hint, error, optional, id, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} id={id}>
    {(control) => <textarea rows={4} {...input} {...control} className={styles.area} />}
  </Field>
);
