import type { Category } from '../tyres/category.ts';
import type { Reinforcement } from '../tyres/reinforcement.ts';
import type { Season } from '../tyres/season.ts';
import type { SearchOrder } from './orders.ts';
import type { Application, MotoVehicle, VehicleKind, Wheel } from './vehicles.ts';

/** What a field of a search holds, by its kind. */
export interface FieldValues {
  readonly measure: number | undefined;
  readonly load: number | undefined;
  readonly speed: string | undefined;
  readonly word: string | undefined;
  readonly words: readonly string[];
  readonly yesOrNo: boolean | undefined;
  readonly ids: readonly number[];
  readonly seasons: readonly Season[];
  readonly reinforcements: readonly Reinforcement[];
  readonly categories: readonly Category[];
  readonly vehicleKind: VehicleKind | undefined;
  readonly motoVehicle: MotoVehicle;
  readonly application: Application | undefined;
  readonly wheel: Wheel | undefined;
  readonly order: SearchOrder;
  readonly page: number;
  readonly postcode: string | undefined;
  readonly workshop: number | undefined;
}
export type FieldKind = keyof FieldValues;

/** The kinds that hold just this. */
type KindsOf<Value> = {
  [Kind in FieldKind]: [Value] extends [FieldValues[Kind]]
    ? [FieldValues[Kind]] extends [Value]
      ? Kind
      : never
    : never;
}[FieldKind];

/** The fields of a search in the order in which an address has them, each with its kind, by which `readFields` reads it there. */
export type Fields<Search> = { readonly [Field in keyof Search]-?: KindsOf<Search[Field]> };

/** The names of fields whose name in the address is another. */
export type FieldNames<Search> = { readonly [Field in keyof Search]?: string };

/** The name of a field in the address. */
export type NameInAddress<Search, Names extends FieldNames<Search>> = {
  [Field in keyof Search]-?: Field extends keyof Names ? Names[Field] : Field;
}[keyof Search];

type Written = string | number | boolean | undefined | readonly (string | number)[];

/** What fields hold that ask for nothing, where that is neither undefined nor an empty list. */
export const nothingAsked: Readonly<Partial<FieldValues>> = { motoVehicle: 'moto', order: 'recomendado', page: 1 };

/**
 * A search as the pairs of a query, for `new URLSearchParams`: always in the same order and without what says nothing, so that
 * one search has one address.
 */
export const writeFields =
  <Search extends object>(fields: Fields<Search>, names: FieldNames<Search> = {}) =>
  (search: Partial<Search>): [name: string, value: string][] =>
    (Object.entries(fields) as [keyof Search & string, FieldKind][]).flatMap(([field, kind]) => {
      const value = search[field] as Written;
      if (value === nothingAsked[kind]) return [];
      return [typeof value === 'boolean' ? (value ? 'si' : 'no') : value]
        .flat()
        .filter(Boolean)
        .map((text): [string, string] => [names[field] ?? field, String(text)]);
    });
