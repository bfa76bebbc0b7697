import type { SizeNotation, TyreSize } from './size.ts';

/** Inches as sidewalls print them: 10.5 is `10.50`. */
const inches = (value: number): string => value.toFixed(2);

const measures: Readonly<Record<SizeNotation, (ancho: number, serie: number) => string>> = {
  metric: (ancho, serie) => `${ancho}/${serie}`,
  'full-profile': (ancho) => `${ancho}`,
  flotation: (ancho, serie) => `${ancho}x${inches(serie)}`,
  inch: inches,
};

/** The rating alone: `91V`, `109/107T`, `(97Y)`; empty where it is not known. */
export const printRating = ({ ic, ic2, cv, overspeed }: Pick<TyreSize, 'ic' | 'ic2' | 'cv' | 'overspeed'>): string => {
  const text = `${ic ?? ''}${ic2 === undefined ? '' : `/${ic2}`}${cv ?? ''}`;
  return overspeed ? `(${text})` : text;
};

/** A size for people: `205/55 R16 91V`, `225/45 R17 94W XL`, `215/65 R16C 109/107T`, `31x10.50 R15LT 109S`. */
export const printTyreSize = (size: TyreSize): string => {
  const { notation, ancho, serie, construction, llanta, service = '', reinforced } = size;
  const prefix = reinforced === 'HL' ? 'HL' : '';
  const suffix = reinforced === 'XL' ? 'XL' : '';
  return [
    `${prefix}${measures[notation](ancho, serie)}`,
    `${construction}${llanta}${service}`,
    printRating(size),
    suffix,
  ]
    .filter(Boolean)
    .join(' ');
};

/** How a sidewall whose first number is this one is written: below 100 it is inches, of the tyre or of its section. */
const notationOf = (ancho: number): 'inch' | 'flotation' | 'metric' =>
  ancho < 20 ? 'inch' : ancho < 100 ? 'flotation' : 'metric';

/** A width of the selector as sidewalls print it: `205`, `31`, and 5 is `5.00`. */
export const printWidth = (ancho: number): string => (notationOf(ancho) === 'inch' ? inches(ancho) : `${ancho}`);

/** A profile of the selector as sidewalls of this width, if it is known, print it: `55`, and 10.5 after 31 is `10.50`. */
export const printProfile = (serie: number, ancho = 0): string =>
  notationOf(ancho) === 'flotation' ? inches(serie) : `${serie}`;

/**
 * The three values of the selector as a size, as far as they are chosen: `205`, `205/55`, `205/55 R16`; 31 and
 * 10.5 are `31x10.50`.
 */
export const printChosenSize = ({
  ancho,
  serie,
  llanta,
}: {
  ancho?: number | undefined;
  serie?: number | undefined;
  llanta?: number | undefined;
}): string => {
  if (!ancho) return '';
  if (!serie) return printWidth(ancho);
  const wide = measures[notationOf(ancho)](ancho, serie);
  return llanta ? `${wide} R${llanta}` : wide;
};
