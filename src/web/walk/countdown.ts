/** Whole seconds until a moment, the last one until it is over; 0 once it has passed. `now` is the begun second, so that none is too many. */
export const secondsLeft = (moment: string, now: number): number => {
  const left = Date.parse(moment) - now;
  return left <= 0 ? 0 : Math.max(1, Math.floor(left / 1000));
};

/** "9:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on a countdown warns, in seconds. */
const soon = 120;

export const isEnding = (seconds: number): boolean => seconds < soon;
