import styles from './stars.module.css';

/** A number of stars as it is drawn; what it means stands beside it, or is said. */
export const Stars = ({ estrellas, label }: { estrellas: number; label?: string | undefined }) => (
  <span
    className={styles.stars}
    data-halves={Math.round(estrellas * 2)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
