import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { recentMs } from '../database/kept-briefly.ts';
import type { Runtime } from '../runtime.ts';
import { loadMaintenance, type MaintenanceRow } from './maintenance-store.ts';

interface Kept {
  readonly at: number;
  readonly windows: Promise<readonly MaintenanceRow[]>;
}

// Belongs to a database, so that two in one process never see each other's.
const known = new WeakMap<Database, Kept>();

/** The agenda learns so late that it is closed or open again. */
const recentMaintenance = async (db: Database, now: Date): Promise<readonly MaintenanceRow[]> => {
  const before = known.get(db);
  if (before && performance.now() - before.at < recentMs) return await before.windows;
  const kept = { at: performance.now(), windows: loadMaintenance(db, now) };
  known.set(db, kept);
  // A failure is not worth keeping.
  kept.windows.catch(() => known.get(db) === kept && known.delete(db));
  return await kept.windows;
};

/** Why the workshops' agenda is not to be asked at this moment, and for how many seconds; null where it may be. */
export const closedForMaintenance = async ({
  database,
  clock,
}: Runtime): Promise<Refusal<'agenda-en-mantenimiento'> | null> => {
  const now = clock();
  const windows = await recentMaintenance(database, now);
  const current = windows.find(
    ({ activo, fecha_inicio, fecha_fin }) => activo && fecha_inicio <= now && now <= fecha_fin,
  );
  if (!current) return null;
  const segundos = Math.max(1, Math.ceil((current.fecha_fin.getTime() - now.getTime()) / 1000));
  return refuse('agenda-en-mantenimiento', { segundos });
};
