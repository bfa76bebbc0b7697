import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** What the books of goods, times and money say of each other. Every number is zero where they balance. */
export interface Imbalance {
  /** Offers whose stock and living claims do not make what there was. */
  readonly offers: number;
  /** Living orders without their goods or their time, and dead ones that still have either. */
  readonly orders: number;
  /** Bays that have two cars at the same time. */
  readonly overlaps: number;
  /** Orders whose lines do not make their total, or whose money is not what was paid. */
  readonly money: number;
  /** What is capped and whose count is not what living orders claim, in all or of one person. */
  readonly caps: number;
  /** Baskets with more than one order, and orders that were confirmed without a mail or with two. */
  readonly doubles: number;
}

/** Remembers what there is of everything, so that nothing can be lost unseen. */
export const countStock = async (db: Database): Promise<Map<number, number>> => {
  const rows = await db.rows<{ id: number; units: number }>(sql`
    select o.id, o.stock + coalesce((select sum(c.cantidad) from stock_claim c where c.offer_id = o.id and c.liberado is null), 0)::int as units
    from offer o`);
  return new Map(rows.map(({ id, units }) => [id, units]));
};

export const checkBooks = async (db: Database, before: ReadonlyMap<number, number>): Promise<Imbalance> => {
  const after = await countStock(db);
  const offers = [...after].filter(([id, units]) => before.get(id) !== units).length;
  const rest = await db.one<Omit<Imbalance, 'offers'>>(sql`
    with living as (select *, status not in ('caducado', 'cancelado') as alive from customer_order)
    select
      (select count(*)::int from living o where o.alive is distinct from exists (
          select from stock_claim c where c.order_id = o.id and c.liberado is null)
        or o.alive is distinct from exists (
          select from allocation a where a.order_id = o.id and a.status = 'confirmed')) as orders,
      (select count(*)::int from allocation a join allocation b
         on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.id < b.id and a.span && b.span
       where a.status in ('held', 'confirmed') and b.status in ('held', 'confirmed')) as overlaps,
      (select count(*)::int from living o where o.total <> (select sum(l.importe) from order_line l where l.order_id = o.id)
        or o.pagado <> coalesce((select sum(p.importe) from payment p where p.order_id = o.id and p.status = 'pagado'), 0)) as money,
      (select count(*)::int from living o where o.status = 'confirmado' and 1 <> (
         select count(*) from mail m where m.template = 'confirmacion' and m.datos ->> 'orderId' = o.id::text)) as doubles,
      (select count(*)::int from cap c where c.total - c.quedan <> coalesce((
         select sum(k.cantidad) from cap_claim k where k.clave = c.clave and k.liberado is null), 0))
      + (select count(*)::int from cap_use u join cap c on c.clave = u.clave where u.usos <> coalesce((
         select sum(k.cantidad) from cap_claim k where k.clave = u.clave and k.liberado is null and u.persona = any (k.personas)), 0))
      + (select count(*)::int from cap_claim k join living o on o.id = k.order_id where o.alive is distinct from (k.liberado is null)) as caps`);
  return { offers, ...rest };
};

export const balanced: Imbalance = { offers: 0, orders: 0, overlaps: 0, money: 0, caps: 0, doubles: 0 };
