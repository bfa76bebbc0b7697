import { sameStages } from '#domain/booking/job.ts';
import type { Missing } from '#domain/payments/settlement.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import { holdTime } from '../booking/hold-time.ts';
import { readHold } from '../booking/keep-hold.ts';
import type { Need } from '../booking/need.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { goodsOfLapsed, reclaimOrder, type OrderRow } from '../orders/orders-store.ts';

/** The last day on which all that its promotions ask for is kept; null without such a promotion. */
const lastDayOf = ({ snapshot }: OrderRow): string | null => {
  const days = snapshot.cesta.discount.flatMap(({ fecha_limite }) => (fecha_limite ? [fecha_limite] : []));
  return days.toSorted()[0] ?? null;
};

/**
 * What an order that lapsed needs time for: its goods are ordered anew, and come when they come from now on; its
 * promotions are kept only by a day that they allow.
 */
export const needOfLapsed = async (
  db: Database,
  order: OrderRow,
): Promise<{ readonly need: Need; readonly disponible: boolean }> => {
  const { delivery, disponible } = await goodsOfLapsed(db, order.id);
  return { need: { stages: order.snapshot.etapas, delivery, latest: lastDayOf(order) }, disponible };
};

/**
 * Holds a time for an order that lapsed before its payment came: the one its visitor holds meanwhile, if
 * it serves, else the one the order had, under the basket's own name, so that nobody who tries the same again meets
 * a hold of their own. Answers the hold's token, null where the time is gone.
 */
export const takeTimeAgain = async ({ database, config, clock }: Runtime, order: OrderRow): Promise<string | null> => {
  const { etapas, selectedDate, selectedTime } = order.snapshot;
  const mine = await readHold(database, { token: order.cestaID, rules: config.booking });
  if (mine && mine.codTienda === order.codTienda && sameStages(mine.stages, etapas)) return order.cestaID;

  const { need } = await needOfLapsed(database, order);
  const held = await holdTime(database, {
    codTienda: order.codTienda,
    fecha: selectedDate,
    hora: selectedTime,
    need,
    token: order.cestaID,
    matricula: order.matricula,
    now: clock(),
    rules: config.booking,
  });
  return isRefusal(held) ? null : order.cestaID;
};

/**
 * Takes goods and time of a lapsed order again, all or nothing; answers what is missing. Without a hold the time is
 * missing, if nothing else is.
 */
export const recoverOrder = async (
  tx: Database,
  order: OrderRow,
  token: string | null,
  now: Date,
): Promise<Missing | null> =>
  await reclaimOrder(tx, { id: order.id, token: token ?? randomUUID(), matricula: order.matricula, now });
