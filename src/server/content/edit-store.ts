import type { ContentKind } from '#domain/content/kinds.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

interface ListedRow {
  readonly id: string;
  readonly clase: ContentKind;
  readonly titulo: string;
  readonly es: string;
  readonly ca: string;
  readonly cambiado: Date;
}

interface Search {
  /** Empty for all. */
  readonly buscar: string;
  /** Of the titles. */
  readonly idioma: Language;
  readonly page: number;
  readonly pageSize: number;
}

/** Pages by title or address, the ones changed last first. */
export const searchContent = async (db: Database, { buscar, idioma, page, pageSize }: Search): Promise<ListedRow[]> =>
  await db.rows<ListedRow>(sql`
    select p.id, p.clase, case when ${idioma}::text = 'ca' then ca.titulo else es.titulo end as titulo, es.slug as es, ca.slug as ca, p.cambiado
    from content_page p
    join content_text es on es.page_id = p.id and es.version = p.version and es.idioma = 'es'
    join content_text ca on ca.page_id = p.id and ca.version = p.version and ca.idioma = 'ca'
    where ${buscar}::text = '' or strpos(lower(es.titulo || ' ' || ca.titulo || ' ' || es.slug || ' ' || ca.slug), lower(${buscar}::text)) > 0
    order by p.cambiado desc, p.id limit ${pageSize} offset ${page * pageSize}`);

export const countContent = async (db: Database, buscar: string): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total
      from content_page p
      join content_text es on es.page_id = p.id and es.version = p.version and es.idioma = 'es'
      join content_text ca on ca.page_id = p.id and ca.version = p.version and ca.idioma = 'ca'
      where ${buscar}::text = '' or strpos(lower(es.titulo || ' ' || ca.titulo || ' ' || es.slug || ' ' || ca.slug), lower(${buscar}::text)) > 0`)
  ).total;

/** Takes back what is still to come; false where it has come, or is not there. */
export const deletePlanned = async (db: Database, pageId: string, id: number, now: Date): Promise<boolean> =>
  (await db.run(sql`
    delete from content_publication where page_id = ${pageId}::uuid and id = ${id}::bigint and desde > ${now}`)) > 0;
