import styles from './completion.module.css';
import { useAreaTexts } from './texts.ts';

/** How much of an account is there. */
export const Completion = ({ percent }: { percent: number }) => {
  const t = useAreaTexts();
  return (
    <div className={styles.completion}>
      <p>
        <span>{percent === 100 ? t.completo : t.porCompletar}</span> <b>{percent} %</b>
      </p>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={t.porCompletar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
};
