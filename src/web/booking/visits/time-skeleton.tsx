import { Skeleton, Waiting } from '#web/ui/walk/skeleton.tsx';
import styles from './time-skeleton.module.css';
import { useVisitTexts } from './texts.ts';

const several = (count: number) => Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="chip" />);

/** The hours of a day while they are on their way. */
export const HourSkeleton = () => (
  <Waiting text={useVisitTexts().cargando} className={styles.hours}>
    {several(12)}
  </Waiting>
);

/** Days and hours while they are on their way, as tall as they will be. */
export const TimeSkeleton = () => (
  <Waiting text={useVisitTexts().cargando} className={styles.whole}>
    <Skeleton shape="short" />
    <div className={styles.days}>{several(25)}</div>
    <Skeleton shape="short" />
    <div className={styles.hours}>{several(12)}</div>
  </Waiting>
);
