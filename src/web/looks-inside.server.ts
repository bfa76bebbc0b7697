import type { Looks, LooksPart } from './looks.server.ts';

const elementsAndClasses = /<([a-z][a-z0-9]*)|\sclass="([^"]*)"/g;

/** What elements a page has, by their names, and what classes, each with a point before it. */
const namesIn = (html: string): Set<string> => {
  const elements = new Set<string>();
  const lists = new Set<string>();
  for (const [, element, classes] of html.matchAll(elementsAndClasses)) {
    if (element) elements.add(element);
    else if (classes) lists.add(classes);
  }
  const classes = [...lists].flatMap((list) => list.split(' ')).map((name) => `.${name}`);
  return new Set([...elements, ...classes]);
};

const neededOf = (parts: readonly LooksPart[], names: ReadonlySet<string>): string => {
  let rules = '';
  for (const part of parts) {
    if (typeof part === 'string') rules += part;
    else if ('group' in part) {
      const inside = neededOf(part.parts, names);
      if (inside) rules += `${part.group}{${inside}}`;
    } else {
      const meant = part.selectors.filter((selector) => selector.names.every((name) => names.has(name)));
      if (meant.length > 0) rules += meant.map(({ text }) => text).join(',') + part.body;
    }
  }
  return rules;
};

/** The rules that what stands in a page needs, whatever somebody does with it before its scripts begin. */
export const looksFor = ({ parts, keyframes }: Looks, html: string): string => {
  const rules = neededOf(parts, namesIn(html));
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
