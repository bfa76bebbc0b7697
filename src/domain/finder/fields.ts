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

/** The fields of a search, each with its kind: all that is needed to read it in an address (`readFields`). */
export type Fields<Search> = { readonly [Field in keyof Search]-?: KindsOf<Search[Field]> };

/** A search for anything, with every field in the order in which an address has them. */
export type AnySearch<Search> = { readonly [Field in keyof Required<Search>]: Search[Field] };

/** The names of fields whose name in the address is another. */
export type FieldNames<Search> = { readonly [Field in keyof Search]?: string };

type Written = string | number | boolean | undefined | readonly (string | number)[];

/**
 * A search as the pairs of a query, for `new URLSearchParams`: always in the same order and without what says nothing, as a
 * search for `any` does, so that one search has one address.
 */
export const writeFields =
  <Search extends object>(any: AnySearch<Search>, names: FieldNames<Search> = {}) =>
  (search: Partial<Search>): [name: string, value: string][] =>
    (Object.keys(any) as (keyof Search & string)[]).flatMap((field) => {
      const value = search[field] as Written;
      if (value === any[field]) return [];
      return [typeof value === 'boolean' ? (value ? 'si' : 'no') : value]
        .flat()
        .filter(Boolean)
        .map((text): [string, string] => [names[field] ?? field, String(text)]);
    });
