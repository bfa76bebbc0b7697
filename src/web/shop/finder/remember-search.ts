import { writeStored } from '#web/stored/write-stored.ts';

/** Where and how the browser keeps the last search of a selector. */
export interface KeptSearch<Search> {
  readonly key: string;
  /** A copy of another version is dropped. */
  readonly version: number;
  readonly open: (search: Search) => object;
  readonly write: (search: Search) => [name: string, value: string][];
}

/**
 * The last search of this browser as its selector (spec S9, S35), and the query of its address, which has what no selector has.
 * The address decides, this only remembers.
 */
export const keepSearch = <Search>({ key, version, open, write }: KeptSearch<Search>, search: Search): void =>
  writeStored(key, version, { ...open(search), busqueda: new URLSearchParams(write(search)).toString() });
