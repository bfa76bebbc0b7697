import type { Answer } from '#contract/contract.ts';
import { distributionOf, ratingOf } from '#domain/reviews/stars.ts';
import type { Database } from '../database/database.ts';
import { countStars, loadReviews } from './reviews-store.ts';

/** What a sheet says of its workshop's reviews: all that are shown, and apart what those of real visits say. */
export const showReviews = async (db: Database, codTienda: number): Promise<Answer<'readWorkshop'>['opiniones']> => {
  const [rows, stars] = await Promise.all([loadReviews(db, codTienda), countStars(db, codTienda)]);
  return {
    porEstrellas: distributionOf(stars),
    verificadas: ratingOf(stars.map(({ estrellas, verificadas }) => ({ estrellas, total: verificadas }))),
    lista: rows.map(({ origen, ...review }) => ({ ...review, verificada: origen === 'cita' })),
  };
};
