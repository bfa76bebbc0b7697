import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** An unpaid order at a workshop, with nothing in it but what the tables demand; answers its id. */
export const insertOrder = async (db: Database, codTienda: number, id?: number): Promise<number> => {
  const order = await db.one<{ id: number }>(sql`
    insert into customer_order (id, order_number, cesta_id, email, email_norm, nombre, apellidos, telefono, idioma,
      status, terms, payment_type, cod_tienda, total, a_pagar, snapshot, caduca)
    overriding system value
    values (coalesce(${id ?? null}::bigint, nextval(pg_get_serial_sequence('customer_order', 'id'))), ${randomUUID()}, ${randomUUID()}::uuid,
      'rosa@example.com', 'rosa@example.com', 'Rosa', 'Pons', '+34600000000', 'ca',
      'pendiente-pago', 'reserva', 'tarjeta', ${codTienda}, 40000, 4000, '{}', now() + interval '30 min')
    returning id`);
  return order.id;
};
