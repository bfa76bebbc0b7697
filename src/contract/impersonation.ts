import { z } from 'zod';
import { userData } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { date, text, time, uuid } from './shapes.ts';

/** More are not shown: whoever looks for one of them says more of it. */
export const mostCustomers = 10;

const customer = z.object({
  idUser: uuid,
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string().describe('with most of it hidden'),
  telefono: z.string().describe('its end'),
  codigo_postal: z.string(),
});

const appointment = z.object({
  citaId: uuid,
  numero: z.string().describe('of its orders, or its own'),
  nombre: z.string(),
  matricula: z.string().nullable(),
  codTienda: z.number().int(),
  taller: z.string(),
  date,
  time,
});

/** Staff act in the name of customers (decision 062). */
export const impersonation = {
  findCustomers: endpoint({
    area: 'agenda',
    summary:
      'Whose account, and which appointments, have this e-mail, plate, order or appointment, as it is written; never of staff',
    access: 'operator',
    limit: { calls: 60, seconds: 600, shared: true },
    body: z.object({ busca: text(254, 1) }),
    output: z.object({
      clientes: z.array(customer).max(mostCustomers),
      hayMas: z.boolean(),
      citas: z
        .array(appointment)
        .max(mostCustomers)
        .describe('theirs, and those of who has no account; the nearest first'),
    }),
  }),
  askImpersonation: endpoint({
    area: 'agenda',
    summary: 'A code by which who asks may act as a customer: typed once, within five minutes',
    access: 'operator',
    limit: { calls: 30, seconds: 3600, shared: true },
    body: z.object({
      idUser: uuid,
      motivo: text(200, 5).describe('why; the customer’s history keeps that it was done'),
    }),
    output: z.object({ codigo: z.string(), caduca: z.iso.datetime() }),
    refusals: ['no-existe'],
  }),
  beginImpersonation: endpoint({
    area: 'users',
    summary: 'Makes a session in the customer’s name of a code, for half an hour at most; it has no cookie',
    access: 'known-id',
    limit: { calls: 20, seconds: 600, shared: true },
    ownerOnly: true,
    body: z.object({ codigo: text(40, 1) }),
    output: z.object({ token: z.string(), user: userData }),
    refusals: ['suplantacion-caducada'],
  }),
};
