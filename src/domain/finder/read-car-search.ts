import { carFieldNames, carFields } from './car-search.ts';
import { emptyQuery, readFields } from './read-fields.ts';

export const readSearch = readFields(carFields, carFieldNames);

export const anyTyre = readSearch(emptyQuery);
