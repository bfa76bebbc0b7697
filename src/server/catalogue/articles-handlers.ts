import { withComma } from '#domain/format-number.ts';
import type { catalogue } from '#contract/catalogue.ts';
import { catalogueFilters } from '#contract/catalogue.ts';
import type { Answer } from '#contract/contract.ts';
import { isCatalogueKey, type CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { ArticleFilters } from '#domain/catalogue/filter-articles.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { invalid, type Handlers } from '../runtime.ts';
import { unchanging } from '../json-text.ts';
import { fieldErrors } from '../http/problem.ts';
import { articleResult } from './article-result.ts';
import { articleSheet } from './article-sheet.ts';
import { articlesOf, type Articles } from './articles.ts';
import type { Article } from './articles-store.ts';
import { articlesOnSale, filterKey, findArticles, sortArticles } from './find-articles.ts';
import type { Viewer } from './tyre-result.ts';
import { viewerOf } from './viewer.ts';

/** The list that is asked for; refused when there is none of that name, and when nothing of it is sold. */
const listOf = (articles: Articles, catalogKey: string): CatalogueKey | Refusal<'no-hay-catalogo'> =>
  isCatalogueKey(catalogKey) && articlesOnSale(articles, catalogKey).length > 0
    ? catalogKey
    : refuse('no-hay-catalogo', { catalogKey });

const readFilters = (key: CatalogueKey, given: unknown): ArticleFilters | Refusal<'datos-no-validos'> => {
  const read = catalogueFilters[key].safeParse(given, { reportInput: true });
  if (read.success) return read.data;
  const wrong = Object.entries(fieldErrors(read.error));
  return invalid(Object.fromEntries(wrong.map(([field, code]) => [`filters.${field}`, code])));
};

const results = (
  { tariffs }: Articles,
  shown: readonly Article[],
  viewer: Viewer,
  language: Language,
): Answer<'searchCatalogue'>['data']['products'] =>
  shown.map((article) => articleResult(tariffs, article, viewer, language)).filter((result) => result !== undefined);

/** Lists and sheets of what is no tyre. In the steady state no call here reads the database. */
export const articlesHandlers = {
  searchCatalogue: async (context, { params, query }) => {
    const articles = await articlesOf(context);
    const key = listOf(articles, params.catalogKey);
    if (isRefusal(key)) return key;
    const filters = readFilters(key, query.filters);
    if (isRefusal(filters)) return filters;
    const { page, pageSize } = query.pagination;
    const { order, direction } = query.order;
    const viewer = viewerOf(context, query.cpostal);
    const { language } = context;
    const asked = `${filterKey(key, filters)} ${order} ${direction} ${page} ${pageSize}`;
    return {
      data: articles.remember(`page ${asked} ${viewer.pais} ${viewer.hora} ${language}`, () => {
        const found = findArticles(articles, key, filters).articles;
        const shown = sortArticles(found, query.order).slice(page * pageSize, (page + 1) * pageSize);
        const total = found.length;
        const products = results(articles, shown, viewer, language);
        return unchanging({ products, page, pageSize, pages: Math.ceil(total / pageSize), total });
      }),
    };
  },

  readCatalogueFilters: async (context, { params, query }) => {
    const articles = await articlesOf(context);
    const key = listOf(articles, params.catalogKey);
    if (isRefusal(key)) return key;
    const filters = readFilters(key, query.filters);
    if (isRefusal(filters)) return filters;
    return {
      data: articles.remember(`facets ${filterKey(key, filters)}`, () => {
        const makers = new Map<unknown, string>(
          articlesOnSale(articles, key).map(({ marcaSlug, marca }) => [marcaSlug, marca]),
        );
        return unchanging(
          [...findArticles(articles, key, filters).facets].map(([filtro, valores]) => ({
            filtro,
            valores: valores.map(({ value, total }) => ({
              value,
              total,
              nombre: (filtro === 'marca' ? makers.get(value) : undefined) ?? withComma(String(value)),
            })),
          })),
        );
      }),
    };
  },

  readOzoneKits: async (context, { query }) => {
    const articles = await articlesOf(context);
    const kits = articlesOnSale(articles, 'kits-ozono');
    return { kits: results(articles, kits, viewerOf(context, query.cpostal), context.language) };
  },

  readArticle: async (context, { params, query }) => {
    const articles = await articlesOf(context);
    const article = articles.byId.get(params.id);
    const sheet = article && articleSheet(articles, article, viewerOf(context, query.cpostal), context.language);
    return sheet ?? refuse('producto-no-existe');
  },
} satisfies Pick<Handlers, keyof typeof catalogue>;
