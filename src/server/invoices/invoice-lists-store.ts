import type { InvoiceRole } from '#domain/invoices/invoice.ts';
import type { InvoiceType } from '#domain/invoices/series.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Ownership } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import { uninvoicedOrders } from '../reconciliation/uninvoiced-orders.ts';

/** An invoice as lists show it. */
export interface ListedInvoice {
  readonly numero: string;
  readonly fecha: string;
  readonly tipo: InvoiceType;
  readonly papel: InvoiceRole;
  readonly pedido: string;
  readonly total: Cents;
  readonly vigente: boolean;
}

/** The columns of `ListedInvoice`, of an `invoice i`. */
const listed = fragment`
  i.numero, i.fecha, (i.factura ->> 'tipo') as tipo, i.papel, (i.factura ->> 'pedido') as pedido, i.total,
  not exists (select from invoice_end e where e.numero = i.numero) as vigente`;

/** Orders of which an account has the invoices too: not of one that the id of its basket alone gave it, until its address is proved. */
const ordersOf = ({ accountId, guestEmail }: Ownership) => fragment`
  select o.id from customer_order o
  where o.account_id = ${accountId}::uuid and (o.dado_por_cesta is not true or o.email_norm = ${guestEmail}::text)
    or o.account_id is null and o.email_norm = ${guestEmail}::text`;

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

export const invoicesOfAccount = async (
  db: Database,
  whose: Ownership,
  { page, pageSize }: Page,
): Promise<ListedInvoice[]> =>
  await db.rows(sql`
    select ${listed} from invoice i where i.order_id in (${ordersOf(whose)})
    order by i.id desc limit ${pageSize}::int offset ${page * pageSize}::int`);

export const countOfAccount = async (
  db: Database,
  whose: Ownership,
): Promise<{ readonly pedidos: number; readonly facturas: number }> =>
  await db.one(sql`
    with mine as (${ordersOf(whose)})
    select (select count(*)::int from mine) as pedidos,
      (select count(*)::int from invoice i where i.order_id in (select id from mine)) as facturas`);

/** Whether an order is the account's, in the sense of its list of invoices. */
export const isOrderOf = async (db: Database, whose: Ownership, orderId: number): Promise<boolean> =>
  (await db.maybeOne(sql`select id from (${ordersOf(whose)}) mine where id = ${orderId}::bigint`)) !== undefined;

export const listOfOrder = async (db: Database, orderId: number): Promise<ListedInvoice[]> =>
  await db.rows(sql`select ${listed} from invoice i where i.order_id = ${orderId}::bigint order by i.id limit 200`);

/** What staff typed, in each form in which it may be kept; `talleres` null for those who see all. */
interface Wanted extends Page {
  readonly codigo: string;
  readonly nif: string;
  readonly email: string;
  readonly talleres: readonly number[] | null;
}

const named = ({ codigo, nif, email }: Wanted) => fragment`
  select i.id from invoice i where i.numero = ${codigo}
  union
  select i.id from invoice i where factura -> 'receptor' <> 'null' and i.factura -> 'receptor' ->> 'nif' = ${nif}
  union
  select i.id from customer_order o join invoice i on i.order_id = o.id where o.order_number = ${codigo} or o.email_norm = ${email}`;

const most = 10_000;

export const findForStaff = async (
  db: Database,
  wanted: Wanted,
): Promise<(ListedInvoice & { readonly receptor: string | null; readonly revisar: boolean })[]> =>
  await db.rows(sql`
    select ${listed}, (i.factura -> 'receptor' ->> 'nombre') as receptor,
      exists (select from billing_record r join billing_sending s on s.nif = r.nif and s.orden = r.orden
        where r.numero = i.numero and s.estado = 'revisar') as revisar
    from invoice i join customer_order o on o.id = i.order_id
    where o.borrado_en is null and (${wanted.codigo} = '' or i.id in (${named(wanted)}))
      and (${wanted.talleres}::int[] is null or o.cod_tienda = any(${wanted.talleres}::int[]))
    order by i.id desc limit ${wanted.pageSize}::int offset ${wanted.page * wanted.pageSize}::int`);

export const countForStaff = async (db: Database, wanted: Wanted): Promise<number> => {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from invoice i join customer_order o on o.id = i.order_id
      where o.borrado_en is null and (${wanted.codigo} = '' or i.id in (${named(wanted)}))
        and (${wanted.talleres}::int[] is null or o.cod_tienda = any(${wanted.talleres}::int[]))
      limit ${most}::int) found`);
  return total;
};

/** Orders of some workshops whose invoices do not come to what they should, the oldest first. */
export const uninvoicedFor = async (
  db: Database,
  talleres: readonly number[] | null,
): Promise<{ readonly pedido: string; readonly importe: Cents; readonly taller: string }[]> =>
  await db.rows(sql`
    select u.order_number as pedido, u.falta as importe, w.alias as taller
    from (${uninvoicedOrders}) u join workshop w on w.cod_tienda = u.cod_tienda
    where ${talleres}::int[] is null or u.cod_tienda = any(${talleres}::int[])
    order by u.id limit 50`);

/** What an order should have been invoiced and was not; negative where too much was. */
export const uninvoicedOf = async (db: Database, orderId: number): Promise<Cents> => {
  const row = await db.maybeOne<{ falta: Cents }>(sql`
    select u.falta from (${uninvoicedOrders}) u where u.id = ${orderId}::bigint`);
  return row?.falta ?? (0 as Cents);
};
