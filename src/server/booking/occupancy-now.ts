import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import type { Occupancy } from './occupancy.ts';
import { loadTaken } from './occupancy-store.ts';
import { recentOccupancies } from './recent-occupancies.ts';

interface Ask {
  readonly today: Fecha;
  readonly from: Fecha;
  readonly days: number;
  readonly token: string | null;
  readonly moving?: string | null;
}

/**
 * Occupancies of workshops for showing their times: what is taken as it is at this moment, their hours and holidays at
 * most a second old. Without those that do not exist.
 */
export const occupanciesNow = async (
  db: Database,
  ask: Ask & { readonly codTiendas: readonly number[] },
): Promise<Occupancy[]> => {
  const [known, taken] = await Promise.all([
    recentOccupancies(db, { codTiendas: ask.codTiendas, today: ask.today, days: 0 }),
    loadTaken(db, ask),
  ]);
  return known.map((occupancy) => occupancy.withTaken(taken.get(occupancy.codTienda) ?? []));
};

/** The same of one; undefined where the workshop does not exist. */
export const occupancyNow = async (
  db: Database,
  { codTienda, ...ask }: Ask & { readonly codTienda: number },
): Promise<Occupancy | undefined> => {
  const [occupancy] = await occupanciesNow(db, { ...ask, codTiendas: [codTienda] });
  return occupancy;
};
