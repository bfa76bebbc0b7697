import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { untoldConfirmations } from '../orders/orders-of-visit-store.ts';

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

/** A confirmation that was not sent yet, beside that of an order. */
export interface Untold {
  readonly mailId: string;
  readonly orderId: number;
  /** Whether it was written after that one. */
  readonly later: boolean;
  /** When the later one of the two was written. */
  readonly since: Date;
  /** When it is tried next, or was to be where that is done at this moment. */
  readonly due: Date;
}

/**
 * Which of some orders were not confirmed by letter yet, and are confirmed to the same recipient in the same language as an order whose
 * own letter waits, too: nobody else would have it.
 */
export const untoldWith = async (db: Database, orderId: number, others: readonly number[]): Promise<Untold[]> =>
  await db.rows<Untold>(sql`
    with untold as ${untoldConfirmations}
    select u.id as "mailId", u.order_id as "orderId", (u.creado, u.order_id) > (own.creado, own.order_id) as later,
      greatest(u.creado, own.creado) as since, u.due
    from untold own
    join untold u on u.destinatario = own.destinatario and u.idioma = own.idioma
    where own.order_id = ${orderId}::bigint and u.order_id = any (${[...others]}::bigint[])
    order by 2`);
