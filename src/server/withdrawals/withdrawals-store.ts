import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

export interface WithdrawnLine {
  readonly id_navision: string;
  readonly cantidad: number;
  readonly nombre_es: string;
  readonly nombre_ca: string;
}

export interface WithdrawalRow {
  readonly id: number;
  readonly orderId: number;
  readonly estado: 'hecho' | 'por-devolver' | 'devuelto';
  readonly lineas: readonly WithdrawnLine[];
  readonly importe: Cents;
  readonly recibido: Date;
  /** Who declared it, as they wrote their name; null of one of before it was kept, and of nobody any more. */
  readonly declarante: string | null;
}

const columns = fragment`w.id, w.order_id as "orderId", w.estado, w.lineas, w.importe, w.recibido, w.declarante`;

export const withdrawalOf = async (db: Database, orderId: number): Promise<WithdrawalRow | undefined> =>
  await db.maybeOne<WithdrawalRow>(sql`select ${columns} from withdrawal w where w.order_id = ${orderId}::bigint`);

/** Of one workshop's orders, what is open first, then the newest. */
export const withdrawalsAt = async (
  db: Database,
  codTienda: number,
): Promise<(WithdrawalRow & { readonly orderNumber: string; readonly nombre: string; readonly telefono: string })[]> =>
  await db.rows(sql`
    select ${columns}, o.order_number as "orderNumber", concat_ws(' ', o.nombre, nullif(o.apellidos, '')) as nombre, o.telefono
    from withdrawal w join customer_order o on o.id = w.order_id
    where o.cod_tienda = ${codTienda}::int order by w.resuelto is not null, w.recibido desc limit 100`);

export const insertWithdrawal = async (tx: Database, made: Omit<WithdrawalRow, 'id'>): Promise<void> => {
  await tx.run(sql`
    insert into withdrawal (order_id, estado, lineas, importe, recibido, resuelto, declarante)
    values (${made.orderId}::bigint, ${made.estado}, ${JSON.stringify(made.lineas)}::jsonb, ${made.importe}::int, ${made.recibido},
      ${made.estado === 'por-devolver' ? null : made.recibido}::timestamptz, ${made.declarante})`);
};

/** Goods that are awaited came back; undefined where none were. */
export const closeWithdrawal = async (
  tx: Database,
  ask: { readonly id: number; readonly codTienda: number; readonly now: Date },
): Promise<{ readonly orderId: number; readonly importe: Cents } | undefined> =>
  await tx.maybeOne(sql`
    update withdrawal w set estado = 'devuelto', resuelto = ${ask.now}
    from customer_order o
    where w.id = ${ask.id}::bigint and o.id = w.order_id and o.cod_tienda = ${ask.codTienda}::int and w.estado = 'por-devolver'
    returning w.order_id as "orderId", w.importe`);

/** The order of a withdrawal of this workshop, so that its row can be locked first. */
export const orderOfWithdrawal = async (
  db: Database,
  ask: { readonly id: number; readonly codTienda: number },
): Promise<number | undefined> =>
  (
    await db.maybeOne<{ orderId: number }>(sql`
      select w.order_id as "orderId" from withdrawal w join customer_order o on o.id = w.order_id
      where w.id = ${ask.id}::bigint and o.cod_tienda = ${ask.codTienda}::int`)
  )?.orderId;

/** When the car of an order was done; null before. */
export const deliveredAt = async (db: Database, orderId: number): Promise<Date | null> =>
  (
    await db.one<{ en: Date | null }>(sql`
      select max(l.en) as en from allocation a
      join allocation_log l on l.appointment_id = a.appointment_id and l.despues ->> 'status' = 'done'
      where a.order_id = ${orderId}::bigint and a.status = 'done'`)
  ).en;
