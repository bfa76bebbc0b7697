import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import { openSelector, selectorStoreVersion } from '#domain/finder/car-selector.ts';
import { writeStored } from '#web/stored/write-stored.ts';

/** Where the browser keeps its last search. */
export const searchKey = 'selector';

/**
 * The last search of this browser (spec S9), and the query of its address: a postcode,
 * a category, a reinforcement or a second season has no
 * selector. The address decides, this only remembers.
 */
export const rememberSearch = (search: TyreSearch): void =>
  writeStored(searchKey, selectorStoreVersion, {
    ...openSelector(search),
    busqueda: new URLSearchParams(writeSearch(search)).toString(),
  });
