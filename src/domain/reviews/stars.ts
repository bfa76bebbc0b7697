/** From the best to the worst, as a distribution is read. */
export const starSteps = [5, 4, 3, 2, 1] as const;

export interface StarCount {
  readonly estrellas: number;
  readonly total: number;
}

export interface ReviewRating {
  /** Stars, to one decimal. */
  readonly media: number;
  readonly total: number;
}

/** What a number of reviews say together; null where there is none. */
export const ratingOf = (counts: readonly StarCount[]): ReviewRating | null => {
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  if (total === 0) return null;
  const stars = counts.reduce((sum, count) => sum + count.estrellas * count.total, 0);
  return { media: Math.round((stars / total) * 10) / 10, total };
};

/** How many reviews have each number of stars, none left out. */
export const distributionOf = (counts: readonly StarCount[]): StarCount[] =>
  starSteps.map((estrellas) => ({
    estrellas,
    total: counts.filter((count) => count.estrellas === estrellas).reduce((sum, { total }) => sum + total, 0),
  }));
