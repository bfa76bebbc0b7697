import styles from './wordmark.module.css';

/** RODERA as it would stand on a sidewall: wide, cut with a flat tool, the O a wheel that leaves its track. */
export const Wordmark = () => (
  <svg className={styles.wordmark} viewBox="0 0 190 28" width="190" height="28" aria-hidden="true">
    <use href="/wordmark.svg#wordmark" />
  </svg>
);
