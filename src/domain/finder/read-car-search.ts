import { carFieldNames, carFields } from './car-search.ts';
import { readFields } from './read-fields.ts';

export const readSearch = readFields(carFields, carFieldNames);
