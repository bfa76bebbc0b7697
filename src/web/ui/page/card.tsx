import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** `sign` is the yellow panel with its keyline: one on a page at most; `night` is asphalt in both schemes. */
  look?: 'plain' | 'sunk' | 'sign' | 'night' | undefined;
  /** The link in the title takes the whole card: the title must be an `<a>` inside `children`, marked `data-card-link`. */
  pressable?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

export const Card = ({ as: Tag = 'div', look = 'plain', pressable, className, children, ...rest }: CardProps) => (
  <Tag
    {...rest}
    className={classNames(styles.card, className)}
    data-look={look}
    data-pressable={pressable || undefined}
  >
    {children}
  </Tag>
);
