import type { Database } from './database.ts';

/** What is shown is a second old at most, and half of it is for what shows it. */
const keptMs = 500;

interface Kept<Told> {
  readonly at: number;
  readonly told: Promise<Told>;
}

/** What a database says that everybody asks for and that hardly ever changes, read anew every half second. A failure is not kept. */
export const keptBriefly = <Told>(load: (db: Database) => Promise<Told>): ((db: Database) => Promise<Told>) => {
  // Belongs to a database, so that two in one process never see each other's.
  const known = new WeakMap<Database, Kept<Told>>();
  return async (db) => {
    const before = known.get(db);
    if (before && performance.now() - before.at < keptMs) return await before.told;
    const kept = { at: performance.now(), told: load(db) };
    known.set(db, kept);
    kept.told.catch(() => known.get(db) === kept && known.delete(db));
    return await kept.told;
  };
};
