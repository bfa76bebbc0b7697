import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { tyreServicePrices, tyreServices } from './tyre-services.ts';

/** The services of tyres with their prices by kind of vehicle and rim. */
export const loadTariff = async (db: Database): Promise<void> => {
  await insertRows(
    db,
    tyreServices.map((service, place) => ({ ...service, tipo_producto_asociado: 'neumatico', orden: place + 1 })),
    (json) => sql`insert into service select * from json_populate_recordset(null::service, ${json}::json)`,
  );
  await insertRows(
    db,
    tyreServicePrices,
    (json) => sql`insert into service_price select * from json_populate_recordset(null::service_price, ${json}::json)`,
  );
};
