const mostPages = 40;

/** Which page of a product's reviews an address asks for; the first where it asks for none that can be. */
export const reviewsPage = (query: URLSearchParams): number => {
  const asked = Number(query.get('opiniones') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= mostPages ? asked : 1;
};
