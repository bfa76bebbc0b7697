import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { otherServicePrices, otherServices } from './other-services.ts';
import { tyreServicePrices, tyreServices } from './tyre-services.ts';

/** Of most services nothing is taken off for what they go with. */
const notAssociated = { descuento_asociado: 0, unidades_asociadas: 0 };

const insertServices = async (db: Database, services: readonly object[], prices: readonly object[]): Promise<void> => {
  await insertRows(
    db,
    services.map((service) => ({ ...notAssociated, ...service })),
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

/** Brings the text and the discount of tyre services that an earlier version loaded up to what they are now. */
export const renewTariff = async (db: Database): Promise<void> =>
  await insertRows(
    db,
    tyreServices.map((service) => ({ ...notAssociated, ...service })),
    (json) => sql`
      update service set descripcion_es = s.descripcion_es, descripcion_ca = s.descripcion_ca, descuento_asociado = s.descuento_asociado,
        unidades_asociadas = s.unidades_asociadas
      from json_populate_recordset(null::service, ${json}::json) as s where service.id_navision = s.id_navision`,
  );
