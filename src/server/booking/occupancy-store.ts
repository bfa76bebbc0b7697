import type { Bay } from '#domain/booking/availability.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';

/** What of a bay is taken on a day; only of bays of which something is. */
export type TakenRow = readonly [fecha: Fecha, bayId: number, cuartos: string];

/** A workshop's opening hours, holidays, bays and what of them is taken, as the database has them. */
export interface OccupancyRow {
  readonly codTienda: number;
  readonly alias: string;
  readonly telefono: string;
  readonly tz: string;
  readonly web: boolean;
  /** ISO weekday, from, to. */
  readonly hours: readonly (readonly [dia: number, desde: string, hasta: string])[];
  readonly closures: readonly (readonly [fecha: Fecha, es: string, ca: string])[];
  readonly bays: readonly Bay[];
  readonly taken: readonly TakenRow[];
}

/**
 * Everything that free times of some workshops follow from, in one pass. Holds that have ended count as
 * free, by the database's own clock. Closures begin today and go beyond the days asked for: goods on their
 * way need to know of them.
 */
export const loadOccupancies = async (
  db: Database,
  ask: { codTiendas: readonly number[]; today: Fecha; days: number },
): Promise<OccupancyRow[]> =>
  await db.rows<OccupancyRow>(sql`
    select w.cod_tienda as "codTienda", w.alias, w.telefono, w.tz, w.web,
      coalesce((
        select json_agg(json_build_array(h.dia, h.desde, h.hasta)) from workshop_hours h where h.cod_tienda = w.cod_tienda
      ), '[]') as hours,
      coalesce((
        select json_agg(json_build_array(c.fecha, c.motivo_es, c.motivo_ca)) from workshop_closure c
        where c.cod_tienda = w.cod_tienda and c.fecha >= ${ask.today}::date and c.fecha < ${ask.today}::date + 400
      ), '[]') as closures,
      coalesce((
        select json_agg(json_build_object('bayId', b.bay_id, 'skills', b.skills, 'maxLlanta', b.max_llanta) order by b.bay_id)
        from bay b where b.cod_tienda = w.cod_tienda
      ), '[]') as bays,
      coalesce((
        select json_agg(json_build_array(t.fecha, t.bay_id, t.cuartos::text))
        from (
          select a.fecha, a.bay_id, bit_or(a.cuartos) as cuartos
          from allocation a
          where a.cod_tienda = w.cod_tienda and a.fecha >= ${ask.today}::date and a.fecha < ${ask.today}::date + ${ask.days}::int
            and a.status in ('held', 'confirmed', 'arrived', 'working')
            and (a.expires_at is null or a.expires_at > clock_timestamp())
          group by a.fecha, a.bay_id
        ) as t
      ), '[]') as taken
    from workshop w
    where w.cod_tienda = any (${[...ask.codTiendas]}::int[])
    order by w.cod_tienda`);

/**
 * What is taken of workshops at this moment, on `days` from `from` on. Holds that have ended count as free, and so does
 * the visitor's own hold where `token` is given, the time of their order that is not paid yet, and the appointment that is `moving` with what is held for it.
 */
export const loadTaken = async (
  db: Database,
  ask: { codTiendas: readonly number[]; from: Fecha; days: number; token: string | null; moving?: string | null },
): Promise<Map<number, TakenRow[]>> => {
  const rows = await db.rows<{ codTienda: number; fecha: Fecha; bayId: number; cuartos: string }>(quickRead`
    select w.cod_tienda as "codTienda", t.fecha, t.bay_id as "bayId", t.cuartos::text as cuartos
    from unnest(${[...ask.codTiendas]}::int[]) as w (cod_tienda), lateral (
      select a.fecha, a.bay_id, bit_or(a.cuartos) as cuartos
      from allocation a
      where a.cod_tienda = w.cod_tienda and a.fecha >= ${ask.from}::date and a.fecha < ${ask.from}::date + ${ask.days}::int
        and a.status in ('held', 'confirmed', 'arrived', 'working')
        and (a.expires_at is null or a.expires_at > clock_timestamp())
        and (a.hold_token is distinct from ${ask.token}::uuid or (a.status <> 'held' and not exists (
          select from customer_order o where o.id = a.order_id and o.status = 'pendiente-pago')))
        and coalesce(a.moves, a.appointment_id) is distinct from ${ask.moving ?? null}::uuid
      group by a.fecha, a.bay_id
    ) as t`);
  const taken = new Map<number, TakenRow[]>(ask.codTiendas.map((codTienda) => [codTienda, []]));
  for (const { codTienda, fecha, bayId, cuartos } of rows) taken.get(codTienda)?.push([fecha, bayId, cuartos]);
  return taken;
};
