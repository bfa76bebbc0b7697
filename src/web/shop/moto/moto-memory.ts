import { isModelSearch, isSizeSearch, writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { emptyMotoSelector, motoSelectorVersion, openMotoSelector } from '#domain/finder/moto-selector.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { recallKept } from '../finder/recall-kept.ts';
import type { KeptSearch } from '../finder/remember-search.ts';

export const motoMemory: KeptSearch<MotoSearch> = {
  key: 'selector-moto',
  version: motoSelectorVersion,
  open: openMotoSelector,
  write: writeMotoSearch,
};

export const recallMotoSearch = (): MotoSearch | undefined =>
  recallKept(motoMemory, emptyMotoSelector, readMotoSearch, (search) => isSizeSearch(search) || isModelSearch(search));
