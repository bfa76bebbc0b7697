import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** What the figure is: "Total con montaje". */
  title?: ReactNode;
  /** Usually a `<Price size="s">`. */
  total?: ReactNode;
  /** The one main button. */
  children: ReactNode;
}

/** On small screens: the total and the way forward, always within reach of the thumb. Put it last in the page's main. */
export const StickyBar = ({ title, total, children }: StickyBarProps) => (
  <div className={styles.bar}>
    {total && (
      <p className={styles.total}>
        {title && <span className={styles.title}>{title}</span>}
        {total}
      </p>
    )}
    <div className={styles.action}>{children}</div>
  </div>
);
