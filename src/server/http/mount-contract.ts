import { calls, type CallName } from '#contract/calls.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint, SentFile } from '#contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { apiPrefix } from '#contract/api-prefix.ts';
import { bearerOf, headerOf } from './bearer.ts';
import { deviceCookie } from './device-cookie.ts';
import type { Dispatch } from './dispatch.ts';
import { jsonToSend } from '../json-text.ts';
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

interface Around {
  readonly headers: Readonly<Record<string, string>>;
  readonly https: boolean;
}

/** The bytes of a request as they come. Who stops reading leaves the connection open for the answer. */
const sentFile = (body: unknown): SentFile | undefined =>
  body instanceof Readable ? { stream: () => body.iterator({ destroyOnReturn: false }) } : undefined;

const sentIn = (body: unknown, isFile: boolean) => (isFile ? { file: sentFile(body) } : { body });

const mountCalls = (
  app: FastifyInstance,
  dispatch: Dispatch,
  { headers, https }: Around,
  names: readonly CallName[],
): void => {
  const cookie = deviceCookie({ https });
  const readVisitor = visitorCookie({ https });
  const sessions = sessionCookie({ https });
  for (const name of names) {
    const [method, path] = calls[name];
    const { limit, visitor, file, upload }: Endpoint = contract[name];
    app.route({
      method,
      url: apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: (_request, reply, done) => {
        reply.headers(headers);
        done();
      },
      config: {
        ownHeaders: true,
        ...(limit && !limit.shared && { rateLimit: { max: limit.calls, timeWindow: limit.seconds * 1000 } }),
      },
      handler: async (request, reply) => {
        const session = sessions.read(request.method, request.headers.cookie);
        const browser = visitor && readVisitor(request.headers.cookie);
        const outcome = await dispatch(name, {
          params: request.params,
          query: request.query,
          ...sentIn(request.body, upload !== undefined),
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
          .send(jsonToSend(outcome.body));
      },
    });
  }
};

/** Puts every call of the contract on its method and path. */
export const mountContract = (app: FastifyInstance, dispatch: Dispatch, around: Around): void => {
  const { true: uploads = [], false: others = [] } = Object.groupBy(
    Object.keys(calls) as CallName[],
    (name): 'true' | 'false' => ((contract[name] as Endpoint).upload ? 'true' : 'false'),
  );
  mountCalls(app, dispatch, around, others);
  // Nothing of a file is read before its sender is known: what it is, and how much of it is read, the call
  // decides, whatever type it says to be.
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', (_request, file, done) => done(null, file));
    mountCalls(routes, dispatch, around, uploads);
  });
};
