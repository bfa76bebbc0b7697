import type { Cents } from '#domain/money/cents.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { giveBackPart } from '#server/checkout/give-back-part.ts';
import { orderById } from '#server/orders/orders-store.ts';
import type { Runtime } from '#server/runtime.ts';

/** Gives a part or all of what was paid for an order back, as the desk does; the order stands, so that parts follow each other. */
export const refundPart = async (
  runtime: Runtime,
  orderId: number,
  devolver: 'todo' | Cents,
): Promise<Refusal<'devolucion-excesiva' | 'pedido-sin-devolucion'> | null> => {
  const order = await orderById(runtime.database, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  const given = await giveBackPart(runtime, orderId, devolver === 'todo' ? order.pagado : devolver);
  return isRefusal(given) ? given : null;
};
