import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { demoVehicles } from '#demo/vehicles/demo-registry.ts';
import { insertRows } from '../insert-rows.ts';

const dash = '-';

/** The motorcycles of the demo's registry, each with its sets of tyres, the original one first. */
export const demoMotorcycleModels = () =>
  [...demoVehicles().values()]
    .filter(({ tipoVehiculo }) => tipoVehiculo === 'moto')
    .map(({ marca, modelo, motor, desde, hasta, medidas }) => ({
      marca,
      cilindrada: /^(\d+) cc$/.exec(motor)?.[1] ?? 'electrica',
      modelo,
      fabricacion: desde === undefined ? dash : `${desde}-${hasta ?? ''}`,
      medidas: medidas.map(({ delantera, trasera }) => ({
        delantera: delantera.medida,
        trasera: trasera?.medida ?? delantera.medida,
      })),
    }));

/** Fills the table of motorcycles; in a database that has some it changes nothing. */
export const loadMotorcycles = async (db: Database): Promise<void> => {
  if (await db.maybeOne(sql`select from moto_model limit 1`)) return;
  const models = demoMotorcycleModels();
  await insertRows(
    db,
    models,
    (json) => sql`
      insert into moto_model (marca, cilindrada, modelo, fabricacion)
      select marca, cilindrada, modelo, fabricacion from json_populate_recordset(null::moto_model, ${json}::json)`,
  );
  await insertRows(
    db,
    models.flatMap(({ medidas, ...model }) => medidas.map((set, posicion) => ({ ...model, ...set, posicion }))),
    (json) => sql`
      insert into moto_fitment (moto_id, posicion, delantera, trasera)
      select m.id, f.posicion, f.delantera, f.trasera
      from json_to_recordset(${json}::json)
        as f(marca text, cilindrada text, modelo text, fabricacion text, posicion int, delantera text, trasera text)
      join moto_model m using (marca, cilindrada, modelo, fabricacion)`,
  );
};
