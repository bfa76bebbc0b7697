import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { signBuyer } from '#server/product-reviews/product-review-signature.ts';
import { insertConfirmedOrder } from './confirmed-order.ts';

/** Products that were bought and fitted, with the link of the letter that asks what they are like. */
export const insertBought = async (
  db: Database,
  { products = ['N1'], fecha = '2027-04-06' }: { products?: readonly string[]; fecha?: string } = {},
) => {
  const { orderId, orderNumber } = await insertConfirmedOrder(db, { fecha });
  await db.run(sql`update customer_order set status = 'completado' where id = ${orderId}::bigint`);
  for (const [place, product] of products.entries())
    await db.run(sql`
      insert into order_line (order_id, posicion, clase, id_navision, product_id, descripcion, cantidad, precio, ecotasa, impuesto, importe)
      select ${orderId}::bigint, ${place + 1}, 'producto', p.id_navision, p.id, p.nombre_producto_es, 4, 9000, 150, 2100, 36000
      from product p where p.id_navision = ${product}`);
  const { cita } = await db.one<{ cita: string }>(sql`
    update allocation set status = 'done' where order_id = ${orderId}::bigint and etapa = 1 returning appointment_id as cita`);
  return { orderId, cita, linea: `${orderNumber}-1`, firma: await signBuyer(db, cita) };
};
