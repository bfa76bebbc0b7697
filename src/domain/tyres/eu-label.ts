import type { RatedTyreSize } from './size.ts';
import { speedLimit } from './speed-symbols.ts';

/** Classes of fuel economy and wet grip, best first (Regulation (EU) 2020/740, annex I). */
export const labelClasses = ['A', 'B', 'C', 'D', 'E'] as const;
export type LabelClass = (typeof labelClasses)[number];

/** Classes of outside noise, quietest first. */
export const noiseClasses = ['A', 'B', 'C'] as const;
export type NoiseClass = (typeof noiseClasses)[number];

/** C1 cars, C2 vans, C3 lorries. */
export type TyreClass = 'C1' | 'C2' | 'C3';

/** What the label of a tyre says. */
export interface EuLabel {
  readonly clase: TyreClass;
  readonly consumo: LabelClass;
  readonly mojado: LabelClass;
  readonly ruido: NoiseClass;
  readonly ruido_db: number;
  /** 3PMSF. */
  readonly nieve: boolean;
  readonly hielo: boolean;
  readonly eprel_id: number;
}

/**
 * Whether a size is in the scope of the label: not rims of 254 mm or less or of 635 mm or more, nor tyres
 * for less than 80 km/h (article 2). Outside it no label may be shown.
 */
export const bearsLabel = ({ llanta, cv }: RatedTyreSize): boolean => {
  const rim = llanta * 25.4;
  return rim > 254 && rim < 635 && (speedLimit(cv) ?? 0) >= 80;
};
