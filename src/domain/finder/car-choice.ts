import type { TyreSearch } from './car-search.ts';
import { sizeParts, type SizePart } from './car-selector.ts';
import { choosingParts } from './choose-part.ts';

/** What stays whatever size is chosen. */
export const keptOfCar = ['tipo', 'cp', 'taller', 'temporada', 'runflat'] as const;

/** Chooses one number of the size. The makers go with the others: they are those of a size (spec S4). */
export const choosePart = choosingParts<TyreSearch, SizePart>([sizeParts], keptOfCar);
