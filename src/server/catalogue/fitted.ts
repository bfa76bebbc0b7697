import { monthBefore, monthsTold } from '#domain/catalogue/fitted-months.ts';
import { hourMs } from '#domain/time.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Database } from '../database/database.ts';
import { loadFitted } from './fitted-store.ts';

/** How many of each tyre were fitted within a year, and at which instant that was asked. */
export interface Fitted {
  readonly at: number;
  readonly units: ReadonlyMap<number, number>;
}

// Belongs to a database, so that two in one process never see each other's.
const known = new WeakMap<Database, { readonly at: number; readonly asked: Promise<Fitted> }>();

/** Asked at most once an hour: what a year comes to hardly changes. */
export const fittedWithinAYear = async (database: Database, now: Date): Promise<Fitted> => {
  const at = now.getTime();
  const last = known.get(database);
  if (last && Math.abs(at - last.at) < hourMs) return await last.asked;
  const asked = loadFitted(database, monthBefore(dayOnTheWall(now), monthsTold - 1)).then((units) => ({ at, units }));
  known.set(database, { at, asked });
  // Who asks next asks anew.
  asked.catch(() => known.delete(database));
  return await asked;
};
