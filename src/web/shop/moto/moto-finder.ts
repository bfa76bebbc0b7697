import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { motoSelectorVersion, openMotoSelector } from '#domain/finder/moto-selector.ts';
import type { Finder } from '../finder/finder.ts';
import { motoAddress, type MotoPage } from './moto-addresses.ts';

/** The selector of motorcycles, quads, e-scooters and farms: all tyres at once, ten a page (spec S37). */
export const motoFinder: Finder<MotoSearch, MotoPage> = {
  write: writeMotoSearch,
  to: motoAddress,
  memory: { key: 'selector-moto', version: motoSelectorVersion, open: openMotoSelector },
  pages: { results: 'resultados', narrowed: 'resultados', save: 'registro' },
};
