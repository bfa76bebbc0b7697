import styles from './dot.module.css';

/** The end of a DOT code as it is moulded on a sidewall: week and year stand out. */
export const Dot = () => (
  <p className={styles.dot} aria-hidden="true">
    <span>DOT 9HXX AB12</span> <b>3524</b>
  </p>
);
