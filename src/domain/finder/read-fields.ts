import { categories } from '../tyres/category.ts';
import { reinforcements } from '../tyres/reinforcement.ts';
import { seasons } from '../tyres/season.ts';
import {
  among,
  parseIds,
  parseLoad,
  parseMeasure,
  parsePage,
  parsePostcode,
  parseSpeed,
  parseWord,
  parseWords,
  type QueryReader,
} from './address-query.ts';
import type { FieldKind, FieldNames, Fields, FieldValues } from './fields.ts';
import { searchOrders } from './orders.ts';
import { applications, motoVehicles, vehicleKinds, wheels } from './vehicles.ts';

/** An address that asks for nothing. */
export const emptyQuery: QueryReader = { get: () => null, getAll: () => [] };

const yesOrNo: Readonly<Record<string, boolean>> = { si: true, no: false };

type Reader<Value> = (texts: readonly string[], first: string | null) => Value;

const readers: { readonly [Kind in FieldKind]: Reader<FieldValues[Kind]> } = {
  measure: (_, text) => parseMeasure(text),
  load: (_, text) => parseLoad(text),
  speed: (_, text) => parseSpeed(text),
  word: (_, text) => parseWord(text),
  words: parseWords,
  yesOrNo: (_, text) => yesOrNo[text ?? ''],
  ids: parseIds,
  seasons: (texts) => among(seasons, texts),
  reinforcements: (texts) => among(reinforcements, texts),
  categories: (texts) => among(categories, texts),
  vehicleKind: (texts) => among(vehicleKinds, texts)[0],
  motoVehicle: (_, text) => motoVehicles.find((each) => each === text) ?? 'moto',
  application: (_, text) => applications.find((each) => each === text),
  wheel: (_, text) => wheels.find((each) => each === text),
  order: (texts) => among(searchOrders, texts)[0] ?? 'recomendado',
  page: (_, text) => parsePage(text),
  postcode: (_, text) => parsePostcode(text),
  workshop: (texts) => parseIds(texts)[0],
};

/** Reads the search of an address. What cannot be understood is left out, so that no address breaks a page. */
export const readFields =
  <Search extends object>(fields: Fields<Search>, names: FieldNames<Search> = {}) =>
  (query: QueryReader): Search =>
    Object.fromEntries(
      (Object.entries(fields) as [keyof Search & string, FieldKind][]).map(([field, kind]) => {
        const name = names[field] ?? field;
        return [field, readers[kind](query.getAll(name), query.get(name))];
      }),
    ) as Search;
