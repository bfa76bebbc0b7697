/** Milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Twenty-four hours, not a day of a wall's clock: that one may have 23 or 25. */
export const dayMs = 24 * hourMs;

/** Seconds, as cookies and calendars count. */
export const daySeconds = 24 * 60 * 60;

export const dayMinutes = 24 * 60;
