import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonShape = 'wide' | 'small';

/** The attributes that make any link look like a button: `<Link to="…" {...buttonLink('secondary')}>`. */
export const buttonLink = (look: ButtonLook = 'primary', shape?: ButtonShape) => ({
  className: styles.button,
  'data-look': look,
  'data-shape': shape,
});

const swallow = (event: MouseEvent) => event.preventDefault();

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  shape?: ButtonShape | undefined;
  /** Keeps width and focus, shows a turning wheel and lets no second press through. */
  busy?: boolean | undefined;
}

/** One `primary` on a screen: the way forward. */
export const Button = ({ look, shape, busy, className, children, type = 'button', onClick, ...rest }: ButtonProps) => (
  <button
    {...rest}
    {...buttonLink(look, shape)}
    className={classNames(styles.button, className)}
    type={type}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? swallow : onClick}
  >
    <span className={styles.text}>{children}</span>
  </button>
);
