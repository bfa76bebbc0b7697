import fastifyStatic from '@fastify/static';
import type { Language } from '#domain/language.ts';
import { refuse } from '#domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bare } from './bare.ts';
import type { KeptPages } from './kept-pages/kept-pages.ts';
import type { MakingAhead } from './kept-pages/make-ahead.ts';
import { leastPacked, packedOnce } from './kept-pages/packed.ts';
import { packingsFor } from './kept-pages/packings-for.ts';
import { sendKept } from './kept-pages/send-kept.ts';
import { refuseRequest } from './failures.ts';
import { mountPageData, type ReadPageData } from './mount-page-data.ts';
import { languageOf } from './language.ts';
import { networkOf } from '../security/network.ts';
import { allowing } from './page-headers.ts';
import { retryAfterOf } from './problem.ts';

/** One page request as the renderer sees it. */
export interface PageVisit {
  readonly request: Request;
  readonly nonce: string;
  readonly address: string;
  readonly userAgent: string;
  readonly reference: string;
  readonly language: Language;
}

/** Who asks for a page that is the same for everybody: what a call that is limited is counted by, and what the log names. */
export interface KeptVisit {
  /** What the page is kept under. */
  readonly path: string;
  readonly address: string;
  readonly reference: string;
}

export type RenderPage = (visit: PageVisit) => Promise<Response>;

/** The path and query that were asked for, as they came; a request may also name the whole address (RFC 9112, 3.2.2). */
const pathOf = (url: string): string | undefined => {
  if (url.startsWith('/')) return url.split('#', 1)[0];
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : undefined;
};

const webRequest = (request: FastifyRequest, publicUrl: string, path: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  // Taken as a path, whatever it looks like: `//somewhere` would be another host.
  const url = new URL(new URL(publicUrl).origin + path);
  const bodyless = request.method === 'GET' || request.method === 'HEAD';
  // HEAD says what GET would, its length too; what is rendered for it is not sent.
  if (bodyless) return new Request(url, { headers });
  // Forms that a page posts to itself arrive parsed; the renderer wants them as they were sent.
  const form = new URLSearchParams(request.body as Record<string, string>);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, body: form });
};

/** Data that a browser fetched before it was wanted is shown if it is wanted so soon (spec N10). */
const fetchedAhead = 'private, max-age=30';

/** What is said of any page of this status that says nothing of it itself. */
const usualHeaders = (request: FastifyRequest, status: number): Readonly<Record<string, string>> => {
  const isAhead = request.headers['sec-purpose']?.toString().startsWith('prefetch') === true;
  return {
    'cache-control': isAhead && status < 300 ? fetchedAhead : 'no-cache',
    ...(status === 503 && { 'retry-after': `${retryAfterOf(refuse('base-de-datos-no-responde'))}` }),
  };
};

const send = async (request: FastifyRequest, reply: FastifyReply, response: Response) => {
  reply.code(response.status).headers(usualHeaders(request, response.status));
  response.headers.forEach((value, name) => reply.header(name, value));
  const page = Buffer.from(await response.arrayBuffer());
  // Also what is sent as it is: a cache may not give it to who takes it packed, or the other way round.
  const depends = [response.headers.get('vary'), 'accept-encoding'].filter((each) => each !== null);
  reply.header('vary', depends.join(', '));
  const isPacked = page.length >= leastPacked && packingsFor(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!isPacked) return reply.send(page);
  // As a whole: what packs other answers does it piece by piece, which takes a twentieth of a page's time.
  return reply.header('content-encoding', 'gzip').send(await packedOnce(page));
};

/** What the web's build answers with: pages, and the data of one. */
export interface Pages {
  readonly render: RenderPage;
  readonly readPageData: ReadPageData;
  /** Pages that are the same for everybody; absent where each is rendered anew. */
  readonly kept?:
    | (Pick<KeptPages<KeptVisit>, 'find' | 'packedFor'> & {
        readonly keyOf: (path: string) => string | undefined;
        /** Takes over what the process before kept, and leaves what this one keeps to the next. */
        readonly load: () => Promise<void>;
        /** Makes in the background what an earlier build kept. */
        readonly makeAhead: () => MakingAhead;
        readonly save: () => Promise<void>;
      })
    | undefined;
}

/** Files of the build, then the pages: whatever no other route answered. */
export const mountPages = async (
  app: FastifyInstance,
  { clientFolder, publicUrl, render, readPageData, kept }: Pages & { clientFolder: string; publicUrl: string },
): Promise<void> => {
  // A route for every file takes its time: those beside the pages have one each, a folder has one for all of its files.
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    globIgnore: ['*/**/*'],
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Both have another name when they have another content.
      const forever = path.includes('/assets/') || path.includes('/tyres/');
      if (forever) bare(reply);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      // A drawing is a document of its own to the browser: it may style itself and reach nothing.
      if (path.endsWith('.svg'))
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  });
  for (const entry of await readdir(clientFolder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const root = join(clientFolder, entry.name);
    app.route<{ readonly Params: { readonly '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${entry.name}/*`,
      // The build has pressed what is worth it.
      compress: false,
      // The library's own route reads the whole folder at each request, to compare how a name is spelt: 5 ms for a script.
      handler: (request, reply) => reply.sendFile(request.params['*'], root),
    });
  }
  mountPageData(app, readPageData);
  if (kept) {
    const orSay = (what: string) => (error: unknown) => app.log.warn({ err: error }, `kept pages could not be ${what}`);
    await kept.load().catch(orSay('read'));
    let ahead: MakingAhead | undefined;
    app.addHook('onListen', (done) => {
      ahead = kept.makeAhead();
      done();
    });
    app.addHook('onClose', async () => {
      await ahead?.stop();
      await kept.save().catch(orSay('written'));
    });
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    // The framework's own would be answered before what is sent is pressed, which changes its headers.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = pathOf(request.url);
      if (path === undefined) return await refuseRequest(request, reply, refuse('json-ilegible'));
      const key = request.method === 'POST' ? undefined : kept?.keyOf(path);
      if (kept && key !== undefined) {
        const page = await kept.find(key, { path: key, address: networkOf(request.ip), reference: request.id });
        const headers = usualHeaders(request, 'status' in page ? page.status : 200);
        return await sendKept(request, reply, { key, page, packedFor: kept.packedFor }, headers);
      }
      const nonce = randomBytes(16).toString('hex');
      const policy = reply.getHeader('content-security-policy');
      const allowed = [`'nonce-${nonce}'`];
      if (typeof policy === 'string')
        reply.header('content-security-policy', allowing(policy, { scripts: allowed, looks: allowed }));
      const response = await render({
        request: webRequest(request, publicUrl, path),
        nonce,
        address: networkOf(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        reference: request.id,
        language: languageOf(request.headers['accept-language']),
      });
      return await send(request, reply, response);
    },
  });
};
