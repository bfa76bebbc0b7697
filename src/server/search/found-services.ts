import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { minuteMs } from '#domain/time.ts';
import { searchServices as ca } from '#i18n/ca/search-services.ts';
import { searchServices as es } from '#i18n/es/search-services.ts';
import { loadVisitServices, type VisitServiceRow } from '../visit-services/visit-services-store.ts';
import type { Database } from '../database/database.ts';

/** What workshops take appointments for hardly ever changes. */
const freshMs = minuteMs;

type NamedServices = NameIndex<VisitServiceRow>;

const kept = new WeakMap<Database, { readonly at: number; readonly index: Promise<NamedServices> }>();

const load = async (db: Database): Promise<NamedServices> =>
  indexNames(
    (await loadVisitServices(db)).map((service) => ({
      thing: service,
      name: service.nombre_es,
      also: [service.nombre_ca, es[service.servicio], ca[service.servicio], service.vehiculo].join(' '),
    })),
  );

/** The work that is done by appointment, by its names in both languages and what else it is called; at most a minute old. */
export const namedServices = async (db: Database): Promise<NamedServices> => {
  const known = kept.get(db);
  if (known && performance.now() - known.at < freshMs) return await known.index;
  const made = { at: performance.now(), index: load(db) };
  kept.set(db, made);
  // A failure is not worth keeping.
  made.index.catch(() => kept.get(db) === made && kept.delete(db));
  return await made.index;
};
