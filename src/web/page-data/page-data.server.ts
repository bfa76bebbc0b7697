import { LRUCache } from 'lru-cache';
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router';
import { address, isPageName, languageOfPath } from '#contract/addresses.ts';
import { frameContext } from '#web/api.ts';
import { hasPageData } from '#web/personal-pages.ts';
import { routesOf } from './route-over.server.ts';

/** What a file below `/page-data/` says, and the status it is answered with. */
export interface PageDataAnswer {
  readonly status: number;
  readonly body: object;
  /** What broke, where it was no refusal; it is logged and never shown. */
  readonly failure?: unknown;
}

/** Shared pieces of which a browser may still have the name. */
const piecesKept = 64;

const missing: PageDataAnswer = { status: 404, body: {} };

/** Of a file's name, the page whose data it is; `index` is home (spec N5). */
const pageFile = /^((?:[\w%.~-]+\/)*[\w%.~-]+)\/page-data\.json$/;
const pieceFile = /^sq\/d\/([0-9a-f]{16})\.json$/;

const pathOf = (file: string): string | undefined => {
  const [, path] = pageFile.exec(file) ?? [];
  if (path === undefined || path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) return undefined;
  return path === 'index' ? '/' : `/${path}`;
};

/** The script of a page by its name, without what its folder and kind add. */
const chunkOf = ({ assets }: ServerBuild, id: string): string =>
  /([^/]+)\.js$/.exec(assets.routes[id]?.module ?? '')?.[1] ?? '';

/** An answer that is no page: what a loader refused has a status of its own, all else broke. */
const trouble = (error: unknown): PageDataAnswer => {
  if (isRouteErrorResponse(error)) return { status: error.status, body: {} };
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number')
    return { status: error.status, body: {} };
  return { status: 500, body: {}, failure: error };
};

/**
 * What `/page-data/` answers (spec N5 to N7): `app-data.json` names the build, `{path}/page-data.json` has the data that the
 * page of that address is rendered from, and `sq/d/{hash}.json` what many pages share: the menu and the foot of a language,
 * named by what they say. Nobody is known to it, so nothing personal can be in it.
 */
export const pageDataOver = (build: ServerBuild) => {
  const routes = routesOf(build);
  const handler = createStaticHandler(routes);
  const { version } = build.assets;
  const pieces = new LRUCache<string, object>({ max: piecesKept });
  const hashesOf = (context: Readonly<RouterContextProvider>): string[] => {
    const named = context.get(frameContext);
    if (!named) return [];
    for (const name of ['menu', 'pie'] as const)
      pieces.set(named.piezas[name], { data: { [name]: named.frame[name] } });
    return Object.values(named.piezas);
  };

  const resultOf = (found: StaticHandlerContext | Response, id: string, context: Readonly<RouterContextProvider>) =>
    found instanceof Response
      ? { hashes: [], result: { redirect: found.headers.get('location') } }
      : {
          hashes: hashesOf(context),
          result: { data: (found.loaderData[id] ?? null) as unknown },
        };

  const read = async (url: URL, context: RouterContextProvider): Promise<PageDataAnswer> => {
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    const id = match?.route.id ?? '';
    const [, page = ''] = id.split('/');
    if (!match || !isPageName(page) || !hasPageData(page)) return missing;
    const found = await handler.query(new Request(url), { requestContext: context });
    const [error] = found instanceof Response ? [] : Object.values(found.errors ?? {});
    if (error !== undefined) return trouble(error);
    const { hashes, result } = resultOf(found, id, context);
    const language = languageOfPath(url.pathname);
    return {
      status: 200,
      body: {
        path: url.pathname,
        matchPath: match.route.path ?? '',
        componentChunkName: chunkOf(build, id),
        staticQueryHashes: hashes,
        result: { ...result, pageContext: { page, language, params: match.params } },
        webpackCompilationHash: version,
      },
    };
  };

  return async (file: string, context: RouterContextProvider, origin: string): Promise<PageDataAnswer> => {
    if (file === 'app-data.json') return { status: 200, body: { webpackCompilationHash: version } };
    const [, hash] = pieceFile.exec(file) ?? [];
    if (hash !== undefined) {
      // Another server may have named it: what the pages say now is read again.
      if (!pieces.has(hash))
        for (const language of ['es', 'ca'] as const) await read(new URL(address('legal', language), origin), context);
      const piece = pieces.get(hash);
      return piece ? { status: 200, body: piece } : missing;
    }
    const path = pathOf(file);
    return path === undefined ? missing : await read(new URL(path, origin), context);
  };
};
