import type { Answer } from '#contract/contract.ts';
import { distributionOf, ratingOf } from '#domain/reviews/stars.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { countShown, loadShown, reviewedThing } from './product-reviews-store.ts';

type Reviews = Answer<'readProductReviews'>;

const pageSize = 10;
const mostPages = 40;

const read = async (db: Database, id: number, pagina: number): Promise<Reviews | undefined> => {
  const cosa = await reviewedThing(db, id);
  if (cosa === undefined) return undefined;
  const [rows, stars] = await Promise.all([
    loadShown(db, cosa, { skip: (pagina - 1) * pageSize, most: pageSize }),
    countShown(db, cosa),
  ]);
  const valoracion = ratingOf(stars);
  return {
    valoracion,
    porEstrellas: distributionOf(stars),
    verificadas: ratingOf(stars.map(({ estrellas, verificadas }) => ({ estrellas, total: verificadas }))),
    lista: rows.map(({ origen, ...review }) => ({ ...review, verificada: origen === 'compra' })),
    pagina,
    paginas: Math.min(mostPages, Math.ceil((valoracion?.total ?? 0) / pageSize)),
  };
};

interface Kept {
  reviews?: Promise<Reviews | undefined>;
}

/** A page of them, kept until the catalogue forgets its answers: it hears of every review (decision 011). */
export const showProductReviews = async (db: Database, id: number, pagina: number): Promise<Reviews | undefined> => {
  const { remember } = await catalogueOf(db);
  const kept = remember(`product reviews ${id} ${pagina}`, (): Kept => ({}));
  kept.reviews ??= read(db, id, pagina).catch((error: unknown) => {
    // A failure is not kept: the next caller tries again.
    delete kept.reviews;
    throw error;
  });
  return await kept.reviews;
};
