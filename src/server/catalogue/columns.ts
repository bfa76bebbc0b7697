import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { BrandRow, ModelRow } from './columns-store.ts';

/**
 * What is known of the tyres of one size, one place a tyre. Those that facets read are of one width, so that one loop
 * serves them all. Brands, models, speeds and words are places in the lists of `Columns`.
 */
export const tyreColumns = {
  id: Int32Array,
  model: Int32Array,
  orden: Int32Array,
  brand: Uint16Array,
  ic: Uint16Array,
  cv: Uint16Array,
  /** `traitsOf` season, run-flat, kind of vehicle and reinforcement. */
  traits: Uint16Array,
  tipo: Uint16Array,
  posicion: Uint16Array,
  /** How its size is printed, without a rating: those of one size need not agree. */
  medida: Uint16Array,
  /** Decibels of the label; 0 of what bears none. */
  ruido: Uint8Array,
  /** Classes of the label, from 1 for A; 0 of what bears none. */
  mojado: Uint8Array,
  consumo: Uint8Array,
} as const;

/** What a price is made of, which changes all day. */
export const offerColumns = {
  /** Cents, net. */
  ecotasa: Int32Array,
  /** Cents, net; 0 where nobody has it. */
  precio: Int32Array,
  /** Basis points. */
  descuento: Uint16Array,
  /** 1 where as many can be had as are usually bought at once. */
  completo: Uint8Array,
} as const;

export type Views<Declared extends Readonly<Record<string, new (...of: never[]) => ArrayBufferView>>> = {
  readonly [Name in keyof Declared]: InstanceType<Declared[Name]>;
};
export type TyreColumns = Views<typeof tyreColumns>;
export type OfferColumns = Views<typeof offerColumns>;

/** The tyres of one size as they are recommended: by `orden`, then `id`. Nothing in it ever changes. */
export interface SizeColumns {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** As people write it. */
  readonly medida: string;
  readonly count: number;
  readonly tyres: TyreColumns;
  readonly offers: OfferColumns;
}

/** A tyre by its place in its size. */
export interface TyreAt {
  readonly size: SizeColumns;
  readonly row: number;
}

/**
 * The whole catalogue as columns of numbers in shared memory, about 40 bytes a tyre, so that any search is one pass over
 * memory. A change makes other columns, which share with these the sizes that it does not touch: whoever has these goes on
 * seeing what they showed.
 */
export interface Columns {
  readonly count: number;
  /** By rim, width and profile. */
  readonly sizes: readonly SizeColumns[];
  /** Slowest first. */
  readonly speeds: readonly string[];
  readonly brands: readonly BrandRow[];
  readonly models: readonly ModelRow[];
  /** The kinds of vehicle that these tyres are for. */
  readonly kinds: readonly ProductVehicle[];
  /** What tyres are made for, and the wheels that they go on. */
  readonly tipos: readonly string[];
  readonly posiciones: readonly string[];
}

/** Two bits of season, one of run-flat, two of kind, two of reinforcement. */
export const traitsOf = (season: number, runflat: boolean, kind: number, refuerzo: number): number =>
  season | (runflat ? 4 : 0) | (kind << 3) | (refuerzo << 5);
export const traitCombinations = 128;
/** Place among the kinds of vehicle of the columns. */
export const kindOf = (traits: number): number => (traits >> 3) & 3;
/** So many kinds of vehicle a group has at most. */
export const kindsAtMost = 4;
/** Place among `reinforcements`, from 1; 0 of plain tyres. */
export const reinforcementOf = (traits: number): number => traits >> 5;
/** The traits of the plain tyre beside it. */
export const unreinforced = (traits: number): number => traits & 31;

/** What a tyre costs before tax, in hundredths of a percent of a cent: exact, for comparing. */
export const netPrice = ({ precio, descuento, ecotasa }: OfferColumns, row: number): number =>
  (precio[row] ?? 0) * (10_000 - (descuento[row] ?? 0)) + (ecotasa[row] ?? 0) * 10_000;

/** The number of a product. */
export const idAt = ({ size, row }: TyreAt): number => size.tyres.id[row] ?? 0;
