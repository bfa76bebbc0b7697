import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import type { CallName } from '#contract/calls.ts';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import {
  apiContext,
  clockContext,
  frameContext,
  nonceContext,
  ownPageContext,
  Refused,
  scriptsLastContext,
  type Api,
  type PageClock,
} from './api.ts';
import type { CallOptions } from './send-call.ts';
import { NonceContext } from './nonce.ts';
import { FrameContext } from '#web/shell/frame-pieces.ts';
import { PiecesContext } from '#web/ui/page/once.tsx';
import { hydrationData, ofOnePage, withData } from './hydration-data.server.ts';
import { piecesOfPage } from './pieces.server.ts';
import { withFirstScript } from './first-script.server.ts';
import { isWholeForAll, keptUnder } from './kept-pages.ts';
import { withOwnTab } from './own-tab.server.ts';
import { hydrated } from './hydrated.ts';
import { withLetters } from './letters.server.ts';
import { looks } from './looks.server.ts';
import { looksInside } from './looks-inside.server.ts';
import { nextRoutes } from './next-routes.server.ts';
import { edited, type PageEdit } from './page-edits.server.ts';
import { scriptsLast, type ScriptsWait } from './scripts-last.server.ts';
import { withShareTags } from './share-tags.server.ts';

export { keptUnder };

/** Whether what was loaded for a page is one visitor's, and may be kept nowhere. */
export const isForOne = (context: Readonly<RouterContextProvider>): boolean => context.get(ownPageContext) !== null;

export { pageDataOver } from './page-data/page-data.server.ts';
export { routeOver } from './page-data/route-over.server.ts';

/** The service worker stands in when there is no network (decision 068); it can wait until the page is there. */
const keepWorker = `addEventListener("${hydrated}",()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{}))`;

let lastTurn: Promise<void> = Promise.resolve();

/** One page begins to render in each turn of the event loop, so that one which is done leaves before the next is begun. */
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve))));

/** What React writes, taken as it comes: it is sent once the page is whole. */
const renderWaiting = async (page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> =>
  await new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const body = new Writable({
      write: (part: Uint8Array, _encoding, done) => {
        parts.push(part);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // A part that came late is otherwise put in its place by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });

/** React writes it before a page piece by piece alone. */
const doctype = '<!DOCTYPE html>';

/** How React marks a part that it had to leave out. */
const leftOut = ['<!--$?-->', '<!--$!-->'];

/**
 * Written as one text, which takes a fifth less than piece by piece in bytes. That waits for nothing: where a part's script is read for the
 * first time, or a part broke, the page is written again in the other way.
 */
const renderWhole = async (page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> => {
  const html = renderToString(page);
  return leftOut.some((mark) => html.includes(mark)) ? await renderWaiting(page, nonce) : Buffer.from(doctype + html);
};

const withLooksInside = looksInside(looks);

/** What makes a page need no other file to be drawn: its scripts come after that, and the whole sheet of looks with them. */
const drawnFirst = (html: Buffer, nonce: string, waiting: ScriptsWait): readonly PageEdit[] => {
  const { edits, sheet } = withLooksInside(html, nonce);
  return [...edits, ...scriptsLast(html, nonce, { ...waiting, sheet })];
};

/** Everything a page needs is loaded before it renders, so it is sent whole: one write, with its length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = loadContext.get(nonceContext);
  await turn();
  const pieces = piecesOfPage();
  const data = await hydrationData(routerContext, nonce);
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <PiecesContext value={pieces}>
        <FrameContext value={loadContext.get(frameContext)?.frame}>
          <ServerRouter context={ofOnePage(routerContext)} url={request.url} nonce={nonce} />
        </FrameContext>
      </PiecesContext>
    </NonceContext>,
    nonce,
  );
  const page = pieces.fill(html);
  const { pathname, searchParams } = new URL(request.url);
  const own = loadContext.get(ownPageContext);
  const routeId = routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const isWhole = own ? own.waits : isWholeForAll(routeId, searchParams);
  const isOwn = own !== null;
  const whole = edited(page, [
    ...withOwnTab(page, nonce),
    // Whoever works on the shop wants no page from before.
    ...(import.meta.env.PROD ? withFirstScript(page, nonce, keepWorker) : []),
    ...withData(page, data + nextRoutes(routeId, routerContext.manifest, nonce)),
    ...(loadContext.get(scriptsLastContext) ? drawnFirst(page, nonce, { isWhole, isOwn }) : []),
    ...withShareTags(page, pathname),
    ...withLetters(page, nonce),
  ]);
  return new Response(whole, { status, headers });
}

/** Answers a call with its status and body, as HTTP would. */
export type CallInProcess = (
  name: CallName,
  request: object,
  options: CallOptions,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/**
 * A refusal that a page's loader did not expect: its address named something that is not there, not a fault of ours.
 * React Router reads these four fields as those of a response that was thrown.
 */
class UnexpectedlyRefused extends Refused {
  readonly statusText = '';
  readonly internal = false;
  readonly data = null;
  readonly status: number;
  constructor(problem: Problem) {
    super(problem);
    this.status = problem.status === 422 ? 404 : problem.status;
  }
}

/** Without a database there is no page, and the visitor is told so; other refusals are first the page's own matter. */
const thrownOf = (problem: Problem): Response | Refused => {
  if (problem.code === 'base-de-datos-no-responde') return new Response(problem.error, { status: problem.status });
  return problem.status < 500 ? new UnexpectedlyRefused(problem) : new Refused(problem);
};

type OnFailure = (error: unknown) => void;

const failureContext = createContext<OnFailure>();

/**
 * What breaks in a page goes where all failures go; React Router alone would write it whole on the console. What it answers to
 * a request that no page takes is no failure.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(failureContext)(error);
};

/** What one rendering of a page is given beside its data. */
export interface RenderedPage {
  readonly nonce: string;
  readonly clock: PageClock;
  readonly scriptsLast: boolean;
  readonly onFailure: OnFailure;
}

/** What a page's loaders find in their context. It is made here because only this bundle holds the contexts' keys. */
export const contextOver = (call: CallInProcess, page: RenderedPage): RouterContextProvider => {
  const api: Api = async (name, request, options = {}) => {
    const { status, body } = await call(name, request, options);
    if (status !== 200) throw thrownOf(body as Problem);
    // The contract's tests hold each answer to its shape.
    return body as Answer<typeof name>;
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, page.nonce);
  context.set(clockContext, page.clock);
  context.set(scriptsLastContext, page.scriptsLast);
  context.set(failureContext, page.onFailure);
  return context;
};
