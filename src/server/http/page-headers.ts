import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers have headers of their own instead of those of pages. */
    ownHeaders?: boolean;
  }
}

const headersOf = (options: HelmetOptions): Map<string, string> => {
  const headers = new Map<string, string>();
  const answer = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => {} };
  // It reads nothing of a request, and of an answer only this.
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
};

/**
 * What helmet says with these options goes with every answer that has no headers of its own. It is made once: helmet's plugin for
 * Fastify makes it anew for each, which was a third of a small answer.
 */
export const mountPageHeaders = (app: FastifyInstance, options: HelmetOptions): void => {
  const headers = headersOf(options);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.ownHeaders !== true) reply.raw.setHeaders(headers);
    done();
  });
};

/** A policy with what the scripts of one page are allowed by: their hashes, or the nonce of this answer. */
export const allowingScripts = (policy: string, sources: readonly string[]): string =>
  policy.replace(/script-src [^;]*/, (all) => [all, ...sources].join(' '));
