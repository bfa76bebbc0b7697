import type { BasketDiscount, BasketProduct, BasketService, PriceTotals } from '#contract/basket.ts';
import { cents, sum, times, type Cents } from '#domain/money/cents.ts';
import { basketCategory } from '#domain/catalogue/vehicles.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import { rateBelow, toPercent, type BasisPoints } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import type { BasketLine, PricedBasket } from '#domain/pricing/price-basket.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { shownVatDayRate } from '#domain/pricing/vat-day.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { CountingPromotion } from '#domain/promotions/promote.ts';
import { shownStock } from '#domain/catalogue/shown-stock.ts';
import { lowestBefore, reductionOf } from '../catalogue/reduction.ts';
import { showAssociation, showCover } from '../catalogue/show-service.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { AttachedService } from './attached-services.ts';
import { priceParts, type ChosenProduct } from './chosen-products.ts';
import type { PromotedLine } from './promote-lines.ts';

const nothing = cents(0);

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

/** A product as the basket shows it. `fechaEntrega` is null before a workshop is chosen. */
export const showProduct = (
  chosen: ChosenProduct,
  line: BasketLine,
  promotion: PromotionRow | null,
  pais: CountryTariff,
  fechaEntrega: string | null,
  selectedDate: string | null,
): BasketProduct => {
  const { facts, offer, cantidad } = chosen;
  const before = priceBefore(chosen, line.unidad, promotion, pais.impuesto_bp);
  const precio = before?.precio ?? line.unidad;
  return {
    id_navision: facts.id_navision,
    tipo_producto: facts.tipo_producto,
    categoria: basketCategory(facts.tipo_vehiculo),
    cantidad,
    precio: toEuros(precio),
    descuento: toPercent(before?.descuento ?? 0),
    impuesto: toPercent(pais.impuesto_bp),
    ecotasa: toEuros(line.ecotasa),
    importe: toEuros(line.importe),
    importeSinPromo: toEuros(times(precio, cantidad)),
    precioAnterior: before && toEuros(precio),
    promocion: promotion?.id_site_promocion ?? null,
    disponibilidad: chosen.available ? 1 : 0,
    stock: facts.activo ? shownStock(offer?.stock ?? 0, cantidad) : 0,
    id_site_tipo_vehiculo: facts.tipo_vehiculo,
    marca: facts.marca,
    marcaSlug: facts.marcaSlug,
    modelo: facts.modelo,
    modeloSlug: facts.modeloSlug,
    specs: facts.specs,
    medida: facts.medida,
    llanta: facts.llanta,
    temporada: facts.temporada,
    runflat: facts.runflat,
    etiqueta: facts.etiqueta,
    nombre_producto_es: facts.nombre_producto_es,
    nombre_producto_ca: facts.nombre_producto_ca,
    descripcion_es: facts.descripcion_es,
    descripcion_ca: facts.descripcion_ca,
    matricula: chosen.matricula,
    codAlmacen: offer?.codAlmacen ?? '',
    codProveedor: offer?.codProveedor ?? '',
    fechaEntrega,
    comprobacionFechaEntrega: fechaEntrega === null || selectedDate === null ? null : fechaEntrega <= selectedDate,
  };
};

/** A service as the basket shows it, at the price before promotions; where products differ in size, of the dearest. */
export const showService = (
  { row, selected, obligatorio, cantidad, descuento }: AttachedService,
  lines: readonly PromotedLine[],
  impuesto: BasisPoints,
  tariffs: Tariffs,
): BasketService => {
  const priced = lines.map(({ line }) => ({
    now: priceLine({ ...line, impuesto }),
    before: priceLine({ ...line, promo: 0, rebaja: nothing, impuesto }),
  }));
  return {
    id_navision: row.id_navision,
    categoriaServicio: row.categoria_servicio,
    base_calculo: row.base_calculo,
    tipoProductoAsociado: row.tipo_producto_asociado,
    ...showAssociation(row),
    conDescuentoAsociado: descuento > 0,
    selected,
    obligatorio,
    incluido: row.incluido || obligatorio,
    nombre_es: row.nombre_es,
    nombre_ca: row.nombre_ca,
    descripcion_es: row.descripcion_es,
    descripcion_ca: row.descripcion_ca,
    precio: toEuros(cents(Math.max(0, ...priced.map(({ before }) => before.unidad)))),
    cantidad,
    importe: toEuros(sum(priced.map(({ now }) => now.importe))),
    importeSinPromo: toEuros(sum(priced.map(({ before }) => before.importe))),
    promocion: lines.find(({ promocion }) => promocion)?.promocion?.promotion.id_site_promocion ?? null,
    cobertura: showCover(row, tariffs),
  };
};

/** A coupon as the basket shows it. */
export const showCoupon = (
  { codigo, tipo, valor, tipo_producto, descripcion_es, descripcion_ca, descripcion_pt }: CouponRow,
  taken: PricedBasket['cupones'],
): BasketDiscount => ({
  tipo,
  codigo_promocion: codigo,
  id_site_promocion_cesta: null,
  tipo_producto: [...tipo_producto],
  fecha_limite: null,
  importe_cupon: tipo === 'global-absoluto' ? toEuros(valor) : toPercent(valor),
  importePromocion: toEuros(taken.find((each) => each.codigo === codigo)?.importe ?? nothing),
  descripcion_es,
  descripcion_ca,
  descripcion_pt,
});

/** Euros, percent or nothing to say, by the promotion's kind; of a day without VAT the percent that its tax comes to. */
export const shownValue = (promotion: Promotion, impuesto: BasisPoints): number | null => {
  if (promotion.tipo === 'dia-sin-iva') return toPercent(shownVatDayRate(impuesto));
  if (promotion.valor === null) return null;
  return promotion.tipo === 'importe' ? toEuros(promotion.valor) : toPercent(promotion.valor);
};

/** A promotion that counts, as the basket shows it. */
export const showPromotion = (
  { promotion, ahorro }: CountingPromotion<PromotionRow>,
  impuesto: BasisPoints,
): BasketDiscount => ({
  tipo: promotion.tipo,
  codigo_promocion: null,
  id_site_promocion_cesta: promotion.id_site_promocion,
  tipo_producto: [...promotion.tipo_producto],
  importe_cupon: shownValue(promotion, impuesto),
  importePromocion: toEuros(ahorro),
  fecha_limite: promotion.fecha_limite,
  descripcion_es: promotion.titulo_es,
  descripcion_ca: promotion.titulo_ca,
  descripcion_pt: promotion.titulo_pt,
});

/** What products cost less than before. */
const savedOn = (products: readonly BasketProduct[]): Cents =>
  sum(products.map(({ importe, importeSinPromo }) => cents(fromEuros(importeSinPromo) - fromEuros(importe))));

export const showTotals = (
  priced: PricedBasket,
  products: readonly BasketProduct[],
  pais: CountryTariff,
): PriceTotals => ({
  productos: toEuros(priced.productos),
  servicios: toEuros(priced.servicios),
  envio: toEuros(priced.envio),
  aduana: toEuros(priced.aduana),
  ecotasa: toEuros(priced.ecotasa),
  descuento: toEuros(priced.descuento),
  ahorro: toEuros(savedOn(products)),
  total: toEuros(priced.total),
  reserva: toEuros(priced.reserva),
  impuestos: priced.impuestos.map(({ impuesto, base, cuota }) => ({
    nombre: pais.impuesto,
    porcentaje: toPercent(impuesto),
    base: toEuros(base),
    cuota: toEuros(cuota),
  })),
  pais: pais.pais,
});
