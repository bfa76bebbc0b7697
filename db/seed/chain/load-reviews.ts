import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { inventReviews } from './reviews.ts';
import { readWorkshops } from './workshops.ts';

/** The demo's invented reviews, of the workshops that are there. */
export const loadReviews = async (db: Database, now: Date): Promise<void> => {
  await insertRows(
    db,
    readWorkshops().flatMap(({ row }) => inventReviews(row.cod_tienda, now)),
    (json) => sql`
      insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
      select r.id, r.cod_tienda, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.fecha_visita, r.estado, r.creado
      from json_populate_recordset(null::workshop_review, ${json}::json) as r
      join workshop w on w.cod_tienda = r.cod_tienda`,
  );
};
