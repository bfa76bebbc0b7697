import type { Language } from '#domain/language.ts';
import type { ProductReviewState, ReviewedVehicle } from '#domain/reviews/product-review.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

interface ShownRow {
  readonly id: string;
  readonly origen: 'compra' | 'demo';
  readonly estrellas: number;
  readonly texto: string;
  readonly idioma: Language;
  readonly nombre: string;
  readonly vehiculo: ReviewedVehicle | null;
  readonly medida: string;
  readonly fecha: string;
}

/** What is reviewed where a product is: its model, where it has one. Undefined where there is no such product. */
export const reviewedThing = async (db: Database, id: number): Promise<string | undefined> =>
  (
    await db.maybeOne<{ cosa: string }>(sql`
      select coalesce('modelo ' || t.model_id::text, 'producto ' || p.id::text) as cosa
      from product p left join tyre t on t.product_id = p.id where p.id = ${id}::int`)
  )?.cosa;

/** What visitors may read of a thing, the newest first. */
export const loadShown = async (
  db: Database,
  cosa: string,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<ShownRow[]> =>
  await db.rows<ShownRow>(sql`
    select r.id, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.vehiculo, coalesce(t.medida, '') as medida, r.fecha_visita as fecha
    from shown_product_review r left join tyre t on t.product_id = r.product_id
    where r.cosa = ${cosa} order by r.fecha_visita desc, r.id limit ${most}::int offset ${skip}::int`);

interface StarRow {
  readonly estrellas: number;
  readonly total: number;
  /** How many of them are of who bought it. */
  readonly verificadas: number;
}

export const countShown = async (db: Database, cosa: string): Promise<StarRow[]> =>
  await db.rows<StarRow>(sql`
    select estrellas, count(*)::int as total, (count(*) filter (where origen = 'compra'))::int as verificadas
    from shown_product_review where cosa = ${cosa} group by estrellas`);

/** A product that was bought and fitted, or handed over, at a visit, and what was written of it. */
export interface BoughtLine {
  readonly orderId: number;
  readonly posicion: number;
  readonly orderNumber: string;
  readonly productId: number;
  readonly modelId: number | null;
  readonly es: string;
  readonly ca: string;
  readonly alias: string;
  readonly fecha: string;
  readonly comprador: string;
  readonly email: string;
  readonly idioma: Language;
  readonly estado: ProductReviewState | null;
  readonly version: number | null;
  readonly creado: Date | null;
  readonly estrellas: number | null;
  readonly texto: string | null;
  readonly nombre: string | null;
  readonly vehiculo: ReviewedVehicle | null;
}

/** A basket has fewer. */
const mostLines = 40;

/**
 * What somebody may review by the link of a visit: goods of its orders that were not withdrawn from. What they wrote before
 * they withdrew stays theirs to change.
 */
export const boughtLines = async (db: Database, cita: string): Promise<BoughtLine[]> =>
  await db.rows<BoughtLine>(sql`
    select o.id as "orderId", l.posicion, o.order_number as "orderNumber", p.id as "productId", t.model_id as "modelId",
      p.nombre_producto_es as es, p.nombre_producto_ca as ca, w.alias, a.fecha, o.nombre as comprador, o.email, o.idioma,
      r.estado, r.version, r.creado, r.estrellas, r.texto, r.nombre, r.vehiculo
    from allocation a
    join customer_order o on o.id = a.order_id or o.appointment_id = a.appointment_id
    join workshop w on w.cod_tienda = a.cod_tienda
    join order_line l on l.order_id = o.id and l.clase = 'producto'
    join product p on p.id = l.product_id
    left join tyre t on t.product_id = p.id
    left join product_review r on r.order_id = l.order_id and r.posicion = l.posicion
    where a.appointment_id = ${cita}::uuid and a.status = 'done' and a.kind = 'booking' and a.etapa = 1
      and o.status = 'completado' and o.borrado_en is null
      and (r.id is not null or not exists (
        select from withdrawal d
        where d.order_id = o.id and d.lineas @> jsonb_build_array(jsonb_build_object('id_navision', l.id_navision))))
    order by o.id, l.posicion limit ${mostLines}::int`);

/** Visits up to some day, and not long before it, of which nobody was asked what they bought there; they count as asked. */
export const takeBuyersToAsk = async (
  tx: Database,
  ask: { readonly since: string; readonly until: string; readonly now: Date; readonly most: number },
): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    insert into product_review_invitation (appointment_id, creado)
    select a.appointment_id, ${ask.now}::timestamptz from allocation a
    where a.status = 'done' and a.kind = 'booking' and a.etapa = 1 and a.order_id is not null
      and a.fecha between ${ask.since}::date and ${ask.until}::date
      and not exists (select from product_review_invitation i where i.appointment_id = a.appointment_id)
    order by a.id limit ${ask.most}::int
    on conflict do nothing
    returning appointment_id as id`);
  return rows.map(({ id }) => id);
};

interface Said {
  readonly estrellas: number;
  readonly texto: string;
  readonly nombre: string;
  readonly vehiculo: ReviewedVehicle | null;
  readonly idioma: Language;
  readonly estado: 'publicada' | 'pendiente';
}

/** Writes the one review of a line; undefined where it has one. */
export const insertProductReview = async (
  db: Database,
  { productId, modelId, orderId, posicion, fecha }: BoughtLine,
  said: Said,
  now: Date,
): Promise<number | undefined> =>
  (
    await db.maybeOne<{ version: number }>(sql`
      insert into product_review (id, product_id, model_id, order_id, posicion, origen, estrellas, texto, idioma, nombre, vehiculo,
        fecha_visita, estado, creado, cambiado)
      values (gen_random_uuid(), ${productId}, ${modelId}, ${orderId}, ${posicion}, 'compra', ${said.estrellas}, ${said.texto},
        ${said.idioma}, ${said.nombre}, ${said.vehiculo}, ${fecha}::date, ${said.estado}, ${now}, ${now})
      on conflict (order_id, posicion) do nothing
      returning version`)
  )?.version;

/** Writes it anew; undefined where it is not the version any more that its writer saw. */
export const rewriteProductReview = async (
  db: Database,
  { orderId, posicion }: BoughtLine,
  { version, ...said }: Said & { readonly version: number },
  now: Date,
): Promise<number | undefined> =>
  (
    await db.maybeOne<{ version: number }>(sql`
      update product_review set estrellas = ${said.estrellas}, texto = ${said.texto}, idioma = ${said.idioma}, nombre = ${said.nombre},
        vehiculo = ${said.vehiculo}, estado = ${said.estado}, version = version + 1, cambiado = ${now}
      where order_id = ${orderId}::bigint and posicion = ${posicion} and version = ${version} and estado in ('publicada', 'pendiente')
      returning version`)
  )?.version;

/** Deletes its words; the row stays, so that nothing else is written of the line. */
export const takeBackProductReview = async (
  db: Database,
  { orderId, posicion }: BoughtLine,
  now: Date,
): Promise<void> => {
  await db.run(sql`
    update product_review set texto = '', nombre = '', vehiculo = null, estado = 'retirada', motivo = null, version = version + 1,
      cambiado = ${now}
    where order_id = ${orderId}::bigint and posicion = ${posicion} and estado <> 'retirada'`);
};
