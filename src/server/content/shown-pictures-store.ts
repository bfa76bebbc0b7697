import type { Publication } from '#domain/content/publications.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Writes down which pictures the text of a version names. */
export const insertNamedPictures = async (
  tx: Database,
  { id, version }: { id: string; version: number },
  nombres: readonly string[],
): Promise<void> => {
  if (nombres.length === 0) return;
  await tx.run(sql`
    insert into content_picture (page_id, version, nombre)
    select distinct ${id}::uuid, ${version}::int, nombre from unnest(${[...nombres]}::text[]) as nombre`);
};

interface UseRow {
  readonly id: string;
  readonly titulo: string;
  /** Versions that name it. */
  readonly versiones: number[];
  /** Whether the newest version does. */
  readonly ahora: boolean;
  readonly publicaciones: { id: number; version: number | null; desde: string }[];
}

export interface PictureUse {
  readonly id: string;
  readonly titulo: string;
  readonly versiones: readonly number[];
  readonly ahora: boolean;
  readonly publicaciones: readonly Publication[];
}

/** The pages of which any version names a picture, with what is published of them. */
export const pagesNaming = async (db: Database, nombre: string, most: number): Promise<PictureUse[]> => {
  const rows = await db.rows<UseRow>(sql`
    select p.id, coalesce(nullif(t.titulo, ''), t.slug) as titulo,
      array_agg(distinct c.version) as versiones, bool_or(c.version = p.version) as ahora,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'version', b.version, 'desde', b.desde))
        from content_publication b where b.page_id = p.id), '[]') as publicaciones
    from content_picture c
    join content_page p on p.id = c.page_id
    join content_text t on t.page_id = p.id and t.version = p.version and t.idioma = 'es'
    where c.nombre = ${nombre}
    group by p.id, t.titulo, t.slug order by p.cambiado desc, p.id limit ${most}`);
  return rows.map(({ publicaciones, ...row }) => ({
    ...row,
    publicaciones: publicaciones.map(({ desde, ...each }) => ({ ...each, desde: new Date(desde) })),
  }));
};
