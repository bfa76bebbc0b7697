import type { Language } from '#domain/language.ts';
import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import { address, type PageName } from '#contract/addresses.ts';

export type SelectorPageName = PageName & `selector${string}`;

/** A page of the selector with its search: the address is the only state it has. */
export const searchAddress = (page: SelectorPageName, language: Language, search: Partial<TyreSearch>): string => {
  const query = new URLSearchParams(writeSearch(search));
  return `${address(page, language)}${query.size > 0 ? `?${query}` : ''}`;
};
