import type { Cents } from '#domain/money/cents.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Runtime } from '../runtime.ts';
import { giveBack } from './give-back.ts';
import { lockOrder, orderById, type OrderRow } from '../orders/orders-store.ts';

/**
 * Gives back a part or all of what was paid online for an order that stays as it is, and tells its customer. Each
 * call gives back once more, up to what was paid: who may be asked twice keeps the key of the call.
 */
export const refundOrder = async (
  { database, clock }: Runtime,
  orderId: number,
  devolver: 'todo' | Cents,
): Promise<OrderRow | Refusal<'pedido-no-existe' | 'devolucion-excesiva'>> =>
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await orderById(tx, orderId);
    if (!order) return refuse('pedido-no-existe');
    const refused = await giveBack(tx, order, devolver, 'ajuste', clock());
    return refused ?? (await orderById(tx, orderId)) ?? order;
  });
