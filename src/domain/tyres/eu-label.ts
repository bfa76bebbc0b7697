import { speedLimit } from './speed-symbols.ts';

/** Classes of fuel economy and wet grip, best first (Regulation (EU) 2020/740, annex I). */
export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** Classes of outside noise, quietest first. */
export type NoiseClass = 'A' | 'B' | 'C';

/**
 * Whether a size is in the scope of the label: not rims of 254 mm or less or of 635 mm or more, nor tyres
 * for less than 80 km/h (article 2). Outside it no label may be shown.
 */
export const bearsLabel = ({ llanta, cv }: { readonly llanta: number; readonly cv: string | null }): boolean => {
  const rim = llanta * 25.4;
  return rim > 254 && rim < 635 && ((cv && speedLimit(cv)) || 0) >= 80;
};
