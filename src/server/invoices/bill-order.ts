import type { Billing } from '#contract/orders.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { keepBilling, lockOrder, orderById } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { invoiceUninvoiced } from './invoice-order.ts';

/**
 * Keeps tax data of an order and issues what of it should have been invoiced by now: all or nothing. Nothing to issue is no
 * refusal, since data are given before the work is done.
 */
export const billOrder = async (
  runtime: Runtime,
  orderId: number,
  billing: Billing | null,
): Promise<Invoice[] | Refusal<'factura-sin-datos-fiscales' | 'pedido-no-existe'>> =>
  await transactionUnlessRefused(runtime.database, async (tx) => {
    await lockOrder(tx, orderId);
    if (billing) await keepBilling(tx, orderId, billing);
    const order = await orderById(tx, orderId);
    if (!order) return refuse('pedido-no-existe');
    const issued = await invoiceUninvoiced(tx, runtime, order);
    if (!isRefusal(issued)) return issued;
    if (issued.refusal === 'nada-que-facturar') return [];
    if (issued.refusal === 'factura-sin-datos-fiscales') return refuse('factura-sin-datos-fiscales');
    throw new Error(`order ${order.orderNumber} was paid more than it costs`);
  });
