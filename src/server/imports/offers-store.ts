import type { HeldParts } from '#domain/imports/offer-rows.ts';
import type { PriceRefusal } from '#domain/pricing/unit-price.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface OfferKey {
  readonly linea: number;
  readonly id_navision: string;
  readonly codAlmacen: string;
}

export interface KnownOffer extends HeldParts {
  readonly linea: number;
  readonly tipo_producto: ProductKind | null;
  readonly hay_almacen: boolean;
  readonly hay_oferta: boolean;
}

/** What the database knows of the offers that rows speak of. */
export const readOfferFacts = async (db: Database, keys: readonly OfferKey[]): Promise<KnownOffer[]> =>
  await db.rows<KnownOffer>(sql`
    select r.linea, p.tipo_producto, w.cod_almacen is not null as hay_almacen, o.id is not null as hay_oferta,
      coalesce(t.ecotasa, a.ecotasa, 0) as ecotasa,
      array(select distinct impuesto_bp from country order by impuesto_bp) as impuestos
    from json_to_recordset(${JSON.stringify(keys)}::json) as r(linea int, id_navision text, "codAlmacen" text)
    left join product p on p.id_navision = r.id_navision
    left join tyre t on t.product_id = p.id
    left join article a on a.product_id = p.id
    left join warehouse w on w.cod_almacen = r."codAlmacen"
    left join offer o on o.product_id = p.id and o.cod_almacen = r."codAlmacen"
    order by r.linea`);

/** Takes the offers of rows in the order in which orders take them too, and answers with their products. */
const lockOffers = async (db: Database, json: string): Promise<number[]> => {
  const { ids } = await db.one<{ ids: number[] }>(sql`
    select array(
      select distinct p.id from json_to_recordset(${json}::json) as r(id_navision text) join product p using (id_navision)
    ) as ids`);
  await db.run(sql`select from offer where product_id = any (${ids}::int[]) order by id for no key update`);
  return ids;
};

export interface PriceToWrite {
  readonly id_navision: string;
  readonly codAlmacen: string;
  /** Cents, net. */
  readonly precio: number;
  /** Basis points; null where the file lacks it. */
  readonly descuento: number | null;
  /** What the price lacks. Then an offer keeps the one that it had. */
  readonly falta: PriceRefusal | null;
  /** Of a new offer; null never runs out. */
  readonly stock: 0 | null;
}

export const writePrices = async (db: Database, rows: readonly PriceToWrite[], now: Date): Promise<void> => {
  const json = JSON.stringify(rows);
  const products = await lockOffers(db, json);
  await db.run(sql`
    insert into offer (product_id, cod_almacen, precio, descuento, falta, stock)
    select p.id, r."codAlmacen", r.precio, coalesce(r.descuento, 0), r.falta, r.stock
    from json_to_recordset(${json}::json)
      as r(id_navision text, "codAlmacen" text, precio int, descuento int, falta text, stock int)
    join product p using (id_navision)
    on conflict (product_id, cod_almacen) do update set (precio, descuento, falta) = (
      case when excluded.falta is null then excluded.precio else offer.precio end,
      case when excluded.falta is null then excluded.descuento else offer.descuento end, excluded.falta)
    where offer.falta is distinct from excluded.falta
      or excluded.falta is null and (offer.precio, offer.descuento) is distinct from (excluded.precio, excluded.descuento)`);
  await db.run(sql`select note_prices(${products}::int[], ${now})`);
};

export const writeStock = async (
  db: Database,
  rows: readonly { readonly id_navision: string; readonly codAlmacen: string; readonly stock: number }[],
  now: Date,
): Promise<void> => {
  const json = JSON.stringify(rows);
  const products = await lockOffers(db, json);
  await db.run(sql`
    update offer o set stock = r.stock
    from json_to_recordset(${json}::json) as r(id_navision text, "codAlmacen" text, stock int)
    join product p using (id_navision)
    where o.product_id = p.id and o.cod_almacen = r."codAlmacen" and o.stock <> r.stock`);
  // Where another warehouse sells from now on, another price holds.
  await db.run(sql`select note_prices(${products}::int[], ${now})`);
};
