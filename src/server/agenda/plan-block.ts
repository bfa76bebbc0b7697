import type { DaySpan } from '#domain/agenda/day-time.ts';
import { proposeTimes, type PlacedTime } from '#domain/agenda/propose-times.ts';
import { repack, type MovableStay } from '#domain/agenda/repack.ts';
import { stageOf } from '#domain/agenda/stay.ts';
import type { WorkshopDay } from '#domain/booking/availability.ts';
import { addDays, daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import { noQuarter, quartersBetween } from '#domain/booking/quarters.ts';
import { minuteMs } from '#domain/time.ts';
import { occupancyNow } from '../booking/occupancy-now.ts';
import { localTime, utcDay } from '../booking/local-time.ts';
import type { CallContext } from '../runtime.ts';
import type { AgendaShop, AllocationRow } from './agenda-store.ts';
import { takesBay } from './move-allocation.ts';
import { stayOf } from './open-appointment.ts';
import { byAppointment } from './show-agenda.ts';

/** Who has to come at another time is offered the days from theirs on for so long. */
const proposedDays = 21;

export interface WishedBlock extends DaySpan {
  readonly bayId: number;
  readonly date: Fecha;
}

/** What a block would do to a day. */
export interface BlockPlan {
  readonly appointments: ReadonlyMap<string, readonly AllocationRow[]>;
  /** Other bay, same time. */
  readonly moved: readonly { readonly row: AllocationRow; readonly bayId: number }[];
  /** Without a bay at their time, each with its stages and what is proposed to it. */
  readonly waiting: readonly { readonly stages: readonly AllocationRow[]; readonly proposed: readonly PlacedTime[] }[];
  /** Holds without another bay. */
  readonly dropped: readonly AllocationRow[];
  /** Being worked on there, and blocks: nothing moves those. */
  readonly fixed: readonly AllocationRow[];
  /** The days once the block stands and what can stay has its bay, for who comes at another time. */
  readonly days: readonly WorkshopDay[];
}

const isWaiting = ({ kind, status }: AllocationRow): boolean =>
  kind === 'booking' && (status === 'confirmed' || status === 'arrived');
const isHeld = ({ status }: AllocationRow): boolean => status === 'held';

/** The bays of a day as they are once these have them, and the block stands. */
const dayWith = (day: WorkshopDay, stays: readonly MovableStay[], { bayId, ...span }: WishedBlock): WorkshopDay => ({
  ...day,
  bays: day.bays.map((bay) => ({
    ...bay,
    taken: stays
      .filter(({ bayId }) => bayId === bay.bayId)
      .reduce(
        (taken, { desde, hasta }) => taken | quartersBetween(desde, hasta),
        bay.bayId === bayId ? quartersBetween(span.desde, span.hasta) : noQuarter,
      ),
  })),
});

/** Works out from the rows of its day who is in the way of a block, who stays at their time on another bay, and when the others could come. */
export const planBlock = async (
  { database, clock, config }: CallContext,
  shop: AgendaShop,
  wish: WishedBlock,
  dayRows: readonly AllocationRow[],
): Promise<BlockPlan> => {
  const { codTienda, bays, tz } = shop;
  const now = localTime(clock(), tz);
  const rows = dayRows.filter(takesBay);
  const appointments = byAppointment(rows);
  const rowOf = new Map(rows.map((row) => [`${row.id} ${row.etapa}`, row]));
  const rowsOf = (stays: readonly MovableStay[]) =>
    stays.flatMap((stay) => {
      const row = rowOf.get(`${stay.id} ${stay.etapa}`);
      return row ? [{ row, bayId: stay.bayId }] : [];
    });
  const stays = rows.map((row) => ({ ...stayOf(row), movable: isWaiting(row) || isHeld(row) }));
  const { moved, left } = repack(stays, bays, wish);

  const leftRows = rowsOf(left).map(({ row }) => row);
  // An appointment goes as a whole: its other stages give their bays back.
  const gone = new Set(leftRows.filter((row) => isWaiting(row) || isHeld(row)).map(({ id }) => id));
  const kept = moved.filter(({ id }) => !gone.has(id));
  const keys = new Set(kept.map(({ id, etapa }) => `${id} ${etapa}`));
  const settled = [...stays.filter(({ id, etapa }) => !gone.has(id) && !keys.has(`${id} ${etapa}`)), ...kept];

  const occupancy = await occupancyNow(database, {
    codTienda,
    today: utcDay(clock()),
    from: wish.date,
    days: proposedDays,
    token: null,
  });
  const days = daysFrom(wish.date, proposedDays).flatMap((fecha) => {
    const day = occupancy?.day(fecha);
    if (!day) return [];
    return [fecha === wish.date ? dayWith(day, settled, wish) : day];
  });
  const waitingRows = [...gone].flatMap((id) => {
    const stages = appointments.get(id);
    return stages?.[0] && isWaiting(stages[0]) ? [stages] : [];
  });
  const soonest = localTime(new Date(clock().getTime() + config.booking.noticeMinutes * minuteMs), tz);
  const proposed = proposeTimes(
    days,
    waitingRows.flatMap((stages) => {
      const [first] = stages;
      if (!first) return [];
      const { id, fecha, desde: hora } = first;
      return [{ id, stages: stages.map((row) => stageOf(row)), wanted: { fecha, hora }, earliest: fecha }];
    }),
    { notBefore: soonest, latest: addDays(now.fecha, config.booking.horizonDays) },
  );
  return {
    appointments,
    moved: rowsOf(kept),
    waiting: waitingRows.map((stages) => ({ stages, proposed: proposed.get(stages[0]?.id ?? '') ?? [] })),
    dropped: leftRows.filter(isHeld),
    fixed: leftRows.filter((row) => !isWaiting(row) && !isHeld(row)),
    days,
  };
};
