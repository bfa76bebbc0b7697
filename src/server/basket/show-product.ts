import type { BasketProduct } from '#contract/basket.ts';
import { basketCategory } from '#domain/catalogue/vehicles.ts';
import { shownStock } from '#domain/catalogue/shown-stock.ts';
import { times, type Cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { rateBelow, toPercent, type BasisPoints } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import type { BasketLine } from '#domain/pricing/price-basket.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { lowestBefore, reductionOf } from '../catalogue/reduction.ts';
import { tyrePicture } from '../catalogue/tyre-picture.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { priceParts, type ChosenProduct } from './chosen-products.ts';

interface Before {
  /** One unit, tax included. */
  readonly precio: Cents;
  readonly descuento: BasisPoints;
}

/**
 * What counts as the price before is a matter of law, not of the discount itself: the lowest of the thirty days before
 * the reduction, or before the promotion began. Null where nothing may be said to be reduced.
 */
const priceBefore = (
  chosen: ChosenProduct,
  unidad: Cents,
  promotion: PromotionRow | null,
  impuesto: BasisPoints,
): Before | null => {
  const { facts, offer } = chosen;
  const at = (precio: Cents): Cents => unitPrice({ ...priceParts(chosen), impuesto, precio, descuento: 0 });
  if (!promotion) {
    const reduction = offer ? reductionOf(offer, facts.historia) : null;
    return reduction && { precio: at(reduction.precioAnterior), descuento: reduction.descuento };
  }
  const lowest = lowestBefore(facts.historia, promotion.desde.getTime());
  const precio = lowest === undefined ? unitPrice({ ...priceParts(chosen), impuesto }) : at(lowest);
  return precio > unidad ? { precio, descuento: rateBelow(precio, unidad) } : null;
};

/** What a product costs, and what it cost before. */
const showPrice = (chosen: ChosenProduct, line: BasketLine, promotion: PromotionRow | null, impuesto: BasisPoints) => {
  const before = priceBefore(chosen, line.unidad, promotion, impuesto);
  const precio = before?.precio ?? line.unidad;
  return {
    precio: toEuros(precio),
    descuento: toPercent(before?.descuento ?? 0),
    impuesto: toPercent(impuesto),
    ecotasa: toEuros(line.ecotasa),
    importe: toEuros(line.importe),
    importeSinPromo: toEuros(times(precio, chosen.cantidad)),
    precioAnterior: before && toEuros(precio),
    promocion: promotion?.id_site_promocion ?? null,
  };
};

/** Where a product would come from, and how many of it can be had. */
const showOffer = ({ facts, offer, cantidad, available }: ChosenProduct) =>
  ({
    disponibilidad: available ? 1 : 0,
    stock: facts.activo ? shownStock(offer?.stock ?? 0, cantidad) : 0,
    codAlmacen: offer?.codAlmacen ?? '',
    codProveedor: offer?.codProveedor ?? '',
  }) as const;

/** A product as the basket shows it. `fechaEntrega` is null before a workshop is chosen. */
export const showProduct = (
  chosen: ChosenProduct,
  line: BasketLine,
  promotion: PromotionRow | null,
  pais: CountryTariff,
  fechaEntrega: string | null,
  selectedDate: string | null,
): BasketProduct => {
  const { facts, cantidad } = chosen;
  return {
    id_navision: facts.id_navision,
    tipo_producto: facts.tipo_producto,
    categoria: basketCategory(facts.tipo_vehiculo),
    cantidad,
    ...showPrice(chosen, line, promotion, pais.impuesto_bp),
    ...showOffer(chosen),
    id_site_tipo_vehiculo: facts.tipo_vehiculo,
    marca: facts.marca,
    marcaSlug: facts.marcaSlug,
    modelo: facts.modelo,
    modeloSlug: facts.modeloSlug,
    specs: facts.specs,
    medida: facts.medida,
    llanta: facts.llanta,
    temporada: facts.temporada,
    imagen:
      facts.temporada &&
      tyrePicture({
        maker: facts.makerSlug,
        model: facts.modeloSlug,
        vehicle: facts.tipo_vehiculo,
        season: facts.temporada,
      }),
    runflat: facts.runflat,
    etiqueta: facts.etiqueta,
    nombre_producto_es: facts.nombre_producto_es,
    nombre_producto_ca: facts.nombre_producto_ca,
    descripcion_es: facts.descripcion_es,
    descripcion_ca: facts.descripcion_ca,
    matricula: chosen.matricula,
    fechaEntrega,
    comprobacionFechaEntrega: fechaEntrega === null || selectedDate === null ? null : fechaEntrega <= selectedDate,
  };
};
