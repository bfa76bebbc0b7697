import { minuteMs } from '#domain/time.ts';
import type { Database } from './database.ts';

interface Kept<Told> {
  readonly at: number;
  readonly told: Promise<Told>;
}

/** What a database says that hardly ever changes, at most a minute old. A failure is not kept. */
export const keptAMinute = <Told>(load: (db: Database) => Promise<Told>): ((db: Database) => Promise<Told>) => {
  // Belongs to a database, so that two in one process never see each other's.
  const known = new WeakMap<Database, Kept<Told>>();
  return async (db) => {
    const before = known.get(db);
    if (before && performance.now() - before.at < minuteMs) return await before.told;
    const kept = { at: performance.now(), told: load(db) };
    known.set(db, kept);
    kept.told.catch(() => known.get(db) === kept && known.delete(db));
    return await kept.told;
  };
};
