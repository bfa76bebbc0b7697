import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Place } from '#domain/workshops/distance.ts';
import { readPlaceName } from '#domain/workshops/town-names.ts';
import type { Database } from '../database/database.ts';
import { recentWorkshops } from './recent-workshops.ts';
import { placeOfPostcode } from './workshops-store.ts';

/** Where a visitor is who typed a postcode of Spain or Andorra or, instead, the name of a town or province. */
export const findPlace = async (db: Database, typed: string): Promise<Place | Refusal<'codigo-postal-desconocido'>> => {
  const unknown = refuse('codigo-postal-desconocido', { lugar: typed.trim() });
  const cpostal = readPostcode(typed);
  if (!isRefusal(cpostal)) return (await placeOfPostcode(db, cpostal)) ?? unknown;
  const { workshops: towns, provinces } = await recentWorkshops(db);
  return readPlaceName(typed, { towns, provinces }) ?? unknown;
};
