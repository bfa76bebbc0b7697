import type { Language } from '#domain/language.ts';
import { addresses } from '#contract/address-table.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { isPictured, sharePicture } from '#contract/share-address.ts';
import { largestOf } from './largest-of.ts';
import { insertAt, type PageEdit } from './page-edits.server.ts';

const locales: Readonly<Record<Language, string>> = { es: 'es_ES', ca: 'ca_ES' };
const other: Readonly<Record<Language, Language>> = { es: 'ca', ca: 'es' };

/** Between its quotes an attribute of rendered HTML is escaped already, so it is copied as it is. */
const attribute = (head: string, pattern: RegExp): string | undefined => pattern.exec(head)?.[1];

interface SharedImage {
  readonly url: string;
  readonly type: string;
  readonly width: string;
  readonly height: string;
}

/** What the shop draws for this alone. */
const jpeg = { type: 'image/jpeg', width: '1200', height: '630' } as const;
const largeFront = ' data-look="large" src="/fachadas/';
const webp = '<source type="image/webp"';
/** No picture's tags are longer; the text of a whole page takes long to make. */
const longestPicture = 4000;

/** The largest file of an editor's picture; the size of its image is that file's. */
const ownPicture = (html: Buffer, end: number): Pick<SharedImage, 'url' | 'width' | 'height'> | undefined => {
  for (let at = html.indexOf(webp, end); at >= 0; at = html.indexOf(webp, at + webp.length)) {
    const [, choices = '', width, height] =
      /^<source type="image\/webp" srcSet="([^"]*)"[^>]*\/?><img[^>]* width="(\d+)" height="(\d+)"/.exec(
        html.toString('utf8', at, at + longestPicture),
      ) ?? [];
    if (width && height) {
      const url = largestOf(choices);
      return url ? { url, width, height } : undefined;
    }
  }
  return undefined;
};

/** A workshop on its own page: there its front is drawn large. */
const ownFront = (html: Buffer, end: number): SharedImage | undefined => {
  const at = html.indexOf(largeFront, end);
  if (at < 0) return undefined;
  const number = /^\d+/.exec(html.toString('utf8', at + largeFront.length, at + largeFront.length + 10))?.[0];
  if (!number) return undefined;
  return { url: `/fachadas/${number}.jpg`, ...jpeg };
};

const drawing = ' src="/dibujos/';

/** What is drawn on it are the offers of these days. */
const homes: ReadonlySet<string> = new Set(Object.values(addresses.home));

/** The first picture on a page that an editor chose, that of the product, the offer or the workshop that it is about, the first drawing, or the sidewall. */
const imageOf = (html: Buffer, end: number, path: string): SharedImage => {
  const own = ownPicture(html, end);
  if (own) return { ...own, type: 'image/webp' };
  if (isPictured(path)) return { url: sharePicture(path), ...jpeg };
  const front = ownFront(html, end);
  if (front) return front;
  const at = homes.has(path) ? -1 : html.indexOf(drawing, end);
  const near = at < 0 ? '' : html.toString('utf8', at, at + 100);
  const kind = attribute(near, /^ src="\/dibujos\/([\w-]+)\//) ?? 'rodera';
  return { url: `/share/${kind}.jpg`, ...jpeg };
};

/**
 * What a page shows where its link is shared (Open Graph, and the card of X): the title and the description that it has, and
 * the first picture on it that an editor chose, else that of what it is about, the first drawing, or the sidewall, which the
 * whole shop has. Only crawlers read this, so that no browser carries it: it is added to the page as it leaves. A page that is
 * not to be found has none.
 */
export const withShareTags = (html: Buffer, pathname: string): readonly PageEdit[] => {
  const end = html.indexOf('</head>');
  const head = html.toString('utf8', 0, Math.max(0, end));
  const url = attribute(head, /<link rel="canonical" href="([^"]*)"/);
  const title = attribute(head, /<title>([^<]*)<\/title>/);
  if (!url || !title || head.includes('content="noindex"')) return [];
  const [, name = title, site = ''] = /^(.*) · ([^·]*)$/.exec(title) ?? [];
  const description = attribute(head, /<meta name="description" content="([^"]*)"/);
  const image = imageOf(html, end, new URL(url).pathname);
  const language = languageOfPath(pathname);
  const tags: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:site_name', site],
    ['og:title', name],
    ['og:description', description],
    ['og:url', url],
    ['og:image', new URL(image.url, url).href],
    ['og:image:type', image.type],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:locale', locales[language]],
    ['og:locale:alternate', locales[other[language]]],
  ];
  const added = [
    ...tags.map(([property, content]) => (content ? `<meta property="${property}" content="${content}"/>` : '')),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
  return insertAt(end, added);
};
