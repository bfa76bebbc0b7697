import type { QueryReader } from '#domain/finder/address-query.ts';
import { readStored } from '#web/stored/read-stored.ts';

/**
 * The search that was kept; nothing where it was not whole. The pages of results need only the other half, `remember-search.ts`.
 * `empty` has the keys that a copy must have.
 */
export const recallKept = <Search>(
  { key, version }: { readonly key: string; readonly version: number },
  empty: object,
  read: (query: QueryReader) => Search,
  isWhole: (search: Search) => boolean,
): Search | undefined => {
  const { busqueda } = readStored(key, version, { ...empty, busqueda: '' });
  const search = read(new URLSearchParams(busqueda));
  return isWhole(search) ? search : undefined;
};
