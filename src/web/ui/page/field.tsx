import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; its presence is what makes the field invalid. */
  error?: ReactNode;
  /** The word for "optional", shown beside the label; required fields carry no mark. */
  optional?: string | undefined;
  id?: string | undefined;
}

/** Label above, hint below it, control, error under the control. For a control of your own; `TextField` is the usual one. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldText & { children: (control: FieldControl) => ReactNode }) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={own}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

export const fieldStyles = { hint: styles.hint, label: styles.label, field: styles.field };
