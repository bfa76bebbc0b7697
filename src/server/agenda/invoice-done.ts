import { formatEuros } from '#domain/money/format-euros.ts';
import { cents } from '#domain/money/cents.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { invoiceCompletion } from '../invoices/invoice-order.ts';
import { orderById } from '../orders/orders-store.ts';
import type { CallContext } from '../runtime.ts';

/** The final invoice of an order whose car is done; refused where the desk has to ask for tax data first. */
const invoiceDone = async (
  tx: Database,
  context: CallContext,
  orderId: number,
): Promise<Refusal<'pedido-sin-datos-fiscales'> | null> => {
  const order = await orderById(tx, orderId);
  if (order?.status !== 'completado' || !isRefusal(await invoiceCompletion(tx, context, order))) return null;
  return refuse('pedido-sin-datos-fiscales', {
    pedido: order.orderNumber,
    hasta: formatEuros(cents(context.config.invoices.simplifiedMax), context.language),
  });
};

/** The final invoice of each order of a car that is done. */
export const invoiceAll = async (
  tx: Database,
  context: CallContext,
  orders: readonly { readonly id: number }[],
): Promise<Refusal<'pedido-sin-datos-fiscales'> | null> => {
  for (const { id } of orders) {
    const refused = await invoiceDone(tx, context, id);
    if (refused) return refused;
  }
  return null;
};
