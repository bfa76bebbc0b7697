import { noon } from '#domain/booking/first-hours.ts';

interface FreeDay {
  readonly date: string;
  readonly libre: boolean;
}

interface DayOfHours {
  readonly date: string;
  /** In order, "09:15". */
  readonly horas: readonly string[];
}

/** How many hours of each part of a day there is room for. */
export interface HoursRoom {
  readonly morning: number;
  readonly afternoon: number;
}

export const byPart = (times: readonly string[]) => ({
  morning: times.filter((time) => time < noon),
  afternoon: times.filter((time) => time >= noon),
});

/** The day that is shown once days are known: the chosen one stays, with times or without, so that what became of it is said. */
export const dayToShow = (chosen: string | null, days: readonly FreeDay[]): string | null => {
  if (days.some(({ date }) => date === chosen)) return chosen;
  return (days.find(({ libre }) => libre) ?? days[0])?.date ?? null;
};

/** The hours that may be chosen: the one held by this visitor is among them, though nobody else gets it. */
export const hoursToShow = (free: readonly string[], held: string | undefined): readonly string[] =>
  held === undefined || free.includes(held) ? free : [...free, held].sort();

/** Room for the fullest of some days, so that going from one to another moves nothing. */
export const roomForHours = (days: readonly DayOfHours[]): HoursRoom => {
  const parts = days.map(({ horas }) => byPart(horas));
  return {
    morning: Math.max(0, ...parts.map(({ morning }) => morning.length)),
    afternoon: Math.max(0, ...parts.map(({ afternoon }) => afternoon.length)),
  };
};

/** The first hours of all. Of a day the first of the morning and the first of the afternoon, so that each is another choice. */
export const firstHours = (
  days: readonly DayOfHours[],
  most: number,
): readonly { readonly date: string; readonly time: string }[] =>
  days
    .flatMap(({ date, horas }) => {
      const { morning, afternoon } = byPart(horas);
      return [...morning.slice(0, 1), ...afternoon.slice(0, 1)].map((time) => ({ date, time }));
    })
    .slice(0, most);

/** Whole hours, and the minutes beyond them. */
export const durationParts = (minutes: number): { readonly hours: number; readonly rest: number } => ({
  hours: Math.floor(minutes / 60),
  rest: minutes % 60,
});
