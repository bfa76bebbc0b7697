import type { Invoice } from '#domain/invoices/invoice.ts';
import type { OrderedLine } from '#domain/invoices/order-lines.ts';
import type { Series } from '#domain/invoices/series.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { priceReductions } from '../reconciliation/price-reductions.ts';

/** What is printed beside what an invoice says; kept, so that its file is the same whenever it is printed. */
export interface Printed {
  readonly marca: string;
  readonly qr: string | null;
  readonly matricula: string | null;
  readonly taller: string | null;
}

/** The invoices of an order that were not annulled, in the order in which they were issued. */
export const invoicesOfOrder = async (db: Database, orderId: number): Promise<Invoice[]> => {
  const rows = await db.rows<{ factura: Invoice }>(sql`
    select i.factura from invoice i
    where i.order_id = ${orderId}::bigint
      and not exists (select from invoice_end e where e.numero = i.numero and e.por is null)
    order by i.id`);
  return rows.map(({ factura }) => factura);
};

/** An order's lines as they were ordered, and what was taken off its price afterwards. */
export const linesToInvoice = async (
  db: Database,
  orderId: number,
): Promise<{ readonly lineas: readonly (Omit<OrderedLine, 'tasa'> & { id_navision: string })[]; rebaja: Cents }> => {
  const lineas = await db.rows<Omit<OrderedLine, 'tasa'> & { id_navision: string }>(sql`
    select id_navision, descripcion, cantidad, precio, ecotasa, impuesto, importe from order_line
    where order_id = ${orderId}::bigint order by posicion`);
  const { rebaja } = await db.one<{ rebaja: Cents }>(sql`
    select coalesce(sum(g.rebaja), 0)::int as rebaja from (${priceReductions}) g where g.order_id = ${orderId}::bigint`);
  return { lineas, rebaja };
};

/** The next number of a series, and the day of its last invoice. The series is this transaction's until it ends. */
export const takeNumber = async (
  tx: Database,
  { prefijo, serie, ejercicio }: Series,
): Promise<{ readonly orden: number; readonly fecha: string | null }> =>
  await tx.one(sql`
    insert into invoice_series (prefijo, serie, ejercicio, ultimo) values (${prefijo}, ${serie}, ${ejercicio}::int, 1)
    on conflict (prefijo, serie, ejercicio) do update set ultimo = invoice_series.ultimo + 1
    returning ultimo as orden, fecha`);

export const insertInvoice = async (
  tx: Database,
  {
    orderId,
    factura,
    series,
    orden,
    encadenada,
    impreso,
    now,
  }: {
    readonly orderId: number;
    readonly factura: Invoice;
    readonly series: Series;
    readonly orden: number;
    readonly encadenada: boolean;
    readonly impreso: Printed;
    readonly now: Date;
  },
): Promise<void> => {
  const replaced = [
    ...factura.sustituye,
    ...(factura.rectifica?.modo === 'sustitucion' ? factura.rectifica.facturas : []),
  ].map(({ numero }) => numero);
  await tx.run(sql`
    with dated as (
      update invoice_series set fecha = ${factura.fecha}::date
      where prefijo = ${series.prefijo} and serie = ${series.serie} and ejercicio = ${series.ejercicio}::int
    ), replaced as (
      insert into invoice_end (numero, por, en)
      select numero, ${factura.numero}, ${now}::timestamptz from unnest(${replaced}::text[]) as r(numero)
    )
    insert into invoice (numero, order_id, prefijo, serie, ejercicio, orden, nif, fecha, papel, total, encadenada, factura, impreso, creado)
    values (${factura.numero}, ${orderId}::bigint, ${series.prefijo}, ${series.serie}, ${series.ejercicio}::int, ${orden}::int,
      ${factura.emisor.nif}, ${factura.fecha}::date, ${factura.papel}, ${factura.total}::int, ${encadenada}::boolean,
      ${JSON.stringify(factura)}::jsonb, ${JSON.stringify(impreso)}::jsonb, ${now}::timestamptz)`);
};

/** An invoice as it was issued, and the order that it is about. */
export interface InvoiceRow {
  readonly factura: Invoice;
  readonly impreso: Printed;
  readonly orderId: number;
  readonly codTienda: number;
  /** Its customer left: it is kept for the authorities alone (LO 3/2018 art. 32). */
  readonly bloqueada: boolean;
  readonly encadenada: boolean;
  /** Does not count any more: another one stands in its place. */
  readonly sustituidaPor: string | null;
  readonly anulada: boolean;
}

export const findInvoice = async (db: Database, numero: string): Promise<InvoiceRow | undefined> =>
  await db.maybeOne(sql`
    select i.factura, i.impreso, i.order_id as "orderId", o.cod_tienda as "codTienda", o.borrado_en is not null as bloqueada,
      i.encadenada, e.por as "sustituidaPor",
      (e.numero is not null and e.por is null) as anulada
    from invoice i join customer_order o on o.id = i.order_id left join invoice_end e on e.numero = i.numero
    where i.numero = ${numero}`);

/** Takes an invoice out of the books of its order; its number stays used. */
export const endInvoice = async (tx: Database, numero: string, now: Date): Promise<void> => {
  await tx.run(sql`insert into invoice_end (numero, por, en) values (${numero}, null, ${now}::timestamptz)`);
};
