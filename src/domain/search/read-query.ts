import { isRefusal } from '../refusal.ts';
import type { Season } from '../tyres/season.ts';
import { recognisePlate, type Plate } from '../vehicles/plate.ts';
import { wordsOf } from './plain-words.ts';
import { readSizes, type MeantSize } from './read-size.ts';

/** What a tyre shall be, beside its size and its name. */
export interface TyreWishes {
  readonly temporada: Season | undefined;
  readonly runflat: true | undefined;
}

/** What somebody may have meant who typed something into the one field for everything. */
export interface Reading {
  /** Whole sizes that it may name, the likeliest first. */
  readonly sizes: readonly MeantSize[];
  /** The figures of a size that is being typed: `205/55 R1` is `205551`. */
  readonly begun: string | undefined;
  /** The plate that all of it is. */
  readonly plate: Plate | undefined;
  readonly wishes: TyreWishes;
  /** All that is no part of a size, without small words. */
  readonly words: readonly string[];
  /** Of those, what may be part of a maker's or a model's name. */
  readonly names: readonly string[];
}

/** Longer than anything that means something. */
export const longestQuery = 80;
const mostWords = 12;
const longestSize = 7;

/** Words that every tyre of a size answers to. */
const generic: ReadonlySet<string> = new Set(
  `neumatico neumaticos pneumatic pneumatics cubierta cubiertas coberta cobertes rueda ruedas roda rodes goma gomas gomes
  llanta llantas llantes barato baratos barata baratas barat barats oferta ofertas ofertes oferts precio precios preu preus comprar medida medidas
  mida mides marca marcas marques coche cotxe turismo turisme furgoneta furgo 4x4 suv todoterreno r zr`.split(/\s+/),
);

const seasons: Readonly<Record<string, Season>> = {
  verano: 'verano',
  estiu: 'verano',
  invierno: 'invierno',
  hivern: 'invierno',
  nieve: 'invierno',
  neu: 'invierno',
  allseason: 'allseason',
  'all season': 'allseason',
  'cuatro estaciones': 'allseason',
  'quatre estacions': 'allseason',
  '4 estaciones': 'allseason',
  '4 estacions': 'allseason',
  '4estaciones': 'allseason',
  '4 seasons': 'allseason',
};

const runflat: Readonly<Record<string, true>> = { runflat: true, 'run flat': true, rft: true, ssr: true, zp: true };

/** Takes the first words that a table knows, two together before one, out of a list. */
const take = <Value>(
  words: readonly string[],
  known: Readonly<Record<string, Value>>,
): [Value | undefined, string[]] => {
  for (const length of [2, 1])
    for (const place of words.keys()) {
      const found = place + length <= words.length ? known[words.slice(place, place + length).join(' ')] : undefined;
      if (found !== undefined) return [found, words.toSpliced(place, length)];
    }
  return [undefined, [...words]];
};

interface Span {
  readonly from: number;
  readonly to: number;
  readonly sizes: readonly MeantSize[];
}

const spansOf = (parts: readonly string[]): [from: number, to: number][] =>
  Array.from(
    { length: Math.min(longestSize, parts.length) },
    (_, left) => Math.min(longestSize, parts.length) - left,
  ).flatMap((length) =>
    Array.from({ length: parts.length - length + 1 }, (_, from): [number, number] => [from, from + length]),
  );

/** The longest stretch of a query that is a size; one written as sizes are goes before numbers that could be one. */
const sizeWithin = (parts: readonly string[]): Span | undefined => {
  let possible: (Span & { readonly figures: number }) | undefined;
  for (const [from, to] of spansOf(parts)) {
    const text = parts.slice(from, to).join(' ');
    const figures = text.match(/\d/g)?.length ?? 0;
    if (figures < 3) continue;
    const sizes = readSizes(text);
    if (sizes.some(({ sure }) => sure)) return { from, to, sizes };
    if (sizes.length > 0 && figures > (possible?.figures ?? 0)) possible = { from, to, sizes, figures };
  }
  return possible;
};

/** The figures at the end of a query that may become a size, and where they begin; a lone figure before belongs to a name. */
const beginning = (parts: readonly string[]): { readonly from: number; readonly figures: string } | undefined => {
  let from = parts.length;
  while (from > 0 && /^(?:[\d./,-]+|\d+x\d*|z?r\d*|\d+z?r\d*)$/i.test(parts[from - 1] ?? '')) from -= 1;
  while (from < parts.length && !/^\d{2}/.test(parts[from] ?? '')) from += 1;
  const figures = parts.slice(from).join('').replaceAll(/\D/g, '');
  return figures.length >= (from === 0 ? 2 : 3) ? { from, figures } : undefined;
};

const plateOf = (typed: string): Plate | undefined => {
  const plate = typed.length <= 14 && /\d/.test(typed) ? recognisePlate(typed) : undefined;
  return plate && !isRefusal(plate) ? plate : undefined;
};

/** Reads a query: a size, a plate, names and words, or several of them together (`michelin 205 55 16 invierno`). */
export const readQuery = (typed: string): Reading => {
  const parts = typed.normalize('NFKC').slice(0, longestQuery).split(/\s+/).filter(Boolean).slice(0, mostWords);
  const size = sizeWithin(parts);
  const begun = size?.sizes.some(({ sure }) => sure) ? undefined : beginning(parts);
  const rest = size ? parts.toSpliced(size.from, size.to - size.from) : begun ? parts.slice(0, begun.from) : parts;
  const words = wordsOf(rest.join(' '));
  const [temporada, withoutSeason] = take(words, seasons);
  const [isRunflat, others] = take(withoutSeason, runflat);
  return {
    sizes: size?.sizes ?? [],
    begun: begun?.figures,
    plate: plateOf(parts.join(' ')),
    wishes: { temporada, runflat: isRunflat },
    words: size ? words : wordsOf(parts.join(' ')),
    names: others.filter((word) => !generic.has(word)),
  };
};
