import type { invoices } from '#contract/invoices.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { fromEuros } from '#domain/money/euros.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { giveBackPart } from '../checkout/give-back-part.ts';
import { needBilling, readBilling } from '../orders/read-billing.ts';
import type { Handlers } from '../runtime.ts';
import { billOrder } from './bill-order.ts';
import { billingSystem } from './billing-system.ts';
import { annulInvoice, replaceInvoice, resendRecord, rewriteInvoice } from './change-invoice.ts';
import { askFullInvoice, listInvoices, readInvoiceFile } from './customer-invoices.ts';
import { showIssued } from './show-invoice.ts';
import {
  findInvoices,
  openInvoice,
  openOrder,
  readBilledOrder,
  readInvoice,
  readInvoicePdf,
} from './staff-invoices.ts';

const issued = <Code extends string>(done: Invoice[] | Refusal<Code>) =>
  isRefusal(done) ? done : { facturas: done.map(showIssued) };

export const invoicesHandlers = {
  listInvoices,
  readInvoiceFile,
  askFullInvoice,
  findInvoices,
  readInvoice,
  readInvoicePdf,
  readBilledOrder,

  billOrder: async (context, { params: { pedido }, body }) => {
    const order = await openOrder(context, pedido);
    if (isRefusal(order)) return order;
    const billing = readBilling(body.billing, 'billing');
    if (isRefusal(billing)) return billing;
    return issued(await billOrder(context, order.id, billing));
  },

  giveBackPart: async (context, { params: { pedido }, body: { importe } }) => {
    const order = await openOrder(context, pedido);
    return isRefusal(order) ? order : issued(await giveBackPart(context, order.id, fromEuros(importe)));
  },

  replaceInvoice: async (context, { params: { n }, body }) => {
    const row = await openInvoice(context, n);
    if (isRefusal(row)) return row;
    const billing = needBilling(body.billing);
    return isRefusal(billing) ? billing : issued(await replaceInvoice(context, row, billing));
  },

  rewriteInvoice: async (context, { params: { n }, body }) => {
    const row = await openInvoice(context, n);
    if (isRefusal(row)) return row;
    const billing = needBilling(body.billing);
    return isRefusal(billing) ? billing : issued(await rewriteInvoice(context, row, billing));
  },

  annulInvoice: async (context, { params: { n } }) => {
    const row = await openInvoice(context, n);
    return isRefusal(row) ? row : await annulInvoice(context, row);
  },

  resendRecord: async (context, { params: { n } }) => {
    const row = await openInvoice(context, n);
    return isRefusal(row) ? row : await resendRecord(context, row);
  },

  readBillingSystem: async ({ config }) => {
    const { nombre, id, version, instalacion, nombreRazon, nif } = billingSystem(config);
    const { maker, service } = config.invoices;
    const modes = { off: 'sin-registros', 'stand-in': 'pruebas', servicio: 'verifactu' } as const;
    return {
      nombre,
      id,
      version,
      instalacion,
      productor: {
        nombre: nombreRazon,
        nif,
        direccion: addressLine(maker),
        poblacion: maker.poblacion,
        contacto: maker.contacto,
      },
      modo: modes[service.clase],
    };
  },
} satisfies Pick<Handlers, keyof typeof invoices>;
