import type { Billing } from '#contract/orders.ts';
import type { DeliveryTerms } from '#domain/booking/delivery.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentTerms } from '#domain/payments/deposit.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { Missing } from '#domain/payments/settlement.ts';
import type { Database } from '../database/database.ts';
import { fragment, quickRead, sql } from '../database/sql.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** The last attempt to pay an order. */
export interface LastPayment {
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly code: string | null;
  readonly family: string | null;
  readonly paymentType: 'tarjeta' | 'bizum';
  /** Cents. */
  readonly importe: number;
  /** Moment, ISO 8601. */
  readonly creado: string;
}

export interface OrderRow {
  readonly id: number;
  readonly orderNumber: string;
  readonly cestaID: string;
  /** Null of a guest's, also where an account was given it by the id of its basket: whoever else knows that id has as much right. */
  readonly accountId: string | null;
  readonly email: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly telefono: string;
  readonly idioma: Language;
  readonly status: OrderStatus;
  readonly terms: PaymentTerms;
  readonly paymentType: 'tarjeta' | 'bizum' | null;
  readonly codTienda: number;
  readonly matricula: string | null;
  readonly total: Cents;
  readonly aPagar: Cents;
  readonly pagado: Cents;
  readonly billing: Billing | null;
  readonly snapshot: OrderSnapshot;
  readonly caduca: Date | null;
  readonly pendienteDesde: Date | null;
  /** Where the car is expected now; staff may have moved it since the order was made. */
  readonly fecha: string | null;
  /** `HH:MM:SS` */
  readonly hora: string | null;
  readonly pago: LastPayment | null;
  /** All that names its customer was erased. */
  readonly borrado: boolean;
  /** What its customer is asked while it is `por-decidir`: the question’s id, and until when it may be answered. */
  readonly oferta: { readonly id: string; readonly hasta: string } | null;
}

/** The columns of `OrderRow`, of a `customer_order o`. */
const orderColumns = fragment`
  o.id, o.order_number as "orderNumber", o.cesta_id as "cestaID",
  case when o.dado_por_cesta is not true then o.account_id end as "accountId", o.email, o.nombre, o.apellidos, o.telefono, o.idioma,
  o.status, o.terms, o.payment_type as "paymentType", o.cod_tienda as "codTienda", o.matricula, o.total,
  o.a_pagar as "aPagar", o.pagado, o.billing, o.snapshot, o.caduca, o.pendiente_desde as "pendienteDesde",
  o.borrado_en is not null as borrado, a.fecha, (lower(a.span) at time zone a.tz)::time as hora,
  (select json_build_object('reference', p.reference, 'status', p.status, 'code', p.code, 'family', p.family,
     'paymentType', p.payment_type, 'importe', p.importe, 'creado', p.creado)
   from payment p where p.order_id = o.id order by p.intento desc limit 1) as pago,
  (select json_build_object('id', l.id, 'hasta', l.hasta) from late_payment l where l.order_id = o.id and l.decision is null) as oferta`;

/** The first stage of the appointment that an order `o` has, alone or with others, as `a`. */
export const firstStageOfOrder = fragment`
  left join lateral (
    select f.* from allocation l join allocation f on f.appointment_id = l.appointment_id and f.etapa = 1
    where l.order_id = o.id and l.status in ('confirmed', 'arrived', 'working', 'done') limit 1) a on true`;

export const orderOfBasket = async (db: Database, cestaID: string): Promise<OrderRow | undefined> =>
  await db.maybeOne(
    quickRead`select ${orderColumns} from customer_order o ${firstStageOfOrder} where o.cesta_id = ${cestaID}::uuid`,
  );

export const orderById = async (db: Database, id: number): Promise<OrderRow | undefined> =>
  await db.maybeOne(
    quickRead`select ${orderColumns} from customer_order o ${firstStageOfOrder} where o.id = ${id}::bigint`,
  );

export const orderByNumber = async (db: Database, orderNumber: string): Promise<OrderRow | undefined> =>
  await db.maybeOne(
    quickRead`select ${orderColumns} from customer_order o ${firstStageOfOrder} where o.order_number = ${orderNumber}`,
  );

/** Whom the invoices of an order are for from now on. */
export const keepBilling = async (tx: Database, id: number, billing: Billing): Promise<void> => {
  await tx.run(sql`update customer_order set billing = ${JSON.stringify(billing)}::jsonb where id = ${id}::bigint`);
};

/** Whether a basket has an order that did not lapse. */
export const isOrdered = async (db: Database, cestaID: string): Promise<boolean> =>
  (await db.maybeOne(
    quickRead`select id from customer_order where cesta_id = ${cestaID}::uuid and status <> 'caducado'`,
  )) !== undefined;

/**
 * Nobody else changes an order while its row is locked. Lock first, read after: a statement that waited
 * for the lock would still answer with what it saw before it waited. Who shares its appointment may still refer to it: two
 * orders of one visit that end at once would wait for each other.
 */
