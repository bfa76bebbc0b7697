import { refuse, type Refusal } from '#domain/refusal.ts';
import { keptBriefly } from '../database/kept-for.ts';
import type { Runtime } from '../runtime.ts';
import { loadMaintenance } from './maintenance-store.ts';

/** The agenda learns so late that it is closed or open again. */
const recentMaintenance = keptBriefly(loadMaintenance);

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
