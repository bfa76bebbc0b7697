import { sameStages } from '#domain/booking/job.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { holdTime } from '../booking/hold-time.ts';
import { readHold } from '../booking/keep-hold.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../http/context.ts';
import { reclaimOrder, type OrderRow } from '../orders/orders-store.ts';

/**
 * Holds a time for an order that lapsed before its payment came: the one its visitor holds meanwhile, if
 * it serves, else the one the order had. Answers the hold's token, null where the time is gone.
 */
export const takeTimeAgain = async ({ database, config, clock }: House, order: OrderRow): Promise<string | null> => {
  const { etapas, selectedDate, selectedTime } = order.snapshot;
  const mine = await readHold(database, { token: order.cestaID, rules: config.booking });
  if (mine && mine.codTienda === order.codTienda && sameStages(mine.stages, etapas)) return order.cestaID;

  const token = randomUUID();
  const held = await holdTime(database, {
    codTienda: order.codTienda,
    fecha: selectedDate,
    hora: selectedTime,
    need: { stages: etapas, earliest: selectedDate },
    token,
    matricula: order.matricula,
    now: clock(),
    rules: config.booking,
  });
  return isRefusal(held) ? null : token;
};

/** Takes goods and time of a lapsed order again; false where something is gone, and then nothing was taken. */
export const recoverOrder = async (tx: Database, order: OrderRow, token: string, now: Date): Promise<boolean> =>
  (await reclaimOrder(tx, { id: order.id, token, matricula: order.matricula, now })) === null;
