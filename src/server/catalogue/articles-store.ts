import type { ArticleTraits } from '#domain/catalogue/article-traits.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { StarCount } from '#domain/reviews/stars.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { OfferTerms } from './best-offer.ts';
import type { PricePoint } from './reduction.ts';

/** A product that is no tyre, before it has a price for a visitor. Amounts net. */
export interface Article {
  readonly id: number;
  readonly id_navision: string;
  readonly nombre_producto_es: string;
  readonly nombre_producto_ca: string;
  readonly marca: string;
  readonly marcaSlug: string;
  readonly fabricante: string;
  readonly tipo_vehiculo: ProductVehicle;
  readonly modelo: string;
  readonly slug: string;
  readonly medida: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  readonly partes_es: readonly string[];
  readonly partes_ca: readonly string[];
  readonly ecotasa: Cents;
  readonly minutos: number;
  readonly orden: number;
  readonly traits: ArticleTraits;
  readonly ofertas: readonly OfferTerms[];
  /** Only of what is reduced somewhere. */
  readonly historia: readonly PricePoint[];
  /** Of its reviews that are shown; in no order. */
  readonly estrellas: readonly StarCount[];
}

/** More units than anybody may buy: what such an offer has never runs out, as in a basket. */
const endless = 1000;

const traitsOfProduct = fragment`coalesce(
  (select to_jsonb(x) from battery x where x.product_id = p.id),
  (select to_jsonb(x) from oil x where x.product_id = p.id),
  (select to_jsonb(x) from accessory x where x.product_id = p.id),
  (select to_jsonb(x) from shock_absorber x where x.product_id = p.id),
  (select to_jsonb(x) from gas_charge x where x.product_id = p.id),
  (select to_jsonb(x) from maintenance_pack x where x.product_id = p.id),
  (select to_jsonb(x) || jsonb_build_object('medidas', (
      select coalesce(jsonb_agg(jsonb_build_object('ancho', s.ancho, 'serie', s.serie, 'llanta', s.llanta)
        order by s.llanta, s.ancho, s.serie), '[]') from tube_size s where s.product_id = p.id))
    from tube x where x.product_id = p.id),
  '{}') - 'product_id' || jsonb_build_object('tipo', p.tipo_producto)`;

/** Every article that is on sale or sold out; in no order. */
export const loadArticles = async (db: Database): Promise<Article[]> =>
  await db.rows<Article>(sql`
  select p.id, p.id_navision, p.nombre_producto_es, p.nombre_producto_ca, b.marca, b.slug as "marcaSlug", b.fabricante,
    a.tipo_vehiculo, a.modelo, a.slug, a.medida, a.descripcion_es, a.descripcion_ca, a.ecotasa, a.minutos, a.orden,
    ${traitsOfProduct} as traits,
    array(select texto_es from article_part t where t.product_id = p.id order by posicion) as partes_es,
    array(select texto_ca from article_part t where t.product_id = p.id order by posicion) as partes_ca,
    offers.ofertas,
    case when offers.reduced then coalesce((
      select json_agg(json_build_array(h.desde, h.precio) order by h.desde) from price_history h where h.product_id = p.id
    ), '[]') else '[]' end as historia,
    coalesce((select json_agg(json_build_object('estrellas', s.estrellas, 'total', s.total)) from (
      select r.estrellas, count(*)::int as total from shown_product_review r
      where r.cosa = 'producto ' || p.id::text group by r.estrellas) as s), '[]') as estrellas
  from article a
  join product p on p.id = a.product_id and p.activo
  join brand b on b.id = p.brand_id
  cross join lateral (
    select bool_or(o.descuento > 0) as reduced, coalesce(json_agg(json_build_object('id', o.id, 'precio', o.precio, 'descuento', o.descuento,
      'stock', coalesce(o.stock, ${endless}), 'plazo_dias', w.plazo_dias, 'hora_corte', w.hora_corte)), '[]') as ofertas
    from offer o join warehouse w on w.cod_almacen = o.cod_almacen
    where o.product_id = p.id and o.falta is null
  ) as offers`);
