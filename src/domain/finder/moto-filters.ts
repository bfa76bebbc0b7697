import { motoFilterFields, type MotoSearch } from './moto-search.ts';

type Filter = (typeof motoFilterFields)[number];
type MotoFilters = { readonly [Field in Filter]: MotoSearch[Field][number][] };

/** The filters of a search, by the names that the API has for them. */
export const motoFiltersOf = (search: MotoSearch): MotoFilters =>
  Object.fromEntries(motoFilterFields.map((field) => [field, [...search[field]]])) as MotoFilters;

/** The first page of a search that nothing narrows any more. */
export const withoutMotoFilters = (search: MotoSearch): MotoSearch => ({
  ...search,
  ...Object.fromEntries(motoFilterFields.map((field) => [field, []])),
  pagina: 1,
});
