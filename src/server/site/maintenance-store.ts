import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface MaintenanceRow {
  readonly activo: boolean;
  readonly fecha_inicio: Date;
  readonly fecha_fin: Date;
}

/** What is announced and not over: what is in force first, then the soonest. */
export const loadMaintenance = async (db: Database, now: Date): Promise<MaintenanceRow[]> =>
  await db.rows<MaintenanceRow>(sql`
    select activo, fecha_inicio, fecha_fin from maintenance where fecha_fin >= ${now}
    order by activo desc, fecha_inicio, id limit 20`);
