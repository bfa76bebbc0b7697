import { daySeconds } from '#domain/time.ts';
import type { FastifyInstance } from 'fastify';
import { articlesOf } from '../catalogue/articles.ts';
import type { Article } from '../catalogue/articles-store.ts';
import type { Runtime } from '../runtime.ts';

// An article lives until something about it changes, and its picture with it.
const drawn = new WeakMap<Article, string>();

/** Undefined of what has no look. What draws is read once somebody asks: it knows letters, which takes megabytes. */
const pictureOf = async (article: Article): Promise<string | undefined> => {
  const known = drawn.get(article);
  if (known !== undefined) return known;
  const { drawArticle, isDrawn } = await import('./draw-article.ts');
  if (!isDrawn(article)) return undefined;
  const made = drawArticle(article);
  drawn.set(article, made);
  return made;
};

/**
 * A picture of each article that is goods, drawn from its data when it is first asked for. The folder in its address says its
 * kind, which is what sharing pictures go by; the number alone is what it is found by.
 */
export const mountArticlePictures = (app: FastifyInstance, runtime: Runtime): void => {
  app.get<{ Params: { kind: string; id: string } }>('/dibujos/:kind/:id.svg', async ({ params }, reply) => {
    const { byNumber } = await articlesOf(runtime);
    const article = byNumber.get(params.id);
    const picture = article && (await pictureOf(article));
    if (picture === undefined) return await reply.code(404).header('cache-control', 'no-store').send();
    return await reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture);
  });
};
