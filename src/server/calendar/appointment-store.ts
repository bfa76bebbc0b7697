import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** Where and when a car is expected, all stages of the work together. */
export interface Appointment {
  /** Of its confirmed orders, or of the appointment that none stands behind. */
  readonly numero: string;
  /** The name of its entry in a calendar. */
  readonly entrada: string;
  readonly pedido: boolean;
  readonly anulada: boolean;
  readonly idioma: Language;
  readonly starts: Date;
  readonly ends: Date;
  /** How often it was moved or cancelled. */
  readonly moves: number;
  readonly tz: string;
  readonly alias: string;
  readonly direccion: string;
  readonly poblacion: string;
  readonly cpostal: string;
  readonly telefono: string;
  readonly lat: number;
  readonly lon: number;
}

/** Of orders that are confirmed and that nobody took back. */
export const placed = fragment`('confirmado', 'en-taller', 'completado')`;

/** Whole, whoever of its orders is asked about (docs/decisions/080); its entry keeps the name of the first that it ever had. */
const selectAppointment = fragment`
  select coalesce((select string_agg(p.order_number, ', ' order by p.id) from customer_order p
      where p.status in ${placed}
        and p.id in (select l.order_id from allocation l where l.appointment_id = m.appointment_id)), o.order_number) as numero,
    coalesce((select p.order_number from customer_order p where p.appointment_id = m.appointment_id order by p.id limit 1),
      o.order_number) as entrada,
    true as pedido, false as anulada, o.idioma, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
    max(a.rev) - 1 as moves, w.tz, w.alias, w.direccion, w.poblacion, w.cpostal, w.telefono, w.lat, w.lon
  from customer_order o
  join lateral (
    select l.appointment_id from allocation l
    where l.order_id = o.id and l.status in ('confirmed', 'arrived', 'working', 'done') limit 1) as m on true
  join allocation a on a.appointment_id = m.appointment_id and a.status in ('confirmed', 'arrived', 'working', 'done')
  join workshop w on w.cod_tienda = a.cod_tienda
  where o.status in ${placed}`;

export const appointmentOfOrder = async (db: Database, orderId: number): Promise<Appointment | undefined> =>
  await db.maybeOne(
    sql`${selectAppointment} and o.id = ${orderId}::bigint group by o.id, w.cod_tienda, m.appointment_id`,
  );

export const appointmentOfVisit = async (db: Database, id: string): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`
    select v.numero, v.numero as entrada, false as pedido, v.status = 'anulada' as anulada, v.idioma, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
      v.rev - 1 + (v.status = 'anulada')::int as moves, w.tz, w.alias, w.direccion, w.poblacion, w.cpostal, w.telefono, w.lat, w.lon
    from visit v
    join allocation a on a.appointment_id = v.id
    join workshop w on w.cod_tienda = a.cod_tienda
    where v.id = ${id}::uuid group by v.id, w.cod_tienda`);
