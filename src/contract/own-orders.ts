import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { orderedLink, paymentTerms, paymentType } from './basket-order.ts';
import { endpoint } from './endpoint.ts';
import { shownInvoice } from './invoices.ts';
import { letterLink, placedOrder } from './order-progress.ts';
import { date, euros, text, time, uuid } from './shapes.ts';

const params = z.object({ id: uuid });
const query = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
});
const pageOf = { page: z.number().int(), pageSize: z.number().int(), pages: z.number().int(), total: z.number().int() };

const ownOrder = z.object({
  pedido: z.string().describe('its number'),
  fecha: z.iso.datetime().describe('when it was made'),
  operacion: z.string().nullable().describe('reference of the last payment, as its letter names it'),
  status: z.enum(orderStatuses),
  taller: z.string(),
  importe: euros,
  pagado: euros.describe('paid online'),
  formaPago: paymentType.nullable(),
  terminos: paymentTerms,
  matricula: z.string().nullable(),
  cita: z.object({ date, time }).nullable().describe('when the car is or was expected'),
  resumen: z.array(z.string()).describe('what was bought, by its names'),
});

const ordered = z.object({
  pedido: ownOrder,
  lineas: z.array(
    z.object({
      nombre: z.string(),
      cantidad: z.number().int(),
      precio: euros.describe('one unit, tax included'),
      total: euros,
    }),
  ),
  porPagar: euros.describe('at the workshop; 0 once the car is there, where the desk takes it'),
  descuento: euros.describe('what products cost less than usual'),
  descuentoGlobal: euros.describe('what promotions and coupons took off the whole'),
  visita: z.array(ownOrder).max(20).describe('other orders of the same appointment that whoever asks may see'),
  telefono: z.string().describe('of the workshop'),
  direccion: z.string(),
});

const entry = z.object({
  clase: z
    .enum(['pedido', 'cita', 'trabajo', 'factura'])
    .describe('an order, an appointment, what was done to a car, or an invoice'),
  pedido: z.string().nullable().describe('the order that it is of'),
  fecha: z.iso.datetime(),
  numero: z.string(),
  taller: z.string(),
  matricula: z.string().nullable(),
  detalle: z.array(z.string()),
  importe: euros.nullable(),
  anulado: z.boolean(),
});

export const ownOrders = {
  listOrders: endpoint({
    area: 'users',
    summary:
      'The orders of an account and, once its address is proved, those that a guest made with it; the newest first',
    access: 'own-account',
    params,
    query,
    output: z.object({ pedidos: z.array(ownOrder), ...pageOf }),
    refusals: ['sin-permiso'],
  }),
  readOwnOrder: endpoint({
    area: 'users',
    summary: 'An order of an account with its lines',
    access: 'own-account',
    params: z.object({ id: uuid, n: text(40, 1).describe('the order’s number') }),
    output: ordered.extend({
      enlace: orderedLink
        .nullable()
        .describe(
          'asks the workshop for another hour, as the link of its letter does; null where the car is not expected',
        ),
      facturas: z.array(shownInvoice).max(200).describe('in the order in which they were issued'),
    }),
    refusals: ['sin-permiso', 'pedido-no-existe'],
  }),
  readPlacedOrder: endpoint({
    area: 'orders',
    summary: 'An order with its lines, for whoever has a link of its letters',
    access: 'placed-order',
    params: z.object(placedOrder),
    query: z.object(letterLink),
    output: ordered,
    refusals: ['pedido-no-existe'],
  }),
  listHistory: endpoint({
    area: 'users',
    summary: 'What happened: orders, appointments, invoices and what was done to each car; the newest first',
    access: 'own-account',
    params,
    query,
    output: z.object({
      historial: z.array(entry),
      documento: z.string().nullable().describe('of the account, all but its end hidden'),
      ...pageOf,
    }),
    refusals: ['sin-permiso'],
  }),
};

export type Ordered = z.output<typeof ordered>;
export type OwnOrder = z.output<typeof ownOrder>;
export type HistoryEntry = z.output<typeof entry>;
