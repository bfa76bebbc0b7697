import { refuse } from '#domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bare } from './bare.ts';
import { refuseRequest } from './failures.ts';
import { networkOf } from '../security/network.ts';

/** Answers with what a file below `/page-data/` says, or the status by which it says that there is none. */
export type ReadPageData = (
  file: string,
  visit: { readonly address: string; readonly reference: string },
) => Promise<{ readonly status: number; readonly body: object }>;

interface Kept {
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** What changes in the shop shows within a second (issue "Content"); so long one answer serves everybody who asks for it. */
const keptMs = 1000;
const keptBytes = 32 * 1024 * 1024;
/** The longest address of a page is a third of it. */
const longestFile = 500;

class NotThere extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`page data: ${status}`);
    this.status = status;
  }
}

const pack = promisify(gzip);

const keep = async (body: object): Promise<Kept> => {
  const plain = Buffer.from(JSON.stringify(body));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, packed: await pack(plain) };
};

const refusalOf = (status: number, reference: string) => {
  if (status === 404) return refuse('no-existe');
  return status === 503 ? refuse('base-de-datos-no-responde') : refuse('error-inesperado', { referencia: reference });
};

/** `/page-data/`: what pages are rendered from (spec N5 to N7), the same for everybody. */
export const mountPageData = (app: FastifyInstance, read: ReadPageData): void => {
  const kept = new LRUCache<string, Kept, Parameters<ReadPageData>[1]>({
    ttl: keptMs,
    maxSize: keptBytes,
    sizeCalculation: ({ plain, packed }) => plain.length + packed.length,
    fetchMethod: async (file, _, { context }) => {
      const { status, body } = await read(file, context);
      if (status !== 200) throw new NotThere(status);
      return await keep(body);
    },
  });
  app.get<{ Params: { '*': string } }>('/page-data/*', { exposeHeadRoute: true }, async (request, reply) => {
    const file = request.params['*'];
    try {
      if (file.length > longestFile) throw new NotThere(404);
      const context = { address: networkOf(request.ip), reference: request.id };
      const found = await kept.fetch(file, { context });
      if (!found) throw new NotThere(404);
      bare(reply);
      reply.headers({
        etag: found.etag,
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=1, stale-while-revalidate=30',
      });
      if (request.headers['if-none-match'] === found.etag) return await reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return await reply.send(found.plain);
      return await reply.header('content-encoding', 'gzip').send(found.packed);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      reply.header('cache-control', 'no-store');
      return await refuseRequest(request, reply, refusalOf(error.status, request.id));
    }
  });
};
