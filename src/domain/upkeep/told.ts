import { addDays, weekday, type Fecha } from '../booking/calendar.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Season } from '../tyres/season.ts';
import type { UpkeepThing } from './things.ts';
import { addMonths } from './months.ts';

/** What a driver tells of a thing: when it was done elsewhere, or that the vehicle has it not. */
export interface Told {
  readonly cosa: UpkeepThing;
  /** Of the inspection until when it is good; of tyres when they were made. Null where there is none. */
  readonly fecha: Fecha | null;
  readonly kms: number | null;
  /** It has none: a chain instead of a belt. */
  readonly sin: boolean;
  readonly temporada: Season | null;
}

/** Things that a vehicle may do without, as far as its driver knows. */
const mayLack = new Set<UpkeepThing>(['correa', 'transmision', 'gas']);
/** Nobody tells of an earlier day. */
const firstDay = '1980-01-01';
/** An inspection is good for two years at most, or a month longer where it was passed early. */
const longestValidMonths = 26;

export type ToldRefusal = 'campo-obligatorio' | 'campo-minimo' | 'campo-maximo' | 'campo-opcion';

/** What is wrong with what is told, by field; undefined where nothing is. */
export const toldRefusal = (
  { cosa, fecha, sin, temporada }: Told,
  today: Fecha,
): { readonly field: 'fecha' | 'cosa' | 'temporada'; readonly code: ToldRefusal } | undefined => {
  if (cosa === 'temporada') return { field: 'cosa', code: 'campo-opcion' };
  if (temporada !== null && cosa !== 'neumaticos') return { field: 'temporada', code: 'campo-opcion' };
  if (sin) return mayLack.has(cosa) ? undefined : { field: 'cosa', code: 'campo-opcion' };
  if (fecha === null) return { field: 'fecha', code: 'campo-obligatorio' };
  if (fecha < firstDay) return { field: 'fecha', code: 'campo-minimo' };
  const last = cosa === 'itv' ? addMonths(today, longestValidMonths) : today;
  return fecha > last ? { field: 'fecha', code: 'campo-maximo' } : undefined;
};

/** The Monday of a week of ISO 8601. */
const mondayOf = (year: number, week: number): Fecha => {
  const fourth = `${year}-01-04`;
  return addDays(fourth, (week - 1) * 7 - (weekday(fourth) - 1));
};

/**
 * When tyres were made, by the last four figures of their DOT code: week and year, as `2319` is of June 2019. Only since 2000
 * there are four.
 */
export const readDot = (typed: string, today: Fecha): Fecha | Refusal<'dot-no-valido'> => {
  const [, week = '', year = ''] = /(\d{2})(\d{2})$/.exec(typed.trim()) ?? [];
  const number = Number(week);
  if (number < 1 || number > 53) return refuse('dot-no-valido');
  const made = mondayOf(2000 + Number(year), number);
  return made > today ? refuse('dot-no-valido') : made;
};
