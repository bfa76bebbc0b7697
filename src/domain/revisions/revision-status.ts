import type { Fecha } from '../booking/calendar.ts';
import type { Fuel } from '../vehicles/facts.ts';
import type { VehicleType } from '../vehicles/vehicle-types.ts';

/**
 * What becomes of a plate in the revision assistant (spec R21). The last two are ours: to a client that
 * knows the others alone both say that there is no such plate, which is what it shows of any other word.
 */
export const revisionStatuses = ['OK', '2YEARS', 'NO_OIL', 'ELECTRIC', 'OTRO_VEHICULO', 'NO_EXISTE'] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

/** So long a maker's own network looks after a car, as most drivers understand it. */
const youngYears = 2;

/** A day or, where no more is known, the months between which it lies. */
export type FirstRegistration =
  | { readonly fecha: Fecha }
  /** Months as `2018-03`; without `hasta` it may be until today. */
  | { readonly desde: string; readonly hasta: string | null };

/** The same as months, for those who need no day. */
export const monthsOf = (registered: FirstRegistration): { readonly desde: string; readonly hasta: string | null } => {
  if (!('fecha' in registered)) return registered;
  const month = registered.fecha.slice(0, 7);
  return { desde: month, hasta: month };
};

const yearsAfter = (fecha: Fecha, years: number): Fecha => {
  const moment = new Date(`${fecha}T00:00:00Z`);
  return new Date(Date.UTC(moment.getUTCFullYear() + years, moment.getUTCMonth(), moment.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

const lastDayOf = (month: string): Fecha =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

const isYoung = (fecha: Fecha, today: Fecha): boolean => yearsAfter(fecha, youngYears) > today;

/**
 * Whether a vehicle was registered less than two years ago; undefined where what is known of it may fall on either side,
 * which only its papers can tell. A model's years say nothing of it.
 */
export const isUnderTwoYears = (registered: FirstRegistration | null, today: Fecha): boolean | undefined => {
  if (!registered) return undefined;
  if ('fecha' in registered) return isYoung(registered.fecha, today);
  const young = isYoung(`${registered.desde}-01`, today);
  const latest = registered.hasta === null ? today : lastDayOf(registered.hasta);
  return young === isYoung(latest, today) ? young : undefined;
};

export interface RevisionQuestion {
  readonly tipoVehiculo: VehicleType;
  readonly combustible: Fuel | undefined;
  readonly joven: boolean | undefined;
  /** How many oils on sale may be poured into it. */
  readonly aceites: number;
}

/** A hybrid or a car on gas has an engine with oil: only what runs on a battery alone is electric. */
export const revisionStatus = ({ tipoVehiculo, combustible, joven, aceites }: RevisionQuestion): RevisionStatus => {
  if (tipoVehiculo === 'moto' || tipoVehiculo === 'otro') return 'OTRO_VEHICULO';
  if (combustible === 'electrico') return 'ELECTRIC';
  if (joven === true) return '2YEARS';
  return aceites > 0 ? 'OK' : 'NO_OIL';
};

/** Above so many litres a sump is large, and its pack another one (spec R27). */
const usualSump = 5;

export const isLargeSump = (litros: number | undefined): boolean => litros !== undefined && litros > usualSump;
