import { cents } from '#domain/money/cents.ts';
import type { EcoFeeBand } from '#domain/tyres/eco-fee.ts';

/**
 * Steps of the collective scheme by weight of the new tyre, net. The amounts are those that the press gave for
 * 2023; a chain puts its scheme's current ones here.
 */
export const ecoFeeBands: readonly EcoFeeBand[] = [
  { hasta: 25_000, ecotasa: cents(1_64) },
  { hasta: 50_000, ecotasa: cents(5_88) },
  { hasta: 75_000, ecotasa: cents(11_76) },
];
