import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Another order that shares the appointment of one. */
export interface OrderBeside {
  readonly id: number;
  readonly orderNumber: string;
  readonly total: Cents;
  /** Its lines, as they are invoiced. */
  readonly resumen: string[];
}

/**
 * The other orders of the appointment that an order has, or had until it was cancelled, in the order in which they were made
 * (docs/decisions/080).
 */
export const ordersBeside = async (db: Database, orderId: number): Promise<OrderBeside[]> =>
  await db.rows<OrderBeside>(sql`
    select p.id, p.order_number as "orderNumber", p.total,
      array(select l.cantidad || ' × ' || l.descripcion from order_line l
        where l.order_id = p.id and l.clase in ('producto', 'servicio') order by l.posicion) as resumen
    from customer_order p
    where p.id <> ${orderId}::bigint and p.id in (
      select a.order_id from allocation a
      where a.appointment_id = (select o.appointment_id from customer_order o where o.id = ${orderId}::bigint)
        and a.status in ('confirmed', 'arrived', 'working', 'done'))
    order by p.id`);
