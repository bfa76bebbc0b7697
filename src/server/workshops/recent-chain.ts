import type { Answer } from '#contract/contract.ts';
import { ratingOf } from '#domain/reviews/stars.ts';
import { keptBriefly } from '../database/kept-for.ts';
import { recentWorkshops } from './recent-workshops.ts';
import { countChainStars, loadChainReviews } from './reviews-store.ts';

const reviewsShown = 6;

/** What the first page says of the chain. */
export const recentChain = keptBriefly(async (db): Promise<Answer<'readChain'>> => {
  const [{ workshops }, rows, stars] = await Promise.all([
    recentWorkshops(db),
    loadChainReviews(db, reviewsShown),
    countChainStars(db),
  ]);
  return {
    talleres: workshops.length,
    valoracion: ratingOf(stars),
    verificadas: stars.reduce((sum, { verificadas }) => sum + verificadas, 0),
    opiniones: rows.map(({ origen, ...review }) => ({ ...review, verificada: origen === 'cita' })),
  };
});
