import type { Database } from './database.ts';

/**
 * So old may be what a process keeps of a database to show it. A change shows within 1.2 s: answers are shared among pages for a tenth
 * of a second, and a kept page is sent for two fifths before somebody waits until it is compared. What is sold is decided by what the
 * database says then.
 */
export const recentMs = 700;

interface Kept<Told> {
  readonly at: number;
  readonly told: Promise<Told>;
}

/**
 * What a database says that everybody asks for and that hardly ever changes, read anew once it is so old, for the instant of who asks
 * then. A failure is not kept.
 */
export const keptFor = <Told, Instant extends [] | [now: Date]>(
  ageMs: number,
  load: (db: Database, ...instant: Instant) => Promise<Told>,
): ((db: Database, ...instant: Instant) => Promise<Told>) => {
  // Belongs to a database, so that two in one process never see each other's.
  const known = new WeakMap<Database, Kept<Told>>();
  return async (db, ...instant) => {
    const before = known.get(db);
    if (before && performance.now() - before.at < ageMs) return await before.told;
    const kept = { at: performance.now(), told: load(db, ...instant) };
    known.set(db, kept);
    kept.told.catch(() => known.get(db) === kept && known.delete(db));
    return await kept.told;
  };
};

/** The same, for what is shown: read anew every `recentMs`. */
export const keptBriefly = <Told, Instant extends [] | [now: Date]>(
  load: (db: Database, ...instant: Instant) => Promise<Told>,
): ((db: Database, ...instant: Instant) => Promise<Told>) => keptFor(recentMs, load);
