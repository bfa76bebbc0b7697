import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Tyres of the same size, good for the same car, of which so many can be had; the recommended ones first. */
export const findAlternatives = async (
  db: Database,
  productId: number,
  cantidad: number,
  most: number,
): Promise<string[]> => {
  const rows = await db.rows<{ id_navision: string }>(sql`
    select p.id_navision
    from tyre gone
    join tyre_model gone_model on gone_model.id = gone.model_id
    join tyre t on t.ancho = gone.ancho and t.serie = gone.serie and t.llanta = gone.llanta and t.ic >= gone.ic and t.runflat = gone.runflat
    join tyre_model m on m.id = t.model_id and m.temporada = gone_model.temporada and m.tipo_vehiculo = gone_model.tipo_vehiculo
    join product p on p.id = t.product_id and p.activo
    where gone.product_id = ${productId}::int and t.product_id <> gone.product_id
      and exists (select from offer o where o.product_id = t.product_id and o.stock >= ${cantidad}::int)
    order by t.cv < gone.cv, t.orden
    limit ${most}::int`);
  return rows.map(({ id_navision }) => id_navision);
};
