import type { Answer } from '#contract/contract.ts';
import { canDo, offeredStarts } from '#domain/booking/availability.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { firstTime } from '#domain/booking/quarters.ts';
import { orderByDistance } from '#domain/workshops/distance.ts';
import { driveMinutes } from '#domain/workshops/drive-time.ts';
import { wishAt } from '../booking/occupancy.ts';
import { occupanciesNow } from '../booking/occupancy-now.ts';
import { utcDay } from '../booking/local-time.ts';
import type { Need } from '../booking/need.ts';
import { refusalOf } from '../booking/workshop-refusal.ts';
import type { CallContext } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';

/** How far one is sent, how many workshops are looked at for it, and how many are named (decision 032). */
const nearby = { minutes: 45, looked: 12, named: 2 } as const;

interface Ask {
  /** The workshop that has no time. */
  readonly codTienda: number;
  readonly fecha: Fecha;
  readonly need: Need;
  /** Whether another workshop would do in the place of this one, beside its bookings on the web and its machines. */
  readonly suits: (other: WorkshopRow, here: WorkshopRow) => boolean;
  /** The visitor's own hold and the appointment that is to take the time do not stand in its way. */
  readonly token?: string | null;
  readonly moving?: string | null;
}

/**
 * The first time of a day at workshops nearby, the nearest first: of each the one that it would list first itself if it
 * were asked for that day.
 */
export const timesNearby = async (
  { database, clock, config, language }: CallContext,
  { codTienda, fecha, need, suits, token = null, moving = null }: Ask,
): Promise<Answer<'consultTimes'>['talleres']> => {
  const { workshops } = await recentWorkshops(database);
  const here = workshops.find((each) => each.codTienda === codTienda);
  if (!here) return [];
  // A workshop that cannot be asked does not take the place of one that can.
  const others = workshops.filter(
    (each) => each !== here && each.web && canDo(each.bays, need.stages) && suits(each, here),
  );
  const near = orderByDistance(others, here)
    .map((each) => ({ workshop: each, minutos: driveMinutes(each.distancia) }))
    .filter(({ minutos }) => minutos <= nearby.minutes)
    .slice(0, nearby.looked);
  const now = clock();
  const codTiendas = near.map(({ workshop }) => workshop.codTienda);
  const occupancies = await occupanciesNow(database, {
    codTiendas,
    today: utcDay(now),
    from: fecha,
    days: 1,
    token,
    moving,
  });
  return near
    .flatMap(({ workshop, minutos }) => {
      const occupancy = occupancies.find((each) => each.codTienda === workshop.codTienda);
      if (!occupancy || refusalOf(occupancy, need)) return [];
      const time = firstTime(offeredStarts(occupancy.day(fecha), wishAt(occupancy, need, now, config.booking)));
      return time === null ? [] : [{ taller: showWorkshop(workshop, language), minutos, time }];
    })
    .slice(0, nearby.named);
};
