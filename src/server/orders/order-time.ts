import { tellOrdersMoved } from './tell-moved.ts';
import type { Database } from '../database/database.ts';
import { beginsAfter, deleteHold, holdCancelled, leaveVisit } from '../booking/holds-store.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';

/** Whoever else is expected in the same visit, and later than they were told, is told. */
const leave = async (tx: Database, ask: { readonly orderId: number; readonly closeUp: boolean }) => {
  const left = await leaveVisit(tx, ask);
  if (!left) return undefined;
  forgetOccupancy(tx, left.codTienda);
  const { queda, appointmentId } = left;
  if (queda !== null && (await beginsAfter(tx, queda, appointmentId)))
    await tellOrdersMoved(tx, queda, { antes: true });
  return left;
};

/**
 * Frees the time of an order that was cancelled or lapsed, inside the order's own transaction; false where it had none (any
 * more). Where others share its appointment, that stays for them, and what came after it moves up, so that the car is expected when its
 * owner was told.
 */
export const cancelBooking = async (tx: Database, orderId: number): Promise<boolean> =>
  (await leave(tx, { orderId, closeUp: true })) !== undefined;

/**
 * Turns the booking of an order into a hold again, for so many seconds, inside the order's own transaction; without any
 * left its time is free. Its clock goes on from where it first was held, so that nobody keeps a time for ever. What comes after it
 * in its appointment keeps its time.
 */
export const holdAgain = async (
  tx: Database,
  ask: { orderId: number; token: string; seconds: number },
): Promise<void> => {
  const booked = await leave(tx, { orderId: ask.orderId, closeUp: ask.seconds <= 0 });
  if (!booked || ask.seconds <= 0) return;
  await deleteHold(tx, ask.token);
  await holdCancelled(tx, { ...ask, ...booked });
};
