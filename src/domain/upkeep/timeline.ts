import type { Fecha } from '../booking/calendar.ts';
import type { Fuel } from '../vehicles/facts.ts';
import type { Plate } from '../vehicles/plate.ts';
import { lastDone, type Done } from './history.ts';
import { itvClassOf, type ItvClass } from './itv-periods.ts';
import { nextItv, type Registered } from './itv.ts';
import { dayOfKms, kmsOn, readClock, type Clock, type ClockReading, type Driven } from './kilometres.ts';
import { addMonths, daysBetween, earlier } from './months.ts';
import { seasonWindow } from './season.ts';
import { modernOilFrom, serviceIntervals, type Interval } from './service-intervals.ts';
import { beltOf } from './timing-belt.ts';
import { thingsOf, type UpkeepThing, type UpkeepVehicleType } from './things.ts';

export interface UpkeepVehicle {
  readonly tipoVehiculo: UpkeepVehicleType;
  readonly combustible: Fuel | null;
  readonly codigoMotor: string | null;
  readonly cilindrada: number | null;
  /** Undefined of a plate that was never told, or has no known form. */
  readonly plate: Pick<Plate, 'kind' | 'pais'> | undefined;
  /** Between which days it was first registered. */
  readonly registered: Registered | undefined;
  /** That is an estimate by the letters of the plate. */
  readonly estimated: boolean;
}

export interface UpkeepFacts {
  readonly vehicle: UpkeepVehicle;
  /** The newest first. */
  readonly readings: readonly ClockReading[];
  readonly history: readonly Done[];
  /** Until when the sticker says that the inspection is good. */
  readonly itvValida: Fecha | undefined;
  /** What its driver says that the vehicle has not: a belt, a chain. */
  readonly without: readonly UpkeepThing[];
  /** What an appointment to come is for. */
  readonly booked: ReadonlySet<UpkeepThing>;
  readonly today: Fecha;
}

/** In the order in which they are shown. */
export const upkeepStates = ['pasado', 'ahora', 'pronto', 'no-se', 'lejos', 'citado'] as const;
export type UpkeepState = (typeof upkeepStates)[number];

/** What is not known, and would say when. */
export type UpkeepGap = 'ultima' | 'matriculacion' | 'motor' | 'plan' | 'clase' | 'pais';

export interface UpkeepItem {
  readonly cosa: UpkeepThing;
  readonly estado: UpkeepState;
  /** From when on it is time, and when it is too late; null where that is not known. */
  readonly desde: Fecha | null;
  readonly hasta: Fecha | null;
  /** What the clock shows when it is time. */
  readonly kms: number | null;
  /** What comes first; null where nothing is known. */
  readonly decide: 'meses' | 'kms' | 'ley' | 'temporada' | null;
  readonly intervalo: Interval | null;
  readonly ultima: Done | null;
  /** Counted from the first registration: it was never done yet. */
  readonly desdeNuevo: boolean;
  readonly falta: UpkeepGap | null;
  /** By an estimate, of the registration or of the kilometres. */
  readonly estimada: boolean;
  /** It may have been done already. */
  readonly dudosa: boolean;
}

export interface Timeline {
  readonly items: readonly UpkeepItem[];
  readonly driven: Driven | undefined;
  /** What the clock should show today. */
  readonly kms: number | undefined;
}

/** So many days before it is time, it is worth telling. */
const soonDays = 60;

const stateOf = (desde: Fecha, hasta: Fecha, today: Fecha): UpkeepState => {
  if (hasta < today) return 'pasado';
  if (desde <= today) return 'ahora';
  return daysBetween(today, desde) <= soonDays ? 'pronto' : 'lejos';
};

/** What an item is that nothing more is said of. */
const bare = {
  kms: null,
  intervalo: null,
  ultima: null,
  desdeNuevo: false,
  falta: null,
  estimada: false,
  dudosa: false,
} as const satisfies Partial<UpkeepItem>;

const nothingKnown = (cosa: UpkeepThing, falta: UpkeepGap, intervalo: Interval | null = null): UpkeepItem => ({
  ...bare,
  cosa,
  estado: 'no-se',
  desde: null,
  hasta: null,
  decide: null,
  intervalo,
  falta,
});

