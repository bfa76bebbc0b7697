import { commonWords } from '#domain/search/common-words.ts';
import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { minuteMs } from '#domain/time.ts';
import { searchServices as ca } from '#i18n/ca/search-services.ts';
import { searchServices as es } from '#i18n/es/search-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { keptFor } from '../database/kept-for.ts';

/** What people say for what it is done to, in both languages. */
const vehicleWords: Readonly<Record<string, string>> = {
  coche: 'coche cotxe vehículo vehicle',
  moto: 'moto motocicleta',
  patinete: 'patinete patinet',
};

/** The work that is done by appointment, by its names in both languages and what else it is called; at most a minute old. */
export const namedServices = keptFor(minuteMs, async (db): Promise<NameIndex<VisitServiceRow>> =>
  indexNames(
    (await loadVisitServices(db))
      .filter(({ producto }) => producto === null)
      .map((service) => ({
        thing: service,
        name: service.nombre_es,
        also: [
          service.nombre_ca,
          es[service.servicio],
          ca[service.servicio],
          vehicleWords[service.vehiculo] ?? '',
        ].join(' '),
      })),
    { common: commonWords },
  ),
);
