import type { Looks, LooksPart } from './looks.server.ts';

const mark = ' class="';

/** The classes of a page's elements. Their text is looked through as it is: a regular expression takes four times as long. */
const classesIn = (html: string): ReadonlySet<string> => {
  const [, ...after] = html.split(mark);
  const lists = new Set(after.map((rest) => rest.slice(0, rest.indexOf('"'))));
  return new Set([...lists].flatMap((list) => list.split(' ')));
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

/** The rules that what stands in a page needs, whatever somebody does with it before its scripts begin. */
export const looksFor = ({ parts, keyframes }: Looks, html: string): string => {
  const rules = neededOf(parts, classesIn(html));
  const moving = Object.entries(keyframes).filter(([name]) => rules.includes(name));
  return rules + moving.map(([, text]) => text).join('');
};

/**
 * The page with what it needs of the sheet of looks inside it, in the place of the sheet: it is drawn without waiting for another
 * file. The whole sheet is for what its scripts add; they wait for it. A page that names no sheet stays as it is.
 */
export const withLooksInside = (
  html: Buffer<ArrayBuffer>,
  nonce: string,
  looks: Looks | undefined,
): { readonly html: Buffer<ArrayBuffer>; readonly sheet?: string } => {
  if (!looks) return { html };
  const named = html.indexOf(`href="${looks.sheet}"`);
  const start = html.lastIndexOf('<link', named);
  if (named < 0 || start < 0) return { html };
  const rules = looksFor(looks, html.toString('latin1'));
  return {
    html: Buffer.concat([
      html.subarray(0, start),
      Buffer.from(`<style nonce="${nonce}">${rules}</style>`),
      html.subarray(html.indexOf('>', named) + 1),
    ]),
    sheet: looks.sheet,
  };
};
