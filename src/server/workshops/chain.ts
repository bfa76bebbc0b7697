import type { Database } from '../database/database.ts';
import { loadWorkshops, type WorkshopRow } from './workshops-store.ts';

/** How long the chain is taken to stand as it was read. */
const freshMs = 60_000;

interface Kept {
  readonly at: number;
  readonly workshops: Promise<WorkshopRow[]>;
}

// Belongs to a database, so that two in one process never see each other's.
const kept = new WeakMap<Database, Kept>();

/** All workshops, at most a minute old. */
export const chainOf = (db: Database): Promise<WorkshopRow[]> => {
  const at = performance.now();
  const known = kept.get(db);
  if (known && at - known.at < freshMs) return known.workshops;
  const workshops = loadWorkshops(db);
  kept.set(db, { at, workshops });
  // A failed read is not kept: the next visitor tries again.
  workshops.catch(() => kept.delete(db));
  return workshops;
};
