import type { Language } from '#domain/language.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import type { Article } from '../catalogue/articles-store.ts';

/** Goods are called the same in all languages, so there is one picture of them. */
const wordless = 'es';

// An article lives until something about it changes, and its pictures with it.
const drawn = new WeakMap<Article, Partial<Record<Language, string>>>();

/** The picture of an article. What draws is read once somebody asks: it knows letters, which takes megabytes. */
export const articlePicture = async (article: Article, language: Language): Promise<string> => {
  const lettered = isGoods(article.traits.tipo) ? wordless : language;
  const known = drawn.get(article)?.[lettered];
  if (known !== undefined) return known;
  const { drawArticle } = await import('./draw-article.ts');
  const made = drawArticle(article, lettered);
  drawn.set(article, { ...drawn.get(article), [lettered]: made });
  return made;
};
