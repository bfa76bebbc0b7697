import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import { recentMs } from '../database/kept-for.ts';
import { readOccupancy, type Occupancy } from './occupancy.ts';
import { loadOccupancies } from './occupancy-store.ts';

/** So many days are loaded at least: mostly enough for a first free time, and what all who ask then share. */
export const usualDays = 8;

interface Kept {
  readonly at: number;
  readonly today: Fecha;
  readonly days: number;
  readonly occupancy: Promise<Occupancy | undefined>;
  /** What is taken has changed here since: only good for opening hours and holidays. */
  stale: boolean;
}

// Belongs to a database, so that two in one process never see each other's, and a transaction keeps none.
const shelves = new WeakMap<Database, Map<number, Kept>>();

const shelfOf = (db: Database): Map<number, Kept> => {
  const known = shelves.get(db);
  if (known) return known;
  const made = new Map<number, Kept>();
  shelves.set(db, made);
  return made;
};

/**
 * Occupancies at most `recentMs` old, one pass for all that are missing; `days` is how many of what is taken,
 * none where only opening hours and holidays matter. Whoever shows the times of one workshop loads what is
 * taken anew (`occupancyNow`), and whoever holds one asks the database.
 */
export const recentOccupancies = async (
  db: Database,
  ask: { codTiendas: readonly number[]; today: Fecha; days: number },
): Promise<Occupancy[]> => {
  const shelf = shelfOf(db);
  const at = performance.now();
  const serves = (kept: Kept | undefined): kept is Kept =>
    kept !== undefined &&
    at - kept.at < recentMs &&
    kept.today === ask.today &&
    (ask.days === 0 || (!kept.stale && kept.days >= ask.days));

  const missing = ask.codTiendas.filter((codTienda) => !serves(shelf.get(codTienda)));
  if (missing.length > 0) {
    const days = Math.max(ask.days, usualDays);
    const loading = loadOccupancies(db, { codTiendas: missing, today: ask.today, days }).then(
      (rows) => new Map(rows.map((row) => [row.codTienda, readOccupancy(row)])),
    );
    for (const codTienda of missing)
      shelf.set(codTienda, {
        at,
        today: ask.today,
        days,
        occupancy: loading.then((occupancies) => occupancies.get(codTienda)),
        stale: false,
      });
    // Neither a failure nor a workshop that does not exist is worth keeping.
    void loading.then(
      (occupancies) =>
        missing.filter((codTienda) => !occupancies.has(codTienda)).forEach((codTienda) => shelf.delete(codTienda)),
      () => missing.forEach((codTienda) => shelf.delete(codTienda)),
    );
  }
  const occupancies = await Promise.all(ask.codTiendas.map(async (codTienda) => await shelf.get(codTienda)?.occupancy));
  return occupancies.filter((occupancy) => occupancy !== undefined);
};

/** After a change made here, the next list shows it at once. Other processes see it within a second. */
export const forgetOccupancy = (db: Database, codTienda: number): void => {
  const kept = shelves.get(db)?.get(codTienda);
  if (kept) kept.stale = true;
};
