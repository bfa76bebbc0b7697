import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { drawCatalogue, type DrawnCatalogue, type DrawnTyre } from './draw-catalogue.ts';
import {
  insertBrands,
  insertModels,
  insertProducts,
  insertSupplies,
  insertTyres,
  markSheetSuffix,
} from './insert-catalogue.ts';
import { suppliers, warehouses } from './warehouses.ts';

/** Tyres in one round: large enough to be fast, small enough to be kept in memory and to show progress. */
const atOnce = 4000;

const loadModels = async (db: Database, { makers, models }: DrawnCatalogue): Promise<void> => {
  await insertBrands(db, makers);
  await markSheetSuffix(db);
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
  await insertModels(db, rows);
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
  await insertProducts(
    db,
    drawn.map(({ product: { nombre, ...product } }) => ({
      ...product,
      tipo_producto: 'neumatico',
      nombre_producto_es: nombre,
      nombre_producto_ca: nombre,
    })),
  );
  await insertTyres(
    db,
    drawn.map(({ tyre }) => tyre),
  );
  await insertSupplies(
    db,
    drawn.map(({ product, supply }) => ({ ...supply, product_id: product.id })),
    now,
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
