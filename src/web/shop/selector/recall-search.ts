import { readSearch } from '#domain/finder/read-car-search.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { emptySelector, selectorStoreVersion } from '#domain/finder/car-selector.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { searchKey } from './selector-memory.ts';

/** The search that was remembered; nothing where no size was chosen. The pages of results need only the other half. */
export const recallSearch = (): TyreSearch | undefined => {
  const { busqueda } = readStored(searchKey, selectorStoreVersion, { ...emptySelector, busqueda: '' });
  const search = readSearch(new URLSearchParams(busqueda));
  return search.llanta === undefined ? undefined : search;
};
