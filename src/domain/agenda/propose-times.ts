import { bayServes, offeredStarts, type BayDay, type WorkshopDay } from '../booking/availability.ts';
import type { Fecha } from '../booking/calendar.ts';
import type { LocalTime } from '../booking/delivery.ts';
import type { Stage } from '../booking/job.ts';
import { nearestTimes } from '../booking/nearest-times.ts';
import { noQuarter, quartersBetween, timesOf, type Quarters } from '../booking/quarters.ts';
import type { DaySpan } from './day-time.ts';
import { minuteOf, timeAt } from '../time.ts';
import { leastFirst } from './stay.ts';

/** An appointment that has to come at another time. */
export interface Waiting {
  readonly id: string;
  readonly stages: readonly Stage[];
  /** When they were to come. */
  readonly wanted: LocalTime;
  /** First day on which their goods are there. */
  readonly earliest: Fecha;
}

/** A time with a bay for each stage. */
export interface PlacedTime extends LocalTime {
  readonly stays: readonly (DaySpan & { readonly bayId: number })[];
}

/** Bays for a job that begins at a time, the ones that can do least beyond it; undefined where it has none. */
export const placeJob = (day: WorkshopDay, stages: readonly Stage[], hora: string): PlacedTime | undefined => {
  const stays: (DaySpan & { bayId: number })[] = [];
  let desde = hora;
  for (const stage of stages) {
    const hasta = timeAt(minuteOf(desde) + stage.minutes);
    const quarters = quartersBetween(desde, hasta);
    const [bay] = day.bays
      .filter((each) => bayServes(each, stage) && (each.taken & quarters) === noQuarter)
      .toSorted(leastFirst);
    if (!bay) return undefined;
    stays.push({ desde, hasta, bayId: bay.bayId });
    desde = hasta;
  }
  return { fecha: day.fecha, hora, stays };
};

const takenBy = ({ bayId }: BayDay, { stays }: PlacedTime): Quarters =>
  stays.reduce(
    (taken, stay) => (stay.bayId === bayId ? taken | quartersBetween(stay.desde, stay.hasta) : taken),
    noQuarter,
  );

/** The days once these times are taken as well. */
export const takeTimes = (days: readonly WorkshopDay[], times: readonly PlacedTime[]): WorkshopDay[] =>
  days.map((day) => {
    const here = times.filter(({ fecha }) => fecha === day.fecha);
    const bays = day.bays.map((bay) => ({
      ...bay,
      taken: here.reduce((taken, time) => taken | takenBy(bay, time), bay.taken),
    }));
    return { ...day, bays };
  });

const offered = { most: 3, perDay: 2 } as const;

/**
 * The nearest free times for each who has to come at another one. What is proposed to one is proposed to nobody else, so
 * that any choice goes with any other.
 */
export const proposeTimes = (
  days: readonly WorkshopDay[],
  waiting: readonly Waiting[],
  { notBefore, latest }: { readonly notBefore: LocalTime; readonly latest: Fecha },
): Map<string, readonly PlacedTime[]> => {
  const proposed = new Map<string, readonly PlacedTime[]>();
  let left: readonly WorkshopDay[] = days;
  for (const { id, stages, wanted, earliest } of waiting) {
    const free = left.flatMap((day) =>
      timesOf(offeredStarts(day, { stages, earliest, latest, notBefore })).map((hora) => ({
        fecha: day.fecha,
        hora,
        day,
      })),
    );
    const own = nearestTimes(free, wanted, offered).flatMap(
      // Stryker disable next-line ArrayDeclaration: at every time that is offered there are bays for all stages
      ({ day, hora }) => placeJob(day, stages, hora) ?? [],
    );
    proposed.set(id, own);
    left = takeTimes(left, own);
  }
  return proposed;
};
