import type { Fecha } from '#domain/booking/calendar.ts';
import type { Stage } from '#domain/booking/job.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';
import type { Holder, Persona } from './holder.ts';

export interface HoldRow {
  readonly codigo:
    | 'taller-no-existe'
    | 'taller-sin-web'
    | 'taller-no-puede'
    | 'hora-no-ofrecida'
    | 'hora-ocupada'
    | 'matricula-ya-citada'
    | 'demasiadas-reservas'
    | 'limite-horas'
    | null;
  readonly appointmentId: string;
  readonly expires: Date;
  readonly latest: Date;
  readonly alias: string;
  readonly telefono: string;
}

/** Everything about a hold is decided inside this one call (db/functions/hold_time_of_persona.sql). */
export const callHoldTime = async (
  db: Database,
  ask: {
    codTienda: number;
    fecha: Fecha;
    hora: string;
    stages: readonly Stage[];
    earliest: Fecha;
    token: string;
    matricula: string | null;
    now: Date;
    noticeMinutes: number;
    horizonDays: number;
    holdMinutes: number;
    holdMaxMinutes: number;
    moving?: string | null;
    kind?: 'booking' | 'move_hold';
    holder?: Holder | undefined;
    persona?: Persona | null;
  },
): Promise<HoldRow> =>
  await db.one<HoldRow>(sql`
    select codigo, appointment_id as "appointmentId", expires, latest, alias, telefono
    from hold_time_of_persona(
      ${ask.codTienda}::int, ${ask.fecha}::date, ${ask.hora}::time, ${JSON.stringify(ask.stages)}::jsonb, ${ask.earliest}::date,
      ${ask.token}::uuid, ${ask.matricula}::text, ${ask.now.toISOString()}::timestamptz,
      make_interval(secs => ${ask.noticeMinutes * 60}::float8), ${ask.horizonDays}::int,
      make_interval(secs => ${ask.holdMinutes * 60}::float8), make_interval(secs => ${ask.holdMaxMinutes * 60}::float8),
      ${ask.moving ?? null}::uuid, ${ask.kind ?? 'booking'}::text,
      ${ask.holder?.visitors ?? []}::uuid[], ${ask.holder?.network ?? null}::text, ${ask.holder?.most ?? 0}::int,
      ${ask.persona?.name ?? null}::text, ${ask.persona?.most ?? 0}::int)`);

/** A time held now. */
export interface HeldRow {
  readonly appointmentId: string;
  readonly codTienda: number;
  readonly fecha: Fecha;
  /** `HH:MM:SS` */
  readonly hora: string;
  readonly matricula: string | null;
  readonly stages: readonly Stage[];
  readonly heldSince: Date;
  readonly expires: Date;
  /** Its page was left. */
  readonly left: boolean;
  /** Of a time that is to join an appointment: whether that still lies beside it, at another time, or not at all. */
  readonly joins: 'beside' | 'moved' | 'gone' | null;
}

export const findHold = async (db: Database, token: string): Promise<HeldRow | undefined> =>
  await db.maybeOne<HeldRow>(quickRead`
    select a.appointment_id as "appointmentId", a.cod_tienda as "codTienda", a.fecha, (lower(a.span) at time zone a.tz)::time as hora,
      a.matricula, a.held_since as "heldSince", a.expires_at as expires, a.promised_until is not null as left,
      case when a.moves is null then null
        when not exists (select from allocation v where v.appointment_id = a.moves and v.status = 'confirmed') then 'gone'
        when not exists (
          select from allocation v, allocation s
          where v.appointment_id = a.moves and v.status = 'confirmed' and v.cod_tienda = a.cod_tienda
            and s.appointment_id = a.appointment_id and (lower(s.span) = upper(v.span) or upper(s.span) = lower(v.span))) then 'moved'
        else 'beside' end as joins, (
        select json_agg(json_build_object('skills', s.skills, 'llanta', s.llanta,
          'minutes', (extract(epoch from upper(s.span) - lower(s.span)) / 60)::int) order by s.etapa)
        from allocation s where s.appointment_id = a.appointment_id
      ) as stages
    from allocation a
    where a.hold_token = ${token}::uuid and a.status = 'held' and a.etapa = 1 and a.expires_at > clock_timestamp()`);

/** Lengthens a living hold, never shortens it, and never beyond `longest` minutes from its beginning. */
export const lengthenHold = async (
  db: Database,
  ask: { token: string; minutes: number; longest: number },
): Promise<{ codTienda: number; expires: Date; heldSince: Date } | undefined> =>
  await db.maybeOne(sql`
    with first as (
      select a.appointment_id from allocation a
      where a.hold_token = ${ask.token}::uuid and a.status = 'held' and a.etapa = 1 and a.expires_at > clock_timestamp()
      for update
    )
    update allocation a
    set expires_at = greatest(a.expires_at, least(
      clock_timestamp() + make_interval(secs => ${ask.minutes * 60}::float8),
      a.held_since + make_interval(secs => ${ask.longest * 60}::float8)))
    from first
    where a.appointment_id = first.appointment_id and a.status = 'held'
    returning a.cod_tienda as "codTienda", a.expires_at as expires, a.held_since as "heldSince"`);

