import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * All that hangs on somebody who leaves. What was done with an address as a guest is theirs once they proved it, also where the
 * account was given it before by the id of a basket.
 */
export interface Belongings {
  readonly accountId: string;
  /** Undefined while the address is not proved. */
  readonly proved: string | null;
  /** As letters were sent to them. */
  readonly emails: readonly string[];
  readonly orders: readonly number[];
  readonly visits: readonly string[];
  /** Appointments of both. */
  readonly appointments: readonly string[];
  readonly baskets: readonly string[];
}

/** Locks the account, so that nothing of it begins meanwhile; undefined where it is gone. */
export const lockAccount = async (tx: Database, accountId: string): Promise<boolean> =>
  (await tx.maybeOne(sql`select id from account where id = ${accountId}::uuid for update`)) !== undefined;

export const belongingsOf = async (db: Database, accountId: string): Promise<Belongings> =>
  await db.one<Belongings>(sql`
    with who as (
      select a.id, a.email, case when a.email_probado is not null then a.email_norm end as proved
      from account a where a.id = ${accountId}::uuid),
    orders as (
      select o.id, o.email, o.cesta_id from customer_order o, who
      where (o.account_id = who.id and o.dado_por_cesta is not true)
        or ((o.account_id is null or o.account_id = who.id) and o.email_norm = who.proved)),
    visits as (
      select v.id, v.email from visit v, who
      where v.account_id = who.id or (v.account_id is null and v.email_norm = who.proved))
    select who.id as "accountId", who.proved,
      (select coalesce(json_agg(distinct lower(e.email)), '[]') from (
        select who.email union all select email from orders union all select email from visits) as e where e.email <> '') as emails,
      (select coalesce(json_agg(o.id order by o.id), '[]') from orders o) as orders,
      (select coalesce(json_agg(v.id), '[]') from visits v) as visits,
      (select coalesce(json_agg(distinct a.appointment_id), '[]') from allocation a
        where a.order_id in (select id from orders) or a.appointment_id in (select id from visits)) as appointments,
      (select coalesce(json_agg(distinct b.id), '[]') from (
        select k.cesta_id as id from basket k where k.account_id = who.id and not exists (
          select from customer_order o where o.cesta_id = k.cesta_id and o.id not in (select id from orders))
        union all select cesta_id from orders) as b) as baskets
    from who`);

/** The letters that were written to somebody, or of what is theirs. */
export const lettersOf = async (
  db: Database,
  { accountId, proved, orders, visits, appointments }: Belongings,
): Promise<string[]> => {
  const ids = [...orders.map(String), ...visits, ...appointments, accountId];
  const rows = await db.rows<{ id: string }>(sql`
    select m.id from mail m
    where lower(m.destinatario) = ${proved}
      or m.datos ->> 'orderId' = any (${ids}::text[]) or m.datos ->> 'visitId' = any (${ids}::text[])
      or m.datos ->> 'appointmentId' = any (${ids}::text[]) or m.datos ->> 'accountId' = ${accountId}
      or m.datos ->> 'solicitud' in (select r.id::text from change_request r where r.order_id = any (${[...orders]}::bigint[]))
      or m.datos ->> 'oferta' in (select l.id::text from late_payment l where l.order_id = any (${[...orders]}::bigint[]))
      or (m.template = 'factura' and m.datos ->> 'numero' in (
        select i.numero from invoice i where i.order_id = any (${[...orders]}::bigint[])))
      or m.datos ->> 'caseId' in (select c.id::text from customer_case c where c.account_id = ${accountId}::uuid)
      or m.datos ->> 'linkId' in (select l.id::text from account_link l where l.account_id = ${accountId}::uuid)`);
  return rows.map(({ id }) => id);
};

/** What keeps somebody from leaving: orders that live or whose money moves, cars in a workshop. */
export const livingOf = async (
  tx: Database,
  { orders, visits }: Belongings,
): Promise<{ readonly pedidos: readonly string[]; readonly dentro: number }> =>
  await tx.one(sql`
    select (
      select coalesce(json_agg(o.order_number order by o.id), '[]') from customer_order o
      where o.id = any (${[...orders]}::bigint[]) and (
        o.status in ('pendiente-pago', 'confirmado', 'en-taller', 'por-decidir')
        or exists (select from payment p where p.order_id = o.id and p.status in ('iniciado', 'devolver'))
        or exists (select from payment p join payment_refund r on r.reference = p.reference where p.order_id = o.id and r.estado <> 'hecha')
        or exists (select from withdrawal w where w.order_id = o.id and w.estado = 'por-devolver'))) as pedidos,
      (select count(*)::int from visit v where v.id = any (${[...visits]}::uuid[]) and exists (
        select from allocation a where a.appointment_id = v.id and a.status in ('arrived', 'working'))) as dentro`);

/** Appointments without an order that are still to come. */
export const comingVisits = async (
  tx: Database,
  { visits }: Belongings,
): Promise<{ readonly id: string; readonly codTienda: number }[]> =>
  await tx.rows(sql`
    select v.id, a.cod_tienda as "codTienda" from visit v
    join allocation a on a.appointment_id = v.id and a.etapa = 1 and a.status = 'confirmed'
    where v.id = any (${[...visits]}::uuid[]) and v.status = 'confirmada' order by a.cod_tienda, v.id`);

export const lockOrders = async (tx: Database, { orders }: Belongings): Promise<void> => {
  await tx.run(sql`select id from customer_order where id = any (${[...orders]}::bigint[]) order by id for update`);
};
