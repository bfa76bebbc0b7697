import type { Language } from '#domain/language.ts';
import { languageOfPath } from '#contract/addresses.ts';

const locales: Readonly<Record<Language, string>> = { es: 'es_ES', ca: 'ca_ES' };
const other: Readonly<Record<Language, Language>> = { es: 'ca', ca: 'es' };

/** Between its quotes an attribute of rendered HTML is escaped already, so it is copied as it is. */
const attribute = (head: string, pattern: RegExp): string | undefined => pattern.exec(head)?.[1];

/**
 * What a page shows where its link is shared (Open Graph, and the card of X): the title and the description that it has, and
 * the first drawing on it, else the sidewall. Only crawlers read this, so that no browser carries it: it is added to the
 * page as it leaves. A page that is not to be found has none.
 */
export const withShareTags = (html: Buffer<ArrayBuffer>, pathname: string): Buffer<ArrayBuffer> => {
  const end = html.indexOf('</head>');
  const head = html.toString('utf8', 0, Math.max(0, end));
  const url = attribute(head, /<link rel="canonical" href="([^"]*)"/);
  const title = attribute(head, /<title>([^<]*)<\/title>/);
  if (!url || !title || head.includes('content="noindex"')) return html;
  const [, name = title, site = ''] = /^(.*) · ([^·]*)$/.exec(title) ?? [];
  const description = attribute(head, /<meta name="description" content="([^"]*)"/);
  const drawing =
    attribute(html.toString('utf8', end), /<img[^>]* src="\/(?:tyres|articles)\/([\w-]+)\.svg"/) ?? 'rodera';
  const image = new URL(`/share/${drawing}.jpg`, url).href;
  const language = languageOfPath(pathname);
  const tags: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', name],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', locales[language]],
    ['og:locale:alternate', locales[other[language]]],
  ];
  const added = [
    ...tags.map(([property, content]) => (content ? `<meta property="${property}" content="${content}"/>` : '')),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
  return Buffer.concat([html.subarray(0, end), Buffer.from(added), html.subarray(end)]);
};
