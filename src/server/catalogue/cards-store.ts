import type { TyreTraits } from '#contract/tyre-values.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { StarCount } from '#domain/reviews/stars.ts';
import type { LabelClass, NoiseClass } from '#domain/tyres/eu-label.ts';
import type { RunflatMarking } from '#domain/tyres/runflat-marking.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { OfferTerms } from './best-offer.ts';
import type { PricePoint } from './reduction.ts';

/** A product as lists and sheets show it, before it has a price for a visitor. Amounts net. */
export interface TyreCard {
  readonly id: number;
  readonly id_navision: string;
  readonly modelId: number;
  readonly specs: string;
  readonly medida: string;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  /** Null of the few that have no rating. */
  readonly ic: number | null;
  readonly cv: string | null;
  readonly c: boolean;
  readonly xl: boolean;
  readonly hl: boolean;
  readonly runflat: boolean;
  /** How its maker marks it; null where that is not known, and of tyres that are not run-flat. */
  readonly tipo_runflat: RunflatMarking | null;
  readonly ms: boolean;
  readonly nieve: boolean;
  readonly hielo: boolean;
  /** The label's values; all null outside its scope. */
  readonly consumo: LabelClass | null;
  readonly mojado: LabelClass | null;
  readonly ruido: NoiseClass | null;
  readonly ruido_db: number | null;
  readonly eprel_id: number | null;
  /** Grams. */
  readonly peso: number;
  readonly ecotasa: Cents;
  readonly rasgos: TyreTraits | null;
  readonly ofertas: readonly OfferTerms[];
  /** Only of what is reduced somewhere. */
  readonly historia: readonly PricePoint[];
  /** Of the reviews of its model that are shown; in no order. */
  readonly estrellas: readonly StarCount[];
}

/** The cards of products on sale; in no order. */
export const loadCards = async (db: Database, ids: readonly number[]): Promise<TyreCard[]> =>
  await db.rows<TyreCard>(sql`
    select p.id, p.id_navision, t.model_id as "modelId", t.specs, t.medida, t.ancho, t.serie, t.llanta, t.ic, t.cv, t.c, t.xl,
      t.hl, t.runflat, t.tipo_runflat, t.ms, t.nieve, t.hielo, t.consumo, t.mojado, t.ruido, t.ruido_db, t.eprel_id, t.peso, t.ecotasa, offers.ofertas,
      case when offers.reduced then coalesce((
        select json_agg(json_build_array(h.desde, h.precio) order by h.desde) from price_history h where h.product_id = p.id
      ), '[]') else '[]' end as historia,
      case
        when tm.product_id is not null then json_build_object('tipo', tm.tipo, 'posicion', tm.posicion, 'camara', tm.camara)
        when tt.product_id is not null then json_build_object('eje', tt.eje)
        when ta.product_id is not null then json_build_object('uso', ta.uso, 'flexion', ta.flexion, 'pr', ta.pr)
      end as rasgos,
      coalesce((select json_agg(json_build_object('estrellas', s.estrellas, 'total', s.total)) from (
        select r.estrellas, count(*)::int as total from shown_product_review r
        where r.cosa = 'modelo ' || t.model_id::text group by r.estrellas) as s), '[]') as estrellas
    from product p
    join tyre t on t.product_id = p.id
    left join tyre_moto tm on tm.product_id = p.id
    left join tyre_truck tt on tt.product_id = p.id
    left join tyre_agri ta on ta.product_id = p.id
    cross join lateral (
      select bool_or(o.descuento > 0) as reduced, coalesce(json_agg(json_build_object('id', o.id, 'precio', o.precio, 'descuento', o.descuento,
        'stock', o.stock, 'plazo_dias', w.plazo_dias, 'hora_corte', w.hora_corte)), '[]') as ofertas
      from offer o join warehouse w on w.cod_almacen = o.cod_almacen
      where o.product_id = p.id and o.falta is null
    ) as offers
    where p.id = any (${[...ids]}::int[]) and p.activo`);

/** The product whose sheet stands at an address, whether it is on sale or not. */
export const findTyreBySpecs = async (db: Database, modelId: number, specs: string): Promise<number | undefined> =>
  (
    await db.maybeOne<{ id: number }>(
      sql`select product_id as id from tyre where model_id = ${modelId} and specs = ${specs}`,
    )
  )?.id;
