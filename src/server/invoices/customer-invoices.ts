import { guessLimit } from '#contract/invoices.ts';
import { readInvoiceNumber } from '#domain/invoices/series.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { ownedBy } from '../accounts/owned-by.ts';
import { needBilling } from '../orders/read-billing.ts';
import type { CallContext, Handler } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { claimCall } from '../security/shared-limit-store.ts';
import { replaceInvoice } from './change-invoice.ts';
import { countOfAccount, invoicesOfAccount, isOrderOf } from './invoice-lists-store.ts';
import { findInvoice } from './invoices-store.ts';
import { printIssued } from './print-issued.ts';
import { showIssued, showListed } from './show-invoice.ts';

export const listInvoices: Handler<'listInvoices'> = async (context, { query }) => {
  const account = await context.account();
  if (!account) return refuse('sin-permiso');
  const { database } = context;
  const whose = ownedBy(account);
  const [rows, { facturas }] = [await invoicesOfAccount(database, whose, query), await countOfAccount(database, whose)];
  return { facturas: rows.map(showListed), total: facturas };
};

/** Counts a number that is not the caller's; refused once there were too many. */
const guessed = async (context: CallContext, id: string): Promise<Refusal<'demasiados-intentos'> | null> => {
  const { database, config, clock, address } = context;
  if (!config.rateLimit) return null;
  const claim = await claimCall(database, `facturas ${id}`, guessLimit, clock());
  if (!('wait' in claim)) return null;
  recordSecurityEvent(context, 'invoices-guessed', { account: id, address });
  return refuse('demasiados-intentos', { segundos: claim.wait });
};

/**
 * The file of one's own invoice, or one of the specification's codes. Whose another invoice is, is not said, and whoever
 * tries numbers is soon told nothing at all.
 */
export const readInvoiceFile: Handler<'readInvoiceFile'> = async (context, { params: { id, n } }) => {
  const { database, config, log, reference } = context;
  const { telefono } = config.site;
  const account = await context.account();
  if (!account) return refuse('sin-permiso');
  const whose = ownedBy(account);
  const numero = readInvoiceNumber(n);
  if (isRefusal(numero)) return refuse('NOT_EXIST', { telefono });
  const found = await findInvoice(database, numero);
  if (found && (await isOrderOf(database, whose, found.orderId))) {
    try {
      return { nombre: `${numero}.pdf`, contenido: await printIssued(database, found) };
    } catch (error) {
      log.error({ err: error, factura: numero, reference }, 'an invoice cannot be printed');
      return refuse('OTHER', { telefono });
    }
  }
  const limited = await guessed(context, id);
  if (limited) return limited;
  if ((await countOfAccount(database, whose)).pedidos === 0) return refuse('NO_ID_NAV', { telefono });
  return refuse(found ? 'ID_NOT_MATCH' : 'FACTURA_NOT_FOUND', { telefono });
};

/** One's own simplified invoice gives way to one in full. Whose another invoice is, is not said. */
export const askFullInvoice: Handler<'askFullInvoice'> = async (context, { params: { id, n }, body }) => {
  const account = await context.account();
  if (!account) return refuse('sin-permiso');
  const numero = readInvoiceNumber(n);
  const found = isRefusal(numero) ? undefined : await findInvoice(context.database, numero);
  if (!found || !(await isOrderOf(context.database, ownedBy(account), found.orderId)))
    return (await guessed(context, id)) ?? refuse('factura-no-existe');
  const billing = needBilling(body.billing);
  if (isRefusal(billing)) return billing;
  const issued = await replaceInvoice(context, found, billing);
  return isRefusal(issued) ? issued : { facturas: issued.map(showIssued) };
};
