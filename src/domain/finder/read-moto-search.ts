import { motoFields } from './moto-search.ts';
import { readFields } from './read-fields.ts';

export const readMotoSearch = readFields(motoFields);
