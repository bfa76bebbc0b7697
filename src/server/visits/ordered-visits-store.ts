import type { Ownership } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';

/** The appointment of an order that its customer may look at, and which only the workshop moves. */
export interface OrderedVisitRow {
  readonly citaId: string;
  readonly orderNumber: string;
  readonly accountId: string | null;
  readonly nombre: string;
  readonly email: string;
  readonly matricula: string | null;
  readonly codTienda: number;
  readonly starts: Date;
  readonly ends: Date;
  readonly tz: string;
  readonly cesta: OrderSnapshot['cesta'];
}

const orderedVisit = fragment`
  select a.appointment_id as "citaId", o.order_number as "orderNumber", o.account_id as "accountId",
    o.nombre, o.email, o.matricula, a.cod_tienda as "codTienda", a.starts, a.ends, a.tz, o.snapshot -> 'cesta' as cesta
  from customer_order o
  join lateral (
    select l.appointment_id, min(l.cod_tienda) as cod_tienda, min(lower(l.span)) as starts, max(upper(l.span)) as ends, min(l.tz) as tz
    from allocation m join allocation l on l.appointment_id = m.appointment_id
    where m.order_id = o.id and l.kind = 'booking' and l.status in ('confirmed', 'arrived', 'working', 'done')
    group by l.appointment_id
  ) as a on true`;

export const findOrderedVisit = async (db: Database, citaId: string): Promise<OrderedVisitRow | undefined> =>
  await db.maybeOne<OrderedVisitRow>(sql`
    ${orderedVisit}
    where o.id = (select l.order_id from allocation l where l.appointment_id = ${citaId}::uuid and l.order_id is not null limit 1)
      and a.appointment_id = ${citaId}::uuid`);

/** Those of an account to come first, the next one at the top; then those that were, the last one first. */
export const orderedVisitsOf = async (
  db: Database,
  { accountId, guestEmail }: Ownership,
  now: Date,
): Promise<OrderedVisitRow[]> =>
  await db.rows<OrderedVisitRow>(sql`
    ${orderedVisit}
    where o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text
    order by a.starts < ${now}::timestamptz, abs(extract(epoch from a.starts - ${now}::timestamptz)) limit 100`);