/**
 * Ends a visitor's living hold so many seconds from now at the latest, and remembers when it would have ended. One that
 * was promised for longer than `longest` minutes in all, by a letter or for a payment, is kept as promised.
 */
export const shortenHold = async (
  db: Database,
  ask: { token: string; seconds: number; longest: number },
): Promise<boolean> =>
  (await db.run(sql`
    with first as (
      select a.appointment_id from allocation a
      where a.hold_token = ${ask.token}::uuid and a.status = 'held' and a.etapa = 1 and a.expires_at > clock_timestamp()
        and a.kind = 'booking' and a.expires_at <= a.held_since + make_interval(secs => ${ask.longest * 60}::float8)
      for update
    )
    update allocation a
    set promised_until = coalesce(a.promised_until, a.expires_at),
      expires_at = least(a.expires_at, clock_timestamp() + make_interval(secs => ${ask.seconds}::float8))
    from first
    where a.appointment_id = first.appointment_id and a.status = 'held'`)) > 0;

/** A hold that was shortened and still lives ends again when it would have. */
export const restoreHold = async (db: Database, token: string): Promise<{ expires: Date } | undefined> =>
  await db.maybeOne(sql`
    with first as (
      select a.appointment_id from allocation a
      where a.hold_token = ${token}::uuid and a.status = 'held' and a.etapa = 1 and a.expires_at > clock_timestamp()
      for update
    )
    update allocation a
    set expires_at = coalesce(a.promised_until, a.expires_at), promised_until = null
    from first
    where a.appointment_id = first.appointment_id and a.status = 'held'
    returning a.expires_at as expires`);

export const deleteHold = async (db: Database, token: string): Promise<{ codTienda: number } | undefined> =>
  await db.maybeOne(sql`
    with first as (
      select a.appointment_id from allocation a where a.hold_token = ${token}::uuid and a.status = 'held' and a.etapa = 1 for update
    )
    delete from allocation a using first
    where a.appointment_id = first.appointment_id and a.status = 'held'
    returning a.cod_tienda as "codTienda"`);

/** Whose hold it is from now on. */
export const renameHold = async (db: Database, ask: { from: string; to: string }): Promise<void> => {
  await db.run(sql`
    update allocation set hold_token = ${ask.to}::uuid where hold_token = ${ask.from}::uuid and status = 'held'`);
};

/**
 * Frees the time of an order: db/functions/leave_visit.sql. `queda` is the appointment that it shared with other orders, and
 * that stays; with `closeUp` its rest moves up.
 */
export const leaveVisit = async (
  db: Database,
  ask: { readonly orderId: number; readonly closeUp: boolean },
): Promise<{ codTienda: number; appointmentId: string; queda: string | null } | undefined> =>
  await db.maybeOne(sql`
    select l.cod_tienda as "codTienda", l.appointment_id as "appointmentId", l.queda
    from leave_visit(${ask.orderId}::bigint, ${ask.closeUp}) as l`);

/** Whether what stays of an appointment begins after what left it did: its car was expected then. */
export const beginsAfter = async (db: Database, stays: string, left: string): Promise<boolean> =>
  (
    await db.one<{ later: boolean }>(sql`
      select coalesce((select min(lower(a.span)) from allocation a where a.appointment_id = ${stays}::uuid)
        > (select min(lower(a.span)) from allocation a where a.appointment_id = ${left}::uuid), false) as later`)
  ).later;

/**
 * Holds the time of an appointment that this transaction cancelled, under a name of its own; where it was a part of one that
 * stays, as what joins that one again.
 */
export const holdCancelled = async (
  db: Database,
  ask: { appointmentId: string; queda: string | null; token: string; seconds: number },
): Promise<void> => {
  await db.run(sql`
    insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, skills, llanta, kind, status,
      hold_token, held_since, expires_at, matricula, moves)
    select fresh.id, a.etapa, a.cod_tienda, a.bay_id, a.tz, a.span, a.skills, a.llanta, 'booking', 'held',
      ${ask.token}::uuid, coalesce(a.held_since, clock_timestamp()), clock_timestamp() + make_interval(secs => ${ask.seconds}::float8),
      case when ${ask.queda}::uuid is null then a.matricula end, ${ask.queda}::uuid
    from (select gen_random_uuid() as id) as fresh, allocation a
    where a.appointment_id = ${ask.appointmentId}::uuid and a.status = 'cancelled'`);
};

/** Removes holds that have ended, `most` appointments at a time, past those somebody is working on. */
export const deleteEndedHolds = async (db: Database, most: number): Promise<number> =>
  await db.run(sql`
    with ended as (
      select a.appointment_id from allocation a
      where a.status = 'held' and a.etapa = 1 and a.expires_at <= clock_timestamp()
      order by a.expires_at
      limit ${most}::int
      for update skip locked
    )
    delete from allocation a using ended where a.appointment_id = ended.appointment_id`);
