import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { placed } from '../calendar/appointment-store.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** Another order that shares the appointment of one. */
export interface OrderBeside {
  readonly id: number;
  readonly orderNumber: string;
  readonly total: Cents;
  /** Its lines, as they are invoiced. */
  readonly resumen: string[];
}

/**
 * The other confirmed orders of the appointment that an order has, or had until it was cancelled, in the order in which they were
 * made (docs/decisions/080).
 */
export const ordersBeside = async (db: Database, orderId: number): Promise<OrderBeside[]> =>
  await db.rows<OrderBeside>(sql`
    select p.id, p.order_number as "orderNumber", p.total,
      array(select l.cantidad || ' × ' || l.descripcion from order_line l
        where l.order_id = p.id and l.clase in ('producto', 'servicio') order by l.posicion) as resumen
    from customer_order p
    where p.id <> ${orderId}::bigint and p.status in ${placed} and p.id in (
      select a.order_id from allocation a
      where a.appointment_id = (select o.appointment_id from customer_order o where o.id = ${orderId}::bigint)
        and a.status in ('confirmed', 'arrived', 'working', 'done'))
    order by p.id`);

/** Confirmations that were not sent yet, with when they are tried next. Letters that wait have a job, and jobs are few. */
export const untoldConfirmations = fragment`(
  select m.id, (m.datos ->> 'orderId')::bigint as order_id, m.destinatario, m.idioma, m.creado, s.due
  from (
    select (j.payload ->> 'mailId')::uuid as id, min(j.run_at) as due
    from job j where j.kind = 'send-mail' and j.done_at is null and j.failed_at is null group by 1) as s
  join mail m on m.id = s.id
  where m.template = 'confirmacion' and m.status = 'pendiente')`;

/**
 * Whom to tell of an appointment that it has another time: of its confirmed orders one for each address. With `butUntold` nobody
 * whose confirmation was not sent yet: it will say what is true when it is.
 */
export const ordersToTell = async (
  db: Database,
  citaId: string,
  { butUntold }: { readonly butUntold: boolean },
): Promise<{ readonly orderId: number; readonly email: string; readonly idioma: Language }[]> =>
  await db.rows(sql`
    select distinct on (p.email_norm) p.id as "orderId", p.email, p.idioma
    from customer_order p
    where p.status in ${placed} and p.id in (
      select a.order_id from allocation a
      where a.appointment_id = ${citaId}::uuid and a.status in ('confirmed', 'arrived', 'working', 'done'))
      and not (${butUntold} and p.id in (select u.order_id from ${untoldConfirmations} as u))
    order by p.email_norm, p.id`);
