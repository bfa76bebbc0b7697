import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import type { AddressedProduct } from '#contract/product-address.ts';
import { sql } from '../database/sql.ts';

/** A product as far as waiting for it needs it. */
export interface AwaitedProduct {
  readonly id: number;
  readonly tipo_producto: ProductKind;
  readonly tipo_vehiculo: ProductVehicle;
  /** Most units that one warehouse has; null where it never runs out. */
  readonly stock: number | null;
}

/** By its `id_navision`, or by the number that lists give it; undefined where it is not sold. */
export const findAwaited = async (db: Database, key: string): Promise<AwaitedProduct | undefined> => {
  const id = /^\d{1,9}$/.test(key) ? Number(key) : null;
  return await db.maybeOne<AwaitedProduct>(sql`
    select p.id, p.tipo_producto, coalesce(m.tipo_vehiculo, a.tipo_vehiculo) as tipo_vehiculo,
      (select case when bool_or(o.stock is null) then null else coalesce(max(o.stock), 0) end from offer o where o.product_id = p.id and o.falta is null) as stock
    from product p
    left join tyre t on t.product_id = p.id
    left join tyre_model m on m.id = t.model_id
    left join article a on a.product_id = p.id
    where p.activo and (p.id_navision = ${key} or p.id = ${id}::int)
    order by p.id_navision <> ${key} limit 1`);
};

export interface NewRequest {
  readonly id: string;
  readonly productId: number;
  readonly email: string;
  readonly idioma: Language;
  readonly cantidad: number;
  /** Cents. */
  readonly precio: number | null;
}

/** Keeps a request. A person who waits already goes on waiting; one who was told before waits again. */
export const keepRequest = async (db: Database, request: NewRequest, now: Date): Promise<void> => {
  const { id, productId, email, idioma, cantidad, precio } = request;
  await db.run(sql`
    insert into product_request (id, product_id, email, idioma, cantidad, precio, creado)
    values (${id}::uuid, ${productId}, ${email}, ${idioma}, ${cantidad}, ${precio}, ${now})
    on conflict (product_id, email) do update
    set avisado = null, idioma = excluded.idioma, cantidad = excluded.cantidad, precio = excluded.precio, creado = excluded.creado
    where product_request.avisado is not null`);
};

/** A request with the product that it is for. */
export interface RequestRow {
  readonly id: string;
  readonly email: string;
  readonly idioma: Language;
  readonly cantidad: number;
  readonly producto: AddressedProduct;
  readonly nombre_producto_es: string;
  readonly nombre_producto_ca: string;
  readonly tipo_vehiculo: ProductVehicle;
}

export const findRequest = async (db: Database, id: string): Promise<RequestRow | undefined> =>
  await db.maybeOne<RequestRow>(sql`
    select r.id, r.email, r.idioma, r.cantidad, p.nombre_producto_es, p.nombre_producto_ca,
      coalesce(m.tipo_vehiculo, a.tipo_vehiculo) as tipo_vehiculo,
      json_build_object('id', p.id, 'tipo_producto', p.tipo_producto, 'marcaSlug', b.slug,
        'modeloSlug', coalesce(m.slug, a.slug), 'specs', coalesce(t.specs, '')) as producto
    from product_request r
    join product p on p.id = r.product_id
    join brand b on b.id = p.brand_id
    left join tyre t on t.product_id = p.id
    left join tyre_model m on m.id = t.model_id
    left join article a on a.product_id = p.id
    where r.id = ${id}::uuid`);

/** A kind of product, for a vehicle. */
export type Goods = readonly [ProductKind, ProductVehicle];

/** Requests whose product can be had again, those that wait longest first; none for goods that are not sold. */
export const requestsToTell = async (db: Database, unsold: readonly Goods[], most: number): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    select r.id from product_request r
    join product p on p.id = r.product_id and p.activo
    left join tyre t on t.product_id = p.id
    left join tyre_model m on m.id = t.model_id
    left join article a on a.product_id = p.id
    where r.avisado is null
      and p.tipo_producto || ' ' || coalesce(m.tipo_vehiculo, a.tipo_vehiculo) <> all (${unsold.map((goods) => goods.join(' '))}::text[])
      and exists (select from offer o where o.product_id = r.product_id and o.falta is null and (o.stock is null or o.stock >= r.cantidad))
    order by r.creado, r.id limit ${most}`);
  return rows.map(({ id }) => id);
};

/** Takes a request for telling; undefined where somebody else did, or it is gone. */
export const markTold = async (
  db: Database,
  id: string,
  now: Date,
): Promise<Pick<RequestRow, 'email' | 'idioma'> | undefined> =>
  await db.maybeOne(sql`
    update product_request set avisado = ${now} where id = ${id}::uuid and avisado is null returning email, idioma`);

export const deleteRequest = async (db: Database, id: string): Promise<boolean> =>
  (await db.run(sql`delete from product_request where id = ${id}::uuid`)) > 0;
