import { isGoods } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';
import { daySeconds } from '#domain/time.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { articlesOf } from '../catalogue/articles.ts';
import type { Runtime } from '../runtime.ts';
import { articlePicture } from './article-picture.ts';

/**
 * A picture of each article, drawn from its data when it is first asked for; work has one in each language, named by a
 * folder. The folder before says its kind, which is what sharing pictures go by; the number alone is what it is found by.
 */
export const mountArticlePictures = (app: FastifyInstance, runtime: Runtime): void => {
  const send = async (reply: FastifyReply, id: string, language?: Language) => {
    const { byNumber } = await articlesOf(runtime);
    const article = byNumber.get(id);
    if (!article || isGoods(article.traits.tipo) !== (language === undefined))
      return await reply.code(404).header('cache-control', 'no-store').send();
    return await reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(await articlePicture(article, language ?? 'es'));
  };
  interface Asked {
    readonly Params: { readonly kind: string; readonly id: string };
  }
  app.get<Asked>('/dibujos/:kind/:id.svg', async ({ params }, reply) => await send(reply, params.id));
  for (const language of ['es', 'ca'] as const)
    app.get<Asked>(
      `/dibujos/:kind/${language}/:id.svg`,
      async ({ params }, reply) => await send(reply, params.id, language),
    );
};
