import type { AgendaStatus } from '#domain/agenda/status.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { PaymentTerms } from '#domain/payments/deposit.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** What an order's progress is told by. Moments in JSON are text, ISO 8601. */
export interface ProgressRow {
  readonly id: number;
  readonly orderNumber: string;
  readonly accountId: string | null;
  readonly email: string;
  readonly status: OrderStatus;
  readonly terms: PaymentTerms;
  readonly creado: Date;
  readonly pagadoEn: Date | null;
  readonly mercanciaEn: Date | null;
  readonly productos: readonly { readonly tipo: ProductKind; readonly llega: string | null }[];
  readonly tallerAlias: string | null;
  readonly tallerTelefono: string | null;
  readonly tz: string | null;
  readonly citaId: string | null;
  readonly starts: Date | null;
  readonly car: AgendaStatus | null;
  readonly carAt: Readonly<Partial<Record<AgendaStatus, string>>> | null;
}

const progress = fragment`
  select o.id, o.order_number as "orderNumber", o.account_id as "accountId", o.email, o.status, o.terms, o.creado,
    (select max(p.resuelto) from payment p where p.order_id = o.id and p.status in ('pagado', 'devolver', 'devuelto')) as "pagadoEn",
    o.mercancia_en as "mercanciaEn",
    coalesce((select json_agg(json_build_object('tipo', p ->> 'tipo_producto', 'llega', p ->> 'fechaEntrega'))
      from jsonb_array_elements(o.snapshot -> 'cesta' -> 'products') as p), '[]') as productos,
    o.snapshot -> 'taller' ->> 'alias' as "tallerAlias", o.snapshot -> 'taller' ->> 'telefono' as "tallerTelefono", a.tz,
    a.appointment_id as "citaId", lower(a.span) as starts, a.status as car,
    (select json_object_agg(l.status, l.en) from (
      select e.despues ->> 'status' as status, max(e.en) as en from allocation_log e
      where e.appointment_id = a.appointment_id and e.etapa = 1 and e.que = 'estado' group by 1) as l) as "carAt"
  from customer_order o
  left join lateral (
    select f.* from allocation b join allocation f on f.appointment_id = b.appointment_id and f.etapa = 1
    where b.order_id = o.id and b.status <> 'held' order by b.status = 'cancelled', b.id desc limit 1) as a on true`;

export const progressOf = async (db: Database, id: number): Promise<ProgressRow | undefined> =>
  await db.maybeOne<ProgressRow>(sql`${progress} where o.id = ${id}::bigint`);

export const progressOfNumber = async (db: Database, orderNumber: string): Promise<ProgressRow | undefined> =>
  await db.maybeOne<ProgressRow>(sql`${progress} where o.order_number = ${orderNumber}`);

/** The time that a letter's link names, where it was ever one of this order's: also before the order left a visit to others. */
export const timeOfOrder = async (
  db: Database,
  ask: { readonly orderId: number; readonly citaId: string },
): Promise<{ readonly citaId: string; readonly starts: Date } | undefined> =>
  await db.maybeOne(sql`
    select ${ask.citaId}::uuid as "citaId", lower(f.span) as starts
    from allocation l join allocation f on f.appointment_id = l.appointment_id and f.etapa = 1
    where l.order_id = ${ask.orderId}::bigint and (l.appointment_id = ${ask.citaId}::uuid or exists (
      select from allocation_log e where e.appointment_id = ${ask.citaId}::uuid and e.allocation_id = l.id))
    order by l.appointment_id = ${ask.citaId}::uuid desc limit 1`);

/** Says whether all that was bought is at the workshop; false where it was said before. */
export const noteGoodsOf = async (tx: Database, id: number, en: Date | null): Promise<boolean> =>
  (await tx.run(sql`
    update customer_order set mercancia_en = ${en}::timestamptz
    where id = ${id}::bigint and (mercancia_en is null) = (${en}::timestamptz is not null)`)) > 0;
