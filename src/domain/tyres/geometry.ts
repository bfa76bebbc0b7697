import type { SizeNotation, TyreSize } from './size.ts';

const inch = 25.4;

type Measured = Pick<TyreSize, 'notation' | 'ancho' | 'serie' | 'llanta'>;

const outerMillimetres: Readonly<Record<SizeNotation, (size: Measured) => number>> = {
  metric: ({ ancho, serie, llanta }) => llanta * inch + (2 * ancho * serie) / 100,
  'full-profile': ({ ancho, serie, llanta }) => llanta * inch + (2 * ancho * serie) / 100,
  inch: ({ ancho, serie, llanta }) => llanta * inch + (2 * ancho * inch * serie) / 100,
  flotation: ({ ancho }) => ancho * inch,
};

/** Outer diameter in whole millimetres: rim and two sidewalls. 205/55 R16 is 632. */
export const outerDiameter = (size: Measured): number => Math.round(outerMillimetres[size.notation](size));

/** Width in whole millimetres, also of what is written in inches. 31x10.50 R15 is 267. */
export const tyreWidth = ({ notation, ancho, serie }: Measured): number => {
  if (notation === 'flotation') return Math.round(serie * inch);
  return Math.round(notation === 'inch' ? ancho * inch : ancho);
};
