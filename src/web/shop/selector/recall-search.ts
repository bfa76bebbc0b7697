import { emptySelector } from '#domain/finder/car-selector.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import { recallKept } from '../finder/recall-kept.ts';
import { carMemory } from './selector-memory.ts';

export const recallSearch = (): TyreSearch | undefined =>
  recallKept(carMemory, emptySelector, readSearch, ({ llanta }) => llanta !== undefined);
