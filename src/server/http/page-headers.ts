import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers have headers of their own instead of those of pages. */
    ownHeaders?: boolean;
  }
}

const headersOf = (options: HelmetOptions): Map<string, string> => {
  // Of nobody: what helmet says is the same for every request.
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error) throw error as Error;
  });
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
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

/** What a page's own scripts and looks are allowed by: their hashes, or the nonce of this answer. */
export interface Allowed {
  readonly scripts: readonly string[];
  readonly looks: readonly string[];
}

export const allowing = (policy: string, { scripts, looks }: Allowed): string =>
  policy
    .replace(/script-src [^;]*/, (all) => [all, ...scripts].join(' '))
    .replace(/style-src [^;]*/, (all) => [all, ...looks].join(' '));
