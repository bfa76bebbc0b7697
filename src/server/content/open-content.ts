import { address } from '#contract/addresses.ts';
import type { Answer } from '#contract/contract.ts';
import { publicationAt, statusOf } from '#domain/content/publications.ts';
import { routeOf } from '#domain/content/kinds.ts';
import type { Language } from '#domain/language.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { daySeconds } from '#domain/time.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import type { CallContext } from '../runtime.ts';
import { knownPictures } from '../pictures/pictures-store.ts';
import { loadVersion, publicationsOf } from './content-store.ts';
import { signPreview } from './preview-signature.ts';
import { namedPictures, troublesOf } from './render-body.ts';
import { findPage } from './write-store.ts';

const previewDays = 7;
const mostTroubles = 50;

/** The newest version of a page, for its editors. */
export const openContent = async (
  { database, clock, config, language }: CallContext,
  id: string,
): Promise<Answer<'openContent'> | Refusal<'pagina-no-existe'>> => {
  const page = await findPage(database, id);
  if (!page) return refuse('pagina-no-existe');
  const { clase, version } = page;
  const now = clock();
  const [rows, publications] = await Promise.all([loadVersion(database, id, version), publicationsOf(database, id)]);
  const [es, ca] = (['es', 'ca'] as const).map((each) => rows.find(({ idioma }) => idioma === each));
  if (!es || !ca) return refuse('pagina-no-existe');
  const known = await knownPictures(
    database,
    [es, ca].flatMap(({ texto }) => namedPictures(texto)),
  );
  const hasta = Math.trunc(now.getTime() / 1000) + previewDays * daySeconds;
  const query = new URLSearchParams({
    pagina: id,
    version: String(version),
    hasta: String(hasta),
    firma: await signPreview(database, { id, version, hasta }),
  });
  const viewOf = (idioma: Language) =>
    `${config.publicUrl}${address('content', idioma, { nombre: 'borrador' })}?${query.toString()}`;
  const wordsOf = ({ slug, titulo, descripcion, entrada, texto }: typeof es) => ({
    slug,
    titulo,
    descripcion,
    entrada,
    texto,
  });
  return {
    id,
    clase,
    version,
    fecha: es.fecha,
    indexar: es.indexar,
    pie: es.pie,
    es: wordsOf(es),
    ca: wordsOf(ca),
    estado: statusOf(publications, now),
    publicada: publicationAt(publications, now)?.version ?? null,
    rutas: { es: routeOf(clase, es.slug), ca: routeOf(clase, ca.slug) },
    planes: publications
      .filter(({ desde }) => desde > now)
      .toReversed()
      .map((plan) => ({ id: plan.id, version: plan.version, desde: plan.desde.toISOString() })),
    vista: { es: viewOf('es'), ca: viewOf('ca') },
    fallos: [es, ca].flatMap(({ idioma, texto }) =>
      troublesOf(texto, known)
        .slice(0, mostTroubles)
        .map(({ linea, codigo }) => ({ idioma, linea, texto: sentenceOf(codigo, language) })),
    ),
  };
};
