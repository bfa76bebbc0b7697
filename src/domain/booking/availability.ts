import type { Fecha } from './calendar.ts';
import type { LocalTime } from './delivery.ts';
import type { Stage } from './job.ts';
import { everyQuarter, noQuarter, quartersFrom, runsOf, timesOf, wholeQuarters, type Quarters } from './quarters.ts';

export interface Bay {
  readonly bayId: number;
  readonly skills: readonly string[];
  /** The largest rim its machines take, in inches. */
  readonly maxLlanta: number;
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
export const emptyDayCodes = [
  /** A holiday of the workshop, which has a name. */
  'festivo',
  /** The workshop does not open on such a weekday. */
  'cerrado',
  /** It opens, but never as long as the job takes. */
  'horario-corto',
  /** The goods are not there yet. */
  'entrega',
  /** Too soon: past, or within the minimum notice. */
  'antelacion',
  /** A lift is free, the machine that the job asks for is not. */
  'maquina',
  'completo',
] as const;
export type Motivo = (typeof emptyDayCodes)[number];

export const bayServes = (bay: Bay, stage: Stage): boolean =>
  bay.maxLlanta >= stage.llanta && stage.skills.every((skill) => bay.skills.includes(skill));

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
  return freeStarts(day.open, day.bays, wish.stages) & afterNotice(day.fecha, wish.notBefore);
};

interface DescribedDay {
  /** The first of its times, null where it has none. */
  readonly primera: string | null;
  readonly horas: readonly string[];
  /** Why it has none. */
  readonly motivo: Motivo | null;
}

/** The times of a day, none later than `wish.latest`, or why there is none; where several reasons hold, the one that lasts longest. */
export const describeDay = (day: WorkshopDay, wish: DayWish): DescribedDay => {
  const horas = timesOf(offeredStarts(day, wish));
  const [primera = null] = horas;
  return { primera, horas, motivo: primera === null ? whyEmpty(day, wish) : null };
};

/** A job without the machines that it asks for beyond a lift that takes the vehicle. */
const withoutMachines = (stages: readonly Stage[]): Stage[] =>
  stages.map((stage) => ({ ...stage, skills: stage.skills.slice(0, 1) }));

const whyEmpty = (day: WorkshopDay, wish: DayWish): Motivo => {
  if (day.festivo !== null) return 'festivo';
  if (day.open === noQuarter) return 'cerrado';
  const idle = freeStarts(
    day.open,
    day.bays.map((bay) => ({ ...bay, taken: noQuarter })),
    wish.stages,
  );
  if (idle === noQuarter) return 'horario-corto';
  // Work without goods waits for none: only days that are past lie before the first one.
  if (day.fecha < wish.earliest && wish.earliest > wish.notBefore.fecha) return 'entrega';
  if ((idle & afterNotice(day.fecha, wish.notBefore)) === noQuarter) return 'antelacion';
  return offeredStarts(day, { ...wish, stages: withoutMachines(wish.stages) }) === noQuarter ? 'completo' : 'maquina';
};
