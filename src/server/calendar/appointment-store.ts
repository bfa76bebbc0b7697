import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** Where and when a car is expected, all stages of the work together. */
export interface Appointment {
  /** Of the order, or of the appointment that none stands behind. */
  readonly numero: string;
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

const selectAppointment = fragment`
  select o.order_number as numero, true as pedido, false as anulada, o.idioma, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
    max(a.rev) - 1 as moves, w.tz, w.alias, w.direccion, w.poblacion, w.cpostal, w.telefono, w.lat, w.lon
  from customer_order o
  join allocation a on a.order_id = o.id and a.status in ('confirmed', 'arrived', 'working', 'done')
  join workshop w on w.cod_tienda = a.cod_tienda
  where o.status in ('confirmado', 'en-taller', 'completado')`;

export const appointmentOfOrder = async (db: Database, orderId: number): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`${selectAppointment} and o.id = ${orderId}::bigint group by o.id, w.cod_tienda`);

export const appointmentOfBasket = async (db: Database, cestaID: string): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`${selectAppointment} and o.cesta_id = ${cestaID}::uuid group by o.id, w.cod_tienda`);

export const appointmentOfVisit = async (db: Database, id: string): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`
    select v.numero, false as pedido, v.status = 'anulada' as anulada, v.idioma, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
      v.rev - 1 + (v.status = 'anulada')::int as moves, w.tz, w.alias, w.direccion, w.poblacion, w.cpostal, w.telefono, w.lat, w.lon
    from visit v
    join allocation a on a.appointment_id = v.id
    join workshop w on w.cod_tienda = a.cod_tienda
    where v.id = ${id}::uuid group by v.id, w.cod_tienda`);