export const lockOrder = async (tx: Database, id: number): Promise<void> => {
  await tx.run(sql`select id from customer_order where id = ${id}::bigint for no key update`);
};

/** Frees goods and coupons of an order that ends; its time is freed by the booking desk. */
const releaseClaims = async (tx: Database, id: number, now: Date): Promise<void> => {
  await tx.run(
    sql`select release_stock(${id}::bigint, ${now}::timestamptz), release_caps(${id}::bigint, ${now}::timestamptz)`,
  );
};

export const markExpired = async (tx: Database, id: number, now: Date): Promise<void> => {
  await tx.run(sql`
    update customer_order set status = 'caducado', caduca = null, pendiente_desde = null
    where id = ${id}::bigint and status = 'pendiente-pago'`);
  await releaseClaims(tx, id, now);
};

export const markOrderCancelled = async (tx: Database, id: number, now: Date): Promise<void> => {
  await tx.run(sql`
    update customer_order set status = 'cancelado', caduca = null, pendiente_desde = null where id = ${id}::bigint`);
  await releaseClaims(tx, id, now);
};

/** Its customer, who paid when the time was gone, chose another one, or the money goes back. */
export const markDecided = async (tx: Database, id: number, status: 'confirmado' | 'caducado'): Promise<void> => {
  await tx.run(sql`update customer_order set status = ${status} where id = ${id}::bigint and status = 'por-decidir'`);
};

/** Money of an order that is not its any more. */
export const takeOffPaid = async (tx: Database, id: number, importe: Cents): Promise<void> => {
  await tx.run(sql`update customer_order set pagado = pagado - ${importe}::int where id = ${id}::bigint`);
};

/** How the goods of a lapsed order would come, and whether there are enough of all of them. */
export const goodsOfLapsed = async (
  db: Database,
  id: number,
): Promise<{ readonly delivery: readonly DeliveryTerms[]; readonly disponible: boolean }> =>
  await db.one(sql`
    select coalesce(json_agg(json_build_object('plazo_dias', w.plazo_dias, 'hora_corte', w.hora_corte)), '[]') as delivery,
      coalesce(bool_and(f.stock >= c.cantidad), true) as disponible
    from stock_claim c join offer f on f.id = c.offer_id join warehouse w on w.cod_almacen = f.cod_almacen
    where c.order_id = ${id}::bigint and c.liberado is not null`);

/** Orders that waited for their payment long enough. */
export const overdueOrders = async (db: Database, now: Date, most: number): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(sql`
    select id from customer_order where status = 'pendiente-pago' and caduca <= ${now}::timestamptz order by caduca limit ${most}::int`);
  return rows.map(({ id }) => id);
};

/**
 * The order's payment came, and with it what was really paid, whatever was being tried last: it is confirmed, or its
 * customer has to choose another time.
 */
export const markPaid = async (
  tx: Database,
  id: number,
  paid: { readonly importe: Cents; readonly paymentType: 'tarjeta' | 'bizum' },
  status: 'confirmado' | 'por-decidir',
): Promise<void> => {
  await tx.run(sql`
    update customer_order set status = ${status}, caduca = null, pendiente_desde = null, pagado = pagado + ${paid.importe}::int,
      a_pagar = ${paid.importe}::int, payment_type = ${paid.paymentType},
      terms = case when ${paid.importe}::int >= total then 'total' else 'reserva' end
    where id = ${id}::bigint`);
};

/**
 * Takes the goods and the time of a lapsed order again, all or nothing, for the hold of `token`. Answers
 * with the reason where something is gone.
 */
export const reclaimOrder = async (
  tx: Database,
  ask: { readonly id: number; readonly token: string; readonly matricula: string | null; readonly now: Date },
): Promise<Missing | null> => {
  const { codigo } = await tx.one<{ codigo: Missing | null }>(sql`
    select reclaim_order(${ask.id}::bigint, ${ask.token}::uuid, ${ask.matricula}::text, ${ask.now}::timestamptz) as codigo`);
  return codigo;
};

/** The order is settled at the workshop: nothing is waited for any more. */
export const markPaidAtWorkshop = async (tx: Database, id: number): Promise<void> => {
  await tx.run(sql`
    update customer_order set status = 'confirmado', terms = 'taller', payment_type = null, a_pagar = 0, caduca = null, pendiente_desde = null
    where id = ${id}::bigint`);
};

/** What is being paid now, and until when it is waited for. */
export const markPaying = async (
  tx: Database,
  id: number,
  paying: {
    readonly terms: PaymentTerms;
    readonly paymentType: 'tarjeta' | 'bizum';
    readonly aPagar: Cents;
    readonly billing: Billing | null;
    readonly caduca: Date;
  },
): Promise<void> => {
  await tx.run(sql`
    update customer_order set terms = ${paying.terms}, payment_type = ${paying.paymentType}, a_pagar = ${paying.aPagar}, caduca = ${paying.caduca},
      billing = coalesce(${paying.billing && JSON.stringify(paying.billing)}::jsonb, billing)
    where id = ${id}::bigint`);
};
