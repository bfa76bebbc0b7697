import type { Database } from '../database/database.ts';
import { deleteHold, holdCancelled, leaveVisit } from './holds-store.ts';
import { forgetOccupancy } from './recent-occupancies.ts';

/**
 * Frees the time of an order that was cancelled or lapsed; false where it had none (any more). Where others share its
 * appointment, that stays for them: of a cancelled order what came after it moves up, of a lapsed one, which may be paid
 * late, everything keeps its time.
 */
export const cancelBooking = async (
  db: Database,
  { orderId, lapsed }: { readonly orderId: number; readonly lapsed: boolean },
): Promise<boolean> => {
  const freed = await leaveVisit(db, { orderId, closeUp: !lapsed });
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
  const booked = await leaveVisit(db, { orderId: ask.orderId, closeUp: false });
  if (!booked) return;
  forgetOccupancy(db, booked.codTienda);
  if (ask.seconds <= 0) return;
  await deleteHold(db, ask.token);
  await holdCancelled(db, { ...ask, ...booked });
};
