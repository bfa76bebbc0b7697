import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { minuteMs } from '#domain/time.ts';
import { loadWrittenNames } from '../content/content-store.ts';
import type { Database } from '../database/database.ts';
import type { NamedPage } from './found-pages.ts';

/** A shop has some dozens of pages; of more, those about the shop itself are found. */
const most = 1000;

type NamedContent = NameIndex<NamedPage>;

const kept = new WeakMap<Database, { readonly at: number; readonly index: Promise<NamedContent> }>();

const load = async (db: Database, now: Date): Promise<NamedContent> =>
  indexNames(
    (await loadWrittenNames(db, now, most)).map((page) => ({
      thing: {
        nombre: `content/${page.slug_es}`,
        pagina: page.clase === 'articulo' ? 'article' : 'content',
        slug: { es: page.slug_es, ca: page.slug_ca },
        titulo: { es: page.titulo_es, ca: page.titulo_ca },
      },
      name: page.titulo_es,
      also: `${page.titulo_ca} ${page.trata}`,
    })),
  );

/** What editors wrote, by its title and what it says it is about, in both languages; at most a minute old. */
export const namedContent = async (db: Database, now: Date): Promise<NamedContent> => {
  const known = kept.get(db);
  if (known && performance.now() - known.at < minuteMs) return await known.index;
  const made = { at: performance.now(), index: load(db, now) };
  kept.set(db, made);
  // A failure is not worth keeping.
  made.index.catch(() => kept.get(db) === made && kept.delete(db));
  return await made.index;
};
