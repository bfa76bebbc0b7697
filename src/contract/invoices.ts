import { invoiceTypes } from '#domain/invoices/series.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { billing } from './orders.ts';
import { euros, paging, text, uuid } from './shapes.ts';

/** Which page, in an address. */
const pages = { page: paging.page, pageSize: paging.pageSize };

const papel = z.enum(['anticipo', 'total', 'final', 'rectificativa', 'canje']);

export const shownInvoice = z.object({
  numero: z.string(),
  fecha: z.string().describe('of issue'),
  tipo: z.enum(invoiceTypes),
  papel,
  pedido: z.string().describe('the number of its order'),
  total: euros.describe('tax included; below zero where money goes back'),
  vigente: z.boolean().describe('false where another one stands in its place or it was annulled'),
});

/** A file as an answer: over HTTP it is sent as itself, with its name. */
const pdf = z.object({
  nombre: z.string(),
  contenido: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** As somebody typed it, or as an address carries it. */
const n = text(40, 1);
const numbered = z.object({ n });
const ofOrder = z.object({ pedido: text(20, 1).describe('the number of an order') });

const record = z.object({
  clase: z.enum(['alta', 'anulacion']),
  generado: z.string(),
  estado: z.enum(['pendiente', 'aceptado', 'subsanado', 'revisar']),
  codigo: z.number().int().nullable(),
  descripcion: z.string().nullable().describe('what the tax agency says'),
  enviado: z.iso.datetime().nullable(),
});

const recipient = z.object({
  nombre: z.string(),
  nif: z.string(),
  direccion: z.string(),
  cpostal: z.string(),
  poblacion: z.string(),
  provincia: z.string(),
});

const detail = shownInvoice.extend({
  emisor: z.object({ nombre: z.string(), nif: z.string(), pais: z.enum(['ES', 'AD']) }),
  receptor: recipient.nullable(),
  lineas: z.array(
    z.object({ texto: z.string(), cantidad: z.number(), importe: euros.describe('without tax, eco-fee included') }),
  ),
  desglose: z.array(z.object({ porcentaje: z.number(), base: euros, cuota: euros })),
  sustituidaPor: z.string().nullable(),
  anulada: z.boolean(),
  registros: z.array(record).max(20).describe('what was made of it for the tax agency, the newest first'),
  delPedido: z
    .array(shownInvoice)
    .max(200)
    .describe('all invoices of its order, in the order in which they were issued'),
  puede: z
    .array(z.enum(['canjear', 'rectificar', 'anular', 'reenviar']))
    .describe('what the caller may do with it now'),
});

/** Limited by itself: a number that is not the caller's, or none, is a guess. */
export const guessLimit = { calls: 10, seconds: 3600, shared: true } as const;

const billed = z.object({ facturas: z.array(shownInvoice).max(200).describe('what was issued now') });
const staffRefusals = ['sin-permiso', 'factura-no-existe'] as const;

const written = { area: 'invoices', access: 'invoice-staff', idempotent: true } as const;

export const invoices = {
  listInvoices: endpoint({
    area: 'users',
    summary:
      'The invoices of an account, the latest first, those of what it bought as a guest included once its address is proved',
    access: 'own-account',
    params: z.object({ id: uuid }),
    query: z.object(pages),
    output: z.object({ facturas: z.array(shownInvoice).max(50), total: z.number().int() }),
    refusals: ['sin-permiso'],
  }),
  readInvoiceFile: endpoint({
    area: 'users',
    summary: 'The file of an invoice by its number, PDF/A-3 in the language of its order',
    access: 'own-account',
    // It has its owner's document on it; staff have invoices in the console.
    ownerOnly: true,
    file: 'application/pdf',
    params: z.object({ id: uuid, n }),
    output: pdf,
    refusals: [
      'sin-permiso',
      'NOT_EXIST',
      'NO_ID_NAV',
      'FACTURA_NOT_FOUND',
      'ID_NOT_MATCH',
      'OTHER',
      'demasiados-intentos',
    ],
  }),
  askFullInvoice: endpoint({
    area: 'users',
    summary: 'One invoice in full in place of all simplified ones of an order, for whom its customer says',
    access: 'own-account',
    idempotent: true,
    params: z.object({ id: uuid, n }),
    body: z.object({ billing }),
    output: billed,
    refusals: ['sin-permiso', 'factura-no-existe', 'nada-que-facturar', 'datos-no-validos', 'demasiados-intentos'],
  }),

  findInvoices: endpoint({
    area: 'invoices',
    summary: 'Invoices of the workshops that the caller works for, the latest first, or those that what is typed names',
    access: 'staff',
    query: z.object({
      ...pages,
      buscar: text(120)
        .default('')
        .describe('the number of an invoice or an order, a tax number, or an e-mail address'),
    }),
    output: z.object({
      facturas: z.array(shownInvoice.extend({ receptor: z.string().nullable(), revisar: z.boolean() })).max(50),
      total: z.number().int().describe('10,000 at most are counted'),
      porFacturar: z
        .array(z.object({ pedido: z.string(), importe: euros, taller: z.string() }))
        .max(50)
        .describe('orders that were paid or done and have not been invoiced as a whole'),
    }),
    refusals: ['sin-permiso'],
  }),
  readInvoice: endpoint({
    area: 'invoices',
    summary: 'An invoice with its order’s others and its records, and what may be done with it',
    access: 'invoice-staff',
    params: numbered,
    output: detail,
    refusals: staffRefusals,
  }),
  readInvoicePdf: endpoint({
    area: 'invoices',
    summary: 'The file of an invoice, for staff',
    access: 'invoice-staff',
    file: 'application/pdf',
    params: numbered,
    output: pdf,
    refusals: staffRefusals,
  }),
  readBilledOrder: endpoint({
    area: 'invoices',
    summary: 'What of an order is invoiced, and to whom its invoices go',
    access: 'invoice-staff',
    params: ofOrder,
    output: z.object({
      pedido: z.string(),
      cliente: z.object({ nombre: z.string(), apellidos: z.string() }),
      total: euros,
      pagado: euros.describe('online, less what was given back'),
      porFacturar: euros,
      billing: billing.nullable(),
      facturas: z.array(shownInvoice).max(200),
    }),
    refusals: ['sin-permiso', 'pedido-no-existe'],
  }),
  billOrder: endpoint({
    ...written,
    summary: 'Keeps tax data of an order, and issues what of it should have been invoiced by now',
    params: ofOrder,
    body: z.object({ billing: billing.nullish() }),
    output: billed,
    refusals: ['sin-permiso', 'pedido-no-existe', 'factura-sin-datos-fiscales', 'datos-no-validos'],
  }),
  giveBackPart: endpoint({
    ...written,
    summary: 'Gives back a part of what was paid online for an order that stands, which becomes so much cheaper',
    params: ofOrder,
    body: z.object({ importe: euros.min(0.01).max(100_000) }),
    output: billed,
    refusals: ['sin-permiso', 'pedido-no-existe', 'pedido-sin-devolucion', 'devolucion-excesiva'],
  }),
  replaceInvoice: endpoint({
    ...written,
    summary: 'One invoice in full in place of all simplified ones of an order',
    params: numbered,
    body: z.object({ billing }),
    output: billed,
    refusals: [...staffRefusals, 'nada-que-facturar', 'datos-no-validos'],
  }),
  rewriteInvoice: endpoint({
    ...written,
    summary: 'A corrective invoice that says all of one anew, because whom it is for was wrong',
    params: numbered,
    body: z.object({ billing }),
    output: billed,
    refusals: [...staffRefusals, 'factura-sustituida', 'factura-sin-destinatario', 'datos-no-validos'],
  }),
  annulInvoice: endpoint({
    ...written,
    access: 'operator',
    summary:
      'Annuls an invoice that should never have been issued; its number stays used. Operators and administrators',
    params: numbered,
    output: z.object({ anulada: z.literal(true) }),
    refusals: [...staffRefusals, 'factura-sustituida', 'factura-con-otras'],
  }),
  resendRecord: endpoint({
    ...written,
    summary: 'Makes a new record of an invoice in place of one that the tax agency refused, after a person has looked',
    params: numbered,
    output: z.object({ reenviada: z.literal(true) }),
    refusals: [...staffRefusals, 'factura-sin-registro'],
  }),
  readBillingSystem: endpoint({
    area: 'invoices',
    summary: 'What the declaration of the program’s maker says of it (Orden HAC/1177/2024 art. 15)',
    access: 'staff',
    output: z.object({
      nombre: z.string(),
      id: z.string(),
      version: z.string(),
      instalacion: z.string(),
      productor: z.object({
        nombre: z.string(),
        nif: z.string(),
        direccion: z.string(),
        poblacion: z.string(),
        contacto: z.string(),
      }),
      modo: z.enum(['verifactu', 'pruebas', 'sin-registros']).describe('whether records go to the tax agency'),
    }),
    refusals: ['sin-permiso'],
  }),
};

export type ShownInvoice = z.output<typeof shownInvoice>;
