import type { Runtime } from '#server/runtime.ts';
import type { Dispatch } from '#server/http/dispatch.ts';
import { sessionCookie, sessionHeaders } from '#server/http/session-cookie.ts';
import type { RenderPage } from '#server/http/mount-pages.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { isPersonal } from '#web/personal-pages.ts';
import type * as Entry from '#web/entry.server.tsx';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** Pages get their data through `dispatch`, the same road that HTTP calls take. */
export const pagesOver = (build: ServerBuild, dispatch: Dispatch, { config, clock, log }: Runtime): RenderPage => {
  const handle = createRequestHandler(build, config.mode);
  const { contextOver } = build.entry.module as typeof build.entry.module & typeof Entry;
  const sessions = sessionCookie({ https: config.publicUrl.startsWith('https:') });
  return async ({ request, nonce, address: from, userAgent, reference }) => {
    const session = sessions.read(request.method, request.headers.get('cookie'));
    const language = languageOfPath(new URL(request.url).pathname);
    const context = contextOver(
      (name, parts, { token }) =>
        dispatch(name, { ...parts, token, session, language, address: from, userAgent, reference }),
      {
        nonce,
        now: clock(),
        scriptsLast: config.scriptsLast,
        onFailure: (error) => log.error({ err: error, reference }, 'page failed'),
      },
    );
    const response = await handle(request, context);
    if (isPersonal(new URL(request.url))) response.headers.set('cache-control', 'no-store');
    for (const [header, value] of Object.entries(sessionHeaders(session))) response.headers.set(header, value);
    return response;
  };
};
