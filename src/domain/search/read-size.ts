import { isRefusal } from '../refusal.ts';
import { parseTyreSize } from '../tyres/size.ts';
import { parseVehicleSize } from '../tyres/vehicle-size.ts';

/** A size as it may have been meant: what tyres of any vehicle are found by. */
export interface MeantSize {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** Load index. */
  readonly ic: number | undefined;
  /** Speed symbol. */
  readonly cv: string | undefined;
  /** Written as sizes are; otherwise numbers that could be one, to be believed where such a size is sold. */
  readonly sure: boolean;
}

const widestInches = 40;

const decimal = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const mark = String.raw`[ /x×*-]+`;
const wheel = String.raw`(?<construction>ZR|R|B)? ?-? ?(?<llanta>\d{1,2}(?:[.,]5)?)`;
const rating = String.raw`(?: ?(?<rating>\(?\d{2,3}(?:/\d{2,3})? ?(?:A[1-8]|[B-HJ-NP-WY])\)?))?`;
const after = String.raw`(?: ?M/C)?${rating}(?: ?\d{1,2} ?PR)?(?: ?T[LT])?`;
const three = new RegExp(
  `^(?:(?:VF|IF) ?)?(?<ancho>${decimal})${mark}(?<serie>${decimal})(?:${mark}|(?=Z?R|B))${wheel}${after}$`,
  'i',
);
const two = new RegExp(`^(?<ancho>${decimal})L?(?:${mark}|(?=Z?R|B))${wheel}${after}$`, 'i');

/** Figures run together, as `1008010`, `909021`, `8010021` and `31580225`. */
const runTogether: readonly RegExp[] = [
  /^(?<ancho>\d{3})(?<serie>\d{2})(?<llanta>\d{2})$/,
  /^(?<ancho>\d{2})(?<serie>\d{2})(?<llanta>\d{2})$/,
  /^(?<ancho>\d{2})(?<serie>1\d{2})(?<llanta>\d{2})$/,
  /^(?<ancho>\d{3})(?<serie>1\d{2})(?<llanta>\d{2})$/,
  /^(?<ancho>\d{3})(?<serie>\d{2})(?<llanta>\d{2})(?<half>5)$/,
];

type Groups = Readonly<Record<string, string | undefined>>;

/** The spellings that tyres carry, of numbers that somebody typed with whatever marks between them. */
const respelled = (text: string): string[] => {
  const rated = (size: string, { rating: rest = '' }: Groups): string => `${size} ${rest}`.trim();
  const { groups: of3 }: { groups?: Groups | undefined } = three.exec(text) ?? {};
  const { groups: of2 }: { groups?: Groups | undefined } = two.exec(text) ?? {};
  const written: string[] = [];
  if (of3) {
    const rim = `${of3['construction'] ?? '-'}${of3['llanta']}`;
    written.push(
      rated(`${of3['ancho']}/${of3['serie']}${rim}`, of3),
      rated(`${of3['ancho']}x${of3['serie']}${rim}`, of3),
    );
  }
  if (of2) {
    written.push(rated(`${of2['ancho']}${of2['construction'] ?? '-'}${of2['llanta']}`, of2));
    if (!of2['construction']) written.push(rated(`${of2['ancho']}x${of2['llanta']}`, of2));
  }
  for (const pattern of runTogether) {
    const { groups }: { groups?: Groups | undefined } = pattern.exec(text) ?? {};
    if (groups) written.push(`${groups['ancho']}/${groups['serie']}-${groups['llanta']}${groups['half'] ? '.5' : ''}`);
  }
  return written;
};

const meant = (text: string, sure: boolean): MeantSize[] => {
  const sizes: MeantSize[] = [];
  for (const size of [parseTyreSize(text), parseVehicleSize(text)]) {
    if (isRefusal(size)) continue;
    const { ancho, serie, llanta, ic, cv, notation } = size;
    // Of a width in inches beyond all that is made, the width proper stands before it.
    sizes.push({ ancho, serie, llanta, ic, cv, sure: sure && !(notation === 'inch' && ancho > widestInches) });
  }
  return sizes;
};

/** The same size, whatever its rating. */
const sameMeasures = (one: MeantSize, other: MeantSize): boolean =>
  one.ancho === other.ancho && one.serie === other.serie && one.llanta === other.llanta;

/**
 * The sizes that a text may be, of cars, motorcycles, lorries and tractors, the likeliest first: `205/55 R16 91V`,
 * `2055516`, `120/70 17`, `90 90 21 54V`, `3.00 10`, `25 8 12`, `315 80 22,5`, `16.9 28`. Empty for what is no size.
 */
export const readSizes = (text: string): MeantSize[] => {
  const sizes = [...meant(text, true), ...respelled(text).flatMap((each) => meant(each, false))];
  return sizes.filter((size, place) => sizes.findIndex((other) => sameMeasures(size, other)) === place);
};
