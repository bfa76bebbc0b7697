import type { FastifyRequest } from 'fastify';

/** A header of a request, where it is one of a sensible length. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 500 ? value : undefined;
};

/** The token that a request brings, good or not. */
export const bearerOf = (request: FastifyRequest): string | undefined => {
  const value = headerOf(request, 'authorization');
  return value?.startsWith('Bearer ') ? value.slice('Bearer '.length) : undefined;
};
