import { addDays, type Fecha } from '../booking/calendar.ts';
import { earlyDays, itvPeriods, type ItvClass } from './itv-periods.ts';
import { addMonths, ageAt, daysBetween } from './months.ts';

/** Between which days a vehicle was first registered; one day where it is known exactly. */
export interface Registered {
  readonly desde: Fecha;
  readonly hasta: Fecha;
}

/** For how many months an inspection at this age is good; undefined before the first one is asked for. */
const monthsAt = (clase: ItvClass, age: number): number | undefined =>
  itvPeriods[clase].findLast(({ desde }) => age >= desde)?.meses;

/** Until when the first inspection is to be passed. */
const firstDue = (clase: ItvClass, born: Fecha): Fecha => addMonths(born, itvPeriods[clase][0].desde * 12);

/**
 * Until when an inspection passed on a day is good. Passed within the 30 days before the last one ends, it counts from that
 * end: nothing is lost by being early.
 */
export const validAfter = (
  clase: ItvClass,
  { born, passed, ends }: { readonly born: Fecha; readonly passed: Fecha; readonly ends: Fecha },
): Fecha => {
  // Stryker disable next-line EqualityOperator: passed on its last day, it counts from that day either way
  const isEarly = passed < ends && daysBetween(passed, ends) <= earlyDays;
  const from = isEarly ? ends : passed;
  return addMonths(from, monthsAt(clase, ageAt(born, from)) ?? itvPeriods[clase][0].meses);
};

/** The end of validity that is next on a day or after it, for who always passed on the last day. */
const dueFrom = (clase: ItvClass, born: Fecha, from: Fecha): Fecha => {
  let due = firstDue(clase, born);
  while (due < from) due = validAfter(clase, { born, passed: due, ends: due });
  return due;
};

/** So long it may be that somebody has not passed yet what was due, and nothing tells. */
const doubtDays = 60;
/** Registered within more days than these, nobody can say when it is due. */
const vagueDays = 190;

export interface NextItv {
  /** First day on which it can be passed without losing days. */
  readonly desde: Fecha;
  /** The end of validity. */
  readonly vence: Fecha;
  /** The latest day that this may be; the same where it is known exactly. */
  readonly hasta: Fecha;
  /** Due a short while ago by the calendar: it may have been passed already. */
  readonly dudosa: boolean;
  /** For how many months the next one is good. */
  readonly meses: number;
}

/** What is known of the inspections passed. */
export interface KnownItv {
  /** As the sticker says it. */
  readonly valida: Fecha | undefined;
  /** The last one passed that is known of. */
  readonly pasada: Fecha | undefined;
}

const nextOf = (clase: ItvClass, born: Fecha, vence: Fecha, more: Pick<NextItv, 'hasta' | 'dudosa'>): NextItv => ({
  desde: addDays(vence, -earlyDays),
  vence,
  meses: monthsAt(clase, ageAt(born, vence)) ?? itvPeriods[clase][0].meses,
  ...more,
});

/**
 * When the next inspection is due: by what is known to have been passed, else by the registration. Undefined where neither
 * says it: a registration that may be of any of many months.
 */
export const nextItv = (
  clase: ItvClass,
  { valida, pasada }: KnownItv,
  registered: Registered | undefined,
  today: Fecha,
): NextItv | undefined => {
  if (valida !== undefined && (pasada === undefined || pasada <= valida)) {
    // Passed since, early: the sticker is the one before.
    const renewed = pasada !== undefined && daysBetween(pasada, valida) <= earlyDays && registered !== undefined;
    const vence = renewed ? validAfter(clase, { born: registered.desde, passed: pasada, ends: valida }) : valida;
    return nextOf(clase, registered?.desde ?? today, vence, { hasta: vence, dudosa: false });
  }
  if (registered === undefined) return undefined;
  const born = registered.desde;
  if (pasada !== undefined) {
    const ends = valida ?? dueFrom(clase, born, pasada);
    const vence = validAfter(clase, { born, passed: pasada, ends });
    return nextOf(clase, born, vence, { hasta: vence, dudosa: false });
  }
  if (daysBetween(born, registered.hasta) > vagueDays) return undefined;
  const vence = dueFrom(clase, born, addDays(today, -doubtDays));
  const hasta = dueFrom(clase, registered.hasta, vence);
  return nextOf(clase, born, vence, { hasta, dudosa: hasta < today });
};
