import { addDays, type Fecha } from '../booking/calendar.ts';
import { daysBetween } from './months.ts';
import type { Registered } from './itv.ts';

/** What the clock of a car showed. */
export interface ClockReading {
  readonly kms: number;
  readonly en: Fecha;
  /** Fewer than the time before. */
  readonly menos: boolean;
}

/** How much a car is driven, and by what that is known. */
export interface Driven {
  /** Kilometres a year, whole. */
  readonly porAno: number;
  readonly de: 'lecturas' | 'matriculacion';
}

export interface Clock {
  readonly ultima: ClockReading;
  readonly driven: Driven | undefined;
}

const yearDays = 365.25;
/** Two readings closer than this tell of a week-end, not of a year. */
const leastDays = 30;
/** Older ones tell of another life of the car. */
const mostDays = 3 * 365;
/** More than a taxi runs: a slip of the finger. */
const mostAYear = 150_000;
/** Further ahead nobody plans. */
const farDays = 20 * 365;

const aYear = (kms: number, days: number): number => Math.round((kms / days) * yearDays);

/** Readings of one run of the clock, the newest first: before a reading with fewer, another one counted. */
const sameRun = (readings: readonly ClockReading[]): readonly ClockReading[] => {
  const turned = readings.findIndex(({ menos }) => menos);
  return turned < 0 ? readings : readings.slice(0, turned + 1);
};

const byReadings = (readings: readonly ClockReading[]): Driven | undefined => {
  const [last, ...before] = sameRun(readings);
  if (!last) return undefined;
  const first = before.findLast(({ en, kms }) => {
    const days = daysBetween(en, last.en);
    return days >= leastDays && days <= mostDays && kms <= last.kms;
  });
  if (!first) return undefined;
  const porAno = aYear(last.kms - first.kms, daysBetween(first.en, last.en));
  return porAno <= mostAYear ? { porAno, de: 'lecturas' } : undefined;
};

/** A new car shows next to nothing: its registration is a reading as well, where it is known well enough. */
const byRegistration = (last: ClockReading, registered: Registered | undefined): Driven | undefined => {
  if (!registered || last.menos) return undefined;
  const days = daysBetween(registered.desde, last.en);
  const vague = daysBetween(registered.desde, registered.hasta);
  if (days < 6 * leastDays || vague > days / 4) return undefined;
  const porAno = aYear(last.kms, days - vague / 2);
  return porAno <= mostAYear ? { porAno, de: 'matriculacion' } : undefined;
};

/** What is known of a car's clock; undefined where nobody told anything. The newest reading first. */
export const readClock = (readings: readonly ClockReading[], registered: Registered | undefined): Clock | undefined => {
  const [ultima] = readings;
  if (!ultima) return undefined;
  return { ultima, driven: byReadings(readings) ?? byRegistration(ultima, registered) };
};

/** What the clock shows on a day, as far as anybody can tell; never less than nothing. */
export const kmsOn = ({ ultima, driven }: Clock, fecha: Fecha): number | undefined => {
  const days = daysBetween(ultima.en, fecha);
  if (days === 0) return ultima.kms;
  return driven && Math.max(0, Math.round(ultima.kms + (driven.porAno * days) / yearDays));
};

/** On which day the clock shows so many; undefined where that is unknown, or too far. A number that was passed already is of today at the latest. */
export const dayOfKms = ({ ultima, driven }: Clock, kms: number, today: Fecha): Fecha | undefined => {
  if (!driven || driven.porAno === 0) return ultima.kms >= kms ? today : undefined;
  const days = Math.ceil(((kms - ultima.kms) / driven.porAno) * yearDays);
  return days > farDays ? undefined : addDays(ultima.en, Math.max(-farDays, days));
};
