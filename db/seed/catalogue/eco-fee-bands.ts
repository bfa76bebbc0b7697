import { cents } from '#domain/money/cents.ts';
import type { EcoFeeBand } from '#domain/tyres/eco-fee.ts';

/**
 * Steps of the collective scheme by weight of the new tyre, net. The amounts from 5 to 75 kg are those that the press
 * gave for 2023, the others go on in proportion; a chain puts its scheme's current ones here.
 */
export const ecoFeeBands: readonly EcoFeeBand[] = [
  { hasta: 2_000, ecotasa: cents(13) },
  { hasta: 25_000, ecotasa: cents(1_64) },
  { hasta: 50_000, ecotasa: cents(5_88) },
  { hasta: 75_000, ecotasa: cents(11_76) },
  { hasta: 100_000, ecotasa: cents(17_64) },
  { hasta: 200_000, ecotasa: cents(30_00) },
  { hasta: null, ecotasa: cents(48_00) },
];
