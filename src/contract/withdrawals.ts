import { z } from 'zod';
import { keptReasons } from '#domain/orders/withdrawal.ts';
import { endpoint } from './endpoint.ts';
import { letterLink, placedOrder } from './order-progress.ts';
import { date, euros, id, personName } from './shapes.ts';

const reason = z.enum(keptReasons);
const line = z.object({ cantidad: z.number().int(), nombre: z.string() });

/** What was declared, as it is kept. */
const declared = z.object({
  recibido: z.iso.datetime(),
  estado: z.enum(['hecho', 'por-devolver', 'devuelto']),
  importe: euros.describe('what goes back, by the way that it was paid'),
  lineas: z.array(line),
});

const withdrawal = z.object({
  orderNumber: z.string(),
  puede: z.enum(['todo', 'lineas', 'nada']).describe('the whole order, some of its lines, or nothing'),
  motivo: reason.nullable().describe('why nothing'),
  hasta: date.nullable().describe('the last day'),
  lineas: z.array(line.extend({ motivo: reason.nullable().describe('why not from this one') })),
  importe: euros.describe('what would go back'),
  enLinea: euros.describe('what of that, or of what was declared, comes back by the way that it was paid'),
  enTaller: euros.describe('what of it was paid at the workshop, and comes back there'),
  email: z.string().describe('where the confirmation goes, most of it hidden'),
  tallerAlias: z.string(),
  tallerTelefono: z.string(),
  declarado: declared.nullable().describe('a withdrawal that was declared before'),
});

const staffRefusals = ['sin-permiso', 'taller-no-existe'] as const;

export const withdrawals = {
  readWithdrawal: endpoint({
    area: 'orders',
    summary: 'Whether, until when and from what of an order one may withdraw',
    access: 'placed-order',
    params: z.object(placedOrder),
    query: z.object(letterLink),
    output: withdrawal,
    refusals: ['pedido-no-existe'],
  }),
  withdraw: endpoint({
    area: 'orders',
    summary:
      'Confirms that one withdraws from an order (Directive 2011/83/EU, art. 11a): a mail with day and hour confirms it, and the money goes back; said again, it is answered as it is',
    access: 'placed-order',
    idempotent: true,
    limit: { calls: 20, seconds: 3600, shared: true },
    params: z.object(placedOrder),
    query: z.object(letterLink),
    body: z.object({ nombre: personName(120, 1).describe('who declares it'), confirmo: z.literal(true) }),
    output: withdrawal,
    refusals: ['pedido-no-existe', 'no-se-desiste'],
  }),
  listWithdrawals: endpoint({
    area: 'agenda',
    summary: 'Who withdrew from an order of a workshop: those whose goods are awaited, and the last others',
    access: 'open-agenda',
    params: z.object({ codTienda: z.coerce.number().int().min(0).max(2_147_483_647) }),
    output: z.object({
      desistimientos: z
        .array(
          declared.extend({
            id,
            orderNumber: z.string(),
            nombre: z.string().describe('whose order it is'),
            declarante: z.string().nullable().describe('who declared it, as they wrote their name, where it was kept'),
            telefono: z.string(),
          }),
        )
        .max(100),
    }),
    refusals: staffRefusals,
  }),
  takeGoodsBack: endpoint({
    area: 'agenda',
    summary: 'Says that goods came back: what was paid online for them goes back too',
    access: 'open-agenda',
    idempotent: true,
    params: z.object({
      codTienda: z.coerce.number().int().min(0).max(2_147_483_647),
      id: z.coerce.number().int().min(0).max(2_147_483_647),
    }),
    output: z.object({
      devuelto: euros.describe('online'),
      enTaller: euros.describe('what the workshop gives back, because it was paid there'),
    }),
    refusals: [...staffRefusals, 'no-existe'],
  }),
};
