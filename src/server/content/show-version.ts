import type { Answer } from '#contract/contract.ts';
import { fillIn, type SiteWords } from '#domain/content/fill-in.ts';
import { routeOf, type ContentKind } from '#domain/content/kinds.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { loadVersion } from './content-store.ts';
import { renderBody } from './render-body.ts';
import { readPictures } from './shown-pictures.ts';

interface Wanted {
  readonly pageId: string;
  readonly clase: ContentKind;
  readonly version: number;
  /** Since when it is shown. */
  readonly desde: Date;
}

type Content = NonNullable<Answer<'readContent'>['contenido']>;

/** A version as its readers see it, in one language; undefined where it is not written in both. */
export const showVersion = async (
  database: Database,
  words: SiteWords,
  { pageId, clase, version, desde }: Wanted,
  idioma: Language,
): Promise<Content | undefined> => {
  const rows = await loadVersion(database, pageId, version);
  const [es, ca] = (['es', 'ca'] as const).map((each) => rows.find((row) => row.idioma === each));
  const own = idioma === 'es' ? es : ca;
  if (!es || !ca || !own) return undefined;
  const texto = fillIn(own.texto, words);
  return {
    clase,
    titulo: fillIn(own.titulo, words),
    descripcion: fillIn(own.descripcion, words),
    entrada: fillIn(own.entrada, words),
    fecha: clase === 'articulo' ? (own.fecha ?? desde.toISOString().slice(0, 10)) : null,
    cambiado: desde.toISOString(),
    indexar: own.indexar,
    partes: renderBody(texto, await readPictures(database, texto, idioma)),
    rutas: { es: routeOf(clase, es.slug), ca: routeOf(clase, ca.slug) },
  };
};
