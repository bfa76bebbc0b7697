import type { DraftInvoice, Invoice } from '#domain/invoices/invoice.ts';
import { isJoined } from '#domain/invoices/is-joined.ts';
import { recipientOf, type BillingData, type Recipient } from '#domain/invoices/recipient.ts';
import { makeFullInvoice, makeRewrittenInvoice } from '#domain/invoices/replace-invoice.ts';
import { repairOf } from '#domain/invoices/verifactu/next-step.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import { lockOrder, orderById } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { addRecord } from './add-record.ts';
import { wordsIn } from './invoice-order.ts';
import { endInvoice, findInvoice, invoicesOfOrder, type InvoiceRow } from './invoices-store.ts';
import { issueInvoices } from './issue-invoices.ts';
import { closeReview, recordStates } from './sending-store.ts';

/** Works on an invoice with its order's row locked: nobody else issues for that order meanwhile. */
const withOrder = async <Answer, Code extends string>(
  { database }: Runtime,
  { factura: { numero }, orderId }: InvoiceRow,
  work: (tx: Database, row: InvoiceRow, all: readonly Invoice[]) => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code>> =>
  await transactionUnlessRefused(database, async (tx) => {
    await lockOrder(tx, orderId);
    const row = await findInvoice(tx, numero);
    if (!row) throw new Error(`invoice ${numero} is gone`);
    return await work(tx, row, await invoicesOfOrder(tx, orderId));
  });

/** Issues what is drawn up by whom the first one was issued: the company may have moved, but not changed. */
const issueInPlace = async (
  tx: Database,
  runtime: Runtime,
  { factura, orderId }: InvoiceRow,
  draft: DraftInvoice,
): Promise<Invoice[]> => {
  const order = await orderById(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  const emisor = runtime.config.invoices.issuers[factura.emisor.pais] ?? factura.emisor;
  return await issueInvoices(tx, runtime, order, emisor, [draft]);
};

const readRecipient = (billing: BillingData): Recipient => {
  const read = recipientOf(billing);
  if (isRefusal(read)) throw new Error('tax data are checked before they come here');
  return read;
};

/** One invoice in full in place of all simplified ones of the order. */
export const replaceInvoice = async (runtime: Runtime, row: InvoiceRow, billing: BillingData) =>
  await withOrder<Invoice[], 'nada-que-facturar'>(runtime, row, async (tx, current, all) => {
    const draft = makeFullInvoice(all, readRecipient(billing), wordsIn(current.factura.idioma));
    return isRefusal(draft) ? draft : await issueInPlace(tx, runtime, current, draft);
  });

/** A corrective invoice that says all of an invoice anew, for whom it should have been. */
export const rewriteInvoice = async (runtime: Runtime, row: InvoiceRow, billing: BillingData) =>
  await withOrder<Invoice[], 'factura-sustituida' | 'factura-sin-destinatario'>(
    runtime,
    row,
    async (tx, current, all) => {
      const factura = all.find(({ numero }) => numero === current.factura.numero);
      if (!factura) return refuse('factura-sustituida');
      const draft = makeRewrittenInvoice(factura, all, readRecipient(billing), wordsIn(factura.idioma));
      return isRefusal(draft) ? draft : await issueInPlace(tx, runtime, current, draft);
    },
  );

/** What the agency has of an invoice: whether it took any record, and what it said of the last. */
const heardOf = async (tx: Database, numero: string) => {
  const states = await recordStates(tx, numero);
  const last = states.find(({ veredicto }) => veredicto !== null);
  return {
    aceptado: states.some(({ veredicto }) => veredicto === 'Correcto' || veredicto === 'AceptadoConErrores'),
    ultimo: last?.veredicto ?? 'Incorrecto',
    refused: states.find(({ estado }) => estado === 'revisar'),
  };
};

/** Annuls an invoice that should never have been issued. One that is joined to another is corrected instead. */
export const annulInvoice = async (runtime: Runtime, row: InvoiceRow) =>
  await withOrder<{ readonly anulada: true }, 'factura-sustituida' | 'factura-con-otras'>(
    runtime,
    row,
    async (tx, { factura, anulada, sustituidaPor, encadenada }, all) => {
      if (anulada || sustituidaPor !== null) return refuse('factura-sustituida');
      if (isJoined(factura, all)) return refuse('factura-con-otras');
      await endInvoice(tx, factura.numero, runtime.clock());
      if (encadenada) {
        const { refused, aceptado } = await heardOf(tx, factura.numero);
        if (refused) await closeReview(tx, factura.numero);
        await addRecord(tx, runtime, 'anulacion', factura, { sinRegistroPrevio: refused !== undefined && !aceptado });
      }
      return { anulada: true };
    },
  );

/** A new record in place of one that the agency refused: what was wrong with it, a person has seen to. */
export const resendRecord = async (runtime: Runtime, row: InvoiceRow) =>
  await withOrder<{ readonly reenviada: true }, 'factura-sin-registro'>(runtime, row, async (tx, { factura }) => {
    const { refused, aceptado, ultimo } = await heardOf(tx, factura.numero);
    if (!refused) return refuse('factura-sin-registro');
    await closeReview(tx, factura.numero);
    const marks =
      refused.clase === 'alta'
        ? { repara: repairOf({ aceptado, ultimo }) }
        : { rechazoPrevio: ultimo === 'Incorrecto' };
    await addRecord(tx, runtime, refused.clase, factura, marks);
    return { reenviada: true };
  });
