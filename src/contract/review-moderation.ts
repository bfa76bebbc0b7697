import { z } from 'zod';
import { keptBackReasons, reviewedThings, reviewsAtOnce } from '#domain/reviews/kept-back.ts';
import { reviewStates } from '#domain/reviews/new-review.ts';
import { endpoint } from './endpoint.ts';
import { date, language, uuid } from './shapes.ts';

const state = z.enum(reviewStates);
const sobre = z.enum(reviewedThings).describe('of a visit to a workshop, or of a product that was bought');

const toRead = z.object({
  sobre,
  id: uuid,
  cosa: z.string().describe('the workshop, or the product in the language of the request'),
  estrellas: z.number().int().min(1).max(5),
  texto: z.string(),
  nombre: z.string().describe('a first name; may be empty'),
  idioma: language,
  fecha: date.describe('of the visit'),
  escrita: date.describe('on which it was written, or written anew'),
  estado: state,
  motivo: z
    .string()
    .nullable()
    .describe('why it is not shown: one of the five, or the words of whoever kept it back in the database once'),
  version: z.number().int().describe('to be sent with the decision; 1 of every review of a visit'),
});

export const reviewModeration = {
  listReviewsToRead: endpoint({
    area: 'reviews',
    summary: 'Reviews for staff to read: those that wait, the oldest first; or those that are shown, or kept back',
    access: 'operator',
    query: z.object({
      estado: state.default('pendiente'),
      page: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    output: z.object({ opiniones: z.array(toRead).max(reviewsAtOnce), total: z.number().int() }),
  }),
  decideReview: endpoint({
    area: 'reviews',
    summary: 'Shows a review, or keeps it back for one of five reasons; its writer is told of the reason by mail',
    access: 'operator',
    params: z.object({ sobre, id: uuid }),
    body: z.object({
      antes: state.describe('the state that was seen'),
      version: z.number().int().min(1).max(1000).describe('the version that was read'),
      estado: z.enum(['publicada', 'retenida']),
      motivo: z.enum(keptBackReasons).optional().describe('where it is kept back, and only there'),
    }),
    output: z.object({
      estado: z.enum(['publicada', 'retenida']),
      avisado: z.boolean().describe('whether its writer gets a letter'),
    }),
    refusals: ['datos-no-validos', 'opinion-no-existe', 'opinion-cambiada'],
  }),
};
