import { facetNames, facetValues, type FacetedArticle, type FacetName, type FacetValue } from './article-facets.ts';

/** Of each facet the values of which an article must have one; a facet without any asks for nothing. */
export type ArticleFilters = { readonly [Facet in FacetName]?: readonly FacetValue[] | undefined };

export interface FacetCount {
  readonly value: FacetValue;
  readonly total: number;
}

export interface ArticlesFound<Article extends FacetedArticle> {
  /** In the order in which they were given. */
  readonly articles: readonly Article[];
  /**
   * What each value of each facet would leave, given all the other facets; 0 of what these leave nothing of. Values that only
   * articles for other vehicles have are left out, unless they are asked for.
   */
  readonly facets: ReadonlyMap<FacetName, readonly FacetCount[]>;
}

/** More than one facet stands in the way of an article. */
const several = -1;

type Values = readonly (readonly FacetValue[])[];

/** Whether an article has none of what is asked of the facet at a place. */
const isInTheWay = (values: Values, asked: Values, place: number): boolean => {
  const wanted = asked[place] ?? [];
  return wanted.length > 0 && !values[place]?.some((value) => wanted.includes(value));
};

/** Grades of oil are words that begin with a number: 5W-30 stands before 10W-40. */
const { compare: compareWords } = new Intl.Collator('es', { numeric: true });

/** Numbers by size, words by the alphabet, yes before no. */
const compareValues = (one: FacetValue, other: FacetValue): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : typeof one === 'boolean' && typeof other === 'boolean'
      ? Number(other) - Number(one)
      : compareWords(String(one), String(other));

/** The articles that filters leave, and what each further one would, in one pass. */
export const filterArticles = <Article extends FacetedArticle>(
  all: readonly Article[],
  facets: readonly FacetName[],
  filters: ArticleFilters,
): ArticlesFound<Article> => {
  const asked = facets.map((facet) => filters[facet] ?? []);
  const vehicles = facets.indexOf('tipoVehiculo');
  const totals = facets.map(() => new Map<FacetValue, number>());
  const articles = all.filter((article) => {
    const values = facets.map((facet) => facetValues(article, facet));
    let inTheWay: number | undefined;
    for (const place of asked.keys())
      if (isInTheWay(values, asked, place)) inTheWay = inTheWay === undefined ? place : several;
    const forOthers = isInTheWay(values, asked, vehicles);
    for (const [place, counts] of totals.entries()) {
      const counted = inTheWay === undefined || inTheWay === place ? 1 : 0;
      for (const value of values[place] ?? [])
        if (!forOthers || place === vehicles || asked[place]?.includes(value))
          counts.set(value, (counts.get(value) ?? 0) + counted);
    }
    return inTheWay === undefined;
  });
  const inOrder = facetNames.filter((facet) => facets.includes(facet));
  return {
    articles,
    facets: new Map(
      inOrder.map((facet) => [
        facet,
        [...(totals[facets.indexOf(facet)] ?? [])]
          .map(([value, total]) => ({ value, total }))
          .toSorted((one, other) => compareValues(one.value, other.value)),
      ]),
    ),
  };
};
