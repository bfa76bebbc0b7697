import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Cents } from '#domain/money/cents.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { invoiceRefund } from '../invoices/invoice-order.ts';
import { lockOrder, orderById } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { giveBack } from './give-back.ts';

const standing: ReadonlySet<string> = new Set(['confirmado', 'en-taller', 'completado']);

/**
 * Gives back a part of what was paid online for an order that stands: it becomes so much cheaper, and its invoices with it.
 * Answers the corrective invoices.
 */
export const giveBackPart = async (
  runtime: Runtime,
  orderId: number,
  importe: Cents,
): Promise<Invoice[] | Refusal<'pedido-sin-devolucion' | 'devolucion-excesiva'>> =>
  await transactionUnlessRefused(runtime.database, async (tx) => {
    await lockOrder(tx, orderId);
    const order = await orderById(tx, orderId);
    if (!order || !standing.has(order.status)) return refuse('pedido-sin-devolucion');
    return (
      (await giveBack(tx, order, importe, 'ajuste', runtime.clock())) ??
      (await invoiceRefund(tx, runtime, order, importe, 'ajuste'))
    );
  });
