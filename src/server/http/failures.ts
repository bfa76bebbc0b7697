import { refuse, type Refusal } from '#domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passingTrouble, refusalOfError } from './expected.ts';
import { languageOf } from './language.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { problemOf, retryAfterOf } from './problem.ts';

/** Answers a request with a refusal, in its language. */
export const refuseRequest = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal, reference?: string) => {
  const problem = problemOf(refusal, languageOf(request.headers['accept-language']), reference);
  const wait = retryAfterOf(refusal);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
};

/** What is expected answers in its own words; the rest is logged whole and shown as a reference. */
export const mountFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfError(error);
    const trouble = passingTrouble(error);
    if (trouble) request.log.error({ err: error, reference: request.id }, trouble);
    if (refusal) return refuseRequest(request, reply, refusal);
    request.log.error({ err: error, reference: request.id }, 'unexpected');
    return refuseRequest(request, reply, refuse('error-inesperado', { referencia: request.id }), request.id);
  });
};

/** An address that cannot even be taken apart, before any route is found. */
export const unreadableAddress = (
  error: { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  void refuseRequest(request, reply, refuse(error.statusCode === 400 ? 'json-ilegible' : 'no-existe'));
};

/** Below the API, whatever the method; elsewhere, a method that no page knows. */
export const mountNotFound = (app: FastifyInstance): void => {
  const nothing = (request: FastifyRequest, reply: FastifyReply) => refuseRequest(request, reply, refuse('no-existe'));
  app.all(`${apiPrefix}/*`, nothing);
  app.setNotFoundHandler(nothing);
};

/** What the limiter throws when somebody asks too often. */
export const tooManyCalls = (seconds: number) => ({
  ...refuse('demasiadas-llamadas', { segundos: seconds }),
  statusCode: 429,
});
