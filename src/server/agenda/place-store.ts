import type { AgendaStatus } from '#domain/agenda/status.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Where a row of `allocation` is to be, and the revision it was seen in. Times are `2027-02-11T10:00` on the wall. */
export interface Placement {
  readonly id: number;
  readonly appointmentId: string;
  readonly rev: number;
  readonly bayId: number;
  readonly desde: string;
  readonly hasta: string;
  /** Null leaves it as it is. */
  readonly status: AgendaStatus | null;
  /** A hold: it may be gone by then. */
  readonly held?: boolean;
}

export interface NewBlock {
  readonly appointmentId: string;
  readonly bayId: number;
  readonly desde: string;
  readonly hasta: string;
  readonly motivo: string;
}

/** What does not go, and whose time is the reason. */
export interface Obstacle {
  readonly codigo: 'agenda-cita-cambiada' | 'agenda-choque' | 'matricula-ya-citada';
  readonly id: string | null;
}

/** Puts rows in their places, all or none (db/functions/place_rows.sql). The last call of its transaction. */
export const placeRows = async (
  tx: Database,
  codTienda: number,
  {
    rows,
    blocks = [],
    dropped = [],
  }: { rows: readonly Placement[]; blocks?: readonly NewBlock[]; dropped?: readonly string[] },
): Promise<Obstacle[]> =>
  await tx.rows<Obstacle>(sql`
    select codigo, appointment_id as id from place_rows(${codTienda}::int, ${JSON.stringify(rows)}::jsonb,
      ${JSON.stringify(blocks)}::jsonb, ${[...dropped]}::uuid[])`);

/** A time as the log keeps it. */
export interface LoggedTime {
  readonly rev: number;
  readonly status: AgendaStatus;
  readonly bayId: number;
  /** `2027-02-11T10:00:00` on the wall. */
  readonly desde: string;
  readonly hasta: string;
}

export interface LoggedChange {
  readonly row: number;
  readonly id: string;
  readonly etapa: number;
  readonly quien: 'cliente' | 'tarea' | 'personal';
  readonly nombre: string | null;
  readonly en: Date;
  readonly tx: string;
  readonly que: 'crear' | 'mover' | 'estado' | 'anular' | 'cambiar' | 'quitar' | 'bloquear' | 'levantar';
  readonly antes: LoggedTime | null;
  readonly despues: LoggedTime | null;
}

/** All that staff did at once at a workshop. */
export const loadAction = async (db: Database, codTienda: number, accion: string): Promise<LoggedChange[]> =>
  await db.rows<LoggedChange>(sql`
    select l.allocation_id as row, l.appointment_id as id, l.etapa, l.quien, l.nombre, l.en, l.tx::text as tx, l.que, l.antes, l.despues
    from allocation_log l where l.accion = ${accion}::uuid and l.cod_tienda = ${codTienda}::int order by l.id`);

/** Everything that happened to an appointment or block of a workshop, the latest first. */
export const loadLog = async (db: Database, codTienda: number, id: string): Promise<LoggedChange[]> =>
  await db.rows<LoggedChange>(sql`
    select l.allocation_id as row, l.appointment_id as id, l.etapa, l.quien, l.nombre, l.en, l.tx::text as tx, l.que, l.antes, l.despues
    from allocation_log l where l.appointment_id = ${id}::uuid and l.cod_tienda = ${codTienda}::int order by l.id desc limit 500`);

/** Who had an appointment's time changed last, for who finds it changed. */
export const lastChange = async (
  db: Database,
  id: string,
): Promise<Pick<LoggedChange, 'quien' | 'nombre'> | undefined> =>
  await db.maybeOne(sql`
    select l.quien, l.nombre from allocation_log l where l.appointment_id = ${id}::uuid order by l.id desc limit 1`);

/** How staff name what has a time at a workshop, even where it is cancelled. */
export interface NamedRow {
  readonly id: string;
  readonly kind: 'booking' | 'move_hold' | 'block';
  readonly held: boolean;
  readonly matricula: string | null;
  readonly motivo: string | null;
  readonly fecha: Fecha;
  readonly desde: string;
  readonly hasta: string;
  readonly puesto: string;
}

export const nameRows = async (db: Database, ids: readonly string[]): Promise<NamedRow[]> =>
  await db.rows<NamedRow>(sql`
    select a.appointment_id as id, a.kind, a.status = 'held' as held, a.matricula, a.motivo, a.fecha,
      to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as desde, to_char(upper(a.span) at time zone a.tz, 'HH24:MI') as hasta,
      b.nombre as puesto
    from allocation a join bay b on b.cod_tienda = a.cod_tienda and b.bay_id = a.bay_id
    where a.appointment_id = any (${[...ids]}::uuid[]) order by lower(a.span), a.etapa`);
