import { drawnFamilies } from '#domain/catalogue/article-traits.ts';
import { readFileSync } from 'node:fs';

/** Drawings of kinds that are printed on cartons and papers. */
export const printed = [...drawnFamilies, 'camara', 'mousse', 'amortiguador', 'ozono', 'invierno', 'itv'] as const;

let read: ReadonlyMap<string, string> | undefined;

/** The inside of an SVG of 300 by 300: a drawing of `public/articles` without its frame. */
export const kindDrawing = (kind: (typeof printed)[number]): string => {
  read ??= new Map(
    printed.map((each) => [
      each,
      readFileSync(new URL(`../../../public/articles/${each}.svg`, import.meta.url), 'utf8').replaceAll(
        /^<svg[^>]*>|<\/svg>\s*$/g,
        '',
      ),
    ]),
  );
  return read.get(kind) ?? '';
};
