import type { Language } from '#domain/language.ts';
import { keptBackReasons, type KeptBackReason, type Reviewed } from '#domain/reviews/kept-back.ts';
import type { ReviewState } from '#domain/reviews/new-review.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { MailData } from '../mail/new-mail.ts';

export interface ReviewToRead {
  readonly sobre: Reviewed;
  readonly id: string;
  readonly es: string;
  readonly ca: string;
  readonly estrellas: number;
  readonly texto: string;
  readonly nombre: string;
  readonly idioma: Language;
  /** Of the visit. */
  readonly fecha: string;
  readonly escrita: Date;
  readonly estado: ReviewState;
  /** One of the five, or older words of somebody who kept it back in the database. */
  readonly motivo: string | null;
  readonly version: number;
}

/** As the indexes have them, from either end. */
const newestFirst = {
  visita: fragment`r.creado desc, r.id`,
  compra: fragment`r.cambiado desc, r.id`,
  both: fragment`q.escrita desc, q.id`,
} as const;
const oldestFirst = {
  visita: fragment`r.creado, r.id desc`,
  compra: fragment`r.cambiado, r.id desc`,
  both: fragment`q.escrita, q.id desc`,
} as const;

/** Reviews of customers; those that wait, the longest first. */
export const loadReviewsToRead = async (
  db: Database,
  estado: ReviewState,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<ReviewToRead[]> => {
  const order = estado === 'pendiente' ? oldestFirst : newestFirst;
  return await db.rows<ReviewToRead>(sql`
    select q.sobre, q.id, q.es, q.ca, q.estrellas, q.texto, q.nombre, q.idioma, q.fecha, q.escrita, q.estado, q.motivo, q.version
    from (
      (select 'visita' as sobre, r.id, w.alias as es, w.alias as ca, r.estrellas, r.texto, r.nombre, r.idioma,
        r.fecha_visita as fecha, r.creado as escrita, r.estado, r.motivo, 1 as version
      from workshop_review r join workshop w on w.cod_tienda = r.cod_tienda
      where r.origen = 'cita' and r.estado = ${estado} order by ${order.visita} limit ${from + most}::int)
      union all
      (select 'compra', r.id, p.nombre_producto_es, p.nombre_producto_ca, r.estrellas, r.texto, r.nombre, r.idioma,
        r.fecha_visita, r.cambiado, r.estado, r.motivo, r.version
      from product_review r join product p on p.id = r.product_id
      where r.origen = 'compra' and r.estado = ${estado} order by ${order.compra} limit ${from + most}::int)
    ) q
    order by ${order.both} offset ${from}::int limit ${most}::int`);
};

export const countReviewsToRead = async (db: Database, estado: ReviewState): Promise<number> => {
  const { total } = await db.one<{ total: number }>(sql`
    select (select count(*) from workshop_review where origen = 'cita' and estado = ${estado})::int
      + (select count(*) from product_review where origen = 'compra' and estado = ${estado})::int as total`);
  return total;
};

export interface ReviewDecision {
  /** The state and the version that were seen. */
  readonly antes: ReviewState;
  readonly version: number;
  readonly estado: 'publicada' | 'retenida';
  readonly motivo: KeptBackReason | null;
}

/** The visit of the review that was decided; undefined where it is not any more as it was seen. It has one version. */
export const decideVisitReview = async (
  tx: Database,
  id: string,
  { antes, version, estado, motivo }: ReviewDecision,
): Promise<{ readonly appointmentId: string } | undefined> =>
  await tx.maybeOne<{ appointmentId: string }>(sql`
    update workshop_review set estado = ${estado}, motivo = ${motivo}
    where id = ${id}::uuid and origen = 'cita' and appointment_id is not null and estado = ${antes} and ${version}::int = 1
    returning appointment_id as "appointmentId"`);

/** The line of an order that it is of; undefined as above. It stays as new as it was: its writer changed nothing. */
export const decideProductReview = async (
  tx: Database,
  id: string,
  { antes, version, estado, motivo }: ReviewDecision,
): Promise<{ readonly orderId: number; readonly posicion: number } | undefined> =>
  await tx.maybeOne<{ orderId: number; posicion: number }>(sql`
    update product_review set estado = ${estado}, motivo = ${motivo}
    where id = ${id}::uuid and origen = 'compra' and order_id is not null and posicion is not null and estado = ${antes}
      and version = ${version}
    returning order_id as "orderId", posicion`);

/** Whether a customer wrote such a review, whatever became of it. */
export const isReviewThere = async (db: Database, sobre: Reviewed, id: string): Promise<boolean> =>
  (await db.maybeOne(
    sobre === 'visita'
      ? sql`select id from workshop_review where id = ${id}::uuid and origen = 'cita'`
      : sql`select id from product_review where id = ${id}::uuid and origen = 'compra'`,
  )) !== undefined;

/** A review that is kept back, and who is told of it. */
interface KeptBackReview {
  readonly sobre: Reviewed;
  readonly es: string;
  readonly ca: string;
  readonly fecha: string;
  readonly motivo: KeptBackReason;
  readonly idioma: Language;
  /** Of its writer, both empty where nobody knows them any more. */
  readonly nombre: string;
  readonly email: string;
}

const keptBackOfVisit = async (db: Database, appointmentId: string): Promise<KeptBackReview | undefined> =>
  await db.maybeOne<KeptBackReview>(sql`
    select 'visita' as sobre, w.alias as es, w.alias as ca, r.fecha_visita as fecha, r.motivo, r.idioma,
      coalesce(v.nombre, o.nombre, '') as nombre, coalesce(v.email, o.email, '') as email
    from workshop_review r
    join workshop w on w.cod_tienda = r.cod_tienda
    left join visit v on v.id = r.appointment_id
    left join allocation a on a.appointment_id = r.appointment_id and a.etapa = 1
    left join customer_order o on o.id = a.order_id
    where r.appointment_id = ${appointmentId}::uuid and r.estado = 'retenida' and r.motivo = any (${[...keptBackReasons]}::text[])`);

const keptBackOfPurchase = async (
  db: Database,
  { orderId, posicion }: { readonly orderId: number; readonly posicion: number },
): Promise<KeptBackReview | undefined> =>
  await db.maybeOne<KeptBackReview>(sql`
    select 'compra' as sobre, p.nombre_producto_es as es, p.nombre_producto_ca as ca, r.fecha_visita as fecha, r.motivo, r.idioma,
      o.nombre, o.email
    from product_review r
    join product p on p.id = r.product_id
    join customer_order o on o.id = r.order_id
    where r.order_id = ${orderId}::bigint and r.posicion = ${posicion} and r.estado = 'retenida'
      and r.motivo = any (${[...keptBackReasons]}::text[])`);

/** Undefined where it is shown after all, or gone. */
export const findKeptBack = async (
  db: Database,
  of: MailData['opinion-retenida'],
): Promise<KeptBackReview | undefined> =>
  'appointmentId' in of ? await keptBackOfVisit(db, of.appointmentId) : await keptBackOfPurchase(db, of);
