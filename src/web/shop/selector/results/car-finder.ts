import { openSelector, selectorStoreVersion } from '#domain/finder/car-selector.ts';
import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import { address, type PageName } from '#contract/addresses.ts';
import type { Finder } from '../../finder/finder.ts';
import { withQuery } from '../../finder/with-query.ts';

export type CarPage = PageName & `selector${string}`;

export const searchAddress: Finder<TyreSearch, CarPage>['to'] = (page, language, search) =>
  withQuery(address(page, language), writeSearch(search));

/** The selector of cars, 4x4 and vans: first some recommended tyres, all of them for whoever narrows them (spec S17). */
export const carFinder: Finder<TyreSearch, CarPage> = {
  write: writeSearch,
  to: searchAddress,
  memory: { key: 'selector', version: selectorStoreVersion, open: openSelector },
  pages: { results: 'selectorResults', narrowed: 'selectorAll', save: 'selectorRegister' },
};
