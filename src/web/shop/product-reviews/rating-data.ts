import type { Answer } from '#contract/contract.ts';

type Reviews = Pick<Answer<'readProductReviews'>, 'verificadas' | 'lista'>;

/** So many reviews are told to search engines. */
const told = 5;

const scale = { bestRating: 5, worstRating: 1 };

/**
 * What search engines read of a product's reviews: of those of who bought it alone, and nothing where there are none. A
 * demo's invented ones are nobody's rating. A review without a name is counted, but not told: Google asks for its author.
 */
export const ratingData = ({ verificadas, lista }: Reviews): Readonly<Record<string, unknown>> => {
  if (!verificadas) return {};
  const named = lista.filter(({ verificada, nombre }) => verificada && nombre !== '').slice(0, told);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: verificadas.media,
      reviewCount: verificadas.total,
      ...scale,
    },
    ...(named.length > 0 && {
      review: named.map(({ estrellas, texto, idioma, nombre, fecha }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: nombre },
        datePublished: fecha,
        reviewRating: { '@type': 'Rating', ratingValue: estrellas, ...scale },
        ...(texto && { reviewBody: texto, inLanguage: idioma }),
      })),
    }),
  };
};
