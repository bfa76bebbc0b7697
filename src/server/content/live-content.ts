import type { Answer } from '#contract/contract.ts';
import { fillIn } from '#domain/content/fill-in.ts';
import { routeOf } from '#domain/content/kinds.ts';
import { nextChange, publicationAt } from '#domain/content/publications.ts';
import type { Language } from '#domain/language.ts';
import { BoundedMap } from '../catalogue/bounded-map.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { findRoute, loadFoot, nextPlanned, publicationsOf } from './content-store.ts';
import { showVersion } from './show-version.ts';

type Shown = Answer<'readContent'>;
type Foot = Answer<'listFootContent'>;

const channel = 'content_told';
/** While nobody hears what is published, what was read is read again after so long. */
const unheardMs = 500;
/** Even what is heard of is read again after so long: a connection may be dead before it is known to be. */
const heardMs = 10_000;
const mostKept = 4000;
const mostInFoot = 12;

/** Pages of the help centre, by the names of their files (decision 084). */
const helpPages: ReadonlySet<string> = new Set([
  'ayuda',
  'preguntas-frecuentes',
  'ayuda-entregas',
  'ayuda-devoluciones',
  'ayuda-garantia',
]);

/** What was found, and when something else may be published. */
interface Found<Value> {
  readonly value: Value;
  readonly hasta: Date | null;
}

const readShown = async (
  { database, config }: Runtime,
  idioma: Language,
  ruta: string,
  now: Date,
): Promise<Found<Shown | null>> => {
  const route = await findRoute(database, idioma, ruta);
  if (!route) return { value: null, hasta: null };
  const publications = await publicationsOf(database, route.pageId);
  const hasta = nextChange(publications, now);
  const current = publicationAt(publications, now);
  const isKnown = route.desde !== null && route.desde <= now;
  if (!current || current.version === null || !isKnown) return { value: null, hasta };
  const wanted = { ...route, version: current.version, desde: current.desde };
  const contenido = await showVersion(database, config.site, wanted, idioma);
  if (!contenido) return { value: null, hasta };
  const own = contenido.rutas[idioma];
  return { value: own === ruta ? { contenido, lleva: null } : { contenido: null, lleva: own }, hasta };
};

const readFoot = async ({ database, config }: Runtime, idioma: Language, now: Date): Promise<Found<Foot>> => {
  const rows = await loadFoot(database, idioma, now, mostInFoot);
  const enlaces = rows.map(({ clave, clase, slug, titulo }) => ({
    ayuda: clave !== null && helpPages.has(clave),
    ruta: routeOf(clase, slug),
    titulo: fillIn(titulo, config.site),
  }));
  return { value: { enlaces }, hasta: await nextPlanned(database, now) };
};

const liveContentOver = (database: Database) => {
  const kept = new BoundedMap<string, { readonly value: unknown; readonly from: number; readonly until: number }>(
    mostKept,
  );
  let hearing = false;
  // What was being read when something was published is not kept.
  let told = 0;
  const heard = (): void => {
    told += 1;
    kept.clear();
  };
  const keep = async <Value>(key: string, now: Date, load: () => Promise<Found<Value>>): Promise<Value> => {
    const time = now.getTime();
    const before = kept.get(key);
    if (before && before.from <= time && time < before.until) return before.value as Value;
    const asked = told;
    const { value, hasta } = await load();
    const until = Math.min(time + (hearing ? heardMs : unheardMs), hasta?.getTime() ?? Infinity);
    // What is not there is asked for by whoever guesses: it would push out what is.
    if (told === asked && value !== null) kept.set(key, { value, from: time, until });
    return value;
  };
  return {
    read: async (runtime: Runtime, idioma: Language, ruta: string): Promise<Shown | null> => {
      const now = runtime.clock();
      return await keep(`${idioma} ${ruta}`, now, async () => await readShown(runtime, idioma, ruta, now));
    },
    foot: async (runtime: Runtime, idioma: Language): Promise<Foot> => {
      const now = runtime.clock();
      return await keep(idioma, now, async () => await readFoot(runtime, idioma, now));
    },
    /** Begins to hear what any server publishes; answers the way to stop. */
    hear: async (): Promise<() => Promise<void>> => {
      const stop = await database.listen(channel, heard);
      hearing = true;
      return async () => {
        hearing = false;
        heard();
        await stop();
      };
    },
  };
};

// Belongs to a database, so that two in one process never see each other's.
const known = new WeakMap<Database, ReturnType<typeof liveContentOver>>();

/** What is published, kept by this process until some server publishes something else. */
export const liveContentOf = (database: Database): ReturnType<typeof liveContentOver> => {
  const before = known.get(database);
  if (before) return before;
  const made = liveContentOver(database);
  known.set(database, made);
  return made;
};
