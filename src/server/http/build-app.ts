import { refuse } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { measuringOrigins } from '../config/measuring-config.ts';
import { apiHeaders } from './api-headers.ts';
import type { Runtime } from '../runtime.ts';
import type { Dispatch } from './dispatch.ts';
import { leastPacked } from './kept-pages/packed.ts';
import { mountFailures, refuseRequest, mountNotFound, tooManyCalls, unreadableAddress } from './failures.ts';
import { capConnections, connectionsAllowed } from './connections.ts';
import { mountHealth } from './health.ts';
import { metricsOver, mountMetrics, observeRequests } from './metrics.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { mountContract } from './mount-contract.ts';
import { mountPageHeaders } from './page-headers.ts';
import { openApiDocument } from './openapi.ts';
import { readinessOf, type Readiness } from './readiness.ts';

const bodyLimit = 64 * 1024;
/** By then the head of a request has arrived. */
const headMs = 15_000;
/** A connection on which nothing moves for so long is closed. */
const silentMs = 120_000;

/**
 * Nothing inline but what a page allows by hash or by the nonce of its answer; forms go home or to the gateway, pictures come from home or the map's
 * tiles. Who visitors may allow to measure is named only where somebody configured them.
 */
const securityPolicy = (
  gatewayOrigins: readonly string[],
  tiles: string | null,
  { scriptSrc, imgSrc, connectSrc, frameSrc }: ReturnType<typeof measuringOrigins>,
) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', ...(tiles ? [new URL(tiles).origin] : []), ...imgSrc],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptSrc],
    connectSrc: ["'self'", ...connectSrc],
    ...(frameSrc.length > 0 && { frameSrc }),
    fontSrc: ["'self'"],
    formAction: ["'self'", ...gatewayOrigins],
  },
});

/** Node takes the first of them, a proxy in front perhaps the last: nobody knows who was meant (RFC 9112, 3.2). */
const namesTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

export interface AppParts {
  readonly runtime: Runtime;
  readonly dispatch: Dispatch;
  /** Origins that a payment form may be posted to. */
  readonly gatewayOrigins: readonly string[];
  /** Whether the server wants work; without one, as its database answers. */
  readonly readiness?: Readiness;
  /** Routes that are not part of the contract: gateway notifications, the mailbox, pages. */
  readonly more: (app: FastifyInstance) => Promise<void>;
}

/** The HTTP side of the server: everything between the socket and `dispatch`. */
export const buildApp = async ({
  runtime,
  dispatch,
  gatewayOrigins,
  readiness = readinessOf(runtime.database),
  more,
}: AppParts): Promise<FastifyInstance> => {
  const { config } = runtime;
  const https = config.publicUrl.startsWith('https:');
  const loggerInstance: FastifyBaseLogger = runtime.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: config.mode !== 'development' }),
    // Hop 0 is the socket, where the nearest proxy stands: what the farthest one heard from is nobody's to make up.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit,
    genReqId: () => randomUUID().slice(0, 8),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What was let in is answered, also while the door closes.
    return503OnClosing: false,
    requestTimeout: config.requestTimeoutMs,
    // A client that does not read its answer.
    connectionTimeout: silentMs,
    http: {
      headersTimeout: Math.min(headMs, config.requestTimeoutMs),
      connectionsCheckingInterval: Math.min(1000, config.requestTimeoutMs / 4),
    },
    frameworkErrors: unreadableAddress,
  });
  mountFailures(app);
  // Clients that always send a type send it with a DELETE too, and no body: that is none, not a broken one.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void readJson(request, text, done);
  });
  capConnections(app, connectionsAllowed(config.maxConnections));
  app.addHook('onRequest', (request, reply, done) => {
    if (!namesTwoHosts(request.raw.rawHeaders)) return done();
    void refuseRequest(request, reply, refuse('json-ilegible'));
  });
  // A client that is answered while the server leaves asks another server the next time.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.leaving()) reply.header('connection', 'close');
    done();
  });
  mountPageHeaders(app, {
    contentSecurityPolicy: securityPolicy(gatewayOrigins, config.map.tiles, measuringOrigins(config.measuring)),
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    // Nothing goes to other sites. Without any referrer a browser would not say either that a plain form is our own.
    referrerPolicy: { policy: 'same-origin' },
  });
  if (config.rateLimit) {
    await app.register(rateLimit, {
      max: 1200,
      timeWindow: minuteMs,
      errorResponseBuilder: (_request, { ttl }) => tooManyCalls(Math.ceil(ttl / 1000)),
    });
  }
  await app.register(compress, { encodings: ['gzip'], threshold: leastPacked });
  await app.register(formbody);
  mountHealth(app, readiness);
  const registry = metricsOver(runtime.database);
  observeRequests(app, registry);
  await mountMetrics(app, registry, config);
  await app.register(async (api) => {
    await api.register(swagger, {
      mode: 'static',
      specification: { document: openApiDocument(config.site.nombre) as StaticDocumentSpec['document'] },
    });
    await api.register(swaggerUi, { routePrefix: `${apiPrefix}/docs` });
    api.get(`${apiPrefix}/openapi.json`, () => api.swagger());
  });
  mountContract(app, dispatch, { headers: apiHeaders({ https }), https });
  mountNotFound(app);
  await more(app);
  return app;
};
