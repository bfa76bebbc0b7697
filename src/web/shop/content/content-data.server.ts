import type { Answer } from '#contract/contract.ts';
import { contentRoute } from '#domain/content/slug.ts';
import { languageOfPath } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';
import { notFoundWhenRefused } from '#web/not-found.ts';
import { redirect } from 'react-router';
import { contentAddress, contentTarget } from '#web/content-address.ts';
import { contentWords, writtenDay } from './content-words.server.ts';
import { readParts } from './parts-data.server.ts';

type Content = NonNullable<Answer<'readContent'>['contenido']>;

/** A page of editors with all that it shows. */
const showContent = async (api: Api, contenido: Content, language: Language, now: Date) => {
  const { rutas, partes, ...header } = contenido;
  const t = contentWords(language);
  const { publicUrl, nombre } = await api('siteInit', {});
  return {
    ...header,
    fechaEscrita: header.fecha && writtenDay(header.fecha, language),
    sitio: nombre,
    url: publicUrl + contentAddress(rutas[language], language),
    partes: await readParts({ api, language, now }, partes),
    blog: t.blog,
    enIdioma: { es: contentTarget(rutas.es).params, ca: contentTarget(rutas.ca).params },
  };
};

/** A version that is not published, by the link of an editor; nobody is told of it. */
const showPreview = async (api: Api, { pathname, searchParams }: URL, now: Date) => {
  const asked = (name: string) => searchParams.get(name) ?? '';
  const params = {
    id: asked('pagina'),
    version: Number(asked('version')),
    hasta: Number(asked('hasta')),
    firma: asked('firma'),
  };
  const seen = await unlessRefused(api('previewContent', { params }));
  if (!seen) throw new Response(null, { status: 404 });
  const shown = await showContent(api, seen.contenido, languageOfPath(pathname), now);
  const here = { nombre: 'borrador' };
  return { ...shown, indexar: false, enIdioma: { es: here, ca: here } };
};

/** What stands at an address of editors; an old one leads to the new one, and nothing is a 404. */
export const readWrittenPage = async (api: Api, url: URL, ruta: string, now: Date) => {
  const language = languageOfPath(url.pathname);
  if (url.searchParams.has('firma')) return await showPreview(api, url, now);
  // Most of what is not there is asked for by machines that try names.
  if (!contentRoute.test(ruta)) throw new Response(null, { status: 404 });
  const { contenido, lleva } = await notFoundWhenRefused(api('readContent', { query: { ruta } }));
  if (lleva !== null) throw redirect(contentAddress(lleva, language) + url.search, 301);
  if (!contenido) throw new Response(null, { status: 404 });
  return await showContent(api, contenido, language, now);
};

const articlesShown = 12;

/** The articles, the latest first. */
export const readBlog = async (api: Api, language: Language, page: number) => {
  const t = contentWords(language);
  const { articulos, total } = await api('listArticles', { query: { page, pageSize: articlesShown } });
  if (page > 0 && articulos.length === 0) throw new Response(null, { status: 404 });
  return {
    titulo: t.blog,
    texto: t.blogTexto,
    vacio: t.blogVacio,
    rss: t.rss,
    articulos: articulos.map(({ ruta, titulo, descripcion, fecha }) => ({
      to: contentAddress(ruta, language),
      titulo,
      descripcion,
      fecha,
      fechaEscrita: writtenDay(fecha, language),
    })),
    page,
    pages: Math.ceil(total / articlesShown),
  };
};
