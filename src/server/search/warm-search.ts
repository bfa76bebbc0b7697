import { articlesOf } from '../catalogue/articles.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { vehicleGroups } from './tyre-names.ts';

/** Reads what searches keep in memory, cars first, one after the other so that visitors are answered meanwhile. */
export const warmSearch = async (db: Database): Promise<void> => {
  for (const group of vehicleGroups) await catalogueOf(db, group);
  await articlesOf(db);
};
