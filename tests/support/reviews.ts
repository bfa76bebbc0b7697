import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface ReviewSketch {
  readonly texto?: string;
  readonly idioma?: 'es' | 'ca';
  readonly escrita?: Date;
}

/** A review of what was bought, which waits until staff have read it; answers with what their decision names. */
export const insertPurchaseReview = async (
  db: Database,
  { orderId, posicion = 1 }: { readonly orderId: number; readonly posicion?: number },
  { texto = 'Mirad www.otro.example', idioma = 'es', escrita = new Date('2027-04-28T10:00:00Z') }: ReviewSketch = {},
) => {
  const id = randomUUID();
  await db.run(sql`
    insert into product_review (id, product_id, model_id, order_id, posicion, origen, estrellas, texto, idioma, nombre, fecha_visita,
      estado, creado, cambiado)
    select ${id}::uuid, l.product_id, t.model_id, l.order_id, l.posicion, 'compra', 4, ${texto}, ${idioma}, 'Rosa', '2027-04-06',
      'pendiente', ${escrita}, ${escrita}
    from order_line l left join tyre t on t.product_id = l.product_id
    where l.order_id = ${orderId}::bigint and l.posicion = ${posicion}`);
  return { sobre: 'compra' as const, id };
};
