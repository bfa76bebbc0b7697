import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** A value of a filter that can be ticked, with what it would leave. */
export const FilterChoice = ({
  name,
  value,
  chosen,
  total,
  children,
}: {
  name: string;
  value: string | number;
  chosen: boolean;
  total: number;
  children: ReactNode;
}) => (
  <label className={styles.choice}>
    <input type="checkbox" name={name} value={value} defaultChecked={chosen} disabled={total === 0 && !chosen} />
    <span>{children}</span>
    <span>{total}</span>
  </label>
);
