import { offersIn, newOffers, tyresIn, type SharedColumns, type SharedSize } from './shared-columns.ts';
import { offerColumns, tyreColumns } from './columns.ts';
import type { TyreRow } from './tyre-row.ts';
import { bySize, GatheredSize, sizeKey } from './gathered-size.ts';
import { numberNames, numbersOver, ofModels, type NumberName, type TyreNumbers } from './tyre-numbers.ts';
import { Words } from './words.ts';

interface Fresh extends TyreNumbers {
  readonly key: number;
}

/** Where a product stands. */
interface Place {
  readonly size: SharedSize;
  readonly row: number;
}

const offerNames = Object.keys(offerColumns) as readonly (keyof typeof offerColumns)[];
const tyreNames = Object.keys(tyreColumns) as readonly (keyof typeof tyreColumns)[];

/** Where some products stand, found in one pass over all numbers. */
const findPlaces = (sizes: readonly SharedSize[], changed: readonly number[]): ReadonlyMap<number, Place> => {
  const wanted = new Set(changed);
  const places = new Map<number, Place>();
  for (const size of sizes) {
    const { id } = tyresIn(size);
    for (let row = 0; row < size.count; row += 1) {
      const each = id[row] ?? 0;
      if (wanted.has(each)) places.set(each, { size, row });
    }
  }
  return places;
};

/** The rows as numbers; undefined where they name a model or a word that the lists do not have. */
const readFresh = (
  { models, speeds, tipos, posiciones, medidas }: SharedColumns,
  rows: readonly TyreRow[],
): { readonly fresh: ReadonlyMap<number, Fresh>; readonly medidas: readonly string[] } | undefined => {
  const lists = {
    speeds: new Words(speeds),
    tipos: new Words(tipos),
    posiciones: new Words(posiciones),
    medidas: new Words(medidas),
  };
  const [numbersOf, modelOf] = [numbersOver(lists), ofModels(models)];
  const fresh = new Map<number, Fresh>();
  for (const row of rows) {
    const [tyre, model] = [numbersOf(row), modelOf(row.modelId)];
    if (!model) return undefined;
    fresh.set(row.id, { ...tyre, ...model, traits: tyre.traits | model.traits, key: sizeKey(row) });
  }
  const isNew =
    lists.speeds.size > speeds.length || lists.tipos.size > tipos.length || lists.posiciones.size > posiciones.length;
  // Sorted lists are made anew; how sizes are printed stands in no order.
  return isNew ? undefined : { fresh, medidas: lists.medidas.all };
};

/** Whether nothing but its offer changed. */
const isSameTyre = ({ size, row }: Place, tyre: Fresh): boolean => {
  const columns = tyresIn(size);
  return sizeKey(size) === tyre.key && tyreNames.every((name) => columns[name][row] === tyre[name]);
};

const withOffers = (size: SharedSize, tyres: readonly (readonly [row: number, TyreNumbers])[]): SharedSize => {
  const offers = newOffers(size.count);
  new Uint8Array(offers).set(new Uint8Array(size.offers));
  const columns = offersIn({ offers, count: size.count });
  for (const [row, tyre] of tyres) for (const name of offerNames) columns[name][row] = tyre[name];
  return { ...size, offers };
};

/** The tyres of a size but those that changed. */
const addOthers = (gathered: GatheredSize, size: SharedSize, changed: ReadonlySet<number>): void => {
  const columns = { ...tyresIn(size), ...offersIn(size) };
  for (let row = 0; row < size.count; row += 1) {
    if (changed.has(columns.id[row] ?? 0)) continue;
    const numbers = Object.fromEntries(numberNames.map((name) => [name, columns[name][row] ?? 0]));
    gathered.add(numbers as Record<NumberName, number>);
  }
};

/**
 * Columns in which some products are as `rows` say; those that `rows` do not have are gone. Only the sizes that they are or were
 * of are made anew, and where a product's offer alone changed only the offers of its size: the other ones are the same objects.
 * Undefined where the lists have to be made anew, too.
 */
export const changeColumns = (
  columns: SharedColumns,
  changed: readonly number[],
  rows: readonly TyreRow[],
): SharedColumns | undefined => {
  const read = readFresh(columns, rows);
  if (!read) return undefined;
  const { fresh, medidas } = read;
  const places = findPlaces(columns.sizes, changed);
  const offers = new Map<number, (readonly [row: number, TyreNumbers])[]>();
  const rebuilt = new Set<number>();
  for (const id of changed) {
    const [place, tyre] = [places.get(id), fresh.get(id)];
    if (place && tyre && isSameTyre(place, tyre)) {
      const [key, change] = [sizeKey(place.size), [place.row, tyre] as const];
      const others = offers.get(key);
      if (others) others.push(change);
      else offers.set(key, [change]);
    } else {
      if (place) rebuilt.add(sizeKey(place.size));
      if (tyre) rebuilt.add(tyre.key);
    }
  }
  const sizes = columns.sizes.map((size) => {
    const changes = offers.get(sizeKey(size));
    return changes && !rebuilt.has(sizeKey(size)) ? withOffers(size, changes) : size;
  });
  if (rebuilt.size > 0) return { ...columns, medidas, sizes: rebuild(sizes, rebuilt, changed, rows, fresh, medidas) };
  return { ...columns, sizes };
};

const rebuild = (
  sizes: readonly SharedSize[],
  rebuilt: ReadonlySet<number>,
  changed: readonly number[],
  rows: readonly TyreRow[],
  fresh: ReadonlyMap<number, Fresh>,
  medidas: readonly string[],
): SharedSize[] => {
  const gathered = new Map<number, GatheredSize>();
  const gone = new Set(changed);
  for (const size of sizes) {
    if (!rebuilt.has(sizeKey(size))) continue;
    const anew = new GatheredSize(size);
    addOthers(anew, size, gone);
    gathered.set(sizeKey(size), anew);
  }
  for (const row of rows) {
    const tyre = fresh.get(row.id);
    if (!tyre || !rebuilt.has(tyre.key)) continue;
    let size = gathered.get(tyre.key);
    if (!size) gathered.set(tyre.key, (size = new GatheredSize(row)));
    size.add(tyre);
  }
  const made = [...gathered.values()].filter(({ count }) => count > 0).map((size) => size.share(medidas));
  return [...sizes.filter((size) => !rebuilt.has(sizeKey(size))), ...made].sort(bySize);
};
