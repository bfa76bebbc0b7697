import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * Counts again what was fitted of the orders of the last months, `from` the first day of one: whoever ordered in a month may come
 * in the next one or the one after.
 */
export const countFitted = async (db: Database, from: string): Promise<void> => {
  await db.run(sql`
    insert into tyre_fitted (product_id, mes, unidades)
    select l.product_id, date_trunc('month', o.creado at time zone 'Europe/Madrid')::date, sum(l.cantidad)
    from customer_order o join order_line l on l.order_id = o.id join tyre t on t.product_id = l.product_id
    where o.status = 'completado' and l.clase = 'producto' and o.creado >= ${from}::timestamp at time zone 'Europe/Madrid'
    group by 1, 2
    on conflict (product_id, mes) do update set unidades = excluded.unidades
      where tyre_fitted.unidades <> excluded.unidades`);
};

/** How many of each tyre were fitted since a month, by the number of its product. */
export const loadFitted = async (db: Database, since: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.rows<{ id: number; unidades: number }>(sql`
    select product_id as id, sum(unidades)::int as unidades from tyre_fitted where mes >= ${since}::date group by product_id`);
  return new Map(rows.map(({ id, unidades }) => [id, unidades]));
};
