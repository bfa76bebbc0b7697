import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { readTable } from './read-table.ts';

const countries = [
  {
    pais: 'ES',
    nombre_es: 'España',
    nombre_ca: 'Espanya',
    impuesto: 'IVA',
    impuesto_bp: 2100,
    envio_unidad: 0,
    aduana_bp: 0,
  },
  {
    pais: 'AD',
    nombre_es: 'Andorra',
    nombre_ca: 'Andorra',
    impuesto: 'IGI',
    impuesto_bp: 450,
    envio_unidad: 3_50,
    aduana_bp: 250,
  },
] as const;

/** Countries with their taxes, provinces, and where postcodes lie. */
export const loadPlaces = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    countries,
    (json) => sql`insert into country select * from json_populate_recordset(null::country, ${json}::json)`,
  );
  await insertRows(
    db,
    readTable('data/provinces.csv', ['codigo', 'pais', 'nombre_es', 'nombre_ca', 'lat', 'lon']),
    (json) => sql`insert into province select * from json_populate_recordset(null::province, ${json}::json)`,
  );
  await insertRows(
    db,
    readTable('data/postcode-areas.csv', ['prefijo', 'lat', 'lon']),
    (json) => sql`insert into postcode_area select * from json_populate_recordset(null::postcode_area, ${json}::json)`,
  );
};
