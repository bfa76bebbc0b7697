import type { Language } from '#domain/language.ts';
import type { SearchOrder } from '#domain/finder/orders.ts';

/** What any search has, whatever it is for. */
export interface AnyOrder {
  readonly orden: SearchOrder;
  /** From 1, as people count. */
  readonly pagina: number;
  readonly cp?: string | undefined;
}

/** Where and how the browser keeps the last search of a selector. */
export interface KeptSearch<Search> {
  readonly key: string;
  /** A copy of another version is dropped. */
  readonly version: number;
  readonly open: (search: Search) => object;
}

/** A selector as all its pages know it. */
export interface Finder<Search, Page extends string> {
  /** A search as the pairs of its address. */
  readonly write: (search: Partial<Search>) => [name: string, value: string][];
  readonly memory: KeptSearch<Search>;
  /** The address of a page with a search: it is the only state that the page has. */
  readonly to: (page: Page, language: Language, search: Partial<Search>) => string;
  readonly pages: {
    /** Where the tyres of a search are listed. */
    readonly results: Page;
    /** Where they are listed once somebody narrows them. */
    readonly narrowed: Page;
    /** Where a search is saved. */
    readonly save: Page;
  };
}
