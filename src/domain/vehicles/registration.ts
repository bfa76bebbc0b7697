import { firstMonth, lastLetters } from './plate-months.ts';
import type { Plate } from './plate.ts';

/** The months, as `2018-03`, between which a vehicle got its plate; without `hasta` it may be until today. */
export interface RegistrationMonths {
  readonly desde: string;
  readonly hasta: string | undefined;
}

const letters = 'BCDFGHJKLMNPRSTVWXYZ';

/** Place of three letters in the series: BBB is 0, BBC is 1, each of ten thousand plates. */
const placeOf = (three: string): number =>
  [...three.toUpperCase()].reduce((place, letter) => place * letters.length + letters.indexOf(letter), 0);

const ends = lastLetters.map(placeOf);

const monthAt = (index: number): string => {
  const months = firstMonth.year * 12 + (firstMonth.month - 1) + index;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** Months by which an end of a month in the table may be wrong: one where it has a source, otherwise two. */
const tolerance = (index: number): number => {
  const last = lastLetters[index];
  return last !== undefined && last === last.toUpperCase() ? 1 : 2;
};

const ofCurrentSeries = (matricula: string): RegistrationMonths => {
  const place = placeOf(matricula.slice(-3));
  const found = ends.findIndex((end) => end >= place);
  // Letters after the last of the table were given after it, or are still to be given.
  const month = found < 0 ? ends.length : found;
  const until = month + tolerance(month);
  return {
    desde: monthAt(Math.max(0, month - tolerance(month - 1))),
    hasta: until < ends.length ? monthAt(until) : undefined,
  };
};

/**
 * When a plate was given, as far as its form tells: a hint, never a proof, because a used car from abroad gets a new
 * plate. Undefined where series run beside each other and letters say nothing (domain facts, 3.2).
 */
export const estimateRegistration = ({ kind, matricula }: Plate): RegistrationMonths | undefined => {
  switch (kind) {
    case 'actual':
      return ofCurrentSeries(matricula);
    case 'provincial':
      return { desde: '1971-10', hasta: '2000-09' };
    case 'antigua':
      return { desde: '1900-10', hasta: '1971-10' };
    case 'andorrana':
      return /^[A-Z]\d{4}$/.test(matricula) ? { desde: '1989-11', hasta: undefined } : undefined;
    case 'ciclomotor':
    case 'especial':
    case 'remolque':
    case 'historico':
    case 'turistica':
    case 'temporal':
    case 'francesa':
    case 'portuguesa':
      return undefined;
  }
};
