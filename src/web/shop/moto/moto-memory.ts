import {
  emptyMotoSelector,
  motoSearchOf,
  motoSelectorVersion,
  openMotoSelector,
} from '#domain/selector-moto/moto-selector.ts';
import { isModelSearch, isSizeSearch, type MotoSearch } from '#domain/selector-moto/moto-search.ts';
import { readStored, writeStored } from '#web/stored/stored-copy.ts';

const key = 'selector-moto';

/** The last search of this browser (specification, shopping 3: stored version 4). The address decides, this only remembers. */
export const rememberMotoSearch = (search: MotoSearch): void =>
  writeStored(key, motoSelectorVersion, openMotoSelector(search));

/** The search that was remembered; nothing where none was complete. */
export const recallMotoSearch = (): MotoSearch | undefined => {
  const search = motoSearchOf(readStored(key, motoSelectorVersion, emptyMotoSelector));
  return isSizeSearch(search) || isModelSearch(search) ? search : undefined;
};
