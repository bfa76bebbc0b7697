import type { AgendaStatus } from '#domain/agenda/status.ts';
import type { Bay } from '#domain/booking/availability.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Language } from '#domain/language.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

export interface AgendaBay extends Bay {
  readonly nombre: string;
}

/** What of a workshop its agenda needs to know. */
export interface AgendaShop {
  readonly codTienda: number;
  readonly alias: string;
  readonly telefono: string;
  readonly tz: string;
  readonly bays: readonly AgendaBay[];
  /** ISO weekday, from, to, `HH:MM`. */
  readonly hours: readonly (readonly [dia: number, desde: string, hasta: string])[];
}

export const loadShop = async (db: Database, codTienda: number): Promise<AgendaShop | undefined> =>
  await db.maybeOne<AgendaShop>(sql`
    select w.cod_tienda as "codTienda", w.alias, w.telefono, w.tz,
      coalesce((
        select json_agg(json_build_object('bayId', b.bay_id, 'nombre', b.nombre, 'skills', b.skills, 'maxLlanta', b.max_llanta)
          order by b.bay_id)
        from bay b where b.cod_tienda = w.cod_tienda), '[]') as bays,
      coalesce((
        select json_agg(json_build_array(h.dia, to_char(h.desde, 'HH24:MI'), to_char(h.hasta, 'HH24:MI')) order by h.dia, h.desde)
        from workshop_hours h where h.cod_tienda = w.cod_tienda), '[]') as hours
    from workshop w where w.cod_tienda = ${codTienda}::int`);

/** Why a workshop is closed on some of these days. */
export const loadClosedDays = async (
  db: Database,
  ask: { readonly codTienda: number; readonly from: Fecha; readonly days: number },
): Promise<{ fecha: Fecha; es: string; ca: string }[]> =>
  await db.rows(sql`
    select c.fecha, c.motivo_es as es, c.motivo_ca as ca from workshop_closure c
    where c.cod_tienda = ${ask.codTienda}::int and c.fecha >= ${ask.from}::date and c.fecha < ${ask.from}::date + ${ask.days}::int`);

/** Who changed something, as the log has it. */
export interface Change {
  readonly quien: 'cliente' | 'tarea' | 'personal';
  readonly nombre: string | null;
  readonly en: string;
}

/** A row of `allocation` with what staff want to know of it. */
export interface AllocationRow {
  readonly row: number;
  readonly id: string;
  readonly etapa: number;
  readonly rowRev: number;
  readonly kind: 'booking' | 'move_hold' | 'block';
  readonly status: AgendaStatus;
  readonly bayId: number;
  readonly fecha: Fecha;
  /** `HH:MM`, on the workshop's wall, and so is `hasta`. */
  readonly desde: string;
  readonly hasta: string;
  readonly expires: Date | null;
  readonly matricula: string | null;
  readonly skills: readonly string[];
  readonly llanta: number;
  readonly motivo: string | null;
  readonly creado: Date;
  readonly ultimo: Change | null;
  readonly pedido: {
    readonly id: number;
    readonly orderNumber: string;
    readonly status: OrderStatus;
    /** Cents. */
    readonly total: number;
    readonly pagado: number;
    readonly nombre: string;
    readonly apellidos: string;
    readonly telefono: string;
    readonly email: string;
    readonly idioma: Language;
    readonly trabajo: string | null;
    /** Of what was bought. */
    readonly tipos: readonly ProductKind[];
    /** Whether all of it is at the workshop. */
    readonly recibida: boolean;
  } | null;
  readonly visita: {
    readonly numero: string;
    readonly nombre: string;
    readonly apellidos: string;
    readonly telefono: string;
    readonly email: string;
    readonly idioma: Language;
    readonly trabajo_es: string;
    readonly trabajo_ca: string;
    readonly servicios: readonly {
      readonly nombre_es: string;
      readonly nombre_ca: string;
      readonly descuento_junto: number;
    }[];
    readonly comentario: string | null;
    /** Of an e-scooter. */
    readonly marca: string | null;
    readonly sinCita: boolean;
  } | null;
}

