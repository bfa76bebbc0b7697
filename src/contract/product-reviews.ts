import { z } from 'zod';
import { reviewedVehicles } from '#domain/reviews/product-review.ts';
import { endpoint } from './endpoint.ts';
import { rating, starSpread } from './ratings.ts';
import { date, language, personName, text, uuid } from './shapes.ts';

const firma = text(80, 1).describe('what the link of the letter carries');
const stars = z.number().int().min(1).max(5);
const vehiculo = z.enum(reviewedVehicles).nullable().describe('what its writer chose to say that they drive');
const cita = z.object({ cita: uuid });
const line = cita.extend({ linea: text(40, 1) });
const limit = { calls: 60, seconds: 600 } as const;

const shown = z.object({
  id: uuid,
  estrellas: stars,
  texto: z.string(),
  idioma: language,
  nombre: z.string().describe('may be empty'),
  vehiculo,
  medida: z.string().describe('which size of the model was bought; empty of what is no tyre'),
  fecha: date.describe('on which it was fitted or handed over'),
  verificada: z.boolean().describe('of a product that its writer bought; false only of what a demo invented'),
});

const bought = z.object({
  linea: z.string(),
  producto: z.string(),
  estado: z
    .enum(['publicada', 'pendiente', 'retenida', 'retirada'])
    .nullable()
    .describe('of the review that was written'),
  version: z.number().int().describe('to be sent with what replaces it; 0 where there is none'),
  cambiable: z.boolean().describe('whether it may be written, or written anew'),
  estrellas: stars.nullable(),
  texto: z.string(),
  nombre: z.string(),
  vehiculo,
});

export const productReviews = {
  readProductReviews: endpoint({
    area: 'catalogue',
    summary: 'What customers say of a product, ten a page: of a tyre, of any size of its model',
    access: 'anyone',
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    query: z.object({ pagina: z.coerce.number().int().min(1).max(40).default(1) }),
    output: z.object({
      valoracion: rating.describe('of those that are shown'),
      porEstrellas: starSpread,
      verificadas: rating.describe('of those of customers alone'),
      lista: z.array(shown).describe('newest first'),
      pagina: z.number().int(),
      paginas: z.number().int().describe('forty at most'),
    }),
    refusals: ['pagina-no-existe'],
  }),
  readBoughtLines: endpoint({
    area: 'catalogue',
    summary: 'What was bought and fitted at a visit, with what its buyer wrote of it, by the link of the letter',
    access: 'signed-link',
    params: cita,
    query: z.object({ firma }),
    output: z.object({
      alias: z.string(),
      fecha: date,
      nombre: z.string().describe('first name, to be shown or changed'),
      lineas: z.array(bought),
    }),
    refusals: ['cita-no-existe'],
  }),
  writeProductReview: endpoint({
    area: 'catalogue',
    summary: 'The one review of a line of an order, written or written anew',
    access: 'signed-link',
    limit,
    params: line,
    body: z.object({
      firma,
      version: z.coerce.number().int().min(0).max(1000).describe('of the review that this replaces; 0 for the first'),
      estrellas: z.coerce.number().int().min(1).max(5),
      texto: text(1000),
      nombre: personName(40),
      vehiculo: z.enum(reviewedVehicles).nullish(),
    }),
    output: z.object({ estado: z.enum(['publicada', 'pendiente']), version: z.number().int() }),
    refusals: ['cita-no-existe', 'opinion-cambiada', 'opinion-cerrada'],
  }),
  withdrawProductReview: endpoint({
    area: 'catalogue',
    summary: 'Takes a review back for good: its words are deleted, and nothing else may be written of that line',
    access: 'signed-link',
    limit,
    params: line,
    query: z.object({ firma }),
    output: z.object({ retirada: z.literal(true) }),
    refusals: ['cita-no-existe'],
  }),
};
