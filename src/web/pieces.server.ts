import { randomUUID } from 'node:crypto';
import type { PiecesOfPage } from '#web/ui/page/once.tsx';

/** Nobody can write a piece's mark into a page. */
const own = randomUUID();

const known = new WeakMap<object, Uint8Array>();

const tag = (id: string): string => `<template id="${id}"></template>`;

interface Place {
  readonly of: object;
  readonly begin: string;
  readonly end: string;
  readonly isKnown: boolean;
}

/** The pieces of one page that stand on every other too (`ui/page/once.tsx`): rendered once, from then on put in as bytes. */
export const piecesOfPage = (): PiecesOfPage & {
  readonly fill: (html: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;
} => {
  const places = new Map<object, Place>();
  return {
    marksOf: (of) => {
      const already = places.get(of);
      if (already) return already;
      const place = {
        of,
        begin: `${own}-${places.size}`,
        end: `${own}-${places.size}-`,
        isKnown: known.has(of),
      };
      places.set(of, place);
      return place;
    },
    fill: (html) => {
      const parts: Uint8Array[] = [];
      let from = 0;
      // A part that waited is rendered after what stands behind it.
      const inPage = [...places.values()]
        .map((place) => ({ ...place, at: html.indexOf(tag(place.begin)) }))
        .filter(({ at }) => at >= 0)
        .toSorted((one, other) => one.at - other.at);
      for (const { of, begin, end, isKnown, at } of inPage) {
        const [beginTag, endTag] = [tag(begin), tag(end)];
        parts.push(html.subarray(from, at));
        from = at + beginTag.length;
        if (!isKnown) {
          const last = html.indexOf(endTag, from);
          known.set(of, Uint8Array.from(html.subarray(from, last)));
          from = last + endTag.length;
        }
        parts.push(known.get(of) ?? new Uint8Array());
      }
      if (from === 0) return html;
      parts.push(html.subarray(from));
      return Buffer.concat(parts);
    },
  };
};
