import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import styles from './time-skeleton.module.css';

const several = (count: number) => Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="chip" />);

/** The head, the days and the hours while they are on their way, as tall as they will be. */
export const TimeSkeleton = ({ text }: { text: string }) => (
  <Waiting text={text} className={styles.whole}>
    <div className={styles.head}>
      <Skeleton shape="short" />
      <Skeleton shape="short" />
    </div>
    <Skeleton shape="short" />
    <div className={styles.first}>{several(4)}</div>
    <Skeleton shape="short" />
    <div className={styles.days}>{several(28)}</div>
    <Skeleton shape="short" />
    <div className={styles.hours}>{several(12)}</div>
  </Waiting>
);
