import { cents, type Cents } from '#domain/money/cents.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import type { RatedTyreSize } from '#domain/tyres/size.ts';
import type { ModelLine, Range } from './model-lines.ts';

/** Net cents of a nine-kilogram tyre of the cheapest category: 205/55 R16. */
const reference = 4150;

const byCategory = { PREMIUM: 1.86, QUALITY: 1.38, BUDGET: 1 } as const;

const byRange: Readonly<Record<Range, number>> = {
  confort: 1,
  deportivo: 1.1,
  eco: 1.02,
  duracion: 0.94,
  mixto: 1.16,
  invierno: 1.05,
  versatil: 1.09,
  carga: 1,
};

const lowProfile = ({ notation, serie }: RatedTyreSize): number =>
  notation === 'metric' && serie < 50 ? 1 + (50 - serie) * 0.013 : 1;

/** An invented price, net: heavier, wider, lower, faster and better known is dearer. `variation` is 0 to 1. */
export const listPrice = (
  model: ModelLine,
  { size, runflat, peso }: { size: RatedTyreSize; runflat: boolean; peso: number },
  variation: number,
): Cents => {
  const factors = [
    (peso / 9000) ** 0.62,
    1.055 ** (size.llanta - 16),
    lowProfile(size),
    compareSpeeds(size.cv, 'V') > 0 ? 1.04 : 1,
    size.reinforced ? 1.03 : 1,
    runflat ? 1.27 : 1,
    byCategory[model.maker.categoria],
    model.maker.precio_pct / 100,
    byRange[model.gama],
    0.965 + 0.07 * variation,
  ];
  return cents(Math.round(factors.reduce((price, factor) => price * factor, reference)));
};
