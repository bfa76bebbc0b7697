import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { isRefusal } from '#domain/refusal.ts';
import { bearsLabel } from '#domain/tyres/eu-label.ts';
import { seasons } from '#domain/tyres/season.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { printChosenSize } from '#domain/tyres/print-size.ts';
import { parseVehicleSize, printVehicleSize } from '#domain/tyres/vehicle-size.ts';
import type { BrandRow, ModelRow, TyreRow } from './columns-store.ts';

/** The tyres of one size are the rows `from` to before `to`. */
export interface SizeRange {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** As people write it. */
  readonly medida: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The whole catalogue as columns of numbers, about 40 bytes a tyre, so that any search is one pass over
 * memory: those that facets read are of one width, so that one loop serves them all. Tyres of one size lie side by side, as they are recommended: by `orden`, then `id`. Brands,
 * models and speeds are places in their lists; only what a price is made of changes in place.
 */
export interface Columns {
  readonly count: number;
  readonly sizes: readonly SizeRange[];
  /** Slowest first. */
  readonly speeds: readonly string[];
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  /** The kinds of vehicle that these tyres are for. */
  readonly kinds: readonly ProductVehicle[];
  /** What tyres are made for, and the wheels that they go on. */
  readonly tipos: readonly string[];
  readonly posiciones: readonly string[];
  readonly id: Int32Array;
  readonly size: Uint16Array;
  readonly brand: Uint16Array;
  readonly model: Int32Array;
  readonly ic: Uint16Array;
  readonly cv: Uint16Array;
  /** `traitsOf` season, run-flat, kind of vehicle and reinforcement. */
  readonly traits: Uint16Array;
  /** Places among `tipos` and `posiciones`. */
  readonly tipo: Uint16Array;
  readonly posicion: Uint16Array;
  readonly orden: Int32Array;
  /** Decibels of the label; 0 of what bears none. */
  readonly ruido: Uint8Array;
  /** Cents, net. */
  readonly ecotasa: Int32Array;
  /** Cents, net; 0 where nobody has it. */
  readonly precio: Int32Array;
  /** Basis points. */
  readonly descuento: Uint16Array;
  /** 1 where as many can be had as are usually bought at once. */
  readonly completo: Uint8Array;
}

/** Two bits of season, one of run-flat, two of kind, two of reinforcement. */
export const traitsOf = (season: number, runflat: boolean, kind: number, refuerzo: number): number =>
  season | (runflat ? 4 : 0) | (kind << 3) | (refuerzo << 5);
export const traitCombinations = 128;
/** Place among the kinds of vehicle of the columns. */
export const kindOf = (traits: number): number => (traits >> 3) & 3;
/** Place among `reinforcements`, from 1; 0 of plain tyres. */
export const reinforcementOf = (traits: number): number => traits >> 5;
/** The traits of the plain tyre beside it. */
export const unreinforced = (traits: number): number => traits & 31;

type Prices = Pick<Columns, 'precio' | 'descuento' | 'ecotasa'>;
type Offered = Prices & Pick<Columns, 'completo'>;

/** What a tyre costs before tax, in hundredths of a percent of a cent: exact, for comparing. */
export const netPrice = ({ precio, descuento, ecotasa }: Prices, row: number): number =>
  (precio[row] ?? 0) * (10_000 - (descuento[row] ?? 0)) + (ecotasa[row] ?? 0) * 10_000;

/** A size without the rating, which is that of one tyre. */
const printMeasures = (tyre: TyreRow): string => {
  const size = parseVehicleSize(tyre.medida);
  if (tyre.medida === '' || isRefusal(size)) return printChosenSize(tyre);
  const unrated = { flexion: undefined, cfo: false, ic: undefined, ic2: undefined, cv: undefined, pr: undefined };
  return printVehicleSize({ ...size, ...unrated, overspeed: false });
};

/** One number for a size; widths and profiles in inches have two decimals at most. */
const sizeKey = ({ ancho, serie, llanta }: { ancho: number; serie: number; llanta: number }): number =>
  llanta * 1e9 + ancho * 1e5 + serie;

/** Tyres of one size together, by rim, width and profile; within a size as recommended. */
const bySize = (tyres: readonly TyreRow[]): (readonly [first: TyreRow, ...others: TyreRow[]])[] => {
  const sizes = new Map<number, [TyreRow, ...TyreRow[]]>();
  for (const tyre of tyres) {
    const same = sizes.get(sizeKey(tyre));
    if (same) same.push(tyre);
    else sizes.set(sizeKey(tyre), [tyre]);
  }
  const sorted = [...sizes].sort(([one], [other]) => one - other).map(([, same]) => same);
  for (const same of sorted) same.sort((one, other) => one.orden - other.orden || one.id - other.id);
  return sorted;
};

const labelledNoise = (tyre: TyreRow): number => (bearsLabel(tyre) ? tyre.ruido : 0);

const distinct = (tyres: readonly TyreRow[], of: (tyre: TyreRow) => string): string[] =>
  [...new Set(tyres.map(of))].sort();

const placesOf = <Key>(keys: readonly Key[]): ((key: Key) => number) => {
  const places = new Map(keys.map((key, place) => [key, place]));
  return (key) => {
    const place = places.get(key);
    if (place === undefined) throw new Error(`the catalogue names ${String(key)}, which is not there`);
    return place;
  };
};

export const buildColumns = (
  kinds: readonly ProductVehicle[],
  tyres: readonly TyreRow[],
  brands: readonly BrandRow[],
  models: readonly ModelRow[],
): Columns => {
  const count = tyres.length;
  const tipos = distinct(tyres, ({ tipo }) => tipo);
  const posiciones = distinct(tyres, ({ posicion }) => posicion);
  const speeds = [...new Set(tyres.map(({ cv }) => cv))].sort(compareSpeeds);
  const [speedOf, tipoOf, posicionOf, brandOf, modelOf] = [
    placesOf(speeds),
    placesOf(tipos),
    placesOf(posiciones),
    placesOf(brands.map(({ id }) => id)),
    placesOf(models.map(({ id }) => id)),
  ];
  const brandsOfModels = Uint16Array.from(models, ({ brandId }) => brandOf(brandId));
  const traitsOfModels = Uint8Array.from(models, ({ temporada, tipo_vehiculo }) =>
    traitsOf(seasons.indexOf(temporada), false, kinds.indexOf(tipo_vehiculo), 0),
  );
  const sizes: SizeRange[] = [];
  const columns: Columns = {
    count,
    sizes,
    speeds,
    brands,
    models,
    kinds,
    tipos,
    posiciones,
    id: new Int32Array(count),
    size: new Uint16Array(count),
    brand: new Uint16Array(count),
    model: new Int32Array(count),
    ic: new Uint16Array(count),
    cv: new Uint16Array(count),
    traits: new Uint16Array(count),
    tipo: new Uint16Array(count),
    posicion: new Uint16Array(count),
    orden: new Int32Array(count),
    ruido: new Uint8Array(count),
    ecotasa: new Int32Array(count),
    precio: new Int32Array(count),
    descuento: new Uint16Array(count),
    completo: new Uint8Array(count),
  };
  let row = 0;
  for (const same of bySize(tyres)) {
    const [first] = same;
    const { ancho, serie, llanta } = first;
    for (const tyre of same) {
      const model = modelOf(tyre.modelId);
      columns.id[row] = tyre.id;
      columns.size[row] = sizes.length;
      columns.model[row] = model;
      columns.brand[row] = brandsOfModels[model] ?? 0;
      columns.ic[row] = tyre.ic;
      columns.cv[row] = speedOf(tyre.cv);
      columns.traits[row] = (traitsOfModels[model] ?? 0) | traitsOf(0, tyre.runflat, 0, tyre.refuerzo);
      columns.tipo[row] = tipoOf(tyre.tipo);
      columns.posicion[row] = posicionOf(tyre.posicion);
      columns.orden[row] = tyre.orden;
      columns.ruido[row] = labelledNoise(tyre);
      writeOffer(columns, row, tyre);
      row += 1;
    }
    sizes.push({ ancho, serie, llanta, medida: printMeasures(first), from: row - same.length, to: row });
  }
  return columns;
};

const writeOffer = (columns: Offered, row: number, tyre: Pick<TyreRow, keyof Offered>): void => {
  columns.ecotasa[row] = tyre.ecotasa;
  columns.precio[row] = tyre.precio;
  columns.descuento[row] = tyre.descuento;
  columns.completo[row] = Number(tyre.completo);
};

/** A row's measures and model are read from tables of their own. */
const sameModel = (columns: Columns, row: number, tyre: TyreRow): boolean => {
  const [size, model] = [columns.sizes[columns.size[row] ?? 0], columns.models[columns.model[row] ?? 0]];
  return size !== undefined && sizeKey(size) === sizeKey(tyre) && model?.id === tyre.modelId;
};

/** Whether nothing but its offer changed: whatever a column is read from is compared here. */
const sameBut = (columns: Columns, row: number, tyre: TyreRow): boolean => {
  const traits = columns.traits[row] ?? 0;
  return (
    sameModel(columns, row, tyre) &&
    columns.ic[row] === tyre.ic &&
    columns.speeds[columns.cv[row] ?? 0] === tyre.cv &&
    columns.tipos[columns.tipo[row] ?? 0] === tyre.tipo &&
    columns.posiciones[columns.posicion[row] ?? 0] === tyre.posicion &&
    columns.orden[row] === tyre.orden &&
    columns.ruido[row] === labelledNoise(tyre) &&
    (traits & 4) === (tyre.runflat ? 4 : 0) &&
    reinforcementOf(traits) === tyre.refuerzo
  );
};

/** The rows of some products, found in one pass. */
const rowsOf = ({ id }: Pick<Columns, 'id'>, ids: readonly number[]): ReadonlyMap<number, number> => {
  const wanted = new Set(ids);
  const rows = new Map<number, number>();
  for (const [row, each] of id.entries()) if (wanted.has(each)) rows.set(each, row);
  return rows;
};

/**
 * Writes new prices of some products in place; those that `fresh` does not have any more are not sold.
 * False where more than a price changed, so that everything has to be read again.
 */
export const patchPrices = (columns: Columns, changed: readonly number[], fresh: readonly TyreRow[]): boolean => {
  const byId = new Map(fresh.map((tyre) => [tyre.id, tyre]));
  const rows = rowsOf(columns, changed);
  return changed.every((id) => {
    const [row, tyre] = [rows.get(id), byId.get(id)];
    if (row === undefined) return tyre === undefined;
    if (!tyre) columns.precio[row] = 0;
    else if (sameBut(columns, row, tyre)) writeOffer(columns, row, tyre);
    else return false;
    return true;
  });
};
