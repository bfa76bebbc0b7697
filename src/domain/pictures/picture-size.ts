import { longestSide, mostPoints } from './bounds.ts';

/** Why a picture is too large to be decoded; undefined where it is not. Asked of what its header says. */
export const sizeTrouble = (ancho: number, alto: number): 'imagen-lado' | 'imagen-puntos' | undefined => {
  if (Math.max(ancho, alto) > longestSide) return 'imagen-lado';
  return ancho * alto > mostPoints ? 'imagen-puntos' : undefined;
};
