import { writeStored } from '#web/stored/write-stored.ts';
import type { Finder } from '../finder.ts';

/**
 * The last search of this browser as its selector (spec S9, S35), and the query of its address, which has what no selector has.
 * The address decides, this only remembers.
 */
export const keepSearch = <Search>(
  { memory: { key, version, open }, write }: Pick<Finder<Search, never>, 'memory' | 'write'>,
  search: Search,
): void => writeStored(key, version, { ...open(search), busqueda: new URLSearchParams(write(search)).toString() });
