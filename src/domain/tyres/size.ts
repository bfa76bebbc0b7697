import { refuse, type Refusal } from '../refusal.ts';
import { highestLoadIndex } from './load-index.ts';
import type { Reinforcement } from './reinforcement.ts';
import { speedLimit } from './speed-symbols.ts';

/** How a size is written on the sidewall. Other vehicles' ways (letters, ply ratings, IF and VF) are more of the same kind. */
export type SizeNotation = 'metric' | 'full-profile' | 'flotation' | 'inch';

/**
 * A tyre size with its rating, as far as it is known. `ancho`, `serie` and `llanta` are the three values of
 * the catalogue and of the selector:
 * - `metric`, 205/55 R16: mm, percent, inches;
 * - `full-profile`, 195 R14C: mm, the 80 % that an unprinted profile stands for, inches;
 * - `flotation`, 31x10.50 R15LT: outer diameter, width and rim, all in inches, as drivers read them;
 * - `inch`, 5.00 R10C: inches, the 100 % that `.00` stands for, inches.
 */
export interface TyreSize {
  readonly notation: SizeNotation;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** ZR is a radial for more than 240 km/h. */
  readonly construction: 'R' | 'ZR';
  /** C van, CP camper, LT light truck. */
  readonly service: 'C' | 'CP' | 'LT' | undefined;
  /** XL extra load, HL above XL for heavy electric cars. */
  readonly reinforced: Reinforcement | undefined;
  /** Load index. */
  readonly ic: number | undefined;
  /** Load index when fitted in twin. */
  readonly ic2: number | undefined;
  /** Speed symbol. */
  readonly cv: string | undefined;
  /** The rating stands in brackets: the tyre is for more than its symbol says. */
  readonly overspeed: boolean;
}

/** A size whose rating is known, as everything in the catalogue has it. */
export type RatedTyreSize = TyreSize & { readonly ic: number; readonly cv: string };

export const isRated = (size: TyreSize): size is RatedTyreSize => size.ic !== undefined && size.cv !== undefined;

export type SizeRefusal = 'medida-no-valida';

type Groups = Readonly<Record<string, string | undefined>>;
type Measures = Pick<TyreSize, 'ancho' | 'serie' | 'llanta'>;

interface Notation {
  readonly notation: SizeNotation;
  readonly pattern: RegExp;
  readonly measures: (groups: Groups) => Measures;
  readonly real: (measures: Measures) => boolean;
}

const between = (least: number, value: number, most: number): boolean => least <= value && value <= most;
/** Rims are written in two digits; smaller ones are of no vehicle here. */
const leastRim = 10;
const gap = String.raw`[ /-]*`;
const rim = String.raw`(?<llanta>\d{2})`;
const radial = String.raw`(?<construction>Z?R) ?`;
const rating = String.raw`(?<open>\()?(?:(?<ic>\d{2,3})(?:/(?<ic2>\d{2,3}))?)? ?(?<cv>A[1-8]|[B-HJ-NP-WY])?(?<close>\))?`;
const words = String.raw`(?<words>(?: ?(?:XL|EXTRA ?LOAD|REINF(?:ORCED)?|RF|HL|CP?|LT))*)`;

/** A whole typed text: what comes before the size, the size, its service, its rating, and the words after. */
const spelling = (size: string): RegExp =>
  new RegExp(`^(?<before>HL|LT|P)? ?${size} ?(?:(?<service>CP?|LT)(?![A-Z]))?${gap}${rating} ?${words}$`);

const notations: readonly Notation[] = [
  {
    notation: 'metric',
    pattern: spelling(String.raw`(?<ancho>\d{3})${gap}(?<serie>\d{2})${gap}(?:${radial})?${rim}`),
    measures: ({ ancho, serie, llanta }) => ({ ancho: Number(ancho), serie: Number(serie), llanta: Number(llanta) }),
    real: ({ ancho, serie, llanta }) =>
      between(105, ancho, 455) && ancho % 5 === 0 && between(20, serie, 95) && between(leastRim, llanta, 30),
  },
  {
    notation: 'full-profile',
    pattern: spelling(String.raw`(?<ancho>\d{3})${gap}${radial}${rim}`),
    measures: ({ ancho, llanta }) => ({ ancho: Number(ancho), serie: 80, llanta: Number(llanta) }),
    real: ({ ancho, llanta }) => between(105, ancho, 255) && ancho % 5 === 0 && between(leastRim, llanta, 20),
  },
  {
    notation: 'flotation',
    pattern: spelling(String.raw`(?<ancho>\d{2}) ?X ?(?<serie>\d{1,2}(?:\.\d{1,2})?)${gap}(?:${radial})?${rim}`),
    measures: ({ ancho, serie, llanta }) => ({ ancho: Number(ancho), serie: Number(serie), llanta: Number(llanta) }),
    real: ({ ancho, serie, llanta }) =>
      between(24, ancho, 44) && between(7, serie, 17) && between(12, llanta, 24) && llanta < ancho,
  },
  {
    notation: 'inch',
    pattern: spelling(String.raw`(?<ancho>\d{1,2}\.\d0)${gap}${radial}${rim}`),
    measures: ({ ancho, llanta }) => ({ ancho: Number(ancho), serie: 100, llanta: Number(llanta) }),
    real: ({ ancho, llanta }) => between(3, ancho, 14) && between(leastRim, llanta, 20),
  },
];

/** One spelling for all keyboards: capitals, one space, a point for decimals. A second size in brackets says the same again. */
const tidy = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(',', '.')
    .replace(/\s+/g, ' ')
    .replace(/\(\d{3}[^)]*R\d{2}[^)]*\)/, '')
    .trim();

const number = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));

const reinforcement = ({ before, words = '' }: Groups): TyreSize['reinforced'] => {
  if (before === 'HL' || /HL/.test(words)) return 'HL';
  return /XL|LOAD|RE?I?N?F/.test(words) ? 'XL' : undefined;
};

const serviceOf = ({ before, service, words = '' }: Groups): TyreSize['service'] => {
  const named = new Set([service, before, ...words.split(' ')]);
  return (['CP', 'C', 'LT'] as const).find((each) => named.has(each));
};

/**
 * Reads a size as people type it or read it on a tyre: `205/55 R16 91V`, `205 55 16`, `205-55-16`, `2055516`,
 * `225/45R17 94W XL`, `215/65R16C 109/107T`, `245/40ZR18 (97Y)`, `195R14C 106/104R`, `31x10.50R15LT 109S`.
 * What is not a size of a car, van or 4x4 is refused.
 */
export const parseTyreSize = (typed: string): TyreSize | Refusal<SizeRefusal> => {
  const text = tidy(typed);
  for (const { notation, pattern, measures, real } of notations) {
    const groups: Groups | undefined = pattern.exec(text)?.groups;
    if (!groups) continue;
    const [size, ic, ic2] = [measures(groups), number(groups['ic']), number(groups['ic2'])];
    const { cv, open, close, construction } = groups;
    const rated = Math.max(ic ?? 0, ic2 ?? 0) <= highestLoadIndex && (cv === undefined || speedLimit(cv) !== undefined);
    const bracketed = Boolean(open) === Boolean(close) && (!open || (ic !== undefined && cv !== undefined));
    if (!real(size) || !rated || !bracketed) continue;
    return {
      notation,
      ...size,
      construction: construction === 'ZR' ? 'ZR' : 'R',
      service: serviceOf(groups),
      reinforced: reinforcement(groups),
      ic,
      ic2,
      cv,
      overspeed: Boolean(open),
    };
  }
  return refuse('medida-no-valida');
};
