import type { FastifyReply } from 'fastify';

/** What protects pages means nothing to a script, a sheet, a font or data, and is as long as many of them. */
export const bare = (reply: FastifyReply): void => {
  const kept = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']);
  for (const name of reply.raw.getHeaderNames()) if (!kept.has(name)) reply.raw.removeHeader(name);
};
