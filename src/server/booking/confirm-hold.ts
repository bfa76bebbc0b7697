import type { Fecha } from '#domain/booking/calendar.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { callConfirmHold, cancelAllocations, deleteHold, holdCancelled } from './holds-store.ts';
import { forgetOccupancy } from './recent-occupancies.ts';

export interface ConfirmedTime {
  readonly appointmentId: string;
  readonly codTienda: number;
  readonly fecha: Fecha;
  /** `HH:MM` on the workshop's wall. */
  readonly hora: string;
  readonly minutos: number;
}

/**
 * Turns a hold into the booking of an order, inside the order's own transaction; the order may be
 * written before or after. Asked again for the same order it answers the same. A refusal leaves the
 * transaction whole. In SQL: `select * from confirm_hold(token, order_id, matricula)`, of which
 * `codigo` is null where it succeeded.
 */
export const confirmHold = async (
  db: Database,
  ask: { token: string; orderId: number; matricula: string | null },
): Promise<ConfirmedTime | Refusal<'reserva-caducada' | 'matricula-ya-citada'>> => {
  const { codigo, alias, ...booked } = await callConfirmHold(db, ask);
  if (codigo === 'matricula-ya-citada') return refuse(codigo, { matricula: ask.matricula ?? '', taller: alias ?? '' });
  return codigo === null ? { ...booked, hora: booked.hora.slice(0, 5) } : refuse(codigo);
};

/** Frees the time of an order that was cancelled or lapsed; false where it had none (any more). */
export const cancelBooking = async (db: Database, orderId: number): Promise<boolean> => {
  const freed = await cancelAllocations(db, orderId);
  if (freed) forgetOccupancy(db, freed.codTienda);
  return freed !== undefined;
};

/**
 * Turns the booking of an order into a hold again, for so many seconds, inside the order's own transaction; without any
 * left its time is free. Its clock goes on from where it first was held, so that nobody keeps a time for ever.
 */
export const holdAgain = async (
  db: Database,
  ask: { orderId: number; token: string; seconds: number },
): Promise<void> => {
  const booked = await cancelAllocations(db, ask.orderId);
  if (!booked) return;
  forgetOccupancy(db, booked.codTienda);
  if (ask.seconds <= 0) return;
  await deleteHold(db, ask.token);
  await holdCancelled(db, { ...ask, appointmentId: booked.appointmentId });
};
