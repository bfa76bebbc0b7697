import { categories } from '#domain/tyres/category.ts';
import { highestLoadIndex } from '#domain/tyres/load-index.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons } from '#domain/tyres/season.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { kindOf, reinforcementOf, traitCombinations, type Columns, type SizeRange } from '../catalogue/columns.ts';
import type { TyreWish } from './tyre-wish.ts';

/** Why a tyre is not among the results, one bit a filter. */
const why = { ic: 1, cv: 2, temporada: 4, runflat: 8, marca: 16, categoria: 32, base: 64, refuerzo: 128 } as const;

/**
 * How many tyres there are of each value of each filter, under all the other filters: those that pass
 * everything, and those that fail in this one filter only.
 */
export interface Tally {
  readonly ic: Uint32Array;
  readonly cv: Uint32Array;
  /** By `traitsOf`. */
  readonly temporada: Uint32Array;
  readonly runflat: Uint32Array;
  readonly refuerzo: Uint32Array;
  /** By place of the brand. */
  readonly marca: Uint32Array;
  readonly categoria: Uint32Array;
}

export interface Scanned {
  /** Rows that pass every filter, in the order of the columns. */
  readonly rows: Int32Array;
  readonly tally: Tally;
}

export const season = (traits: number): number => traits & 3;
export const isRunflat = (traits: number): boolean => (traits & 4) !== 0;

const allows = <Value>(wanted: readonly Value[], value: Value | undefined): boolean =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

const failsOfTraits = ({ kinds }: Columns, wish: TyreWish): Uint8Array =>
  Uint8Array.from({ length: traitCombinations }, (_, traits) => {
    const base = wish.tipoVehiculo === null || kinds[kindOf(traits)] === wish.tipoVehiculo ? 0 : why.base;
    const temporada = allows(wish.temporada, seasons[season(traits)]) ? 0 : why.temporada;
    const runflat = wish.runflat === null || wish.runflat === isRunflat(traits) ? 0 : why.runflat;
    const refuerzo = allows(wish.refuerzo, reinforcements[reinforcementOf(traits) - 1]) ? 0 : why.refuerzo;
    return base | temporada | runflat | refuerzo;
  });

const failsOfBrands = ({ brands }: Columns, wish: TyreWish): Uint8Array =>
  Uint8Array.from(
    brands,
    ({ id, categoria }) =>
      (allows(wish.idsmarca, id) ? 0 : why.marca) | (allows(wish.categorias, categoria) ? 0 : why.categoria),
  );

/** The sizes that a wish names, by as much as it says of them. */
export const sizesOf = (
  { sizes }: Columns,
  { ancho, serie, llanta }: Pick<TyreWish, 'ancho' | 'serie' | 'llanta'>,
): SizeRange[] =>
  sizes.filter(
    (size) =>
      (ancho === null || size.ancho === ancho) &&
      (serie === null || size.serie === serie) &&
      (llanta === null || size.llanta === llanta),
  );

/** The place of the slowest speed that serves. */
const speedPlace = ({ speeds }: Columns, cv: string | null): number => {
  if (cv === null) return 0;
  const found = speeds.findIndex((speed) => compareSpeeds(speed, cv) >= 0);
  return found < 0 ? speeds.length : found;
};

/** One pass over the sizes that are asked for. */
export const scanTyres = (columns: Columns, wish: TyreWish): Scanned => {
  const { precio, traits, brand, ic, cv } = columns;
  const ranges = sizesOf(columns, wish);
  const rows = new Int32Array(ranges.reduce((sum, { from, to }) => sum + to - from, 0));
  const [byTraits, byBrand] = [failsOfTraits(columns, wish), failsOfBrands(columns, wish)];
  const [leastIc, leastCv] = [wish.ic ?? 0, speedPlace(columns, wish.cv)];
  const counts = (size: number) => new Uint32Array(size);
  const all = {
    ic: counts(highestLoadIndex + 1),
    cv: counts(columns.speeds.length),
    traits: counts(traitCombinations),
    brand: counts(columns.brands.length),
  };
  const only: Tally = {
    ic: counts(highestLoadIndex + 1),
    cv: counts(columns.speeds.length),
    temporada: counts(traitCombinations),
    runflat: counts(traitCombinations),
    refuerzo: counts(traitCombinations),
    marca: counts(columns.brands.length),
    categoria: counts(columns.brands.length),
  };
  const add = (counted: Uint32Array, value: number) => {
    counted[value] = (counted[value] ?? 0) + 1;
  };

  let found = 0;
  for (const { from, to } of ranges) {
    for (let row = from; row < to; row += 1) {
      if (precio[row] === 0) continue;
      const [trait, maker, load, speed] = [traits[row] ?? 0, brand[row] ?? 0, ic[row] ?? 0, cv[row] ?? 0];
      const fails =
        (byTraits[trait] ?? 0) | (byBrand[maker] ?? 0) | (load < leastIc ? why.ic : 0) | (speed < leastCv ? why.cv : 0);
      switch (fails) {
        case 0:
          rows[found] = row;
          found += 1;
          add(all.ic, load);
          add(all.cv, speed);
          add(all.traits, trait);
          add(all.brand, maker);
          break;
        case why.ic:
          add(only.ic, load);
          break;
        case why.cv:
          add(only.cv, speed);
          break;
        case why.temporada:
          add(only.temporada, trait);
          break;
        case why.runflat:
          add(only.runflat, trait);
          break;
        case why.refuerzo:
          add(only.refuerzo, trait);
          break;
        case why.marca:
          add(only.marca, maker);
          break;
        case why.categoria:
          add(only.categoria, maker);
          break;
      }
    }
  }
  const sum = (one: Uint32Array, other: Uint32Array) => one.map((count, value) => count + (other[value] ?? 0));
  return {
    rows: rows.subarray(0, found),
    tally: {
      ic: sum(all.ic, only.ic),
      cv: sum(all.cv, only.cv),
      temporada: sum(all.traits, only.temporada),
      runflat: sum(all.traits, only.runflat),
      refuerzo: sum(all.traits, only.refuerzo),
      marca: sum(all.brand, only.marca),
      categoria: sum(all.brand, only.categoria),
    },
  };
};

export const categoryCounts = ({ categoryOfBrand }: Columns, byBrand: Uint32Array): number[] => {
  const totals = categories.map(() => 0);
  for (const [maker, count] of byBrand.entries()) {
    const category = categoryOfBrand[maker] ?? 0;
    totals[category] = (totals[category] ?? 0) + count;
  }
  return totals;
};
