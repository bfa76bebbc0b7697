import { wasteFeeOf } from '#domain/catalogue/waste-fee.ts';
import { causeOfRefund } from '#domain/invoices/correction-cause.ts';
import { makeRefundInvoices } from '#domain/invoices/correct-invoice.ts';
import type { DraftInvoice, Invoice } from '#domain/invoices/invoice.ts';
import {
  makeFinalInvoice,
  makePaymentInvoice,
  type InvoiceRefusal,
  type InvoiceTerms,
  type OrderToInvoice,
} from '#domain/invoices/make-invoice.ts';
import { recipientOf, type BillingData, type Recipient } from '#domain/invoices/recipient.ts';
import { invoicedTotal } from '#domain/invoices/standing.ts';
import type { Language } from '#domain/language.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { invoices as ca } from '#i18n/ca/invoices.ts';
import { invoices as es } from '#i18n/es/invoices.ts';
import { localTime } from '../booking/local-time.ts';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { invoicesOfOrder, linesToInvoice } from './invoices-store.ts';
import { issueInvoices, issuerOf } from './issue-invoices.ts';
import { issuerZone } from './issuer-zone.ts';

const words = { es: es.words, ca: ca.words };

export const wordsIn = (idioma: Language) => words[idioma];

/** Tax data that were kept before they were checked are as good as none. */
const namedBy = (billing: BillingData | null): Recipient | null => {
  const read = billing && recipientOf(billing);
  return read === null || isRefusal(read) ? null : read;
};

const orderToInvoice = async (tx: Database, order: OrderRow): Promise<OrderToInvoice> => {
  const { lineas, rebaja } = await linesToInvoice(tx, order.id);
  const kinds = new Map(order.snapshot.cesta.products.map((each) => [each.id_navision, each.tipo_producto]));
  return {
    pedido: order.orderNumber,
    idioma: order.idioma,
    lineas: lineas.map(({ id_navision, ...line }) => {
      const kind = kinds.get(id_navision);
      return { ...line, tasa: kind ? wasteFeeOf(kind) : null };
    }),
    rebaja,
    receptor: namedBy(order.billing),
  };
};

type Work = Pick<Runtime, 'config' | 'clock' | 'log'>;

const termsFor = ({ config }: Work, { idioma }: OrderRow): InvoiceTerms => ({
  simplifiedMax: cents(config.invoices.simplifiedMax),
  words: wordsIn(idioma),
});

type Make = (
  order: OrderToInvoice,
  earlier: readonly Invoice[],
  terms: InvoiceTerms,
) => DraftInvoice | Refusal<InvoiceRefusal>;

/** The invoices of an order whose row is locked, and which changes no more in its transaction. */
const issueFor = async (
  tx: Database,
  work: Work,
  order: OrderRow,
  make: Make,
): Promise<Invoice[] | Refusal<InvoiceRefusal>> => {
  const emisor = issuerOf(work, order);
  if (!emisor) {
    work.log.error({ pedido: order.orderNumber }, 'nobody is configured to issue the invoices of this country');
    return [];
  }
  const draft = make(await orderToInvoice(tx, order), await invoicesOfOrder(tx, order.id), termsFor(work, order));
  return isRefusal(draft) ? draft : await issueInvoices(tx, work, order, emisor, [draft]);
};

/**
 * The invoice of a payment that came. Money is taken although tax data are lacking: then the desk issues it, and until
 * then the books say so.
 */
export const invoicePayment = async (tx: Database, work: Work, order: OrderRow, importe: Cents): Promise<void> => {
  const issued = await issueFor(tx, work, order, (...given) =>
    makePaymentInvoice(given[0], given[1], importe, given[2]),
  );
  if (isRefusal(issued))
    work.log.warn({ pedido: order.orderNumber, why: issued.refusal }, 'a payment has no invoice yet');
};

/** The final invoice of an order whose work is done; refused where it needs tax data. */
export const invoiceCompletion = async (
  tx: Database,
  work: Work,
  order: OrderRow,
): Promise<Invoice[] | Refusal<'factura-sin-datos-fiscales'>> => {
  const hoy = localTime(work.clock(), issuerZone[order.snapshot.taller.pais]).fecha;
  const issued = await issueFor(tx, work, order, (each, earlier, terms) => makeFinalInvoice(each, earlier, hoy, terms));
  if (!isRefusal(issued)) return issued;
  if (issued.refusal === 'factura-sin-datos-fiscales') return refuse('factura-sin-datos-fiscales');
  // All of it was charged before: paid in full online, or done once more after staff took that back.
  return [];
};

/** The invoice of what came for an order and has none: what the desk issues once it has the tax data. */
export const invoiceUninvoiced = async (
  tx: Database,
  work: Work,
  order: OrderRow,
): Promise<Invoice[] | Refusal<InvoiceRefusal>> => {
  if (order.status === 'completado') return await invoiceCompletion(tx, work, order);
  return await issueFor(tx, work, order, (each, earlier, terms) =>
    makePaymentInvoice(each, earlier, cents(order.pagado - invoicedTotal(earlier)), terms),
  );
};

/** The corrective invoices of money that goes back, as far as it was invoiced. */
export const invoiceRefund = async (
  tx: Database,
  work: Work,
  order: OrderRow,
  importe: Cents,
  motivo: RefundReason,
): Promise<Invoice[]> => {
  const emisor = issuerOf(work, order);
  const earlier = await invoicesOfOrder(tx, order.id);
  const part = cents(Math.min(importe, invoicedTotal(earlier)));
  if (!emisor || part === 0) return [];
  const drafts = makeRefundInvoices(earlier, part, causeOfRefund(motivo), wordsIn(order.idioma));
  if (isRefusal(drafts)) throw new Error(`order ${order.orderNumber}: ${drafts.refusal}`);
  return await issueInvoices(tx, work, order, emisor, drafts);
};
