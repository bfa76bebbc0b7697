import type { Cents } from '#domain/money/cents.ts';
import type { Ownership } from '../accounts/owned-by.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

interface HistoryRow {
  readonly clase: 'pedido' | 'cita' | 'trabajo' | 'factura';
  readonly fecha: Date;
  readonly numero: string;
  /** The number of the order that it is of. */
  readonly pedido: string | null;
  readonly taller: string;
  readonly matricula: string | null;
  readonly detalle: string[];
  readonly importe: Cents | null;
  readonly anulado: boolean;
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * What happened to an account up to now, the newest first: its orders, their invoices, its appointments without one, and of
 * both what was done once the car was ready.
 */
export const historyOf = async (
  db: Database,
  { accountId, guestEmail }: Ownership,
  {
    page,
    pageSize,
    now,
    language,
  }: { readonly page: number; readonly pageSize: number; readonly now: Date; readonly language: Language },
): Promise<HistoryRow[]> =>
  await db.rows<HistoryRow>(sql`
    with own_order as (
      select o.*, array(select l.descripcion from order_line l where l.order_id = o.id and l.clase in ('producto', 'servicio')
        order by l.posicion) as detalle
      from customer_order o where (o.status <> 'caducado' or o.pagado > 0)
        and (o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text)
    ), own_visit as (
      select v.*, array(
        select case when ${language} = 'ca' then s.nombre_ca else s.nombre_es end
        from unnest(v.servicio || v.otros_servicios) with ordinality as p(servicio, lugar)
        join visit_service s on s.servicio = p.servicio order by p.lugar) as detalle
      from visit v
      where v.account_id = ${accountId}::uuid or v.account_id is null and v.email_norm = ${guestEmail}::text
    ), work as (
      select coalesce(a.order_id::text, a.appointment_id::text) as whose, a.appointment_id, a.order_id, min(a.cod_tienda) as cod_tienda,
        min(lower(a.span)) as starts, max(upper(a.span)) as ends, bool_and(a.status = 'done') as done
      from allocation a
      where a.order_id in (select id from own_order) or a.appointment_id in (select id from own_visit)
      group by a.appointment_id, a.order_id
    ), entry as (
      select 'pedido' as clase, o.creado as fecha, o.order_number as numero, o.order_number as pedido, w.alias as taller, o.matricula, o.detalle,
        o.total as importe, o.status in ('cancelado', 'caducado') as anulado
      from own_order o join workshop w on w.cod_tienda = o.cod_tienda
      union all
      select 'cita', k.starts, v.numero, null, w.alias, v.matricula, v.detalle, null, v.status = 'anulada'
      from own_visit v join work k on k.appointment_id = v.id join workshop w on w.cod_tienda = k.cod_tienda
      where k.starts <= ${now} or v.status = 'anulada'
      union all
      select 'trabajo', k.ends, coalesce(o.order_number, v.numero, ''), o.order_number, w.alias, coalesce(o.matricula, v.matricula),
        coalesce(o.detalle, v.detalle, '{}'), null, false
      from work k join workshop w on w.cod_tienda = k.cod_tienda
      left join own_order o on o.id = k.order_id
      left join own_visit v on v.id = k.appointment_id
      where k.done and (o.id is not null or v.id is not null)
      union all
      select 'factura', i.creado, i.numero, o.order_number, w.alias, null, '{}', i.total,
        exists (select from invoice_end e where e.numero = i.numero)
      from own_order o join invoice i on i.order_id = o.id join workshop w on w.cod_tienda = o.cod_tienda
      where o.dado_por_cesta is not true or o.email_norm = ${guestEmail}::text
    )
    select clase, fecha, numero, pedido, taller, matricula, detalle, importe, anulado, count(*) over () as total
    from entry order by fecha desc, clase, numero limit ${pageSize}::int offset ${page * pageSize}::int`);