/** From when an interval runs. */
interface Since {
  readonly fecha: Fecha;
  readonly kms: number | undefined;
}

/** One end of an interval: by time, or by the clock where that is earlier. */
const endOf = (
  since: Since,
  interval: Interval,
  end: 0 | 1,
  { clock, today }: { clock: Clock | undefined; today: Fecha },
): { fecha: Fecha; byClock: boolean } | undefined => {
  const byTime = interval.meses ? addMonths(since.fecha, interval.meses[end]) : undefined;
  const byClock =
    interval.kms && clock && since.kms !== undefined
      ? dayOfKms(clock, since.kms + interval.kms[end], today)
      : undefined;
  const fecha = byTime === undefined ? byClock : earlier(byTime, byClock);
  return fecha === undefined ? undefined : { fecha, byClock: fecha !== byTime };
};

/** From when a thing counts: the last time it was done, or else the registration; undefined where neither is known. */
const sinceOf = (done: Done | undefined, { vehicle }: UpkeepFacts, clock: Clock | undefined): Since | undefined => {
  if (done) return { fecha: done.fecha, kms: done.kms ?? (clock && kmsOn(clock, done.fecha)) };
  return vehicle.registered && { fecha: vehicle.registered.desde, kms: 0 };
};

const dueBy = (
  facts: UpkeepFacts,
  clock: Clock | undefined,
  done: Done | undefined,
  interval: Interval,
): Pick<UpkeepItem, 'estado' | 'desde' | 'hasta' | 'kms' | 'decide' | 'estimada'> | undefined => {
  const { vehicle, today } = facts;
  const since = sinceOf(done, facts, clock);
  if (!since) return undefined;
  const desde = endOf(since, interval, 0, { clock, today });
  const hasta = endOf(since, interval, 1, { clock, today });
  if (!desde || !hasta) return undefined;
  // Somebody must have done it since the car was new, and nothing says when.
  if (!done && hasta.fecha < today) return undefined;
  return {
    estado: stateOf(desde.fecha, hasta.fecha, today),
    desde: desde.fecha,
    hasta: hasta.fecha,
    kms: interval.kms && since.kms !== undefined ? since.kms + interval.kms[0] : null,
    decide: desde.byClock ? 'kms' : 'meses',
    estimada: desde.byClock || (!done && vehicle.estimated),
  };
};

const ofInterval = (
  facts: UpkeepFacts,
  clock: Clock | undefined,
  cosa: UpkeepThing,
  interval: Interval,
): UpkeepItem => {
  const done = lastDone(facts.history, cosa);
  const due = dueBy(facts, clock, done, interval);
  const nothing = { ...nothingKnown(cosa, 'ultima', interval), ultima: done ?? null };
  return due ? { ...nothing, ...due, desdeNuevo: !done, falta: null } : nothing;
};

/** What stands on the plate of a vehicle of long ago goes by another rule, and so does a trailer. */
const otherRules = new Set<Plate['kind']>(['historico', 'remolque', 'especial']);

const classOf = ({ plate, tipoVehiculo, cilindrada }: UpkeepVehicle): ItvClass | undefined => {
  if (plate?.kind === 'ciclomotor') return 'ciclomotor';
  return plate && otherRules.has(plate.kind) ? undefined : itvClassOf(tipoVehiculo, cilindrada);
};

const ofItv = ({ vehicle, history, itvValida, today }: UpkeepFacts): UpkeepItem => {
  const { plate, registered, estimated } = vehicle;
  if (plate && plate.pais !== 'ES') return nothingKnown('itv', 'pais');
  const clase = classOf(vehicle);
  if (clase === undefined && itvValida === undefined) return nothingKnown('itv', 'clase');
  const done = lastDone(history, 'itv');
  const next = nextItv(clase ?? 'turismo', { valida: itvValida, pasada: done?.fecha }, registered, today);
  if (!next) return nothingKnown('itv', 'matriculacion');
  return {
    ...bare,
    cosa: 'itv',
    estado: stateOf(next.desde, next.hasta, today),
    desde: next.desde,
    hasta: next.hasta,
    decide: 'ley',
    intervalo: { meses: [next.meses, next.meses], kms: null },
    ultima: done ?? null,
    desdeNuevo: !done && itvValida === undefined,
    estimada: next.vence !== next.hasta || (itvValida === undefined && !done && estimated),
    dudosa: next.dudosa,
  };
};

