import {
  offerColumns,
  tyreColumns,
  type Columns,
  type OfferColumns,
  type SizeColumns,
  type TyreColumns,
  type Views,
} from './columns.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';

/* Columns as two threads give them to each other: blocks of shared memory with what is needed to read them. */

/** The tyres of one size: `SizeColumns` without its views. */
export interface SharedSize extends Pick<SizeColumns, 'ancho' | 'serie' | 'llanta' | 'medida' | 'count'> {
  readonly tyres: SharedArrayBuffer;
  readonly offers: SharedArrayBuffer;
}

/** What columns take of the models, by their places. */
export interface ModelNumbers {
  readonly ids: Int32Array;
  /** Place of its brand. */
  readonly brands: Uint16Array;
  readonly traits: Uint8Array;
}

/** All but the brands and models themselves, which only the thread that answers reads. */
export interface SharedColumns extends Pick<Columns, 'kinds' | 'speeds' | 'tipos' | 'posiciones'> {
  readonly sizes: readonly SharedSize[];
  /** How sizes are printed. */
  readonly medidas: readonly string[];
  readonly models: ModelNumbers;
}

interface Column {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, offset: number, length: number): ArrayBufferView;
}
type Declared = Readonly<Record<string, Column>>;

/** A block with room for each column, the wide ones first, so that each begins where its width allows. */
const bytesOf = (columns: Declared, count: number): number =>
  Object.values(columns).reduce((sum, { BYTES_PER_ELEMENT }) => sum + BYTES_PER_ELEMENT * count, 0);

const viewsOn = <Of extends Declared>(columns: Of, buffer: SharedArrayBuffer, count: number): Views<Of> => {
  let offset = 0;
  return Object.fromEntries(
    Object.entries(columns).map(([name, View]) => {
      const view = new View(buffer, offset, count);
      offset += View.BYTES_PER_ELEMENT * count;
      return [name, view];
    }),
  ) as Views<Of>;
};

export const newTyres = (count: number): SharedArrayBuffer => new SharedArrayBuffer(bytesOf(tyreColumns, count));
export const newOffers = (count: number): SharedArrayBuffer => new SharedArrayBuffer(bytesOf(offerColumns, count));
export const tyresIn = ({ tyres, count }: Pick<SharedSize, 'tyres' | 'count'>): TyreColumns =>
  viewsOn(tyreColumns, tyres, count);
export const offersIn = ({ offers, count }: Pick<SharedSize, 'offers' | 'count'>): OfferColumns =>
  viewsOn(offerColumns, offers, count);

// A size that a change does not touch keeps its views, too.
const read = new WeakMap<SharedSize, SizeColumns>();

const sizeOver = (shared: SharedSize): SizeColumns => {
  const known = read.get(shared);
  if (known) return known;
  const made = { ...shared, tyres: tyresIn(shared), offers: offersIn(shared) };
  read.set(shared, made);
  return made;
};

/** The columns as searches read them. */
export const columnsOver = (
  { kinds, sizes, speeds, tipos, posiciones }: SharedColumns,
  brands: readonly BrandRow[],
  models: readonly ModelRow[],
): Columns => ({
  count: sizes.reduce((sum, { count }) => sum + count, 0),
  sizes: sizes.map(sizeOver),
  speeds,
  brands,
  models,
  kinds,
  tipos,
  posiciones,
});