const selectRows = fragment`
  select a.id as row, a.appointment_id as id, a.etapa, a.rev as "rowRev", a.kind, a.status, a.bay_id as "bayId", a.fecha,
    to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as desde, to_char(upper(a.span) at time zone a.tz, 'HH24:MI') as hasta,
    a.expires_at as expires, a.matricula, a.skills, a.llanta, a.motivo, a.creado,
    (select json_build_object('quien', l.quien, 'nombre', l.nombre, 'en', l.en) from allocation_log l
     where l.appointment_id = a.appointment_id order by l.id desc limit 1) as ultimo,
    (select json_build_object('id', o.id, 'orderNumber', o.order_number, 'status', o.status, 'total', o.total, 'pagado', o.pagado,
       'nombre', o.nombre, 'apellidos', o.apellidos, 'telefono', o.telefono, 'email', o.email, 'idioma', o.idioma,
       'recibida', o.mercancia_en is not null,
       'tipos', coalesce((select json_agg(p ->> 'tipo_producto') from jsonb_array_elements(o.snapshot -> 'cesta' -> 'products') as p), '[]'),
       'trabajo', (select string_agg(n.cantidad || ' × ' || n.descripcion, ', ' order by n.posicion) from order_line n
         where n.order_id = o.id and n.clase in ('producto', 'servicio')))
     from customer_order o where o.id = a.order_id) as pedido,
    (select json_build_object('numero', v.numero, 'nombre', v.nombre, 'apellidos', v.apellidos, 'telefono', v.telefono,
       'email', v.email, 'idioma', v.idioma, 'trabajo_es', coalesce(t.es, ''), 'trabajo_ca', coalesce(t.ca, ''),
       'servicios', coalesce(t.servicios, '[]'), 'comentario', v.comentario,
       'marca', (select b.marca from scooter_brand b where b.slug = v.marca_patinete),
       'sinCita', v.sin_cita)
     from visit v
     cross join lateral (
       select string_agg(s.nombre_es, ' + ' order by p.lugar) as es, string_agg(s.nombre_ca, ' + ' order by p.lugar) as ca,
         json_agg(json_build_object('nombre_es', s.nombre_es, 'nombre_ca', s.nombre_ca, 'descuento_junto', s.descuento_junto)
           order by p.lugar) as servicios
       from unnest(v.servicio || v.otros_servicios) with ordinality as p(servicio, lugar)
       join visit_service s on s.servicio = p.servicio) as t
     where v.id = a.appointment_id) as visita`;

/** All that days hold, by day, time and bay; without what was cancelled, and holds that have ended. Each half has its index. */
export const loadRows = async (
  db: Database,
  ask: { readonly codTienda: number; readonly from: Fecha; readonly days: number },
): Promise<AllocationRow[]> =>
  await db.rows<AllocationRow>(sql`
    with there as (
      select a.* from allocation a
      where a.cod_tienda = ${ask.codTienda}::int and a.fecha >= ${ask.from}::date and a.fecha < ${ask.from}::date + ${ask.days}::int
        and a.status in ('held', 'confirmed', 'arrived', 'working') and (a.expires_at is null or a.expires_at > clock_timestamp())
      union all
      select a.* from allocation a
      where a.cod_tienda = ${ask.codTienda}::int and a.fecha >= ${ask.from}::date and a.fecha < ${ask.from}::date + ${ask.days}::int
        and a.status in ('done', 'no_show')
    )
    ${selectRows} from there a order by a.fecha, lower(a.span), a.bay_id, a.id`);

/** The stages of an appointment, hold or block, in their order; nothing of what was cancelled. */
export const loadStages = async (
  db: Database,
  ask: { readonly codTienda: number; readonly id: string },
): Promise<AllocationRow[]> =>
  await db.rows<AllocationRow>(sql`
    ${selectRows} from allocation a
    where a.cod_tienda = ${ask.codTienda}::int and a.appointment_id = ${ask.id}::uuid and a.status <> 'cancelled'
      and (a.expires_at is null or a.expires_at > clock_timestamp())
    order by a.etapa`);
