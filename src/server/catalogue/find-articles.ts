import { facetsOfKey, type FacetName } from '#domain/catalogue/article-facets.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { filterArticles, type ArticleFilters, type ArticlesFound } from '#domain/catalogue/filter-articles.ts';
import { lessRate } from '#domain/money/rate.ts';
import { articleOffer } from './article-result.ts';
import type { Article } from './articles-store.ts';
import type { Articles } from './articles.ts';

export interface ArticleOrder {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

/** The articles of a list that can be bought now, as recommended. */
export const articlesOnSale = ({ ofKey, remember }: Articles, key: CatalogueKey): readonly Article[] =>
  remember(`on sale ${key}`, () => ofKey(key).filter((article) => (articleOffer(article)?.stock ?? 0) > 0));

/** The same text for the same filters of a list. */
export const filterKey = (key: CatalogueKey, filters: ArticleFilters): string =>
  `${key} ${JSON.stringify(facetsOfKey[key].map((facet) => [...new Set(filters[facet])].map(String).sort()))}`;

/** What filters leave of a list, and what each further one would. Without any access to the database. */
export const findArticles = (
  articles: Articles,
  key: CatalogueKey,
  filters: ArticleFilters,
): ArticlesFound<Article> => {
  const facets: readonly FacetName[] = facetsOfKey[key];
  return articles.remember(`found ${filterKey(key, filters)}`, () =>
    filterArticles(articlesOnSale(articles, key), facets, filters),
  );
};

/** What an article costs before tax, in ten-thousandths of a cent: exact, for comparing. */
const netPrice = (article: Article): number => {
  const offer = articleOffer(article);
  return (offer ? lessRate(offer.precio, offer.descuento) : 0) + lessRate(article.ecotasa, 0);
};

const byName = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Sorted; equal ones stand as recommended in every order, so that no page shows what another one showed. */
export const sortArticles = (found: readonly Article[], { order, direction }: ArticleOrder): readonly Article[] => {
  const sign = direction === 'desc' ? -1 : 1;
  switch (order) {
    case 'recomendado':
      return sign === 1 ? found : found.toReversed();
    case 'marca':
      return found.toSorted((one, other) => sign * byName(one.marca, other.marca));
    case 'precio':
      return found.toSorted((one, other) => sign * (netPrice(one) - netPrice(other)));
  }
};
