import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, fieldStyles } from './page/field.tsx';
import styles from './check-field.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the end of the line, as the price of a service. */
  aside?: ReactNode;
  /** A box of its own around it: for services and extras. */
  boxed?: boolean | undefined;
};

export function CheckField({ label, hint, error, aside, boxed, id, ...input }: CheckFieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className={fieldStyles.field}>
      <div className={styles.line} data-boxed={boxed || undefined}>
        <input
          {...input}
          type="checkbox"
          id={own}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label className={styles.label} htmlFor={own}>
          {label}
        </label>
        {aside && <div className={styles.aside}>{aside}</div>}
        {hint && (
          <p className={styles.hint} id={`${own}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
