/** Milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Twenty-four hours, not a day of a wall's clock: that one may have 23 or 25. */
export const dayMs = 24 * hourMs;

/** Seconds, as cookies and calendars count. */
export const daySeconds = 24 * 60 * 60;

export const dayMinutes = 24 * 60;

/** Minutes since midnight of `HH:MM` or `HH:MM:SS`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `HH:MM` of minutes since midnight. */
export const timeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
