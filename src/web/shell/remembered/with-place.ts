import { address } from '#contract/addresses.ts';
import { rememberedNow } from '#web/stored/remembered.ts';

const languages = ['es', 'ca'] as const;

/** Pages that say when tyres are fitted, where their address says where. */
const lists: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    (['selectorResults', 'selectorAll', 'motoResults'] as const).map((page) => address(page, language)),
  ),
);
const sheets = languages.map((language) => `${address('tyres', language)}/`);

const isSheet = (path: string): boolean =>
  sheets.some((start) => path.startsWith(start) && path.slice(start.length).includes('/'));

/**
 * The address of a link with the postcode and the workshop that are remembered, where its page says when tyres are fitted and the
 * link names no place of its own.
 */
export const withPlace = (href: string): string => {
  const [path = '', query = ''] = href.split('?', 2);
  if (!lists.has(path) && !isSheet(path)) return href;
  const { cp, taller } = rememberedNow();
  const search = new URLSearchParams(query);
  if ((!cp && !taller) || href.includes('#') || search.has('cp') || search.has('taller')) return href;
  if (cp) search.set('cp', cp);
  if (taller) search.set('taller', String(taller.codTienda));
  return `${path}?${search}`;
};
