import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { isModelSearch, isSizeSearch, writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { emptyMotoSelector, motoSelectorVersion, openMotoSelector } from '#domain/finder/moto-selector.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { writeStored } from '#web/stored/write-stored.ts';

const key = 'selector-moto';

/**
 * The last search of this browser (spec S35), and the query of its address, which has
 * what no selector has. The address decides, this only remembers.
 */
export const rememberMotoSearch = (search: MotoSearch): void =>
  writeStored(key, motoSelectorVersion, {
    ...openMotoSelector(search),
    busqueda: new URLSearchParams(writeMotoSearch(search)).toString(),
  });

/** The search that was remembered; nothing where none was complete. */
export const recallMotoSearch = (): MotoSearch | undefined => {
  const { busqueda } = readStored(key, motoSelectorVersion, { ...emptyMotoSelector, busqueda: '' });
  const search = readMotoSearch(new URLSearchParams(busqueda));
  return isSizeSearch(search) || isModelSearch(search) ? search : undefined;
};
