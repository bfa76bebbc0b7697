import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language, text, uuid } from './shapes.ts';

/** Above these a guest proves that the e-mail is theirs, or pays a deposit: `requestEmailCode`. */
export const visitCaps = ['limite-citas', 'limite-red-citas'] as const;
export const orderCaps = ['limite-pedidos', 'limite-unidades', 'limite-pagos', 'limite-red'] as const;

export const guests = {
  requestEmailCode: endpoint({
    area: 'accounts',
    summary: 'Sends a code to an e-mail address, so that whoever reads it there may have more than an unknown guest',
    access: 'anyone',
    visitor: true,
    limit: { calls: 10, seconds: 3600, shared: true },
    body: z.object({ email: text(254), idioma: language.nullish() }),
    output: z.object({
      id: uuid.describe('names the code that was sent'),
      minutos: z.number().describe('so long it is good'),
    }),
    refusals: ['datos-no-validos', 'codigo-demasiados'],
  }),
  proveEmail: endpoint({
    area: 'accounts',
    summary: 'Proves the e-mail address with its code, for this browser and, where there is a token, for its account',
    access: 'anyone',
    visitor: true,
    limit: { calls: 30, seconds: 60 },
    body: z.object({ id: uuid, codigo: text(20, 1) }),
    output: z.object({ probado: z.literal(true) }),
    refusals: ['codigo-incorrecto', 'codigo-caducado'],
  }),
};
