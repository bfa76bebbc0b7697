import formbody from '@fastify/formbody';
import type { HppFields } from '#server/payments/gateways/hpp.ts';
import { sandboxPaths } from '#demo/bank/sandbox-protocol.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { brokenPage } from './ending-pages.ts';
import { notifierOver } from './notifier.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { openPayment } from './open-payment.ts';
import { answerQuery, answerRefund } from './services.ts';
import type { PageAnswer, Site } from './site.ts';
import { actOnPayment, showPayment } from './visit-payment.ts';

const fileBeside = async (name: string) => await readFile(new URL(name, import.meta.url), 'utf8');

const send = (reply: FastifyReply, answer: PageAnswer) =>
  'redirect' in answer
    ? reply.redirect(answer.redirect, 303)
    : reply.code(answer.status).type('text/html; charset=utf-8').send(answer.page);

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
};

/**
 * The pretend gateway: a hosted payment page of its own, speaking HPP (GP Ecom). It shares with the shop
 * the protocol and a secret, and is mounted by `openSandbox` only, never beside a real gateway.
 * Register it as a Fastify plugin; it stands under `options.prefix`.
 */
export const sandboxSite = async (app: FastifyInstance, options: SandboxOptions): Promise<void> => {
  const [styles, returnScript] = await Promise.all([fileBeside('pasarela.css'), fileBeside('volver.js')]);
  const notifier = notifierOver(options, app.log);
  const site: Site = { ...options, notifier };
  app.addHook('onClose', notifier.stop);

  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    `form-action 'self' ${options.shopOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // With no referrer at all browsers name no origin either when they post the answer to the shop.
      'referrer-policy': 'strict-origin',
      'cache-control': 'no-store',
    });
  });

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'pretend gateway');
    const page = brokenPage({ prefix: options.prefix, language: 'es', shopUrl: `${options.shopOrigin}/` });
    return send(reply, { status, page });
  });

  app.post('/', async (request, reply) => {
    const { answer, trouble } = await openPayment(site, request.body);
    if (trouble) request.log.warn(trouble, 'pretend gateway refused a request');
    return send(reply, answer);
  });
  app.get<{ Params: { visit: string }; Querystring: { prueba?: unknown } }>('/pago/:visit', async (request, reply) =>
    send(reply, await showPayment(site, request.params.visit, request.query.prueba)),
  );
  app.post<{ Params: { visit: string } }>('/pago/:visit', async (request, reply) =>
    send(reply, await actOnPayment(site, request.params.visit, request.body)),
  );

  const service = (path: string, serve: (body: unknown) => Promise<HppFields | undefined>) =>
    app.post(path, async (request, reply) => {
      const answer = await serve(request.body);
      return answer ?? reply.code(403).send({ error: 'signature, merchant or time not accepted' });
    });
  service(sandboxPaths.query, (body) => answerQuery(site, body));
  service(sandboxPaths.refund, (body) => answerRefund(site, body));

  const file = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'max-age=3600').send(text),
    );
  file('/pasarela.css', 'text/css', styles);
  file('/volver.js', 'text/javascript', returnScript);
};
