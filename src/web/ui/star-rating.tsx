import type { ReactNode } from 'react';
import styles from './star-rating.module.css';

/** `value` from 0 to 5; `text` says it in words and is what is read aloud: "4,6 de 5, 132 opiniones". */
export const StarRating = ({ value, text }: { value: number; text: ReactNode }) => (
  <span className={styles.rating}>
    <span className={styles.stars} data-halves={Math.round(value * 2)} aria-hidden="true" />
    <span>{text}</span>
  </span>
);
