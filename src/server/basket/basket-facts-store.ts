import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { LabelClass, NoiseClass } from '#domain/tyres/eu-label.ts';
import type { PriceRefusal } from '#domain/pricing/unit-price.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { OfferTerms } from '../catalogue/best-offer.ts';
import type { PricePoint } from '../catalogue/reduction.ts';
import type { Database } from '../database/database.ts';
import { quickRead } from '../database/sql.ts';
import type { SnapshotWorkshop } from '../orders/order-snapshot.ts';
import { emptyBasket, type BasketState } from './basket-state.ts';
import { factsOf, type ProductRow } from './product-row.ts';

export interface OfferFacts extends OfferTerms {
  /** Which value its price lacks. It is not sold then, as if nothing were left of it. */
  readonly falta: PriceRefusal | null;
  /** Never runs out: `stock` is more than anybody may buy. */
  readonly sinLimite: boolean;
  readonly codAlmacen: string;
  readonly codProveedor: string;
}

export interface LabelValues {
  readonly consumo: LabelClass;
  readonly mojado: LabelClass;
  readonly ruido_db: number;
  readonly ruido: NoiseClass;
  readonly eprel_id: number;
}

export interface LabelFacts extends LabelValues {
  readonly clase: 'C1' | 'C2' | 'C3';
  readonly nieve: boolean;
  readonly hielo: boolean;
}

/** A product as the catalogue has it at this moment. Amounts net. */
export interface ProductFacts {
  readonly productId: number;
  readonly id_navision: string;
  readonly tipo_producto: ProductKind;
  readonly activo: boolean;
  readonly nombre_producto_es: string;
  readonly nombre_producto_ca: string;
  readonly marca: string;
  /** In addresses, with the vehicle behind it: `avon-moto`. */
  readonly marcaSlug: string;
  /** The maker's own, whatever it is for: `avon`. */
  readonly makerSlug: string;
  readonly modelo: string;
  readonly modeloSlug: string;
  readonly specs: string;
  readonly medida: string;
  readonly descripcion_es: string;
  readonly descripcion_ca: string;
  /** 0 of what goes on no wheel. */
  readonly llanta: number;
  readonly tipo_vehiculo: ProductVehicle;
  /** Null of what is no tyre, as the label is of tyres outside its scope. */
  readonly temporada: Season | null;
  readonly runflat: boolean;
  readonly etiqueta: LabelFacts | null;
  readonly ecotasa: Cents;
  /** Of work that comes with one unit, beside that of services. */
  readonly minutos: number;
  readonly skill: string | null;
  readonly ofertas: readonly OfferFacts[];
  readonly historia: readonly PricePoint[];
}

/** A basket as it was stored. */
export interface StoredBasket {
  readonly state: BasketState;
  readonly version: number;
  readonly accountId: string | null;
  /** The visit that it shares with other baskets; null where it is alone. */
  readonly visita: string | null;
}

export interface BasketFacts {
  readonly guardada: StoredBasket | null;
  readonly pedido: { readonly id: number; readonly status: OrderStatus } | null;
  readonly taller: SnapshotWorkshop | null;
  readonly productos: readonly ProductFacts[];
}

/**
 * What a basket's answer follows from, in one round trip: what is stored under its id, and products as they
 * are now. Without `ids`, the products and the workshop that are stored.
 */
export const loadBasketFacts = async (
  db: Database,
  ask: { readonly cestaID: string | null; readonly ids: readonly string[] | null; readonly codTienda: number | null },
): Promise<BasketFacts> => {
  const { productos, guardada, ...rest } = await db.one<
    Omit<BasketFacts, 'productos'> & { productos: ProductRow[] }
  >(quickRead`
    with stored as (select b.state, b.version, b.account_id as "accountId", b.visita from basket b where b.cesta_id = ${ask.cestaID}::uuid)
    select
      (select to_json(stored) from stored) as guardada,
      (select json_build_object('id', o.id, 'status', o.status) from customer_order o where o.cesta_id = ${ask.cestaID}::uuid) as pedido,
      (select json_build_object('codTienda', w.cod_tienda, 'slug', w.slug, 'area', w.area, 'alias', w.alias, 'direccion', w.direccion,
         'poblacion', w.poblacion, 'cpostal', w.cpostal, 'telefono', w.telefono, 'tz', w.tz, 'pais', w.pais)
       from workshop w where w.cod_tienda = case when ${ask.ids === null} then (select (state ->> 'selectedTaller')::int from stored) else ${ask.codTienda}::int end) as taller,
      coalesce((
        select json_agg(json_build_object(
          'productId', p.id, 'id_navision', p.id_navision, 'tipo_producto', p.tipo_producto, 'activo', p.activo,
          'nombre_producto_es', p.nombre_producto_es, 'nombre_producto_ca', p.nombre_producto_ca, 'marca', b.marca, 'marcaSlug', b.slug,
          'modelo', m.modelo, 'modeloSlug', m.slug, 'specs', t.specs, 'medida', t.medida, 'llanta', t.llanta, 'temporada', m.temporada,
          'tipo_vehiculo', m.tipo_vehiculo, 'runflat', t.runflat, 'ecotasa', t.ecotasa, 'c', t.c, 'consumo', t.consumo,
          'mojado', t.mojado, 'ruido_db', t.ruido_db, 'ruido', t.ruido, 'nieve', t.nieve, 'hielo', t.hielo, 'eprel_id', t.eprel_id,
          'articulo', case when t.product_id is null then (select to_json(a) from article a where a.product_id = p.id) end,
          'ofertas', offers.ofertas,
          'historia', coalesce((
            select json_agg(json_build_array(h.desde, h.precio) order by h.desde) from price_history h where h.product_id = p.id
          ), '[]')))
        from product p
        join brand b on b.id = p.brand_id
        left join tyre t on t.product_id = p.id
        left join tyre_model m on m.id = t.model_id
        cross join lateral (
          select coalesce(json_agg(json_build_object('id', o.id, 'precio', o.precio,
            'descuento', o.descuento, 'stock', case when o.falta is null then coalesce(o.stock, 1000) else 0 end, 'falta', o.falta,
            'sinLimite', o.stock is null and o.falta is null, 'codAlmacen', o.cod_almacen, 'codProveedor', h.cod_proveedor,
            'plazo_dias', h.plazo_dias, 'hora_corte', h.hora_corte)), '[]') as ofertas
          from offer o join warehouse h on h.cod_almacen = o.cod_almacen where o.product_id = p.id
        ) as offers
        where p.id_navision = any (coalesce(${ask.ids && [...ask.ids]}::text[], array(
          select line ->> 'id_navision' from stored, jsonb_array_elements(state -> 'products') as line)))
      ), '[]') as productos`);
  return {
    ...rest,
    // What was stored before a field came has it empty.
    guardada: guardada && { ...guardada, state: { ...emptyBasket, ...guardada.state } },
    productos: productos.map(factsOf),
  };
};
