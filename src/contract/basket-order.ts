import { z } from 'zod';
import { date, euros, time, uuid } from './shapes.ts';

export const paymentTerms = z.enum(['reserva', 'total', 'taller']);
export const paymentType = z.enum(['tarjeta', 'bizum']);

/** What the link of an order's appointment carries. */
export const orderedLink = z.object({ citaPreviaId: uuid, firma: z.string() });

/**
 * The order that a basket became, without name, telephone or tax data and with a masked address. The id of its basket is a guest's key
 * to it, in the browser that made it: it pays the order, and `cita` opens its appointment, follows it and withdraws from it.
 */
export const basketOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(['pendiente-pago', 'confirmado', 'en-taller', 'completado', 'cancelado', 'caducado', 'por-decidir']),
  terms: paymentTerms,
  paymentType: paymentType.nullable(),
  total: euros,
  aPagar: euros,
  pagado: euros,
  selectedTaller: z.number().int(),
  tallerAlias: z.string(),
  tallerDireccion: z.string(),
  tallerTelefono: z.string(),
  selectedDate: date,
  selectedTime: time,
  minutos: z.number().int().describe('how long its appointment takes'),
  email: z.string().describe('masked: d•••@example.com'),
  pago: z
    .object({
      status: z.enum(['iniciado', 'pagado', 'denegado', 'abandonado', 'devolver', 'devuelto']),
      code: z.string().nullable(),
      family: z.string().nullable(),
      sentence: z.string().nullable(),
    })
    .nullable()
    .describe('the last attempt to pay'),
  caduca: z.iso.datetime().nullable(),
  calendario: z.string().nullable().describe('address of the .ics file, where `cita` is told'),
  cita: orderedLink
    .nullable()
    .describe('of a confirmed order that is read: what the link of its appointment carries, for whom may change it'),
  oferta: uuid
    .nullable()
    .describe('of an order whose payment came when its time was gone: what `readLatePayment` is asked for'),
});
