import type { Bay, BayDay, DayWish, WorkshopDay } from '#domain/booking/availability.ts';
import { addDays, weekday, type Fecha } from '#domain/booking/calendar.ts';
import { deliveryDayOfAll } from '#domain/booking/delivery.ts';
import { noQuarter, quartersWithin, readQuarters } from '#domain/booking/quarters.ts';
import { minuteMs } from '#domain/time.ts';
import type { OccupancyRow, TakenRow } from './occupancy-store.ts';
import { localTime } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';

/** A workshop's days, ready to be asked. */
export interface Occupancy {
  readonly codTienda: number;
  readonly alias: string;
  readonly telefono: string;
  readonly tz: string;
  readonly web: boolean;
  readonly bays: readonly Bay[];
  readonly day: (fecha: Fecha) => WorkshopDay;
  readonly isWorkingDay: (fecha: Fecha) => boolean;
  /** The same workshop with something else taken. */
  readonly withTaken: (taken: readonly TakenRow[]) => Occupancy;
}

const busyDays = (bays: readonly BayDay[], rows: readonly TakenRow[]): Map<Fecha, readonly BayDay[]> => {
  const busy = new Map<Fecha, readonly BayDay[]>();
  for (const [fecha, bayId, cuartos] of rows) {
    const taken = readQuarters(cuartos);
    busy.set(
      fecha,
      (busy.get(fecha) ?? bays).map((bay) => (bay.bayId === bayId ? { ...bay, taken } : bay)),
    );
  }
  return busy;
};

export const readOccupancy = (row: OccupancyRow): Occupancy => {
  const hours = Map.groupBy(row.hours, ([dia]) => dia);
  const open = new Map(
    [...hours].map(([dia, stretches]) => [dia, quartersWithin(stretches.map(([, desde, hasta]) => [desde, hasta]))]),
  );
  const closures = new Map(row.closures.map(([fecha, es, ca]) => [fecha, { es, ca }]));
  const idle = row.bays.map((bay) => ({ ...bay, taken: noQuarter }));
  const { codTienda, alias, telefono, tz, web, bays } = row;

  const withTaken = (taken: readonly TakenRow[]): Occupancy => {
    const busy = busyDays(idle, taken);
    return {
      codTienda,
      alias,
      telefono,
      tz,
      web,
      bays,
      day: (fecha) => ({
        fecha,
        open: open.get(weekday(fecha)) ?? noQuarter,
        festivo: closures.get(fecha) ?? null,
        bays: busy.get(fecha) ?? idle,
      }),
      // Goods travel from Monday to Friday, and are taken in where somebody opens the door.
      isWorkingDay: (fecha) => weekday(fecha) <= 5 && open.has(weekday(fecha)) && !closures.has(fecha),
      withTaken,
    };
  };
  return withTaken(row.taken);
};

/** What a visitor needs, seen from one workshop: its holidays, and the clock on its wall. */
export const wishAt = (occupancy: Occupancy, need: Need, now: Date, rules: BookingRules): DayWish => {
  const today = localTime(now, occupancy.tz);
  const delivered = deliveryDayOfAll(today, need.delivery ?? [], occupancy.isWorkingDay);
  const horizon = addDays(today.fecha, rules.horizonDays);
  const soonest = Math.ceil(now.getTime() / minuteMs + rules.noticeMinutes) * minuteMs;
  return {
    stages: need.stages,
    earliest: need.earliest && need.earliest > delivered ? need.earliest : delivered,
    latest: need.latest && need.latest < horizon ? need.latest : horizon,
    notBefore: localTime(new Date(soonest), occupancy.tz),
  };
};
