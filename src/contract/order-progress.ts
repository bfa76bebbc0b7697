import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { orderSteps } from '#domain/orders/order-progress.ts';
import { endpoint } from './endpoint.ts';
import { date, text, time, uuid } from './shapes.ts';

/** The number of an order, and what a letter's link carries; an account needs no link. */
export const placedOrder = { n: text(40, 1) };
export const letterLink = { cita: uuid.optional(), firma: text(200).optional() };

const step = z.object({
  paso: z.enum(orderSteps),
  estado: z.enum(['hecho', 'ahora', 'pendiente']),
  en: z.iso.datetime().nullable().describe('when it came so far; null where it has not, or nobody noted it'),
});

const progress = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  pasos: z.array(step).max(orderSteps.length).describe('none of an order that is not paid, or came to nothing'),
  enTaller: z.boolean().describe('it is paid at the workshop: its first step is that it is confirmed'),
  neumaticos: z.boolean().describe('what comes to the workshop are tyres'),
  llegada: date.nullable().describe('the day on which what was bought is expected at the workshop'),
  cita: z.object({ date, time }).nullable(),
  tallerAlias: z.string(),
  tallerTelefono: z.string(),
});

export const orderProgress = {
  readOrderProgress: endpoint({
    area: 'orders',
    summary:
      'How far an order has come; the same is told as it happens at pedido-estado/{n}/en-vivo (server-sent events)',
    access: 'placed-order',
    params: z.object(placedOrder),
    query: z.object(letterLink),
    output: progress,
    refusals: ['pedido-no-existe'],
  }),
};

export type OrderProgress = z.output<typeof progress>;
