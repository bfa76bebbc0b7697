import type { ChangeEvent, ComponentProps, FocusEvent, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './stepper.module.css';

type StepperProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  label: ReactNode;
  /** The label is for ears only: what is counted stands beside the stepper. */
  quietLabel?: boolean | undefined;
  texts: { less: string; more: string };
  /** A whole number within `min` and `max`; not called while the field is empty. */
  onQuantity?: ((cantidad: number) => void) | undefined;
  /** More was typed than `max`. */
  onTooMany?: ((typed: number) => void) | undefined;
};

/** Steps the browser's own number field, and tells React as typing would. */
const step =
  (by: 1 | -1) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.parentElement?.querySelector('input');
    if (!box) return;
    if (by > 0) box.stepUp();
    else box.stepDown();
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };

/** Without JavaScript the two buttons are not there and the number is typed. */
export function Stepper({
  label,
  quietLabel,
  texts,
  onQuantity,
  onTooMany,
  id,
  min = 1,
  max = 20,
  ...input
}: StepperProps) {
  const made = useId();
  const own = id ?? made;
  const count = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value && target.validity.valid) onQuantity?.(target.valueAsNumber);
    else if (target.validity.rangeOverflow) onTooMany?.(target.valueAsNumber);
  };
  /** What was not taken does not stay beside a total that is for another number. */
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (!target.value || !target.validity.valid) target.value = String(input.defaultValue ?? min);
  };
  return (
    <div className={styles.stepper}>
      <label className={quietLabel ? 'spoken' : styles.label} htmlFor={own}>
        {label}
      </label>
      <span className={styles.box}>
        <button
          className={styles.button}
          type="button"
          aria-label={texts.less}
          aria-controls={own}
          onClick={step(-1)}
          disabled={input.disabled}
        >
          <Icon name="minus" />
        </button>
        <input
          {...input}
          className={styles.input}
          id={own}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          onChange={onQuantity && count}
          onBlur={onQuantity && leave}
        />
        <button
          className={styles.button}
          type="button"
          aria-label={texts.more}
          aria-controls={own}
          onClick={step(1)}
          disabled={input.disabled}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}
