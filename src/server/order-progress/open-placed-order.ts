import type { Actor } from '#domain/access/actor.ts';
import { maySeeOrder } from '#domain/access/may-see-order.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { judgeOrdered } from '../change-requests/change-signature.ts';
import type { Runtime } from '../runtime.ts';
import { progressOfNumber, timeOfOrder, type ProgressRow } from './order-progress-store.ts';

/** An order by its number, with what the link of one of its letters carries. */
export interface PlacedOrder {
  readonly n: string;
  readonly cita?: string | undefined;
  readonly firma?: string | undefined;
}

/** An order for the account that has it, or for whoever has a link of its letters; for everybody else there is none. */
export const openPlacedOrder = async (
  { database }: Runtime,
  actor: Actor,
  { n, cita, firma }: PlacedOrder,
): Promise<ProgressRow | Refusal<'pedido-no-existe'>> => {
  const row = await progressOfNumber(database, n);
  if (!row) return refuse('pedido-no-existe');
  const time = cita && firma ? await timeOfOrder(database, { orderId: row.id, citaId: cita }) : undefined;
  const link = time ? await judgeOrdered(database, time, firma ?? '') : 'wrong';
  return maySeeOrder(actor, row, link) ? row : refuse('pedido-no-existe');
};
