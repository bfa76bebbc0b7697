import type { ArticleResult } from '#contract/catalogue.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { articleResult } from './article-result.ts';
import type { Articles } from './articles.ts';
import type { Article } from './articles-store.ts';
import { articlesOnSale } from './find-articles.ts';
import type { Viewer } from './tyre-result.ts';

/**
 * What costs least of a list, with its work, of what suits and of which there is as much as it takes; undefined where there is
 * nothing. It is not remembered: promotions begin and end without the articles being read anew.
 */
export const cheapestArticle = (
  articles: Articles,
  viewer: Viewer,
  key: CatalogueKey,
  suits: (article: Article) => boolean,
): ArticleResult | undefined => {
  let best: ArticleResult | undefined;
  for (const article of articlesOnSale(articles, key)) {
    const shown = suits(article) ? articleResult(articles.tariffs, article, viewer, 'es') : undefined;
    if (!shown || shown.cantidad !== shown.unidades) continue;
    if (!best || shown.importeMontado < best.importeMontado) best = shown;
  }
  return best;
};
