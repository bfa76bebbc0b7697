import { shortTime } from '#domain/short-time.ts';
import type { CSSProperties, RefObject } from 'react';
import { hoursOf, placeOn, timeOf, type Span } from './day-scale.ts';
import styles from './day-axis.module.css';

interface DayAxisProps {
  ref: RefObject<HTMLDivElement | null>;
  scale: Span;
  /** The minute that it is; null on another day, and outside the scale. */
  minute: number | null;
}

const topOf = (scale: Span, minute: number): CSSProperties => {
  const top: Record<string, number> = { '--top': placeOn(scale, { desde: minute, hasta: minute }).top };
  return top;
};

/** The hours down the side of a day, and the time that it is. */
export const DayAxis = ({ ref, scale, minute }: DayAxisProps) => (
  <div ref={ref} className={styles.axis} aria-hidden="true">
    {hoursOf(scale).map((hour) => (
      <span key={hour} style={topOf(scale, hour)}>
        {shortTime(timeOf(hour))}
      </span>
    ))}
    {minute !== null && (
      <span className={styles.now} data-now style={topOf(scale, minute)}>
        {shortTime(timeOf(minute))}
      </span>
    )}
  </div>
);
