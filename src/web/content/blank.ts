import { languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** An empty page that others may hold in a frame: nothing is in it, and nothing can be asked of it. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { nombre } = await apiOf(context)('siteInit', {});
  const title = nombre.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><html lang="${languageOfPath(url.pathname)}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title></head><body></body></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Beside it browsers do not look at the older header, which refuses frames (CSP 3, 6.4.2).
      'content-security-policy': "default-src 'none'; frame-ancestors *",
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    },
  });
};
