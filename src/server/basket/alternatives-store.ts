import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * Tyres of the same size, good for the same vehicle, of which so many can be had; the recommended ones first. Off cars
 * they must be made for the same: a tyre of a lorry's trailer does not steer, nor a rear one of a motorcycle go in front.
 */
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
    join tyre t on t.ancho = gone.ancho and t.serie = gone.serie and t.llanta = gone.llanta and t.runflat = gone.runflat
      and coalesce(t.ic >= gone.ic, gone.ic is null)
    join tyre_model m on m.id = t.model_id and m.temporada = gone_model.temporada and m.tipo_vehiculo = gone_model.tipo_vehiculo
      and (m.gama = gone_model.gama or m.tipo_vehiculo in ('turismo', '4x4', 'furgoneta'))
    join product p on p.id = t.product_id and p.activo
    left join tyre_moto gone_moto on gone_moto.product_id = gone.product_id
    left join tyre_moto moto on moto.product_id = t.product_id
    where gone.product_id = ${productId}::int and t.product_id <> gone.product_id
      and (gone_moto.posicion is null or moto.posicion in (gone_moto.posicion, 'ambas'))
      and exists (select from offer o where o.product_id = t.product_id and o.falta is null and o.stock >= ${cantidad}::int)
    order by t.cv < gone.cv, t.orden
    limit ${most}::int`);
  return rows.map(({ id_navision }) => id_navision);
};
