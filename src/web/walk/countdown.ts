/** Whole seconds until a moment, the begun one counted; 0 once it has passed. */
export const secondsLeft = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));

/** "9:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on a countdown warns, in seconds. */
const soon = 120;

export const isEnding = (seconds: number): boolean => seconds < soon;
