import type { QueryReader } from '#domain/finder/address-query.ts';
import { readStored } from '#web/stored/read-stored.ts';
import type { KeptSearch } from '../finder.ts';

/**
 * The search that was kept; nothing where it was not whole. The pages of results need only the other half, `remember-search.ts`.
 * A copy must have the keys that a search for anything is kept with.
 */
export const recallKept = <Search>(
  { key, version, open }: KeptSearch<Search>,
  any: Search,
  read: (query: QueryReader) => Search,
  isWhole: (search: Search) => boolean,
): Search | undefined => {
  const { busqueda } = readStored(key, version, { ...open(any), busqueda: '' });
  const search = read(new URLSearchParams(busqueda));
  return isWhole(search) ? search : undefined;
};
