import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentTerms } from '#domain/payments/deposit.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Ownership } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import { firstStageOfOrder } from '../orders/orders-store.ts';
import type { SnapshotWorkshop } from '../orders/order-snapshot.ts';

export interface OwnOrderRow {
  readonly id: number;
  readonly pedido: string;
  readonly creado: Date;
  readonly status: OrderStatus;
  readonly terms: PaymentTerms;
  readonly paymentType: 'tarjeta' | 'bizum' | null;
  readonly total: Cents;
  readonly pagado: Cents;
  readonly matricula: string | null;
  readonly taller: SnapshotWorkshop;
  readonly selectedDate: string;
  readonly selectedTime: string;
  readonly fecha: string | null;
  readonly hora: string | null;
  readonly operacion: string | null;
  readonly resumen: string[];
}

/** What nobody paid and what lapsed so is no order to its customer. */
const ownOrders = fragment`
  from customer_order o
  ${firstStageOfOrder}
  where (o.status <> 'caducado' or o.pagado > 0)`;

const columns = fragment`
  o.id, o.order_number as pedido, o.creado, o.status, o.terms, o.payment_type as "paymentType", o.total, o.pagado, o.matricula,
  o.snapshot -> 'taller' as taller, o.snapshot ->> 'selectedDate' as "selectedDate", o.snapshot ->> 'selectedTime' as "selectedTime",
  a.fecha, (lower(a.span) at time zone a.tz)::time as hora,
  (select p.reference from payment p where p.order_id = o.id order by p.intento desc limit 1) as operacion,
  array(select l.cantidad || ' × ' || l.descripcion from order_line l
    where l.order_id = o.id and l.clase in ('producto', 'servicio') order by l.posicion) as resumen`;

export const ordersOf = async (
  db: Database,
  { accountId, guestEmail }: Ownership,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<OwnOrderRow[]> =>
  await db.rows<OwnOrderRow>(sql`
    select ${columns} ${ownOrders}
      and (o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text)
    order by o.creado desc, o.id desc limit ${pageSize}::int offset ${page * pageSize}::int`);

export const countOrdersOf = async (db: Database, { accountId, guestEmail }: Ownership): Promise<number> => {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*) as total from customer_order o where (o.status <> 'caducado' or o.pagado > 0)
      and (o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text)`);
  return total;
};

export const ownOrderOf = async (
  db: Database,
  { accountId, guestEmail }: Ownership,
  orderNumber: string,
): Promise<OwnOrderRow | undefined> =>
  await db.maybeOne<OwnOrderRow>(sql`
    select ${columns} ${ownOrders} and o.order_number = ${orderNumber}
      and (o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text)`);

export const placedOrderOf = async (db: Database, id: number): Promise<OwnOrderRow> =>
  await db.one<OwnOrderRow>(
    sql`select ${columns} from customer_order o ${firstStageOfOrder} where o.id = ${id}::bigint`,
  );

/** Numbers of other orders that share an order's appointment now; the earliest first. */
export const othersOfVisit = async (db: Database, orderId: number): Promise<string[]> => {
  const rows = await db.rows<{ readonly id: number; readonly pedido: string }>(sql`
    select distinct o.id, o.order_number as pedido from allocation mine
    join allocation l on l.appointment_id = mine.appointment_id and l.order_id <> mine.order_id
    join customer_order o on o.id = l.order_id
    where mine.order_id = ${orderId}::bigint and mine.status not in ('held', 'cancelled') and l.status not in ('held', 'cancelled')
    order by o.id limit 20`);
  return rows.map(({ pedido }) => pedido);
};

interface OwnLine {
  readonly nombre: string;
  readonly cantidad: number;
  readonly precio: Cents;
  readonly importe: Cents;
}

export const linesOfOrder = async (db: Database, orderId: number): Promise<OwnLine[]> =>
  await db.rows<OwnLine>(sql`
    select descripcion as nombre, cantidad, precio, importe from order_line where order_id = ${orderId}::bigint order by posicion`);

/** Euros: what products cost less than usual, and what was taken off the whole. */
export const discountsOfOrder = async (
  db: Database,
  orderId: number,
): Promise<{ readonly productos: number; readonly todo: number }> =>
  await db.one(sql`
    select coalesce((select sum((p ->> 'importeSinPromo')::numeric - (p ->> 'importe')::numeric)
        from jsonb_array_elements(o.snapshot -> 'cesta' -> 'products') as p), 0)::float8 as productos,
      coalesce(o.snapshot -> 'cesta' -> 'totals' ->> 'descuento', '0')::float8 as todo
    from customer_order o where o.id = ${orderId}::bigint`);
