import type { MaintenanceSpan } from '#domain/site/maintenance-window.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface MaintenanceEntry extends MaintenanceSpan {
  readonly id: number;
  readonly activo: boolean;
}

/** Those who enter windows wait for each other, so that two never enter the same time. */
export const lockWindows = async (tx: Database): Promise<void> => {
  void (await tx.run(sql`select pg_advisory_xact_lock(726394)`));
};

/** Windows that are not over, the soonest first. */
export const openWindows = async (db: Database, now: Date): Promise<MaintenanceEntry[]> =>
  await db.rows<MaintenanceEntry>(sql`
    select id, activo, fecha_inicio as desde, fecha_fin as hasta from maintenance where fecha_fin >= ${now}
    order by fecha_inicio, id limit 100`);

/** The windows that ended last. */
export const pastWindows = async (db: Database, now: Date, most: number): Promise<MaintenanceEntry[]> =>
  await db.rows<MaintenanceEntry>(sql`
    select id, activo, fecha_inicio as desde, fecha_fin as hasta from maintenance where fecha_fin < ${now}
    order by fecha_fin desc, id limit ${most}::int`);

export const insertWindow = async (
  tx: Database,
  { activo, desde, hasta }: Omit<MaintenanceEntry, 'id'>,
): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into maintenance (activo, fecha_inicio, fecha_fin) values (${activo}, ${desde}, ${hasta}) returning id`)
  ).id;

/** False where it is over, or gone. */
export const updateWindow = async (
  tx: Database,
  { id, activo, desde, hasta }: MaintenanceEntry,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update maintenance set activo = ${activo}, fecha_inicio = ${desde}, fecha_fin = ${hasta}
    where id = ${id}::int and fecha_fin >= ${now}`)) > 0;

/** A window that has begun ends; one that has not is as if it had never been entered. False where it is over, or gone. */
export const endWindow = async (tx: Database, id: number, now: Date): Promise<boolean> => {
  const deleted = await tx.run(sql`delete from maintenance where id = ${id}::int and fecha_inicio >= ${now}`);
  if (deleted > 0) return true;
  // What ends at a moment is still open at it.
  const before = new Date(now.getTime() - 1);
  const ended = await tx.run(sql`
    update maintenance set fecha_fin = greatest(${before}, fecha_inicio + interval '1 microsecond')
    where id = ${id}::int and fecha_fin >= ${now}`);
  return ended > 0;
};
