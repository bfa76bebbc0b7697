import { companyOf } from '#domain/basket/go-together.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';
import { emptyBasket, type BasketState } from './basket-state.ts';

/** Another basket for the same visit. */
export interface BesideRow {
  readonly cestaID: string;
  readonly state: BasketState;
  readonly version: number;
  /** With what its products may lie; null of an empty one. */
  readonly company: string | null;
  /** Null where it is not ordered, or where nobody paid what was. */
  readonly pedido: {
    readonly orderNumber: string;
    readonly status: OrderStatus;
    readonly total: Cents;
    readonly pagado: Cents;
    readonly cesta: OrderSnapshot['cesta'];
  } | null;
  /** The appointment of that order, if it is to come: whole, with what other orders share of it. */
  readonly cita: VisitToCome | null;
}

/** Times on the workshop's wall. */
export interface VisitToCome {
  readonly citaId: string;
  readonly codTienda: number;
  readonly alias: string;
  readonly date: string;
  readonly time: string;
  readonly hasta: string;
}

/** More than a visit ever has; each but the last few is an order of its own. */
const mostBeside = 12;

/** The other baskets of a visit that hold something and were not cancelled, those that were ordered first. */
export const basketsBeside = async (
  db: Database,
  { visita, but, now }: { readonly visita: string; readonly but: string; readonly now: Date },
): Promise<BesideRow[]> => {
  const rows = await db.rows<Omit<BesideRow, 'company'> & { tipo: string | null }>(quickRead`
    select b.cesta_id as "cestaID", b.state, b.version, (
        select p.tipo_producto from jsonb_array_elements(b.state -> 'products') as line
        join product p on p.id_navision = line ->> 'id_navision' limit 1) as tipo,
      case when o.status <> 'caducado' then json_build_object(
        'orderNumber', o.order_number, 'status', o.status, 'total', o.total, 'pagado', o.pagado, 'cesta', o.snapshot -> 'cesta') end as pedido,
      (select json_build_object('citaId', a.appointment_id, 'codTienda', min(a.cod_tienda), 'alias', coalesce(o.snapshot -> 'taller' ->> 'alias', ''),
          'date', min(a.fecha), 'time', to_char(min(lower(a.span) at time zone a.tz), 'HH24:MI'),
          'hasta', to_char(max(upper(a.span) at time zone a.tz), 'HH24:MI'))
        from allocation a
        where a.status = 'confirmed' and a.appointment_id = (
          select l.appointment_id from allocation l where l.order_id = o.id and l.status = 'confirmed' limit 1)
        group by a.appointment_id having min(lower(a.span)) > ${now}::timestamptz) as cita
    from basket b left join customer_order o on o.cesta_id = b.cesta_id
    where b.visita = ${visita}::uuid and b.cesta_id <> ${but}::uuid
      and jsonb_array_length(b.state -> 'products') > 0 and o.status is distinct from 'cancelado'
    order by o.creado nulls last, b.actualizado desc, b.cesta_id
    limit ${mostBeside}::int`);
  return rows.map(({ tipo, state, ...row }) => ({
    ...row,
    state: { ...emptyBasket, ...state },
    company: tipo === null ? null : companyOf({ tipo_producto: tipo }),
  }));
};

/** Whether baskets still are as they were read; until this transaction ends nobody else writes them. */
export const lockBaskets = async (
  tx: Database,
  baskets: readonly { readonly cestaID: string; readonly version: number }[],
): Promise<boolean> => {
  const locked = await tx.rows<{ cestaID: string; version: number }>(sql`
    select b.cesta_id as "cestaID", b.version from basket b
    where b.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[]) order by b.cesta_id for update`);
  return baskets.every(({ cestaID, version }) =>
    locked.some((row) => row.cestaID === cestaID && row.version === version),
  );
};

/** What lies beside a basket that goes into another one lies beside that one from now on. */
export const adoptVisit = async (
  tx: Database,
  { cestaID, visita }: { readonly cestaID: string; readonly visita: string },
  into: string,
): Promise<void> => {
  await tx.run(sql`
    with whole as (select coalesce(b.visita, ${visita}::uuid) as visita from basket b where b.cesta_id = ${into}::uuid)
    update basket b set visita = case when b.cesta_id <> ${cestaID}::uuid then whole.visita end
    from whole where b.visita = ${visita}::uuid or b.cesta_id = ${into}::uuid`);
};
