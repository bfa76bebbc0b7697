import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface PictureRow {
  readonly id: string;
  readonly nombre: string;
  readonly es: string;
  readonly ca: string;
  readonly ancho: number;
  readonly alto: number;
}

export interface PictureFileRow {
  readonly tipo: 'avif' | 'webp';
  readonly ancho: number;
  readonly alto: number;
  readonly bytes: number;
  readonly archivo: string;
}

/** The picture that a file is already, by the SHA-256 of what was sent. */
export const findByPrint = async (db: Database, huella: string): Promise<{ id: string; nombre: string } | undefined> =>
  await db.maybeOne<{ id: string; nombre: string }>(sql`select id, nombre from picture where huella = ${huella}`);

export const isNameTaken = async (db: Database, nombre: string): Promise<boolean> =>
  (await db.maybeOne<{ id: string }>(sql`select id from picture where nombre = ${nombre}`)) !== undefined;

interface NewPicture extends PictureRow {
  readonly huella: string;
  readonly archivos: readonly PictureFileRow[];
}

/** False where another picture has its name or its file. */
export const insertPicture = async (
  tx: Database,
  { id, nombre, huella, es, ca, ancho, alto, archivos }: NewPicture,
  now: Date,
): Promise<boolean> => {
  const inserted = await tx.run(sql`
    insert into picture (id, nombre, huella, es, ca, ancho, alto, creado)
    values (${id}::uuid, ${nombre}, ${huella}, ${es}, ${ca}, ${ancho}, ${alto}, ${now}) on conflict do nothing`);
  if (inserted === 0) return false;
  for (const file of archivos)
    await tx.run(sql`
      insert into picture_file (picture_id, tipo, ancho, alto, bytes, archivo)
      values (${id}::uuid, ${file.tipo}, ${file.ancho}, ${file.alto}, ${file.bytes}, ${file.archivo})`);
  return true;
};

interface Search {
  /** Empty for all. */
  readonly buscar: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Pictures by name or words, the latest first, each with a small file of it. */
export const searchPictures = async (
  db: Database,
  { buscar, page, pageSize }: Search,
): Promise<(PictureRow & { readonly archivo: string })[]> =>
  await db.rows<PictureRow & { readonly archivo: string }>(sql`
    select p.id, p.nombre, p.es, p.ca, p.ancho, p.alto, f.archivo
    from picture p
    join lateral (select archivo from picture_file where picture_id = p.id and tipo = 'webp' order by ancho limit 1) f on true
    where ${buscar}::text = '' or strpos(lower(p.nombre || ' ' || p.es || ' ' || p.ca), lower(${buscar}::text)) > 0
    order by p.creado desc, p.id limit ${pageSize} offset ${page * pageSize}`);

export const countPictures = async (db: Database, buscar: string): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total from picture p
      where ${buscar}::text = '' or strpos(lower(p.nombre || ' ' || p.es || ' ' || p.ca), lower(${buscar}::text)) > 0`)
  ).total;

export const findPicture = async (db: Database, id: string): Promise<PictureRow | undefined> =>
  await db.maybeOne<PictureRow>(sql`select id, nombre, es, ca, ancho, alto from picture where id = ${id}::uuid`);

/** As `findPicture`, and nobody publishes or removes it until the transaction ends. */
export const lockPicture = async (tx: Database, id: string): Promise<{ nombre: string } | undefined> =>
  await tx.maybeOne<{ nombre: string }>(sql`select nombre from picture where id = ${id}::uuid for update`);

/** The files of a picture, the small ones first. */
export const filesOfPicture = async (db: Database, id: string): Promise<PictureFileRow[]> =>
  await db.rows<PictureFileRow>(sql`
    select tipo, ancho, alto, bytes, archivo from picture_file where picture_id = ${id}::uuid order by ancho, tipo`);

export const updateWords = async (db: Database, id: string, es: string, ca: string): Promise<boolean> =>
  (await db.run(sql`update picture set es = ${es}, ca = ${ca} where id = ${id}::uuid`)) > 0;

export const removePicture = async (tx: Database, id: string): Promise<void> => {
  await tx.run(sql`delete from picture where id = ${id}::uuid`);
};

/** Which of some names are pictures'. */
export const knownPictures = async (db: Database, nombres: readonly string[]): Promise<string[]> => {
  if (nombres.length === 0) return [];
  const rows = await db.rows<{ nombre: string }>(sql`
    select nombre from picture where nombre = any(${[...nombres]}::text[])`);
  return rows.map(({ nombre }) => nombre);
};

/** The same, and none of them is removed until the transaction ends. */
export const holdPictures = async (tx: Database, nombres: readonly string[]): Promise<string[]> => {
  if (nombres.length === 0) return [];
  const rows = await tx.rows<{ nombre: string }>(sql`
    select nombre from picture where nombre = any(${[...nombres]}::text[]) order by nombre for share`);
  return rows.map(({ nombre }) => nombre);
};

interface NamedFile extends PictureFileRow {
  readonly nombre: string;
  readonly es: string;
  readonly ca: string;
}

/** Pictures by name, a row a file, the small ones first. */
export const loadPictures = async (db: Database, nombres: readonly string[]): Promise<NamedFile[]> => {
  if (nombres.length === 0) return [];
  return await db.rows<NamedFile>(sql`
    select p.nombre, p.es, p.ca, f.tipo, f.ancho, f.alto, f.bytes, f.archivo
    from picture p join picture_file f on f.picture_id = p.id
    where p.nombre = any(${[...nombres]}::text[]) order by p.nombre, f.ancho, f.tipo`);
};
