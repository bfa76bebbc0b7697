import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface ReviewRow {
  readonly id: string;
  readonly origen: 'cita' | 'demo';
  readonly estrellas: number;
  readonly texto: string;
  readonly idioma: Language;
  readonly nombre: string;
  readonly fecha: string;
}

/** So many are read; a sheet is no archive. */
const most = 30;

/** What visitors may read of a workshop, the newest visit first. */
export const loadReviews = async (db: Database, codTienda: number): Promise<ReviewRow[]> =>
  await db.rows<ReviewRow>(sql`
    select id, origen, estrellas, texto, idioma, nombre, fecha_visita as fecha from shown_review
    where cod_tienda = ${codTienda} order by fecha_visita desc, id limit ${most}::int`);

export interface StarRow {
  readonly estrellas: number;
  readonly total: number;
  /** How many of them are of visits that took place. */
  readonly verificadas: number;
}

export const countStars = async (db: Database, codTienda: number): Promise<StarRow[]> =>
  await db.rows<StarRow>(sql`
    select estrellas, count(*)::int as total, (count(*) filter (where origen = 'cita'))::int as verificadas
    from shown_review where cod_tienda = ${codTienda} group by estrellas`);
