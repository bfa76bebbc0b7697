import { emptySelector, openSelector, searchOf, selectorStoreVersion } from '#domain/selector/selector.ts';
import type { TyreSearch } from '#domain/selector/search.ts';
import { readStored, writeStored } from '#web/stored/stored-copy.ts';

const key = 'selector';

/** The last search of this browser (specification, shopping 3: stored version 2). The address decides, this only remembers. */
export const rememberSearch = (search: TyreSearch): void =>
  writeStored(key, selectorStoreVersion, openSelector(search));

/** The search that was remembered; nothing where no size was chosen. */
export const recallSearch = (): TyreSearch | undefined => {
  const selector = readStored(key, selectorStoreVersion, emptySelector);
  return selector.llanta.value === null ? undefined : searchOf(selector);
};
