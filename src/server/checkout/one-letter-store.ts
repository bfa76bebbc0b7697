import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Whether a basket of the same visit still waits to be ordered (docs/decisions/080). */
export const isMoreWanted = async (db: Database, orderId: number): Promise<boolean> =>
  (
    await db.one<{ more: boolean }>(sql`
      select exists (
        select from customer_order o
        join basket b on b.cesta_id = o.cesta_id
        join basket other on other.visita = b.visita and other.cesta_id <> b.cesta_id
        left join customer_order p on p.cesta_id = other.cesta_id
        where o.id = ${orderId}::bigint and jsonb_array_length(other.state -> 'products') > 0
          and coalesce(p.status, 'pendiente-pago') = 'pendiente-pago') as more`)
  ).more;

/** A confirmation that was not sent yet. */
export interface Untold {
  readonly mailId: string;
  readonly orderId: number;
}

/**
 * Which of some orders were not confirmed by letter yet, and are confirmed to the same recipient in the same language as an order whose
 * own letter waits, too: nobody else would have it. Letters that wait have a job, and jobs are few.
 */
export const untoldWith = async (db: Database, orderId: number, others: readonly number[]): Promise<Untold[]> =>
  await db.rows<Untold>(sql`
    with untold as (
      select m.id, (m.datos ->> 'orderId')::bigint as order_id, m.destinatario, m.idioma
      from mail m
      where m.id in (select (j.payload ->> 'mailId')::uuid from job j where j.kind = 'send-mail' and j.done_at is null and j.failed_at is null)
        and m.template = 'confirmacion' and m.status = 'pendiente')
    select u.id as "mailId", u.order_id as "orderId"
    from untold own
    join untold u on u.destinatario = own.destinatario and u.idioma = own.idioma
    where own.order_id = ${orderId}::bigint and u.order_id = any (${[...others]}::bigint[])
    order by 2`);
