import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language, text, uuid } from './shapes.ts';

/** Which selector a search is of. */
export const selectors = ['coche', 'moto'] as const;

export const leads = {
  createLead: endpoint({
    area: 'leads',
    summary: 'Keeps who asked for prices',
    access: 'anyone',
    limit: { calls: 20, seconds: 600, shared: true },
    body: z.object({
      email: text(254).nullish(),
      telefono: text(30).nullish(),
      codigo_postal: text(10).nullish(),
      origen: text(60),
      wantsInfo: z.boolean().default(false),
      cestaID: uuid.nullish(),
      idioma: language.nullish(),
      busqueda: z
        .object({ selector: z.enum(selectors), consulta: text(2000).describe('the query of its address') })
        .nullish()
        .describe('what was looked for: kept, and sent to the address with a link that opens it'),
    }),
    output: z.object({ idLead: uuid }),
    refusals: ['datos-no-validos'],
  }),
  readBasketLead: endpoint({
    area: 'leads',
    summary: 'Whether a basket has a lead, without its data',
    access: 'known-id',
    params: z.object({ cestaID: uuid }),
    output: z.object({ idLead: uuid.nullable() }),
  }),
};
