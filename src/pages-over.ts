import type { Runtime } from '#server/runtime.ts';
import type { Dispatch } from '#server/http/dispatch.ts';
import { sessionCookie, sessionHeaders } from '#server/http/session-cookie.ts';
import type { Pages } from '#server/http/mount-pages.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { isPersonal } from '#web/personal-pages.ts';
import type * as Entry from '#web/entry.server.tsx';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** Data that a browser fetched before it was wanted is shown if it is wanted so soon (spec N10). */
const fetchedAhead = 'private, max-age=30';

/** Pages get their data through `dispatch`, the same road that HTTP calls take. */
export const pagesOver = (build: ServerBuild, dispatch: Dispatch, { config, clock, log }: Runtime): Pages => {
  const handle = createRequestHandler(build, config.mode);
  const { contextOver, pageDataOver } = build.entry.module as typeof build.entry.module & typeof Entry;
  const sessions = sessionCookie({ https: config.publicUrl.startsWith('https:') });
  const read = pageDataOver(build);
  const failed = (reference: string) => (error: unknown) => log.error({ err: error, reference }, 'page failed');
  return {
    render: async ({ request, nonce, address: from, userAgent, reference }) => {
      const session = sessions.read(request.method, request.headers.get('cookie'));
      const language = languageOfPath(new URL(request.url).pathname);
      const context = contextOver(
        (name, parts, { token }) =>
          dispatch(name, { ...parts, token, session, language, address: from, userAgent, reference }),
        { nonce, now: clock(), scriptsLast: config.scriptsLast, onFailure: failed(reference) },
      );
      const response = await handle(request, context);
      const isAhead = request.headers.get('sec-purpose')?.startsWith('prefetch') === true;
      if (isAhead && response.ok && !response.headers.has('cache-control'))
        response.headers.set('cache-control', fetchedAhead);
      if (isPersonal(new URL(request.url))) response.headers.set('cache-control', 'no-store');
      for (const [header, value] of Object.entries(sessionHeaders(session))) response.headers.set(header, value);
      return response;
    },
    readPageData: async (file, { address: from, reference }) => {
      const language = languageOfPath(`/${file}`);
      const context = contextOver(
        (name, parts) => dispatch(name, { ...parts, language, address: from, userAgent: '', reference }),
        { nonce: '', now: clock(), scriptsLast: config.scriptsLast, onFailure: failed(reference) },
      );
      const { failure, ...answer } = await read(file, context, new URL(config.publicUrl).origin);
      if (failure !== undefined) failed(reference)(failure);
      return answer;
    },
  };
};
