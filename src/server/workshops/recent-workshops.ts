import { minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { loadProvinces, loadWorkshops, type ProvinceRow, type WorkshopRow } from './workshops-store.ts';

/** Workshops hardly ever change; what a change costs is a minute of an old telephone number. */
const freshMs = minuteMs;

export interface Chain {
  readonly workshops: readonly WorkshopRow[];
  readonly provinces: readonly ProvinceRow[];
}

interface Kept {
  readonly at: number;
  readonly chain: Promise<Chain>;
}

// Belongs to a database, so that two in one process never see each other's.
const chains = new WeakMap<Database, Kept>();

const load = async (db: Database): Promise<Chain> => ({
  workshops: await loadWorkshops(db),
  provinces: await loadProvinces(db),
});

/** All workshops, at most a minute old. */
export const recentWorkshops = async (db: Database): Promise<Chain> => {
  const known = chains.get(db);
  if (known && performance.now() - known.at < freshMs) return await known.chain;
  const kept = { at: performance.now(), chain: load(db) };
  chains.set(db, kept);
  // A failure is not worth keeping.
  kept.chain.catch(() => chains.get(db) === kept && chains.delete(db));
  return await kept.chain;
};
