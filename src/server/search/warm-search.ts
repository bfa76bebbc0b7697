import { setTimeout as pause } from 'node:timers/promises';
import { articlesOf } from '../catalogue/articles.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { vehicleGroups } from './tyre-names.ts';

/** By then whoever waited for the server to start has the first page. */
const visitorsFirstMs = 1000;

/** Reads what searches keep in memory: cars at once, the rest a second later, one after the other. */
export const warmSearch = async (db: Database): Promise<void> => {
  await catalogueOf(db);
  await pause(visitorsFirstMs);
  for (const group of vehicleGroups) await catalogueOf(db, group);
  await articlesOf(db);
};
