import { openSelector, selectorStoreVersion } from '#domain/finder/car-selector.ts';
import { writeSearch, type TyreSearch } from '#domain/finder/car-search.ts';
import type { KeptSearch } from '../finder/remember-search.ts';

export const carMemory: KeptSearch<TyreSearch> = {
  key: 'selector',
  version: selectorStoreVersion,
  open: openSelector,
  write: writeSearch,
};
