import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { CallName } from '#contract/calls.ts';
import type { Request as CallRequest } from '#contract/contract.ts';
import { apiContext, clockContext, Refused, type Api } from '#web/api.ts';
import type { TestShop } from './shop.ts';

/** The API as pages have it, over a shop of the tests. */
export const apiOver =
  (shop: TestShop): Api =>
  async <Name extends CallName>(name: Name, request: CallRequest<Name>) => {
    const { status, body } = await shop.send(name, request);
    if (status !== 200) throw new Refused(body as ConstructorParameters<typeof Refused>[0]);
    return body as never;
  };

/** What the loader or the action of a page is called with when that address is opened. */
export const visiting = (shop: TestShop, path: string): LoaderFunctionArgs => {
  const context = new RouterContextProvider();
  context.set(apiContext, apiOver(shop));
  const now = shop.runtime.clock();
  context.set(clockContext, { minute: () => now, day: () => dayOnTheWall(now) });
  const url = new URL(path, 'http://localhost');
  return { context, url, request: new Request(url), params: {}, pattern: '' };
};
