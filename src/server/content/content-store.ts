import type { ContentKind } from '#domain/content/kinds.ts';
import type { Publication } from '#domain/content/publications.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

interface RouteRow {
  readonly pageId: string;
  readonly clase: ContentKind;
  /** Since when the public knows this path; null while only drafts have it. */
  readonly desde: Date | null;
}

/** The page that a path leads to, whether or not anything of it is shown. */
export const findRoute = async (db: Database, idioma: Language, ruta: string): Promise<RouteRow | undefined> =>
  await db.maybeOne<RouteRow>(sql`
    select p.id as "pageId", p.clase, r.desde from content_route r join content_page p on p.id = r.page_id
    where r.idioma = ${idioma} and r.ruta = ${ruta}`);

/** More than these are not looked at: what is planned is fewer, and of what was only the newest counts. */
const newest = 40;

/** The publications of a page, the ones farthest ahead first. */
export const publicationsOf = async (db: Database, pageId: string): Promise<Publication[]> =>
  await db.rows<Publication>(sql`
    select id, version, desde from content_publication where page_id = ${pageId}::uuid
    order by desde desc, id desc limit ${newest}`);

interface VersionRow {
  readonly idioma: Language;
  readonly slug: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly entrada: string;
  readonly texto: string;
  readonly fecha: string | null;
  readonly indexar: boolean;
  readonly pie: boolean;
}

/** A version in both languages. */
export const loadVersion = async (db: Database, pageId: string, version: number): Promise<VersionRow[]> =>
  await db.rows<VersionRow>(sql`
    select t.idioma, t.slug, t.titulo, t.descripcion, t.entrada, t.texto, v.fecha, v.indexar, v.pie
    from content_version v join content_text t on t.page_id = v.page_id and t.version = v.version
    where v.page_id = ${pageId}::uuid and v.version = ${version}
    order by t.idioma desc`);

interface ArticleRow {
  readonly slug: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly fecha: string;
}

interface Slice {
  readonly idioma: Language;
  readonly now: Date;
  readonly page: number;
  readonly pageSize: number;
}

/** Articles that are shown, the latest first. */
export const loadBlog = async (db: Database, { idioma, now, page, pageSize }: Slice): Promise<ArticleRow[]> =>
  await db.rows<ArticleRow>(sql`
    select t.slug, t.titulo, t.descripcion, coalesce(v.fecha, l.desde::date) as fecha
    from live_content(${now}) l
    join content_page p on p.id = l.page_id and p.clase = 'articulo'
    join content_version v on v.page_id = l.page_id and v.version = l.version
    join content_text t on t.page_id = l.page_id and t.version = l.version and t.idioma = ${idioma}
    order by coalesce(v.fecha, l.desde::date) desc, t.slug limit ${pageSize} offset ${page * pageSize}`);

export const countArticles = async (db: Database, now: Date): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total from live_content(${now}) l join content_page p on p.id = l.page_id and p.clase = 'articulo'`)
  ).total;

interface LiveRoute {
  readonly clase: ContentKind;
  readonly es: string;
  readonly ca: string;
}

/** Where every page stands that is shown and may be found. */
export const loadLiveRoutes = async (
  db: Database,
  { now, page, pageSize }: Omit<Slice, 'idioma'>,
): Promise<LiveRoute[]> =>
  await db.rows<LiveRoute>(sql`
    select p.clase, es.slug as es, ca.slug as ca
    from live_content(${now}) l
    join content_page p on p.id = l.page_id
    join content_version v on v.page_id = l.page_id and v.version = l.version and v.indexar
    join content_text es on es.page_id = l.page_id and es.version = l.version and es.idioma = 'es'
    join content_text ca on ca.page_id = l.page_id and ca.version = l.version and ca.idioma = 'ca'
    order by es.slug limit ${pageSize + 1} offset ${page * pageSize}`);

interface WrittenNames {
  readonly clase: ContentKind;
  readonly slug_es: string;
  readonly slug_ca: string;
  readonly titulo_es: string;
  readonly titulo_ca: string;
  /** What they say they are about, in both languages. */
  readonly trata: string;
}

/** What every page is called that is shown and may be found. */
export const loadWrittenNames = async (db: Database, now: Date, most: number): Promise<WrittenNames[]> =>
  await db.rows<WrittenNames>(sql`
    select p.clase, es.slug as slug_es, ca.slug as slug_ca, es.titulo as titulo_es, ca.titulo as titulo_ca,
      concat_ws(' ', es.descripcion, es.entrada, ca.descripcion, ca.entrada) as trata
    from live_content(${now}) l
    join content_page p on p.id = l.page_id
    join content_version v on v.page_id = l.page_id and v.version = l.version and v.indexar
    join content_text es on es.page_id = l.page_id and es.version = l.version and es.idioma = 'es'
    join content_text ca on ca.page_id = l.page_id and ca.version = l.version and ca.idioma = 'ca'
    order by (p.clase = 'pagina') desc, es.slug limit ${most}`);

interface FootRow {
  readonly clave: string | null;
  readonly clase: ContentKind;
  readonly slug: string;
  readonly titulo: string;
}

/** The pages that the foot of every page leads to, by their title. */
export const loadFoot = async (db: Database, idioma: Language, now: Date, most: number): Promise<FootRow[]> =>
  await db.rows<FootRow>(sql`
    select p.clave, p.clase, t.slug, t.titulo
    from live_content(${now}) l
    join content_page p on p.id = l.page_id
    join content_version v on v.page_id = l.page_id and v.version = l.version and v.pie
    join content_text t on t.page_id = l.page_id and t.version = l.version and t.idioma = ${idioma}
    order by t.titulo limit ${most}`);

/** When anything at all is published next; null where nothing is planned. */
export const nextPlanned = async (db: Database, now: Date): Promise<Date | null> =>
  (await db.one<{ desde: Date | null }>(sql`select min(desde) as desde from content_publication where desde > ${now}`))
    .desde;
