import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { otherServicePrices, otherServices } from './other-services.ts';
import { tyreServicePrices, tyreServices } from './tyre-services.ts';

const insertServices = async (db: Database, services: readonly object[], prices: readonly object[]): Promise<void> => {
  await insertRows(
    db,
    services,
    (json) => sql`insert into service select * from json_populate_recordset(null::service, ${json}::json)`,
  );
  await insertRows(
    db,
    prices,
    (json) => sql`insert into service_price select * from json_populate_recordset(null::service_price, ${json}::json)`,
  );
};

/** The services of car tyres with their prices by kind of vehicle and rim. */
export const loadTariff = async (db: Database): Promise<void> => {
  const services = tyreServices.map((service, place) => ({
    ...service,
    tipo_producto_asociado: 'neumatico',
    otros_tipos: [],
    orden: place + 1,
  }));
  await insertServices(db, services, tyreServicePrices);
};

/** What is done with everything else, and with car tyres on other vehicles. */
export const loadOtherTariff = async (db: Database): Promise<void> => {
  const services = otherServices.map((service, place) => ({ ...service, orden: tyreServices.length + place + 1 }));
  await insertServices(db, services, otherServicePrices);
};
