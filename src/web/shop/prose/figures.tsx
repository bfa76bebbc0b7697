import styles from './figures.module.css';

/** What is worth remembering of a page, large as on a road sign. */
export const Figures = ({ figures }: { figures: readonly (readonly [string, string])[] }) => (
  <dl className={styles.figures}>
    {figures.map(([figure, meaning]) => (
      <div key={figure + meaning} className={styles.one}>
        <dt>{figure}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
