import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** It counts: it is paid as agreed, and nobody took it back. */
const isPlaced = fragment`p.status in ('confirmado', 'en-taller', 'completado')`;

/** Another order that shares the appointment of one. */
export interface OrderBeside {
  readonly id: number;
  readonly orderNumber: string;
  readonly total: Cents;
  /** Its lines, as they are invoiced. */
  readonly resumen: string[];
}

/**
 * The other orders that are confirmed of the appointment that an order has, or had until it was cancelled, in the order in which they were made
 * (docs/decisions/080).
 */
export const ordersBeside = async (db: Database, orderId: number): Promise<OrderBeside[]> =>
  await db.rows<OrderBeside>(sql`
    select p.id, p.order_number as "orderNumber", p.total,
      array(select l.cantidad || ' × ' || l.descripcion from order_line l
        where l.order_id = p.id and l.clase in ('producto', 'servicio') order by l.posicion) as resumen
    from customer_order p
    where p.id <> ${orderId}::bigint and ${isPlaced} and p.id in (
      select a.order_id from allocation a
      where a.appointment_id = (select o.appointment_id from customer_order o where o.id = ${orderId}::bigint)
        and a.status in ('confirmed', 'arrived', 'working', 'done'))
    order by p.id`);

/** Its confirmation was not sent yet, and will say what is true when it is. */
const isUntold = fragment`exists (
  select from job j join mail m on m.id = (j.payload ->> 'mailId')::uuid
  where j.kind = 'send-mail' and j.done_at is null and j.failed_at is null
    and m.template = 'confirmacion' and m.status = 'pendiente' and m.datos ->> 'orderId' = p.id::text)`;

/** Whom to tell of an appointment that it has another time: of its confirmed orders one for each address. */
export const ordersToTell = async (
  db: Database,
  citaId: string,
  { butUntold }: { readonly butUntold: boolean },
): Promise<{ readonly orderId: number; readonly email: string; readonly idioma: Language }[]> =>
  await db.rows(sql`
    select distinct on (p.email_norm) p.id as "orderId", p.email, p.idioma
    from customer_order p
    where ${isPlaced} and p.id in (
      select a.order_id from allocation a
      where a.appointment_id = ${citaId}::uuid and a.status in ('confirmed', 'arrived', 'working', 'done'))
      and not (${butUntold} and ${isUntold})
    order by p.email_norm, p.id`);
