import { monthBefore, monthsCounted, monthsTold } from '#domain/catalogue/fitted-months.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/**
 * What the demo's workshops fitted before its first order: invented, more of what is recommended more warmly, and the same for the
 * same tyres. The last months are left to its orders.
 */
export const loadFitted = async (db: Database, now: Date): Promise<void> => {
  const day = dayOnTheWall(now);
  const months = Array.from({ length: monthsTold - monthsCounted }, (_, place) =>
    monthBefore(day, place + monthsCounted),
  );
  await db.run(sql`
    insert into tyre_fitted (product_id, mes, unidades)
    select product_id, mes::date, 4 * (1 + (product_id * 7919::bigint + n * 104729) % (1 + 20000 / (orden + 500)))
    from tyre cross join unnest(${months}::text[]) with ordinality as m(mes, n)
    where orden < 4000
    on conflict do nothing`);
};
