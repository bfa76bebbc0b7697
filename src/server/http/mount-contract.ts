import { calls, type CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPrefix } from './api-prefix.ts';
import { bearerOf, headerOf } from './bearer.ts';
import { deviceCookie } from './device-cookie.ts';
import type { Dispatch } from './dispatch.ts';
import { jsonText } from '../json-text.ts';
import { languageOf } from './language.ts';
import { networkOf } from '../security/network.ts';
import { sessionCookie, sessionHeaders } from './session-cookie.ts';
import { visitorCookie } from './visitor-cookie.ts';

/** Whether a browser says that another site sent this: a form of theirs signs nobody in here (decision 053). */
const isFromElsewhere = (request: FastifyRequest): boolean => headerOf(request, 'sec-fetch-site') === 'cross-site';

/** What a call answers that promises a file; its name is one of ours, of letters, digits, hyphens and points. */
const fileIn = (body: unknown): { readonly nombre: string; readonly contenido: Uint8Array } | undefined =>
  typeof body === 'object' &&
  body !== null &&
  'nombre' in body &&
  typeof body.nombre === 'string' &&
  'contenido' in body &&
  body.contenido instanceof Uint8Array
    ? { nombre: body.nombre.replaceAll(/[^\w.-]/g, ''), contenido: body.contenido }
    : undefined;

/** Puts every call of the contract on its method and path. */
export const mountContract = (
  app: FastifyInstance,
  dispatch: Dispatch,
  { headers, https }: { readonly headers: Readonly<Record<string, string>>; readonly https: boolean },
): void => {
  const cookie = deviceCookie({ https });
  const readVisitor = visitorCookie({ https });
  const sessions = sessionCookie({ https });
  for (const name of Object.keys(calls) as CallName[]) {
    const [method, path] = calls[name];
    const { limit, visitor, file }: Endpoint = contract[name];
    app.route({
      method,
      url: apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      helmet: false,
      onRequest: (_request, reply, done) => {
        reply.headers(headers);
        done();
      },
      config: limit && !limit.shared ? { rateLimit: { max: limit.calls, timeWindow: limit.seconds * 1000 } } : {},
      handler: async (request, reply) => {
        const session = sessions.read(request.method, request.headers.cookie);
        const browser = visitor && readVisitor(request.headers.cookie);
        const outcome = await dispatch(name, {
          params: request.params,
          query: request.query,
          body: request.body,
          token: bearerOf(request),
          idempotencyKey: headerOf(request, 'idempotency-key'),
          language: languageOf(headerOf(request, 'accept-language')),
          address: networkOf(request.ip),
          visitor: browser?.visitor,
          userAgent: headerOf(request, 'user-agent') ?? '',
          reference: request.id,
          device: cookie.read(request.headers.cookie),
          session,
        });
        reply.code(outcome.status);
        if (outcome.retryAfter !== undefined) reply.header('retry-after', outcome.retryAfter);
        if (outcome.device !== undefined) reply.header('set-cookie', cookie.write(outcome.device));
        if (outcome.session !== undefined && !isFromElsewhere(request))
          reply.header('set-cookie', sessions.write(outcome.session));
        reply.headers(sessionHeaders(session));
        if (browser?.given !== undefined) reply.header('set-cookie', browser.given);
        const sent = outcome.status === 200 && file ? fileIn(outcome.body) : undefined;
        if (sent && file)
          return reply
            .type(file)
            .header('content-disposition', `attachment; filename="${sent.nombre}"`)
            .send(Buffer.from(sent.contenido));
        return reply
          .type(outcome.status === 200 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8')
          .send(jsonText(outcome.body));
      },
    });
  }
};
