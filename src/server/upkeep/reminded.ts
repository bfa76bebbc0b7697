import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import { ownCars, type OwnCar } from './own-cars.ts';
import { findReminded, ownerOf } from './upkeep-store.ts';

/** A vehicle whose owner is reminded of it, with its owner; undefined where it is gone, or not reminded of any more. */
export const reminded = async (
  db: Database,
  id: string,
): Promise<
  { readonly car: OwnCar; readonly owner: Pick<Account, 'id' | 'email' | 'email_probado' | 'nombre'> } | undefined
> => {
  const found = await findReminded(db, id);
  const owner = found?.avisos ? await ownerOf(db, found.accountId) : undefined;
  const car = owner && (await ownCars(db, owner)).find(({ row }) => row.id === id);
  return owner && car && { car, owner };
};
