import { address } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from 'react-router';
import { offlineDocument } from './offline-document.server.ts';
import { worker, type WorkerPages } from './worker.ts';

/** The text of the service worker; another one as soon as the page that it keeps says something else. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = await apiOf(context)('siteInit', {});
  const pages = [
    ['/ca', address('offline', 'ca')],
    ['/', address('offline', 'es')],
  ] as const;
  const said = (['es', 'ca'] as const).map((language) => offlineDocument(language, site).html);
  const version = `sin-red-${createHash('sha256').update(said.join('')).digest('hex').slice(0, 12)}`;
  const given: WorkerPages = { version, pages, left: ['/operador', '/ca/operador'] };
  return new Response(`(${worker.toString()})(self, ${JSON.stringify(given)});\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
