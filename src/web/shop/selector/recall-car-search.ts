import type { TyreSearch } from '#domain/finder/car-search.ts';
import { anyTyre, readSearch } from '#domain/finder/read-car-search.ts';
import { recallKept } from '../finder/questions/recall-kept.ts';
import { carFinder } from './results/car-finder.ts';

export const recallCarSearch = (): TyreSearch | undefined =>
  recallKept(carFinder.memory, anyTyre, readSearch, ({ llanta }) => llanta !== undefined);
