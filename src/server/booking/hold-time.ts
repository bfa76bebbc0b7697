import type { Fecha } from '#domain/booking/calendar.ts';
import { never } from '#domain/booking/delivery.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { lostRace, retryLostRace, type Database } from '../database/database.ts';
import { occupancyNow } from './occupancy-now.ts';
import { earliestDay } from './earliest-day.ts';
import type { Holder, Persona } from './holder.ts';
import { callHoldTime, type HoldRow } from './holds-store.ts';
import type { BookingRules, Need } from './need.ts';
import { utcDay } from './local-time.ts';
import { forgetOccupancy } from './recent-occupancies.ts';
import { refusePlate } from './refuse-plate.ts';
import { unable } from './workshop-refusal.ts';

/** A time that is a visitor's until `expires`. */
export interface HeldTime {
  readonly appointmentId: string;
  readonly codTienda: number;
  readonly fecha: Fecha;
  /** `HH:MM` on the workshop's wall. */
  readonly hora: string;
  readonly minutos: number;
  readonly expires: Date;
  /** Past this it is not renewed any more. */
  readonly latest: Date;
}

export const isAt = (
  held: HeldTime | null,
  { codTienda, fecha, hora }: Pick<HeldTime, 'codTienda' | 'fecha' | 'hora'>,
): boolean => held?.codTienda === codTienda && held.fecha === fecha && held.hora === hora;

export type HoldRefusal = Refusal<
  | 'taller-no-existe'
  | 'taller-sin-web'
  | 'taller-no-puede'
  | 'hora-no-ofrecida'
  | 'hora-ocupada'
  | 'matricula-ya-citada'
>;

export type CountedRefusal = HoldRefusal | Refusal<'demasiadas-reservas'>;

export interface HoldAsk {
  readonly codTienda: number;
  readonly fecha: Fecha;
  /** `HH:MM` on the workshop's wall. */
  readonly hora: string;
  readonly need: Need;
  /** Names the visitor: the basket's id. A token has one living hold. */
  readonly token: string;
  readonly matricula: string | null;
  readonly now: Date;
  readonly rules: BookingRules;
  /** The appointment that is to take the time: it does not stand in its own way. */
  readonly moving?: string | null;
  /** Offered to somebody who has an appointment, instead of chosen by a visitor. */
  readonly kind?: 'booking' | 'move_hold';
}

/** The day on which the goods are there; refused where the time asked for is past the last day that suits. */
const firstDay = async (
  db: Database,
  ask: HoldAsk,
): Promise<Fecha | Refusal<'hora-no-ofrecida' | 'taller-no-existe'>> => {
  const { fecha, need } = ask;
  if (need.latest && fecha > need.latest) return refuse('hora-no-ofrecida');
  if (!need.delivery?.length) return need.earliest ?? fecha;
  return (await earliestDay(db, ask)) ?? refuse('taller-no-existe');
};

const attempt = async (
  db: Database,
  ask: HoldAsk,
  holder?: Holder,
  persona: Persona | null = null,
): Promise<HeldTime | CountedRefusal | Refusal<'limite-horas'>> => {
  const earliest = await firstDay(db, ask);
  if (isRefusal(earliest)) return earliest;
  try {
    const row = await retryLostRace(() =>
      callHoldTime(db, { ...ask, ...ask.rules, stages: ask.need.stages, earliest, holder, persona }),
    );
    if (row.codigo === 'demasiadas-reservas') return refuse(row.codigo, { maximo: holder?.most ?? 0 });
    if (row.codigo === 'limite-horas') return refuse(row.codigo, { maximo: persona?.most ?? 0 });
    if (row.codigo === 'taller-no-puede') return await unableNow(db, ask);
    if (row.codigo !== null) return refusalOf(ask, row, row.codigo, earliest);
    forgetOccupancy(db, ask.codTienda);
    const { codTienda, fecha, hora } = ask;
    const { appointmentId, expires, latest } = row;
    return { appointmentId, codTienda, fecha, hora, minutos: jobMinutes(ask.need.stages), expires, latest };
  } catch (error) {
    // Lost again and again: the time counts as taken.
    if (lostRace(error)) return refuse('hora-ocupada', { hora: ask.hora });
    throw error;
  }
};

/**
 * Holds a time, and gives back the one held before under the same token; where it is refused, the earlier hold
 * stays. One statement; call it outside a transaction, so that a lost race can be tried again.
 */
export const holdTime = async (db: Database, ask: HoldAsk): Promise<HeldTime | HoldRefusal> => {
  const held = await attempt(db, ask);
  if (isRefusal(held) && (held.refusal === 'demasiadas-reservas' || held.refusal === 'limite-horas'))
    throw new Error('a hold of nobody was counted');
  return held;
};

/** The same for a visitor, who gives back whatever they held before; their network may hold few at once. */
export const holdTimeFor = async (db: Database, ask: HoldAsk, holder: Holder): Promise<HeldTime | CountedRefusal> => {
  const held = await attempt(db, ask, holder);
  if (isRefusal(held) && held.refusal === 'limite-horas') throw new Error('a hold of no person was counted');
  return held;
};

/** The same for a visitor who named an e-mail, which may hold few at once too. */
export const holdTimeNaming = async (db: Database, ask: HoldAsk, holder: Holder, persona: Persona | null) =>
  await attempt(db, ask, holder, persona);

const unableNow = async (db: Database, { codTienda, fecha, need, now }: HoldAsk): Promise<HoldRefusal> => {
  const occupancy = await occupancyNow(db, { codTienda, today: utcDay(now), from: fecha, days: 1, token: null });
  return occupancy ? unable(occupancy, need) : refuse('taller-no-existe');
};

const refusalOf = (ask: HoldAsk, row: HoldRow, codigo: HoldRefusal['refusal'], earliest: Fecha): HoldRefusal => {
  if (codigo === 'hora-no-ofrecida' && ask.fecha < earliest && earliest !== never)
    return refuse(codigo, { desde: earliest });
  if (codigo === 'hora-ocupada') return refuse(codigo, { hora: ask.hora });
  if (codigo === 'matricula-ya-citada') return refusePlate(ask.matricula, row.alias);
  if (codigo === 'taller-sin-web') return refuse(codigo, { telefono: row.telefono });
  return refuse(codigo);
};
