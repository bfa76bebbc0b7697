import { outerDiameter, tyreWidth } from '#domain/tyres/geometry.ts';
import type { RatedTyreSize } from '#domain/tyres/size.ts';
import type { VehicleKind } from '#domain/finder/vehicles.ts';

/** Grams for each thousand square millimetres of diameter times width: 205/55 R16 comes to nine kilograms. */
const perArea = 69.4;

const build = (size: RatedTyreSize, kind: VehicleKind): number => {
  if (size.service === 'LT') return 1.55;
  if (size.service === 'C' || size.service === 'CP') return 1.3;
  if (kind === '4x4') return size.serie >= 65 ? 1.18 : 1.1;
  return 1;
};

/** What a new tyre weighs, in grams, to ten: by its size, its build and what its maker adds (`variation`, 0 to 1). */
export const tyreWeight = (
  { size, runflat, kind }: { size: RatedTyreSize; runflat: boolean; kind: VehicleKind },
  variation: number,
): number => {
  const area = (outerDiameter(size) * tyreWidth(size)) / 1000;
  const grams =
    area *
    perArea *
    build(size, kind) *
    (size.reinforced ? 1.03 : 1) *
    (runflat ? 1.14 : 1) *
    (0.96 + 0.08 * variation);
  return Math.round(grams / 10) * 10;
};
