import { motoFields } from './moto-search.ts';
import { emptyQuery, readFields } from './read-fields.ts';

export const readMotoSearch = readFields(motoFields);

export const anyMotoTyre = readMotoSearch(emptyQuery);
