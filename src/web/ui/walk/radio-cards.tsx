import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from '../page/field.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** At the end of the card: a price, a badge, a drawing. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioCardsProps {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly RadioCard[];
  /** `fit` puts short cards side by side. */
  layout?: 'list' | 'fit' | undefined;
  /** Give `value` and `onChoose` to hold the choice yourself, `defaultValue` to leave it to the form. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  /** Sends an empty value behind what is chosen, or alone: `useLeftEmpty` knows by it that nothing was. */
  tellsEmpty?: boolean | undefined;
  onChoose?: ((value: string) => void) | undefined;
}

export function RadioCards({
  name,
  legend,
  hint,
  error,
  options,
  layout = 'list',
  value,
  defaultValue,
  required,
  tellsEmpty,
  onChoose,
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.set}
      data-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={onChoose && (() => onChoose(option.value))}
            />
            <span className={styles.body}>
              <span className={styles.title}>{option.title}</span>
              {option.text && <span className={styles.text}>{option.text}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {tellsEmpty && <input type="hidden" name={name} value="" />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
