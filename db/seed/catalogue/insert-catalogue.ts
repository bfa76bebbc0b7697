import { dayMs } from '#domain/time.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import type { Maker } from './makers.ts';

export const insertBrands = async (db: Database, makers: readonly Maker[]): Promise<void> =>
  await insertRows(
    db,
    makers,
    (json) => sql`
      insert into brand (id, slug, marca, categoria, fabricante, destacada)
      select id, slug, marca, categoria, fabricante, destacada from json_populate_recordset(null::brand, ${json}::json)`,
  );

/** One maker's sheets are also found under a suffix (spec T23). */
export const markSheetSuffix = async (db: Database): Promise<void> => {
  await db.run(sql`update brand set sufijo_ficha = 'fm' where slug = 'firestone'`);
};

/** Rows of `tyre_model`. */
export const insertModels = async (db: Database, models: readonly object[]): Promise<void> =>
  await insertRows(
    db,
    models,
    (json) => sql`insert into tyre_model select * from json_populate_recordset(null::tyre_model, ${json}::json)`,
  );

/** Rows of `product`. */
export const insertProducts = async (
  db: Database,
  products: readonly {
    readonly id: number;
    readonly id_navision: string;
    readonly tipo_producto: string;
    readonly brand_id: number;
    readonly nombre_producto_es: string;
    readonly nombre_producto_ca: string;
  }[],
): Promise<void> =>
  await insertRows(
    db,
    products,
    (json) => sql`
      insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
      select id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca
      from json_populate_recordset(null::product, ${json}::json)`,
  );

/** Rows of `tyre`. */
export const insertTyres = async (db: Database, tyres: readonly object[]): Promise<void> =>
  await insertRows(
    db,
    tyres,
    (json) => sql`insert into tyre select * from json_populate_recordset(null::tyre, ${json}::json)`,
  );

/** Where a product is sold from and how its price came to be. Prices net; no stock is one that never runs out. */
export interface Sold {
  readonly product_id: number;
  readonly offers: readonly {
    readonly cod_almacen: string;
    readonly precio: number;
    readonly descuento: number;
    readonly stock: number | null;
  }[];
  readonly history: readonly { readonly days: number; readonly precio: number }[];
}

export const insertSupplies = async (db: Database, sold: readonly Sold[], now: Date): Promise<void> => {
  await insertRows(
    db,
    sold.flatMap(({ product_id, offers }) => offers.map((offer) => ({ ...offer, product_id }))),
    (json) => sql`
      insert into offer (product_id, cod_almacen, precio, descuento, stock)
      select product_id, cod_almacen, precio, descuento, stock
      from json_to_recordset(${json}::json) as o(product_id int, cod_almacen text, precio int, descuento int, stock int)`,
  );
  await insertRows(
    db,
    sold.flatMap(({ product_id, history }) =>
      history.map(({ days, precio }) => ({
        product_id,
        desde: new Date(now.getTime() - days * dayMs).toISOString(),
        precio,
      })),
    ),
    (json) => sql`insert into price_history select * from json_populate_recordset(null::price_history, ${json}::json)`,
  );
};
