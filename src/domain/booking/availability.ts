import type { Fecha } from './calendar.ts';
import type { LocalTime } from './delivery.ts';
import type { Stage } from './job.ts';
import { everyQuarter, firstTime, noQuarter, quartersFrom, runsOf, wholeQuarters, type Quarters } from './quarters.ts';

export interface Bay {
  readonly bay_id: number;
  readonly skills: readonly string[];
  /** The largest rim its machines take, in inches. */
  readonly max_llanta: number;
}

/** A bay on a day: what of it is taken, by bookings, living holds and blocks. */
export interface BayDay extends Bay {
  readonly taken: Quarters;
}

export interface WorkshopDay {
  readonly fecha: Fecha;
  /** When the workshop is open on such a weekday. */
  readonly open: Quarters;
  /** Why it is closed on this very day. */
  readonly festivo: { readonly es: string; readonly ca: string } | null;
  readonly bays: readonly BayDay[];
}

export interface DayWish {
  readonly stages: readonly Stage[];
  /** First day on which the goods are there. */
  readonly earliest: Fecha;
  /** Last day on which times are given. */
  readonly latest: Fecha;
  /** Now plus the minimum notice, on the workshop's wall. */
  readonly notBefore: LocalTime;
}

/** Why a day has nothing to offer (contract: `consultDates`). */
export type Motivo = 'cerrado' | 'festivo' | 'completo' | 'entrega' | 'antelacion';

export const bayServes = (bay: Bay, stage: Stage): boolean =>
  bay.max_llanta >= stage.llanta && stage.skills.every((skill) => bay.skills.includes(skill));

/** Whether a workshop has the machines for a job at all. */
export const canDo = (bays: readonly Bay[], stages: readonly Stage[]): boolean =>
  stages.every((stage) => bays.some((bay) => bayServes(bay, stage)));

/**
 * Every quarter at which a job may begin: each stage has one bay for its whole length, and begins where
 * the one before ends. A stage has its own bay, so the shifted answers of the stages need only agree.
 */
export const freeStarts = (open: Quarters, bays: readonly BayDay[], stages: readonly Stage[]): Quarters => {
  let starts = everyQuarter;
  let offset = 0n;
  for (const stage of stages) {
    const length = wholeQuarters(stage.minutes);
    let somewhere = noQuarter;
    for (const bay of bays) if (bayServes(bay, stage)) somewhere |= runsOf(open & ~bay.taken, length);
    starts &= somewhere >> offset;
    offset += BigInt(length);
  }
  return starts;
};

const afterNotice = (fecha: Fecha, notBefore: LocalTime): Quarters =>
  fecha > notBefore.fecha ? everyQuarter : fecha < notBefore.fecha ? noQuarter : quartersFrom(notBefore.hora);

/** The quarters of a day at which a visitor may begin. */
export const offeredStarts = (day: WorkshopDay, wish: DayWish): Quarters => {
  if (day.festivo !== null || day.fecha < wish.earliest || day.fecha > wish.latest) return noQuarter;
  const soonest = afterNotice(day.fecha, wish.notBefore);
  return soonest === noQuarter ? noQuarter : freeStarts(day.open, day.bays, wish.stages) & soonest;
};

/** The first time of a day, or why there is none; where several reasons hold, the one that lasts longest. */
export const describeDay = (
  day: WorkshopDay,
  wish: DayWish,
): { readonly primera: string; readonly motivo: null } | { readonly primera: null; readonly motivo: Motivo } => {
  const primera = firstTime(offeredStarts(day, wish));
  if (primera !== null) return { primera, motivo: null };
  const idle = freeStarts(
    day.open,
    day.bays.map((bay) => ({ ...bay, taken: noQuarter })),
    wish.stages,
  );
  const motivo: Motivo =
    day.festivo !== null
      ? 'festivo'
      : idle === noQuarter
        ? 'cerrado'
        : day.fecha < wish.earliest
          ? 'entrega'
          : (idle & afterNotice(day.fecha, wish.notBefore)) === noQuarter
            ? 'antelacion'
            : 'completo';
  return { primera: null, motivo };
};
