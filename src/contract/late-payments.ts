import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, euros, time, uuid } from './shapes.ts';

const dayTime = z.object({ date, time });

/** Where an order stands that was paid when its time was gone, and what its customer may choose. It names nobody. */
export const latePayment = z.object({
  estado: z
    .enum(['abierta', 'confirmada', 'devuelta', 'caducada'])
    .describe('`caducada`: not answered in time, the money goes back'),
  orderNumber: z.string(),
  importe: euros.describe('what was paid'),
  hasta: dayTime.describe('until when it may be answered, on the workshop’s wall'),
  tallerAlias: z.string(),
  tallerTelefono: z.string(),
  perdida: dayTime.describe('the time that is gone'),
  cita: dayTime.nullable().describe('the time that was chosen instead'),
  disponible: z.boolean().describe('whether its goods can still be had; without them there is only the money'),
  cercanas: z.array(dayTime).max(6).describe('the free times nearest to the one that is gone'),
  dias: z.array(z.object({ date, primera: time.nullable() })).describe('the next days, each with its first free time'),
  dia: z
    .object({ date, times: z.array(time) })
    .nullable()
    .describe('the free times of the day that was asked for'),
});

const params = z.object({
  oferta: uuid.describe('from the message about the payment, or the order; whoever has it may answer'),
});
const limit = { calls: 30, seconds: 60 } as const;

export const latePayments = {
  readLatePayment: endpoint({
    area: 'orders',
    summary: 'What may be chosen for a payment that came when the time was gone: another time, or the money',
    access: 'known-id',
    params,
    query: z.object({ dia: date.nullish().describe('a day whose free times are wanted') }),
    output: latePayment,
    refusals: ['no-existe'],
  }),
  acceptLateTime: endpoint({
    area: 'orders',
    summary:
      'Takes another time for an order that was paid late, with its goods, and confirms it; asked again, the same',
    access: 'known-id',
    limit,
    params,
    body: dayTime,
    output: latePayment,
    refusals: [
      'no-existe',
      'oferta-cerrada',
      'pedido-sin-existencias',
      'hora-ocupada',
      'hora-no-ofrecida',
      'matricula-ya-citada',
      'taller-no-existe',
      'taller-sin-web',
      'taller-no-puede',
    ],
  }),
  returnLatePayment: endpoint({
    area: 'orders',
    summary: 'Asks for the money of a late payment back; asked again, the same',
    access: 'known-id',
    limit,
    params,
    output: latePayment,
    refusals: ['no-existe', 'oferta-cerrada'],
  }),
};

export type LatePaymentView = z.output<typeof latePayment>;