const ofSeason = ({ history, today }: UpkeepFacts): UpkeepItem | undefined => {
  const fitted = lastDone(
    history.filter(({ temporada }) => temporada !== null),
    'neumaticos',
  );
  const window = fitted?.temporada && seasonWindow(fitted.temporada, today);
  if (!window) return undefined;
  return {
    ...bare,
    ...window,
    cosa: 'temporada',
    estado: stateOf(window.desde, window.hasta, today),
    decide: 'temporada',
    ultima: fitted,
  };
};

const oilOf = ({ tipoVehiculo, registered }: UpkeepVehicle): Interval => {
  if (tipoVehiculo === 'moto') return serviceIntervals['aceite-moto'];
  const isOld = registered !== undefined && Number(registered.hasta.slice(0, 4)) < modernOilFrom;
  return serviceIntervals[isOld ? 'aceite-clasico' : 'aceite'];
};

/** A battery electric car takes no oil: only its maker's plan says when it is looked at. */
const revisionItem = (facts: UpkeepFacts, clock: Clock | undefined): UpkeepItem =>
  facts.vehicle.combustible === 'electrico'
    ? { ...nothingKnown('revision', 'plan'), ultima: lastDone(facts.history, 'revision') ?? null }
    : ofInterval(facts, clock, 'revision', oilOf(facts.vehicle));

const beltItem = (facts: UpkeepFacts, clock: Clock | undefined): UpkeepItem => {
  const belt = beltOf(facts.vehicle.codigoMotor);
  return belt
    ? ofInterval(facts, clock, 'correa', belt)
    : { ...nothingKnown('correa', 'motor'), ultima: lastDone(facts.history, 'correa') ?? null };
};

const itemOf = (facts: UpkeepFacts, clock: Clock | undefined, cosa: UpkeepThing): UpkeepItem | undefined => {
  switch (cosa) {
    case 'itv':
      return ofItv(facts);
    case 'revision':
      return revisionItem(facts, clock);
    case 'correa':
      return beltItem(facts, clock);
    case 'transmision':
      return ofInterval(facts, clock, cosa, serviceIntervals['cadena-moto']);
    case 'temporada':
      return ofSeason(facts);
    case 'liquido-frenos':
    case 'bateria':
    case 'gas':
    case 'neumaticos':
      return ofInterval(facts, clock, cosa, serviceIntervals[cosa]);
  }
};

/** What only an engine that burns something has. */
const burns = new Set<UpkeepThing>(['correa', 'transmision']);

const hasIt = ({ vehicle, without }: UpkeepFacts, cosa: UpkeepThing): boolean =>
  !without.includes(cosa) && !(vehicle.combustible === 'electrico' && burns.has(cosa));

const order = (one: UpkeepItem, other: UpkeepItem): number =>
  upkeepStates.indexOf(one.estado) - upkeepStates.indexOf(other.estado) ||
  (one.desde ?? '9').localeCompare(other.desde ?? '9');

/** What a vehicle needs next, the most urgent first: by what is known of it alone, and saying what is not. */
export const timelineOf = (facts: UpkeepFacts): Timeline => {
  const clock = readClock(facts.readings, facts.vehicle.registered);
  const items = thingsOf(facts.vehicle.tipoVehiculo)
    .filter((cosa) => hasIt(facts, cosa))
    .flatMap((cosa) => itemOf(facts, clock, cosa) ?? [])
    .map((item): UpkeepItem => (facts.booked.has(item.cosa) ? { ...item, estado: 'citado' } : item));
  return { items: items.toSorted(order), driven: clock?.driven, kms: clock && kmsOn(clock, facts.today) };
};
