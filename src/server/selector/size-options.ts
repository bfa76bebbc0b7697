import type { Answer } from '#contract/contract.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { scanTyres } from './scan-tyres.ts';
import { anyTyre, wishKey, type TyreWish } from './tyre-wish.ts';

export type SizeOptions = Answer<'readTyreValues'>;
export type ChosenSize = Pick<TyreWish, 'ancho' | 'serie' | 'llanta' | 'ic' | 'tipoVehiculo'>;

const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((one, other) => one - other);

/** Widths in millimetres, which nearly everybody looks for, before the few sizes that are written in inches. */
const widths = (values: Iterable<number>): number[] => {
  const sorted = ascending(values);
  return [...sorted.filter((width) => width >= 100), ...sorted.filter((width) => width < 100)];
};

/** The sizes in which something can be had, for a kind of vehicle or any. */
const soldSizes = (catalogue: Catalogue, tipoVehiculo: TyreWish['tipoVehiculo']) => {
  const { columns, remember } = catalogue;
  return remember(`sold ${tipoVehiculo ?? ''}`, () => {
    const sold = new Set<number>();
    for (const row of scanTyres(columns, { ...anyTyre, tipoVehiculo }).rows) sold.add(columns.size[row] ?? 0);
    return columns.sizes.filter((_, place) => sold.has(place));
  });
};

/**
 * The options of each step of the selector, given the steps before it: none where one of these is missing
 * (spec S3). Of a complete size
 * the load indexes, and the speeds of the tyres that bear at least the load chosen, if one is.
 */
export const sizeOptions = (catalogue: Catalogue, chosen: ChosenSize): SizeOptions => {
  const { columns, remember } = catalogue;
  const { ancho, serie, llanta, ic, tipoVehiculo } = chosen;
  const wish = { ...anyTyre, ancho, serie, llanta, ic, tipoVehiculo };
  return remember(`options ${wishKey(wish)}`, () => {
    const sizes = soldSizes(catalogue, tipoVehiculo);
    const ofWidth = ancho === null ? [] : sizes.filter((size) => size.ancho === ancho);
    const ofSeries = serie === null ? [] : ofWidth.filter((size) => size.serie === serie);
    const complete = ancho !== null && serie !== null && llanta !== null;
    const loads = complete ? scanTyres(columns, { ...wish, ic: null }).rows : [];
    const speeds = complete ? scanTyres(columns, wish).rows : [];
    return {
      ancho: widths(sizes.map((size) => size.ancho)),
      serie: ascending(ofWidth.map((size) => size.serie)),
      llanta: ascending(ofSeries.map((size) => size.llanta)),
      carga: ascending([...loads].map((row) => columns.ic[row] ?? 0)),
      velocidad: ascending([...speeds].map((row) => columns.cv[row] ?? 0)).map((place) => columns.speeds[place] ?? ''),
    };
  });
};

const mostFrequent = (counts: ReadonlyMap<string, number>): string | undefined => {
  const [first] = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return first?.[0];
};

const countBy = (rows: Iterable<number>, name: (row: number) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(name(row), (counts.get(name(row)) ?? 0) + 1);
  return counts;
};

const nothing = { ancho: 0, serie: 0, llanta: 0, carga: 0, velocidad: '' };

/** Where the selector starts: the size in which most tyres can be had, with its most usual rating; zeros, which mean any, in an empty shop. */
export const usualSize = (catalogue: Catalogue, tipoVehiculo: TyreWish['tipoVehiculo']): Answer<'readTyreDefaults'> => {
  const { columns, remember } = catalogue;
  return remember(`usual ${tipoVehiculo ?? ''}`, () => {
    const { rows } = scanTyres(columns, { ...anyTyre, tipoVehiculo });
    const size = columns.sizes[Number(mostFrequent(countBy(rows, (row) => String(columns.size[row]))))];
    if (!size)
      return {
        defaults: nothing,
        options: sizeOptions(catalogue, { ancho: null, serie: null, llanta: null, ic: null, tipoVehiculo }),
      };
    const { ancho, serie, llanta } = size;
    const ofSize = scanTyres(columns, { ...anyTyre, ancho, serie, llanta, tipoVehiculo }).rows;
    const rating =
      mostFrequent(countBy(ofSize, (row) => `${columns.ic[row]} ${columns.speeds[columns.cv[row] ?? 0]}`)) ?? '';
    const [carga, velocidad = ''] = rating.split(' ');
    const defaults = { ancho, serie, llanta, carga: Number(carga), velocidad };
    return { defaults, options: sizeOptions(catalogue, { ancho, serie, llanta, ic: defaults.carga, tipoVehiculo }) };
  });
};
