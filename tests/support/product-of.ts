import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** A product of a kind for a vehicle of which four can be had, the recommended one first; any vehicle unless told otherwise. */
export const productOf = async (
  database: Database,
  kind: ProductKind,
  vehicle: ProductVehicle | null = null,
): Promise<string> => {
  const { id_navision } = await database.one<{ id_navision: string }>(sql`
    select p.id_navision
    from product p
    left join tyre t on t.product_id = p.id left join tyre_model m on m.id = t.model_id
    left join article a on a.product_id = p.id
    where p.tipo_producto = ${kind} and (${vehicle}::text is null or coalesce(m.tipo_vehiculo, a.tipo_vehiculo) = ${vehicle}::text)
      and exists (select from offer o where o.product_id = p.id and (o.stock is null or o.stock >= 4))
    order by coalesce(t.orden, a.orden), p.id limit 1`);
  return id_navision;
};
