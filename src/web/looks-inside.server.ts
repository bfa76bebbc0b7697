import { LRUCache } from 'lru-cache';
import type { PageEdit } from './page-edits.server.ts';
import type { Looks, LooksPart } from './looks.server.ts';

const mark = ' class="';

/** What a page's elements name of classes. Its text is looked through as it is: a regular expression takes four times as long. */
const classListsIn = (html: string): string => {
  const lists = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const from = at + mark.length;
    lists.add(html.slice(from, html.indexOf('"', from)));
  }
  return [...lists].join(' ');
};

const neededOf = (parts: readonly LooksPart[], classes: ReadonlySet<string>): string => {
  const has = (name: string) => classes.has(name);
  let rules = '';
  for (const part of parts) {
    if (typeof part === 'string') rules += part;
    else if ('group' in part) {
      const inside = neededOf(part.parts, classes);
      if (inside) rules += `${part.group}{${inside}}`;
    } else {
      let meant = '';
      for (const selector of part.selectors)
        if (selector.classes.every(has)) meant += meant ? `,${selector.text}` : selector.text;
      if (meant) rules += meant + part.body;
    }
  }
  return rules;
};

/** Pages of which it is remembered what they need, by their classes: those of one kind mostly have the same. Each is some 40 kB. */
const pagesRemembered = 40;

/** The rules that what stands in a page needs, whatever somebody does with it before its scripts begin. */
export const looksOver = ({ parts, keyframes }: Looks): ((html: string) => string) => {
  const known = new LRUCache<string, string>({
    max: pagesRemembered,
    memoMethod: (classes) => {
      const rules = neededOf(parts, new Set(classes.split(' ')));
      const moving = Object.entries(keyframes).filter(([name]) => rules.includes(name));
      return rules + moving.map(([, text]) => text).join('');
    },
  });
  return (html) => known.memo(classListsIn(html));
};

/**
 * What a page needs of the sheet of looks inside it, in the place of the sheet: it is drawn without waiting for another
 * file. The whole sheet is for what its scripts add; they wait for it. A page that names no sheet stays as it is.
 */
export const looksInside = (looks: Looks | undefined) => {
  const rulesFor = looks && looksOver(looks);
  return (html: Buffer, nonce: string): { readonly edits: readonly PageEdit[]; readonly sheet?: string } => {
    if (!rulesFor) return { edits: [] };
    const named = html.indexOf(`href="${looks.sheet}"`);
    const at = html.lastIndexOf('<link', named);
    if (named < 0 || at < 0) return { edits: [] };
    const rules = rulesFor(html.toString('latin1'));
    const text = `<style nonce="${nonce}">${rules}</style>`;
    return { edits: [{ at, until: html.indexOf('>', named) + 1, text }], sheet: looks.sheet };
  };
};
