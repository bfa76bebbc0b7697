import type { CallName } from '#contract/calls.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Dispatch } from '#server/http/dispatch.ts';
import type { PageVisit, RenderPage } from '#server/http/mount-pages.ts';
import { languageOfPath } from '#web/addresses.ts';
import { apiContext, nonceContext, Refused, type Api } from '#web/api.ts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

const inProcess = (dispatch: Dispatch, visit: PageVisit): Api => {
  const language = languageOfPath(new URL(visit.request.url).pathname);
  return async (name, request, options = {}) => {
    const outcome = await dispatch(name as CallName, {
      ...request,
      token: options.token,
      language,
      address: visit.address,
      userAgent: visit.userAgent,
      reference: visit.reference,
    });
    if (outcome.status !== 200) throw new Refused(outcome.body as Problem);
    // `dispatch` is typed for any call at once; the contract's tests hold each answer to its own shape.
    return outcome.body as never;
  };
};

/** Pages get their data through `dispatch`, the same road that HTTP calls take. */
export const renderPages = (build: ServerBuild, dispatch: Dispatch, mode: string): RenderPage => {
  const handle = createRequestHandler(build, mode);
  return async (visit) => {
    const context = new RouterContextProvider();
    context.set(apiContext, inProcess(dispatch, visit));
    context.set(nonceContext, visit.nonce);
    return await handle(visit.request, context);
  };
};
