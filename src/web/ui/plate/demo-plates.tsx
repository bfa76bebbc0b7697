import type { ReactNode } from 'react';
import styles from './demo-plates.module.css';

/** Plates that a demo knows, folded away: they are for whoever tries the shop out. Nothing where there are none. */
export const DemoPlates = ({
  title,
  plates,
  children,
}: {
  readonly title: string;
  readonly plates: readonly string[];
  /** How each can be taken. */
  readonly children: (plate: string) => ReactNode;
}) =>
  plates.length > 0 && (
    <details className={styles.demo}>
      <summary>{title}</summary>
      {plates.map((plate) => (
        <span key={plate}>{children(plate)}</span>
      ))}
    </details>
  );
