import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { drawCatalogue, type DrawnCatalogue, type DrawnTyre } from './draw-catalogue.ts';
import { suppliers, warehouses } from './warehouses.ts';

const day = 24 * 60 * 60 * 1000;
/** Tyres in one round: large enough to be fast, small enough to be kept in memory and to show progress. */
const atOnce = 4000;

const loadModels = async (db: Database, { makers, models }: DrawnCatalogue): Promise<void> => {
  await insertRows(
    db,
    makers,
    (json) => sql`
      insert into brand (id, slug, marca, categoria, fabricante, destacada)
      select id, slug, marca, categoria, fabricante, destacada from json_populate_recordset(null::brand, ${json}::json)`,
  );
  const rows = models.map(({ id, slug, modelo, line }) => ({
    id,
    brand_id: line.maker.id,
    slug,
    modelo,
    tipo_vehiculo: line.tipo_vehiculo,
    temporada: line.temporada,
    gama: line.gama,
    garantia_anos: line.maker.garantia_anos,
    popularidad: line.popularidad,
  }));
  await insertRows(
    db,
    rows,
    (json) => sql`insert into tyre_model select * from json_populate_recordset(null::tyre_model, ${json}::json)`,
  );
};

const loadWarehouses = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    suppliers,
    (json) => sql`insert into supplier select * from json_populate_recordset(null::supplier, ${json}::json)`,
  );
  await insertRows(
    db,
    warehouses,
    (json) => sql`insert into warehouse select * from json_populate_recordset(null::warehouse, ${json}::json)`,
  );
};

const loadTyres = async (db: Database, drawn: readonly DrawnTyre[], now: Date): Promise<void> => {
  await insertRows(
    db,
    drawn.map(({ product }) => product),
    (json) => sql`
      insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
      select id, id_navision, 'neumatico', brand_id, nombre, nombre
      from json_to_recordset(${json}::json) as p(id int, id_navision text, brand_id int, nombre text)`,
  );
  await insertRows(
    db,
    drawn.map(({ tyre }) => tyre),
    (json) => sql`insert into tyre select * from json_populate_recordset(null::tyre, ${json}::json)`,
  );
  const offers = drawn.flatMap(({ product, supply }) =>
    supply.offers.map((offer) => ({ ...offer, product_id: product.id })),
  );
  await insertRows(
    db,
    offers,
    (json) => sql`
      insert into offer (product_id, cod_almacen, precio, descuento, stock)
      select product_id, cod_almacen, precio, descuento, stock
      from json_to_recordset(${json}::json) as o(product_id int, cod_almacen text, precio int, descuento int, stock int)`,
  );
  const steps = drawn.flatMap(({ product, supply }) =>
    supply.history.map(({ days, precio }) => ({
      product_id: product.id,
      desde: new Date(now.getTime() - days * day).toISOString(),
      precio,
    })),
  );
  await insertRows(
    db,
    steps,
    (json) => sql`insert into price_history select * from json_populate_recordset(null::price_history, ${json}::json)`,
  );
};

/** Loads `tyres` tyres with all that they are sold by. `onProgress` hears how many stand. */
export const loadCatalogue = async (
  db: Database,
  { tyres, now, onProgress }: { tyres: number; now: Date; onProgress: (loaded: number) => void },
): Promise<void> => {
  const catalogue = drawCatalogue(tyres);
  await loadModels(db, catalogue);
  await loadWarehouses(db);
  let batch: DrawnTyre[] = [];
  let loaded = 0;
  const flush = async () => {
    await loadTyres(db, batch, now);
    loaded += batch.length;
    batch = [];
    onProgress(loaded);
  };
  for (const tyre of catalogue.tyres()) {
    batch.push(tyre);
    if (batch.length === atOnce) await flush();
  }
  if (batch.length > 0) await flush();
};
