import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database/database.ts';
import { languageOf } from './language.ts';
import { apiPrefix } from './api-prefix.ts';
import { problemOf } from './problem.ts';

/** A value that passed the schema and still does not fit a column: out of range, not representable. */
const unfitValue = new Set(['22003', '22P02', '22021', '22007', '22008']);

const expected = (error: unknown): Refusal | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if (isRefusal(error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('cuerpo-demasiado-grande');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('tipo-no-admitido');
  if (unfitValue.has(sqlState(error) ?? '')) return refuse('datos-no-validos');
  return status === 400 ? refuse('json-ilegible') : undefined;
};

const answer = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal, reference?: string) => {
  const problem = problemOf(refusal, languageOf(request.headers['accept-language']), reference);
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
};

/** What is expected answers in its own words; the rest is logged whole and shown as a reference. */
export const mountFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = expected(error);
    if (refusal) return answer(request, reply, refusal);
    request.log.error({ err: error, reference: request.id }, 'unexpected');
    return answer(request, reply, refuse('error-inesperado', { referencia: request.id }), request.id);
  });
};

/** An address that cannot even be taken apart, before any route is found. */
export const unreadableAddress = (
  error: { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  void answer(request, reply, refuse(error.statusCode === 400 ? 'json-ilegible' : 'no-existe'));
};

/** Below the API, whatever the method; elsewhere, a method that no page knows. */
export const mountNotFound = (app: FastifyInstance): void => {
  const nothing = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, refuse('no-existe'));
  app.all(`${apiPrefix}/*`, nothing);
  app.setNotFoundHandler(nothing);
};

/** What the limiter throws when somebody asks too often. */
export const tooManyCalls = (seconds: number) => ({
  ...refuse('demasiadas-llamadas', { segundos: seconds }),
  statusCode: 429,
});
