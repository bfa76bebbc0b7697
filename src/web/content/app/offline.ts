import { languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { offlineDocument } from './offline-document.server.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const site = await apiOf(context)('siteInit', {});
  const language = languageOfPath(url.pathname);
  const { html, policy } = offlineDocument(language, site);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  });
};
