import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, personName, text, uuid } from './shapes.ts';

const firma = text(80, 1).describe('what the link of the mail carries');

export const reviews = {
  readReviewVisit: endpoint({
    area: 'workshops',
    summary: 'The visit that a review may be written of, by the link of the mail',
    access: 'signed-link',
    params: z.object({ cita: uuid }),
    query: z.object({ firma }),
    output: z.object({
      alias: z.string(),
      area: z.string(),
      slug: z.string(),
      fecha: date,
      nombre: z.string().describe('first name, to be shown or changed'),
      estado: z.enum(['publicada', 'pendiente', 'retenida']).nullable().describe('of the review that was written'),
    }),
    refusals: ['cita-no-existe'],
  }),
  writeReview: endpoint({
    area: 'workshops',
    summary: 'One review of a visit that took place',
    access: 'signed-link',
    limit: { calls: 20, seconds: 600 },
    params: z.object({ cita: uuid }),
    body: z.object({
      firma,
      estrellas: z.coerce.number().int().min(1).max(5),
      texto: text(1000),
      nombre: personName(40),
    }),
    output: z.object({ estado: z.enum(['publicada', 'pendiente']) }),
    refusals: ['cita-no-existe', 'opinion-ya-escrita'],
  }),
};
