import type { Cents } from '#domain/money/cents.ts';
import type { Refusal } from '#domain/refusal.ts';
import { giveBack } from '#server/checkout/give-back.ts';
import { lockOrder, orderById } from '#server/orders/orders-store.ts';
import type { Runtime } from '#server/runtime.ts';

/** Gives a part or all of what was paid for an order back as a cancellation does, but the order stands, so that parts follow each other. */
export const refundPart = async (
  { database, clock }: Runtime,
  orderId: number,
  devolver: 'todo' | Cents,
): Promise<Refusal<'devolucion-excesiva'> | null> =>
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await orderById(tx, orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    return await giveBack(tx, order, devolver, 'ajuste', clock());
  });
