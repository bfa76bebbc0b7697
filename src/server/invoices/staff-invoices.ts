import { normaliseEmail } from '#domain/accounts/email.ts';
import { mayOpenAgenda } from '#domain/access/may-open-agenda.ts';
import { opensEverything } from '#domain/access/opens-everything.ts';
import { isStaff } from '#domain/access/is-staff.ts';
import { readInvoiceNumber } from '#domain/invoices/series.ts';
import { toEuros } from '#domain/money/euros.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { orderByNumber, type OrderRow } from '../orders/orders-store.ts';
import type { CallContext, Handler } from '../runtime.ts';
import { countForStaff, findForStaff, listOfOrder, uninvoicedFor, uninvoicedOf } from './invoice-lists-store.ts';
import { findInvoice, invoicesOfOrder, type InvoiceRow } from './invoices-store.ts';
import { printIssued } from './print-issued.ts';
import { recordStates } from './sending-store.ts';
import { showDetail, showListed, whatMay } from './show-invoice.ts';

/** An invoice of a workshop that the caller works for; of another one there is none. */
export const openInvoice = async (
  context: CallContext,
  typed: string,
): Promise<InvoiceRow | Refusal<'factura-no-existe'>> => {
  const numero = readInvoiceNumber(typed);
  if (isRefusal(numero)) return numero;
  const found = await findInvoice(context.database, numero);
  const opens = found && !found.bloqueada && mayOpenAgenda(await context.actor(), found.codTienda);
  return opens ? found : refuse('factura-no-existe');
};

export const openOrder = async (
  context: CallContext,
  pedido: string,
): Promise<OrderRow | Refusal<'pedido-no-existe'>> => {
  const order = await orderByNumber(context.database, pedido.toUpperCase());
  const opens = order && !order.borrado && mayOpenAgenda(await context.actor(), order.codTienda);
  return opens ? order : refuse('pedido-no-existe');
};

/** The workshops whose invoices the caller sees; null for all. */
const workshopsOf = async (context: CallContext): Promise<readonly number[] | null> => {
  const actor = await context.actor();
  if (!isStaff(actor)) return [];
  return actor.rol === 'taller' ? actor.talleres : null;
};

export const findInvoices: Handler<'findInvoices'> = async (context, { query }) => {
  const { database } = context;
  const { page, pageSize } = query;
  const talleres = await workshopsOf(context);
  const codigo = query.buscar.toUpperCase();
  const wanted = {
    page,
    pageSize,
    talleres,
    codigo,
    nif: codigo.replaceAll(/[\s.\-/]/g, ''),
    email: normaliseEmail(query.buscar),
  };
  const rows = await findForStaff(database, wanted);
  return {
    facturas: rows.map(({ receptor, revisar, ...row }) => ({ ...showListed(row), receptor, revisar })),
    total: await countForStaff(database, wanted),
    porFacturar: (await uninvoicedFor(database, talleres)).map((each) => ({ ...each, importe: toEuros(each.importe) })),
  };
};

/** What operators and administrators alone do. */
const annuls = async (context: CallContext): Promise<boolean> => {
  const account = await context.account();
  return account !== null && opensEverything(account);
};

export const readInvoice: Handler<'readInvoice'> = async (context, { params: { n } }) => {
  const row = await openInvoice(context, n);
  if (isRefusal(row)) return row;
  const { database } = context;
  const [registros, delPedido, all] = [
    await recordStates(database, row.factura.numero),
    await listOfOrder(database, row.orderId),
    await invoicesOfOrder(database, row.orderId),
  ];
  return {
    ...showDetail(row),
    registros: registros.map(({ clase, generado, estado, codigo, descripcion, enviado }) => ({
      clase,
      generado,
      estado,
      codigo,
      descripcion,
      enviado: enviado?.toISOString() ?? null,
    })),
    delPedido: delPedido.map(showListed),
    puede: whatMay(row, all, registros, await annuls(context)),
  };
};

export const readInvoicePdf: Handler<'readInvoicePdf'> = async (context, { params: { n } }) => {
  const row = await openInvoice(context, n);
  if (isRefusal(row)) return row;
  return { nombre: `${row.factura.numero}.pdf`, contenido: await printIssued(context.database, row) };
};

export const readBilledOrder: Handler<'readBilledOrder'> = async (context, { params: { pedido } }) => {
  const order = await openOrder(context, pedido);
  if (isRefusal(order)) return order;
  const { database } = context;
  return {
    pedido: order.orderNumber,
    cliente: { nombre: order.nombre, apellidos: order.apellidos },
    total: toEuros(order.total),
    pagado: toEuros(order.pagado),
    porFacturar: toEuros(await uninvoicedOf(database, order.id)),
    billing: order.billing,
    facturas: (await listOfOrder(database, order.id)).map(showListed),
  };
};
