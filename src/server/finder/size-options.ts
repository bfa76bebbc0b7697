import type { Answer } from '#contract/contract.ts';
import type { MotoVehicle } from '#domain/finder/vehicles.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SizeColumns } from '../catalogue/columns.ts';
import { atOnce, inTurns, type Parts } from '../in-turns.ts';
import { carFinder } from './finders.ts';
import { eachFound, tyresFound } from './scan.ts';
import { anyTyre, type TyreWish } from './wish.ts';

type CarOptions = Answer<'readTyreValues'>;
type MotoOptions = Answer<'readMotoValues'>;
type ChosenSize = Pick<TyreWish, 'ancho' | 'serie' | 'llanta' | 'ic' | 'tipoVehiculo'>;

interface Sold extends Pick<SizeColumns, 'ancho' | 'serie' | 'llanta'> {
  readonly total: number;
}

const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((one, other) => one - other);

/** Widths below these are in inches; what else is made is written one way only. */
const inches: Partial<Record<string, number>> = { moto: 20, quad: 0, patinete: 0, agricola: 0 };
const inchesOfCars = 100;

/** Widths in millimetres, which nearly everybody looks for, before those that are written in inches. */
const widths = (sizes: readonly Sold[], tipoVehiculo: TyreWish['tipoVehiculo']): number[] => {
  const sorted = ascending(sizes.map((size) => size.ancho));
  const least = inches[tipoVehiculo ?? ''] ?? inchesOfCars;
  return [...sorted.filter((width) => width >= least), ...sorted.filter((width) => width < least)];
};

/** The sizes in which something can be had, for a kind of vehicle or any, each with how much. */
const soldSizes = (
  { columns, rememberParts }: Catalogue,
  tipoVehiculo: TyreWish['tipoVehiculo'],
): Parts<readonly Sold[]> =>
  rememberParts(`sold ${tipoVehiculo ?? ''}`, function* () {
    const found = yield* tyresFound(columns, carFinder, { ...anyTyre, tipoVehiculo });
    return found.map(({ size: { ancho, serie, llanta }, rows }) => ({ ancho, serie, llanta, total: rows.length }));
  });

/** The catalogue once its sizes are counted, while others have their turns. */
export const withSizes = async (catalogue: Catalogue, tipoVehiculo: TyreWish['tipoVehiculo']): Promise<Catalogue> => {
  await inTurns(soldSizes(catalogue, tipoVehiculo));
  return catalogue;
};

/** The options of each measure, given those before it: none where one of these is missing (spec S3, S33). */
const measureOptions = (
  catalogue: Catalogue,
  { ancho, serie, tipoVehiculo }: Pick<ChosenSize, 'ancho' | 'serie' | 'tipoVehiculo'>,
) => {
  const sold = atOnce(soldSizes(catalogue, tipoVehiculo));
  const ofWidth = sold.filter((size) => size.ancho === ancho);
  const ofProfile = ofWidth.filter((size) => size.serie === serie);
  return {
    ancho: widths(sold, tipoVehiculo),
    serie: ascending(ofWidth.map((size) => size.serie)),
    llanta: ascending(ofProfile.map((size) => size.llanta)),
  };
};

/** Of a car's complete size also the load indexes, and the speeds of the tyres that bear at least the load chosen, if one is. */
export const sizeOptions = (catalogue: Catalogue, chosen: ChosenSize): CarOptions => {
  const { columns, remember } = catalogue;
  const { ancho, serie, llanta } = chosen;
  const wish = { ...anyTyre, ...chosen };
  return remember(`options ${carFinder.keyOf(wish)}`, () => {
    const complete = ancho !== null && serie !== null && llanta !== null;
    const loads = complete ? eachFound(atOnce(tyresFound(columns, carFinder, { ...wish, ic: null }))) : [];
    const speeds = complete ? eachFound(atOnce(tyresFound(columns, carFinder, wish))) : [];
    return {
      ...measureOptions(catalogue, chosen),
      // The few without a rating have none to choose.
      carga: ascending([...loads].map(({ size, row }) => size.tyres.ic[row] ?? 0)).filter(Boolean),
      velocidad: ascending([...speeds].map(({ size, row }) => size.tyres.cv[row] ?? 0))
        .map((place) => columns.speeds[place] ?? '')
        .filter(Boolean),
    };
  });
};

/** What the motorcycle selector calls `alto` is the profile. */
export const motoSizeOptions = (
  catalogue: Catalogue,
  { vehiculo, ancho, alto }: { vehiculo: MotoVehicle; ancho?: number | undefined; alto?: number | undefined },
): MotoOptions =>
  catalogue.remember(`moto options ${vehiculo} ${ancho ?? ''}/${alto ?? ''}`, () => {
    const chosen = { ancho: ancho ?? null, serie: alto ?? null, tipoVehiculo: vehiculo };
    const { ancho: anchos, serie, llanta } = measureOptions(catalogue, chosen);
    return { ancho: anchos, alto: serie, llanta };
  });

/** The size in which most tyres can be had; undefined in an empty shop. */
const mostSold = (catalogue: Catalogue, tipoVehiculo: TyreWish['tipoVehiculo']): Sold | undefined =>
  atOnce(soldSizes(catalogue, tipoVehiculo)).toSorted((one, other) => other.total - one.total)[0];

/** Of equally frequent ones the first in the alphabet. */
const mostFrequent = (names: readonly string[]): string => {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, same]) => ({ name, count: same.length }));
  const [first] = counts.sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  return first?.name ?? '';
};

/** Where the car selector starts: the usual size with its most usual rating; zeros, which mean any, in an empty shop. */
export const usualSize = (catalogue: Catalogue, tipoVehiculo: TyreWish['tipoVehiculo']): Answer<'readTyreDefaults'> => {
  const { columns, remember } = catalogue;
  return remember(`usual ${tipoVehiculo ?? ''}`, () => {
    const { ancho = 0, serie = 0, llanta = 0 } = mostSold(catalogue, tipoVehiculo) ?? {};
    const found = atOnce(tyresFound(columns, carFinder, { ...anyTyre, ancho, serie, llanta, tipoVehiculo }));
    const ratings = [...eachFound(found)].map(
      ({ size: { tyres }, row }) => `${tyres.ic[row]} ${columns.speeds[tyres.cv[row] ?? 0]}`,
    );
    const [carga, velocidad = ''] = mostFrequent(ratings).split(' ');
    const defaults = { ancho, serie, llanta, carga: Number(carga), velocidad };
    return { defaults, options: sizeOptions(catalogue, { ancho, serie, llanta, ic: defaults.carga, tipoVehiculo }) };
  });
};

/** Where the motorcycle selector starts; zeros in an empty shop. */
export const usualMotoSize = (catalogue: Catalogue, vehiculo: MotoVehicle): Answer<'readMotoDefaults'> =>
  catalogue.remember(`moto usual ${vehiculo}`, () => {
    const { ancho = 0, serie: alto = 0, llanta = 0 } = mostSold(catalogue, vehiculo) ?? {};
    return { defaults: { ancho, alto, llanta }, options: motoSizeOptions(catalogue, { vehiculo, ancho, alto }) };
  });
