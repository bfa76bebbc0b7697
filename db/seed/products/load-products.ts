import type { Database } from '#server/database/database.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { tableOfKind } from '#server/imports/trait-rows.ts';
import {
  insertBrands,
  insertModels,
  insertProducts,
  insertSupplies,
  insertTyres,
} from '../catalogue/insert-catalogue.ts';
import { readMakers } from '../catalogue/makers.ts';
import { insertRows } from '../insert-rows.ts';
import { drawArticles, ownHands, type DrawnArticle } from './draw-articles.ts';
import { drawVehicleTyres, type VehicleTyre } from './vehicle-tyres.ts';

const tyreTables: Readonly<Record<VehicleTyre['traits']['table'], (json: string) => Sql>> = {
  tyre_moto: (json) => sql`insert into tyre_moto select * from json_populate_recordset(null::tyre_moto, ${json}::json)`,
  tyre_truck: (json) =>
    sql`insert into tyre_truck select * from json_populate_recordset(null::tyre_truck, ${json}::json)`,
  tyre_agri: (json) => sql`insert into tyre_agri select * from json_populate_recordset(null::tyre_agri, ${json}::json)`,
};

const loadVehicleTyres = async (db: Database, tyres: readonly VehicleTyre[], now: Date): Promise<void> => {
  await insertProducts(
    db,
    tyres.map(({ product: { nombre, ...product } }) => ({
      ...product,
      tipo_producto: 'neumatico',
      nombre_producto_es: nombre,
      nombre_producto_ca: nombre,
    })),
  );
  await insertTyres(
    db,
    tyres.map(({ tyre }) => tyre),
  );
  for (const [table, rows] of Map.groupBy(tyres, ({ traits }) => traits.table))
    await insertRows(
      db,
      rows.map(({ traits }) => traits.row),
      tyreTables[table],
    );
  await insertSupplies(
    db,
    tyres.map(({ product, supply }) => ({ ...supply, product_id: product.id })),
    now,
  );
};

type KindTable = NonNullable<(typeof tableOfKind)[keyof typeof tableOfKind]>;

const articleTables: Readonly<Record<KindTable, (json: string) => Sql>> = {
  tube: (json) => sql`insert into tube select * from json_populate_recordset(null::tube, ${json}::json)`,
  battery: (json) => sql`insert into battery select * from json_populate_recordset(null::battery, ${json}::json)`,
  oil: (json) => sql`insert into oil select * from json_populate_recordset(null::oil, ${json}::json)`,
  accessory: (json) => sql`insert into accessory select * from json_populate_recordset(null::accessory, ${json}::json)`,
  shock_absorber: (json) =>
    sql`insert into shock_absorber select * from json_populate_recordset(null::shock_absorber, ${json}::json)`,
  gas_charge: (json) =>
    sql`insert into gas_charge select * from json_populate_recordset(null::gas_charge, ${json}::json)`,
  maintenance_pack: (json) =>
    sql`insert into maintenance_pack select * from json_populate_recordset(null::maintenance_pack, ${json}::json)`,
};

const loadArticles = async (db: Database, articles: readonly DrawnArticle[], now: Date): Promise<void> => {
  await insertProducts(
    db,
    articles.map(({ product }) => product),
  );
  await insertRows(
    db,
    articles.map(({ article }) => article),
    (json) => sql`insert into article select * from json_populate_recordset(null::article, ${json}::json)`,
  );
  for (const [table, rows] of Map.groupBy(articles, ({ traits }) => tableOfKind[traits.tipo]))
    if (table)
      await insertRows(
        db,
        rows.map(({ traits, product: { id } }) => ({ ...traits, product_id: id })),
        articleTables[table],
      );
  await insertRows(
    db,
    articles.flatMap(({ traits, product: { id } }) =>
      traits.tipo === 'camara' || traits.tipo === 'mousse'
        ? traits.medidas.map((size) => ({ ...size, product_id: id }))
        : [],
    ),
    (json) => sql`insert into tube_size select * from json_populate_recordset(null::tube_size, ${json}::json)`,
  );
  await insertRows(
    db,
    articles.flatMap(({ parts }) => parts),
    (json) => sql`insert into article_part select * from json_populate_recordset(null::article_part, ${json}::json)`,
  );
  await insertSupplies(
    db,
    articles.map(({ supply }) => supply),
    now,
  );
};

/** Everything that is sold beside tyres of cars, 4x4 and vans. Their makers must stand. */
export const loadProducts = async (db: Database, now: Date): Promise<void> => {
  const others = readMakers('products/makers.csv');
  const makers = [...readMakers(), ...others];
  await insertBrands(db, others);
  await insertRows(
    db,
    [ownHands],
    (json) => sql`insert into warehouse select * from json_populate_recordset(null::warehouse, ${json}::json)`,
  );
  const { models, tyres } = drawVehicleTyres(makers);
  await insertModels(db, models);
  await loadVehicleTyres(db, tyres, now);
  await loadArticles(db, drawArticles(makers), now);
};
