import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** Why there is nothing, and what would bring something. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A road that ends: nothing found, nothing in the basket. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <span className={styles.road} aria-hidden="true" />
    <h2>{title}</h2>
    {children && <div className={styles.text}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
