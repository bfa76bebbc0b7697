import { dayMinutes, minuteMs, minuteOf } from '../time.ts';

/** Which part of the day somebody waits for. */
export const dayParts = ['dia', 'manana', 'tarde'] as const;
export type DayPart = (typeof dayParts)[number];

const noon = '14:00';

export const isInPart = (hora: string, franja: DayPart): boolean =>
  franja === 'dia' || (franja === 'manana' ? hora < noon : hora >= noon);

/** So long somebody has to take a freed time, counted while people are awake: from eight in the morning to ten at night. */
const answer = 120;
const wakes = 8 * 60;
const sleeps = 22 * 60;
/** With less than that nobody reads a message in time: nothing is offered. */
const least = 30;

/** Minutes from `hora` on the workshop's wall until two waking hours are over. */
export const answerMinutes = (hora: string): number => {
  const now = minuteOf(hora);
  if (now < wakes) return wakes - now + answer;
  const today = Math.max(0, sleeps - now);
  return today >= answer ? answer : dayMinutes - now + wakes + answer - today;
};

/**
 * For how many minutes a freed time is held for one person: two waking hours, and never beyond the moment at which it
 * could not be booked any more. Null where too few are left to offer it at all.
 */
export const offerMinutes = (
  { now, starts, noticeMinutes }: { readonly now: Date; readonly starts: Date; readonly noticeMinutes: number },
  hora: string,
): number | null => {
  const bookable = Math.floor((starts.getTime() - now.getTime()) / minuteMs) - noticeMinutes;
  const minutes = Math.min(answerMinutes(hora), bookable);
  return minutes < least ? null : minutes;
};
