import { comparing, startRecord, minuteOf, type Ask } from '#server/http/kept-pages/made-from.ts';
import { readKeptFile, writeKeptFile, type KeptFile } from '#server/http/kept-pages/kept-file.ts';
import { keepPages, type MadePage } from '#server/http/kept-pages/kept-pages.ts';
import { makeAhead } from '#server/http/kept-pages/make-ahead.ts';
import { inlineHashes } from '#server/http/kept-pages/inline-hashes.ts';
import type { Runtime } from '#server/runtime.ts';
import type { Dispatch } from '#server/http/dispatch.ts';
import { sessionCookie, sessionHeaders } from '#server/http/session-cookie.ts';
import type { KeptVisit, Pages } from '#server/http/mount-pages.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { isPersonal } from '#web/personal-pages.ts';
import type * as Entry from '#web/entry.server.tsx';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { pageHandlers } from './page-handlers.ts';

/** So many letters of paths are remembered with the route that shows them, some 10,000 paths; to match one takes as long as to send a kept page. */
const lettersRemembered = 500_000;
/** So long what a call answered for one page is taken for another. */
const sharedMs = 100;

const entryOf = (build: ServerBuild) => build.entry.module as typeof build.entry.module & typeof Entry;

type Kept = ReturnType<typeof keepPages<KeptVisit>>;

/** Where kept pages outlive the process, and what the server was built from. */
type StampedFile = Omit<KeptFile, 'version'> & { readonly stamp: string };

type RouteOf = (pathname: string) => string | undefined;

const rememberedRoutes = (build: ServerBuild): RouteOf => {
  const routeOf = entryOf(build).routeOver(build);
  const routes = new LRUCache<string, string>({
    maxSize: lettersRemembered,
    sizeCalculation: (_route, path) => path.length,
    memoMethod: (path) => routeOf(path) ?? '',
  });
  return (path) => routes.memo(path) || undefined;
};

/** In whose name pages are made that nobody asked for. */
const ahead = { address: '127.0.0.1', reference: 'ahead' };

const keptFile = (
  kept: Kept,
  build: ServerBuild,
  { config, log, routeOf }: Pick<Runtime, 'config' | 'log'> & { readonly routeOf: RouteOf },
  file: StampedFile | undefined,
) => {
  const { keptUnder } = entryOf(build);
  const keyOf = (path: string) => keptUnder(path, routeOf);
  let addresses: readonly string[] = [];
  // Only code and these settings are in a page without an answer of the shop saying so.
  const stored = file && {
    path: file.path,
    version: JSON.stringify([file.stamp, build.assets.version, config.publicUrl, config.scriptsLast]),
  };
  return {
    keyOf,
    load: async () => {
      if (!stored) return;
      const before = await readKeptFile(stored, config.keptPagesMb * 1024 * 1024);
      kept.restore(before.pages);
      // This build may keep fewer pages, or keep them under other addresses.
      addresses = before.addresses.filter((each) => keyOf(each) === each);
    },
    makeAhead: () => makeAhead(addresses, async (path) => await kept.prepare(path, { path, ...ahead }), log),
    save: async () => {
      if (stored) await writeKeptFile(stored, kept.entries());
    },
  };
};

type Handle = ReturnType<typeof pageHandlers>;
type ContextOver = ReturnType<typeof entryOf>['contextOver'];

interface Making extends Pick<Runtime, 'clock'> {
  readonly handle: Handle;
  readonly contextOver: ContextOver;
  readonly origin: string;
  readonly askFor: (path: string, visit: KeptVisit, session: { cookie: undefined; asked: boolean }) => Ask;
  readonly usual: (reference: string, nonce: string) => Parameters<ContextOver>[1];
}

/** Renders pages for nobody: what turns out to depend on who asks may not be kept. */
const makerOver =
  ({ handle, contextOver, origin, clock, askFor, usual }: Making) =>
  async (path: string, visit: KeptVisit): Promise<MadePage> => {
    const session = { cookie: undefined, asked: false };
    const record = startRecord(askFor(path, visit, session), clock());
    // Of this rendering alone: it tells what is the page's own, and is not sent.
    const nonce = randomBytes(16).toString('hex');
    const context = contextOver(record.ask, { ...usual(visit.reference, nonce), clock: record.clock });
    const response = await handle(new Request(origin + path), context);
    const text = await response.text();
    const html = Buffer.from(text.replaceAll(`nonce="${nonce}"`, 'nonce=""'));
    const isMadeUp = path.includes('?') && record.foundNothing();
    const isSame = response.status === 200 && !session.asked && !response.headers.has('set-cookie') && !isMadeUp;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      html,
      inline: inlineHashes(text, nonce),
      from: isSame ? record.madeFrom(html) : undefined,
    };
  };

/** Pages get their data through `dispatch`, the same road that HTTP calls take. */
export const pagesOver = (
  build: ServerBuild,
  dispatch: Dispatch,
  { config, clock, log }: Runtime,
  file?: StampedFile,
): Pages => {
  const routeOf = rememberedRoutes(build);
  const handle = pageHandlers(build, config.mode, routeOf);
  const { contextOver, isForOne, pageDataOver } = entryOf(build);
  const sessions = sessionCookie({ https: config.publicUrl.startsWith('https:') });
  const { origin } = new URL(config.publicUrl);
  const read = pageDataOver(build);
  const failed = (reference: string) => (error: unknown) => log.error({ err: error, reference }, 'page failed');
  const usual = (reference: string, nonce = '') => ({
    nonce,
    clock: { minute: () => new Date(minuteOf(clock())), day: () => dayOnTheWall(clock()) },
    scriptsLast: config.scriptsLast,
    onFailure: failed(reference),
  });

  const askFor =
    (path: string, { address, reference }: KeptVisit, session?: { cookie: undefined; asked: boolean }): Ask =>
    async (name, parts) =>
      await dispatch(name, { ...parts, session, language: languageOfPath(path), address, userAgent: '', reference });

  const make = makerOver({ handle, contextOver, origin, clock, askFor, usual });
  const isStillSame = comparing(sharedMs);
  const kept =
    config.mode === 'production' && config.keptPagesMb > 0
      ? keepPages<KeptVisit>({
          make,
          isStillSame: async (from, visit) =>
            await isStillSame(from, askFor(visit.path, visit), {
              now: clock(),
              language: languageOfPath(visit.path),
            }),
          maxBytes: config.keptPagesMb * 1024 * 1024,
          log,
        })
      : undefined;

  return {
    kept: kept && {
      find: kept.find,
      packedFor: kept.packedFor,
      ...keptFile(kept, build, { config, log, routeOf }, file),
    },
    render: async ({ request, nonce, address: from, userAgent, reference }) => {
      const session = sessions.read(request.method, request.headers.get('cookie'));
      const language = languageOfPath(new URL(request.url).pathname);
      const context = contextOver(
        (name, parts, { token }) =>
          dispatch(name, { ...parts, token, session, language, address: from, userAgent, reference }),
        usual(reference, nonce),
      );
      const response = await handle(request, context);
      if (isPersonal(new URL(request.url)) || isForOne(context)) response.headers.set('cache-control', 'no-store');
      for (const [header, value] of Object.entries(sessionHeaders(session))) response.headers.set(header, value);
      return response;
    },
    readPageData: async (file, { address: from, reference }) => {
      const context = contextOver(askFor(`/${file}`, { path: file, address: from, reference }), usual(reference));
      const { failure, ...answer } = await read(file, context, origin);
      if (failure !== undefined) failed(reference)(failure);
      return answer;
    },
  };
};
