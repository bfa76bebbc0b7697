import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { minuteMs } from '#domain/time.ts';
import { loadWrittenNames } from '../content/content-store.ts';
import { keptFor } from '../database/kept-for.ts';
import type { NamedPage } from './found-pages.ts';

/** A shop has some dozens of pages; of more, those about the shop itself are found. */
const most = 1000;

/** What editors wrote, by its title and what it says it is about, in both languages; at most a minute old. */
export const namedContent = keptFor(minuteMs, async (db, now: Date): Promise<NameIndex<NamedPage>> =>
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
  ),
);
