import type { ContentKind } from '#domain/content/kinds.ts';
import { keptDrafts } from '#domain/content/bounds.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** What a page says in one language. */
export interface WrittenText {
  readonly slug: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly entrada: string;
  readonly texto: string;
}

/** What a version is made of. */
export interface WrittenVersion {
  readonly fecha: string | null;
  readonly indexar: boolean;
  readonly pie: boolean;
  readonly textos: Readonly<Record<Language, WrittenText>>;
}

interface NewPage {
  readonly id: string;
  readonly clave: string | null;
  readonly clase: ContentKind;
  readonly now: Date;
}

export const insertPage = async (db: Database, { id, clave, clase, now }: NewPage): Promise<void> => {
  await db.run(sql`
    insert into content_page (id, clave, clase, version, creado, cambiado)
    values (${id}::uuid, ${clave}::text, ${clase}, 1, ${now}, ${now})`);
};

/** Claims the next version for whoever had read the newest one; undefined where somebody else was quicker. */
export const claimVersion = async (
  db: Database,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<{ version: number; clase: ContentKind } | undefined> =>
  await db.maybeOne<{ version: number; clase: ContentKind }>(sql`
    update content_page set version = version + 1, cambiado = ${now}
    where id = ${id}::uuid and version = ${version} returning version, clase`);

interface AtVersion {
  readonly id: string;
  readonly version: number;
}

export const insertVersion = async (
  db: Database,
  { id, version }: AtVersion,
  { fecha, indexar, pie, textos }: WrittenVersion,
  now: Date,
): Promise<void> => {
  await db.run(sql`
    insert into content_version (page_id, version, creado, fecha, indexar, pie)
    values (${id}::uuid, ${version}, ${now}, ${fecha}::date, ${indexar}, ${pie})`);
  for (const idioma of ['es', 'ca'] as const) {
    const { slug, titulo, descripcion, entrada, texto } = textos[idioma];
    await db.run(sql`
      insert into content_text (page_id, version, idioma, slug, titulo, descripcion, entrada, texto)
      values (${id}::uuid, ${version}, ${idioma}, ${slug}, ${titulo}, ${descripcion}, ${entrada}, ${texto})`);
  }
};

/** Takes a path for a page; false where it leads to another one. */
export const takeRoute = async (
  db: Database,
  { idioma, ruta, id }: { idioma: Language; ruta: string; id: string },
): Promise<boolean> => {
  await db.run(sql`
    insert into content_route (idioma, ruta, page_id) values (${idioma}, ${ruta}, ${id}::uuid) on conflict do nothing`);
  const own = await db.maybeOne<{ own: boolean }>(sql`
    select page_id = ${id}::uuid as own from content_route where idioma = ${idioma} and ruta = ${ruta}`);
  return own?.own === true;
};

/** Gives back the paths of a page that only drafts had, but those of its newest one. */
export const leaveRoutes = async (
  db: Database,
  { id, es, ca }: { id: string; es: string; ca: string },
): Promise<void> => {
  await db.run(sql`
    delete from content_route where page_id = ${id}::uuid and desde is null
      and ruta <> case idioma when 'es' then ${es}::text else ${ca}::text end`);
};

const neverPublished = fragment`not exists (
  select from content_publication b where b.page_id = v.page_id and b.version = v.version)`;

/** Deletes drafts that many others came after. */
export const dropOldDrafts = async (db: Database, { id, version }: AtVersion): Promise<void> => {
  await db.run(sql`
    delete from content_version v where v.page_id = ${id}::uuid and v.version <= ${version - keptDrafts} and ${neverPublished}`);
};

/** Says from when on a version is shown, or nothing of the page. */
export const insertPublication = async (
  db: Database,
  { id, version, desde }: { id: string; version: number | null; desde: Date },
): Promise<void> => {
  await db.run(sql`
    insert into content_publication (page_id, version, desde) values (${id}::uuid, ${version}::int, ${desde})`);
  if (version === null) return;
  await db.run(sql`
    insert into content_route (idioma, ruta, page_id, desde)
    select t.idioma, case p.clase when 'articulo' then 'blog/' else '' end || t.slug, p.id, ${desde}
    from content_text t join content_page p on p.id = t.page_id
    where t.page_id = ${id}::uuid and t.version = ${version}
    on conflict (idioma, ruta) do update set desde = least(content_route.desde, excluded.desde)
    where content_route.page_id = excluded.page_id`);
};

/** How many publications of a page are to come. The page is locked, so that nobody counts beside. */
export const countPlanned = async (db: Database, id: string, now: Date): Promise<number> => {
  await db.run(sql`select from content_page where id = ${id}::uuid for update`);
  const { planned } = await db.one<{ planned: number }>(sql`
    select count(*)::int as planned from content_publication where page_id = ${id}::uuid and desde > ${now}`);
  return planned;
};

interface KnownPage {
  readonly id: string;
  readonly clase: ContentKind;
  readonly version: number;
}

export const findByKey = async (db: Database, clave: string): Promise<KnownPage | undefined> =>
  await db.maybeOne<KnownPage>(sql`select id, clase, version from content_page where clave = ${clave}`);

export const findPage = async (db: Database, id: string): Promise<KnownPage | undefined> =>
  await db.maybeOne<KnownPage>(sql`select id, clase, version from content_page where id = ${id}::uuid`);
