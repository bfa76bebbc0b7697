import { isModelSearch, isSizeSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { anyMotoTyre, readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { recallKept } from '../finder/questions/recall-kept.ts';
import { motoFinder } from './moto-finder.ts';

export const recallMotoSearch = (): MotoSearch | undefined =>
  recallKept(motoFinder.memory, anyMotoTyre, readMotoSearch, (search) => isSizeSearch(search) || isModelSearch(search));
