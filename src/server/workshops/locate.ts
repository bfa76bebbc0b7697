import { readPostcode } from '#domain/accounts/postcode.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Place } from '#domain/workshops/distance.ts';
import type { Database } from '../database/database.ts';
import { chainOf } from './chain.ts';
import { locatePostcode } from './workshops-store.ts';

/** Letters only, without accents: how a town is compared. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Where a typed postcode or, failing that, a town with a workshop lies. */
export const locate = async (db: Database, typed: string): Promise<Place | Refusal<'codigo-postal-desconocido'>> => {
  const postcode = readPostcode(typed);
  if (!isRefusal(postcode)) return (await locatePostcode(db, postcode)) ?? refuse('codigo-postal-desconocido');
  const wanted = plain(typed);
  if (wanted.length < 3) return refuse('codigo-postal-desconocido');
  const towns = (await chainOf(db)).map((workshop) => ({ workshop, name: plain(workshop.poblacion) }));
  const town = towns.find(({ name }) => name === wanted) ?? towns.find(({ name }) => name.startsWith(wanted));
  return town?.workshop ?? refuse('codigo-postal-desconocido');
};
