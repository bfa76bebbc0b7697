import type { Database } from '../database/database.ts';
import { cancelAllocations, deleteHold, holdCancelled } from './holds-store.ts';
import { forgetOccupancy } from './recent-occupancies.ts';

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
