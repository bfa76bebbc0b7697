import type { Language } from '#domain/language.ts';
import type { ReviewState } from '#domain/reviews/new-review.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

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

export interface ChainReviewRow extends ReviewRow {
  readonly alias: string;
  readonly area: string;
  readonly slug: string;
}

/** The newest of each workshop that says something and can be read at a glance; of real visits first. */
export const loadChainReviews = async (db: Database, count: number): Promise<ChainReviewRow[]> =>
  await db.rows<ChainReviewRow>(sql`
    select r.id, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.fecha_visita as fecha, w.alias, w.area, w.slug
    from (
      select distinct on (cod_tienda) * from shown_review where length(texto) between 30 and 280
      order by cod_tienda, fecha_visita desc, id
    ) r
    join workshop w using (cod_tienda)
    order by (r.origen = 'cita') desc, r.fecha_visita desc, r.id limit ${count}::int`);

/** The stars of the whole chain. */
export const countChainStars = async (db: Database): Promise<StarRow[]> =>
  await db.rows<StarRow>(sql`
    select estrellas, count(*)::int as total, (count(*) filter (where origen = 'cita'))::int as verificadas
    from shown_review group by estrellas`);

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

/** A visit that took place, of an order or without one, and the review that was written of it. */
export interface DoneVisit {
  readonly id: string;
  readonly codTienda: number;
  readonly alias: string;
  readonly area: string;
  readonly slug: string;
  readonly fecha: string;
  readonly nombre: string;
  readonly email: string;
  readonly idioma: Language;
  readonly estado: ReviewState | null;
}

const selectDone = fragment`
  select a.appointment_id as id, a.cod_tienda as "codTienda", w.alias, w.area, w.slug, a.fecha,
    coalesce(v.nombre, o.nombre) as nombre, coalesce(v.email, o.email) as email, coalesce(v.idioma, o.idioma) as idioma, r.estado
  from allocation a
  join workshop w on w.cod_tienda = a.cod_tienda
  left join visit v on v.id = a.appointment_id
  left join customer_order o on o.id = a.order_id
  left join workshop_review r on r.appointment_id = a.appointment_id
  where a.status = 'done' and a.kind = 'booking' and a.etapa = 1 and (v.id is not null or o.id is not null)`;

export const findDoneVisit = async (db: Database, id: string): Promise<DoneVisit | undefined> =>
  await db.maybeOne<DoneVisit>(sql`${selectDone} and a.appointment_id = ${id}::uuid`);

/** Visits of the days from `since` on whose customers nobody asked yet; they count as asked. */
export const takeToAsk = async (
  tx: Database,
  ask: { readonly since: string; readonly now: Date; readonly most: number },
): Promise<DoneVisit[]> => {
  const asked = await tx.rows<{ id: string }>(sql`
    insert into review_invitation (appointment_id, creado)
    select a.appointment_id, ${ask.now}::timestamptz from allocation a
    where a.status = 'done' and a.kind = 'booking' and a.etapa = 1 and a.fecha >= ${ask.since}::date
      and not exists (select from review_invitation i where i.appointment_id = a.appointment_id)
    order by a.id limit ${ask.most}::int
    on conflict do nothing
    returning appointment_id as id`);
  return await tx.rows<DoneVisit>(sql`${selectDone} and a.appointment_id = any (${asked.map(({ id }) => id)}::uuid[])`);
};

export interface NewReview {
  readonly codTienda: number;
  readonly appointmentId: string;
  readonly estrellas: number;
  readonly texto: string;
  readonly idioma: Language;
  readonly nombre: string;
  readonly fecha: string;
  readonly estado: ReviewState;
}

/** Writes the one review of a visit; false where it has one. */
export const insertReview = async (db: Database, review: NewReview, now: Date): Promise<boolean> => {
  const written = await db.maybeOne(sql`
    insert into workshop_review (id, cod_tienda, appointment_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
    values (gen_random_uuid(), ${review.codTienda}, ${review.appointmentId}::uuid, 'cita', ${review.estrellas}, ${review.texto},
      ${review.idioma}, ${review.nombre}, ${review.fecha}::date, ${review.estado}, ${now})
    on conflict (appointment_id) do nothing
    returning id`);
  return written !== undefined;
};
