import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { minuteMs } from '#domain/time.ts';
import { searchServices as ca } from '#i18n/ca/search-services.ts';
import { searchServices as es } from '#i18n/es/search-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import { keptFor } from '../database/kept-for.ts';

/** The work that is done by appointment, by its names in both languages and what else it is called; at most a minute old. */
export const namedServices = keptFor(minuteMs, async (db): Promise<NameIndex<VisitServiceRow>> =>
  indexNames(
    (await loadVisitServices(db)).map((service) => ({
      thing: service,
      name: service.nombre_es,
      also: [service.nombre_ca, es[service.servicio], ca[service.servicio], service.vehiculo].join(' '),
    })),
  ),
);
