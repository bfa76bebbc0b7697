import { z } from 'zod';
import { countedWalks, type CountedWalk } from '#domain/measuring/walks.ts';
import { endpoint } from './endpoint.ts';
import { date, text } from './shapes.ts';

const walk = z.enum(Object.keys(countedWalks) as [CountedWalk, ...CountedWalk[]]);
const times = z.number().int().min(0);

/** What a search that found nothing was made by. */
export const emptySearches = ['palabras', 'medida', 'medida-filtrada', 'medida-moto'] as const;

/** What the shop counts for itself: nothing of who it was is sent, or kept. */
export const measuring = {
  countStep: endpoint({
    area: 'measuring',
    summary: 'Counts that a step of a walk was reached; nothing of who reached it is kept',
    access: 'anyone',
    limit: { calls: 200, seconds: 600 },
    body: z.object({ recorrido: walk, paso: text(30, 1) }),
    output: z.object({ contado: z.boolean().describe('false for what is no step, and for crawlers') }),
  }),
  readMeasured: endpoint({
    area: 'measuring',
    summary: 'What was counted in the last days: searches that found nothing, and where walks were left',
    access: 'operator',
    query: z.object({ dias: z.coerce.number().int().min(1).max(92).default(28) }),
    output: z.object({
      desde: date,
      hasta: date,
      sinResultado: z
        .array(
          z.object({
            grupo: z.enum(emptySearches),
            que: z.string().describe('empty: all that came after a day had too many different ones'),
            veces: times,
          }),
        )
        .max(100)
        .describe('the most frequent first'),
      recorridos: z.array(
        z.object({
          recorrido: walk,
          pasos: z.array(
            z.object({
              paso: z.string(),
              veces: times.describe('how often it was reached'),
              dejado: times.describe('of those, how many reached no later one'),
            }),
          ),
        }),
      ),
    }),
  }),
};
