import type { Answer } from '#contract/contract.ts';
import type { MotoVehicle } from '#domain/finder/vehicles.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { kindOf, type SizeRange } from '../catalogue/columns.ts';

type Options = Answer<'readMotoValues'>;

interface Chosen {
  readonly vehiculo: MotoVehicle;
  readonly ancho?: number | undefined;
  readonly alto?: number | undefined;
  readonly llanta?: number | undefined;
}

interface Sold extends SizeRange {
  readonly total: number;
}

const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((one, other) => one - other);

/** Of motorcycles, widths in millimetres, which nearly all have, before those in inches. */
const widths = (values: Iterable<number>, vehiculo: MotoVehicle): number[] => {
  const sorted = ascending(values);
  if (vehiculo !== 'moto') return sorted;
  return [...sorted.filter((width) => width >= 20), ...sorted.filter((width) => width < 20)];
};

/** The sizes in which something can be had for a vehicle, each with how much. */
const soldSizes = ({ columns, remember }: Catalogue, vehiculo: MotoVehicle): readonly Sold[] =>
  remember(`moto sold ${vehiculo}`, () => {
    const { sizes, size, traits, precio, kinds } = columns;
    const totals = new Uint32Array(sizes.length);
    for (const [row, place] of size.entries()) {
      if (precio[row] !== 0 && kinds[kindOf(traits[row] ?? 0)] === vehiculo) totals[place] = (totals[place] ?? 0) + 1;
    }
    return sizes.map((range, place) => ({ ...range, total: totals[place] ?? 0 })).filter(({ total }) => total > 0);
  });

/** The options of each number, given those before it: none where one of these is missing (spec S33). */
export const motoSizeOptions = (catalogue: Catalogue, { vehiculo, ancho, alto }: Chosen): Options =>
  catalogue.remember(`moto options ${vehiculo} ${ancho ?? ''}/${alto ?? ''}`, () => {
    const sold = soldSizes(catalogue, vehiculo);
    const ofWidth = sold.filter((size) => size.ancho === ancho);
    const ofProfile = ofWidth.filter((size) => size.serie === alto);
    return {
      ancho: widths(
        sold.map((size) => size.ancho),
        vehiculo,
      ),
      alto: ascending(ofWidth.map((size) => size.serie)),
      llanta: ascending(ofProfile.map((size) => size.llanta)),
    };
  });

/** The size in which most tyres can be had; zeros, which mean any, in an empty shop. */
export const usualMotoSize = (catalogue: Catalogue, vehiculo: MotoVehicle): Answer<'readMotoDefaults'> =>
  catalogue.remember(`moto usual ${vehiculo}`, () => {
    const [most] = soldSizes(catalogue, vehiculo).toSorted((one, other) => other.total - one.total);
    const { ancho = 0, serie: alto = 0, llanta = 0 } = most ?? {};
    return { defaults: { ancho, alto, llanta }, options: motoSizeOptions(catalogue, { vehiculo, ancho, alto }) };
  });
