import { apiOf } from '#web/api.ts';
import type { LoaderFunctionArgs } from 'react-router';

/** Baskets and the API are nobody's search result; results with a postcode say `noindex` themselves. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { publicUrl } = await apiOf(context)('siteInit', {});
  const lines = [
    'User-agent: *',
    'Disallow: /cesta',
    'Disallow: /ca/cistella',
    'Disallow: /_proxy/',
    'Disallow: /ca/_proxy/',
    'Disallow: /api/',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
