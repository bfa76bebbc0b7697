import type { MotoSearch } from './moto-search.ts';

/** Profiles that a width in inches says by its hundredths; others stand for 100 %. */
const inchProfile = (width: string): number => ({ '10': 90, '60': 70 })[width.split('.')[1] ?? ''] ?? 100;

/** A width for people: millimetres as they are, inches of motorcycles with their hundredths, `3.00`. */
export const printMotoWidth = (ancho: number): string => (ancho < 8 ? ancho.toFixed(2) : `${ancho}`);

/**
 * The chosen numbers as a size, as far as they are known: `120/70-17`, `3.00-10`, `25x8-12`, `8.5x2`. What tyres
 * print between profile and rim (R, ZR, B) differs within a size, so it is not said.
 */
export const printMotoSize = ({ ancho, alto, llanta }: Pick<MotoSearch, 'ancho' | 'alto' | 'llanta'>): string => {
  if (!ancho) return '';
  const width = printMotoWidth(ancho);
  const rim = llanta ? `-${llanta}` : '';
  if (!alto || (ancho < 100 && alto === inchProfile(width))) return `${width}${rim}`;
  // Outer diameter and width; where no rim is printed it is what two widths leave of the diameter.
  const left = ancho < 100 ? ancho - 2 * alto : (ancho - 2 * alto) / 25.4;
  const outer = alto < 20 || (llanta !== undefined && Math.abs(left - llanta) < 0.06);
  if (!outer) return `${width}/${alto}${rim}`;
  return `${ancho}x${alto}${llanta !== undefined && Math.abs(left - llanta) < 0.06 ? '' : rim}`;
};
