import type { ReactNode } from 'react';
import styles from './by-width.module.css';

/** The same matter in two shapes: one for wide screens, one for a phone. Both are in the page, one is shown. */
export const ByWidth = ({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }) => (
  <>
    <div className={styles.wide}>{wide}</div>
    <div className={styles.narrow}>{narrow}</div>
  </>
);
