import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** Where and when an order's car is expected, all stages of the work together. */
export interface Appointment {
  readonly orderNumber: string;
  readonly cestaID: string;
  readonly idioma: Language;
  readonly starts: Date;
  readonly ends: Date;
  /** How often it was moved. */
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
  select o.order_number as "orderNumber", o.cesta_id as "cestaID", o.idioma, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
    max(a.rev) - 1 as moves, w.tz, w.alias, w.direccion, w.poblacion, w.cpostal, w.telefono, w.lat, w.lon
  from customer_order o
  join allocation a on a.order_id = o.id and a.status in ('confirmed', 'arrived', 'working', 'done')
  join workshop w on w.cod_tienda = a.cod_tienda
  where o.status in ('confirmado', 'en-taller', 'completado')`;

export const appointmentOfOrder = async (db: Database, orderId: number): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`${selectAppointment} and o.id = ${orderId}::bigint group by o.id, w.cod_tienda`);

export const appointmentOfBasket = async (db: Database, cestaID: string): Promise<Appointment | undefined> =>
  await db.maybeOne(sql`${selectAppointment} and o.cesta_id = ${cestaID}::uuid group by o.id, w.cod_tienda`);
