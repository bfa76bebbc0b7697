import type { Cents } from '../money/cents.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** A step of the tariff of the collective scheme, by weight of the new tyre (RD 1619/2005; SIGNUS since 2022). */
export interface EcoFeeBand {
  /** Grams, this weight included; null has no upper edge. */
  readonly hasta: number | null;
  /** Cents, net. */
  readonly ecotasa: Cents;
}

/** The eco-fee of a tyre by its weight in grams: that of the narrowest band that holds it, in whatever order they come. */
export const ecoFee = (peso: number, bands: readonly EcoFeeBand[]): Cents | Refusal<'falta-ecotasa'> => {
  const edge = ({ hasta }: EcoFeeBand): number => hasta ?? Number.POSITIVE_INFINITY;
  const holding = bands.filter((band) => peso > 0 && peso <= edge(band));
  const [narrowest, ...wider] = holding;
  if (!narrowest) return refuse('falta-ecotasa');
  return wider.reduce((found, band) => (edge(band) < edge(found) ? band : found), narrowest).ecotasa;
};
