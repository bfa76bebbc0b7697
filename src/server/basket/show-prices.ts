import type { BasketDiscount, BasketProduct, BasketService, PriceTotals } from '#contract/basket.ts';
import { cents, sum, times, type Cents } from '#domain/money/cents.ts';
import { basketCategory } from '#domain/catalogue/vehicles.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import { toPercent } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import type { BasketLine, PricedBasket } from '#domain/pricing/price-basket.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { reductionOf } from '../catalogue/reduction.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import type { AttachedService } from './attached-services.ts';
import { priceParts, type ChosenProduct } from './chosen-products.ts';

const nothing = cents(0);
/** More units than this are not told apart. */
const plenty = 8;

/** A product as the basket shows it. `fechaEntrega` is null before a workshop is chosen. */
export const showProduct = (
  chosen: ChosenProduct,
  line: BasketLine,
  pais: CountryTariff,
  fechaEntrega: string | null,
): BasketProduct => {
  const { facts, offer, cantidad } = chosen;
  const parts = { ...priceParts(chosen), impuesto: pais.impuesto_bp };
  // What counts as the price before is a matter of law, not of the discount itself: see `reductionOf`.
  const reduction = offer ? reductionOf(offer, facts.historia) : null;
  const before = reduction ? unitPrice({ ...parts, precio: reduction.precioAnterior, descuento: 0 }) : line.unidad;
  return {
    id_navision: facts.id_navision,
    tipo_producto: facts.tipo_producto,
    categoria: basketCategory(facts.tipo_vehiculo),
    cantidad,
    precio: toEuros(before),
    descuento: reduction ? toPercent(reduction.descuento) : 0,
    impuesto: toPercent(pais.impuesto_bp),
    ecotasa: toEuros(line.ecotasa),
    importe: toEuros(line.importe),
    importeSinPromo: toEuros(times(before, cantidad)),
    precioAnterior: reduction && toEuros(before),
    promocion: null,
    disponibilidad: chosen.available ? 1 : 0,
    stock: facts.activo ? Math.min(Math.max(plenty, cantidad), offer?.stock ?? 0) : 0,
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
  };
};

/** A service as the basket shows it; where products differ in size, at the price of the dearest. */
export const showService = (service: AttachedService, pais: CountryTariff): BasketService => {
  const { row, selected, obligatorio, cantidad, units } = service;
  const at = ({ precio }: { readonly precio: Cents }): Cents =>
    unitPrice({ precio, descuento: 0, promo: 0, ecotasa: nothing, impuesto: pais.impuesto_bp });
  const prices = units.map(({ price }) => at(price));
  return {
    id_navision: row.id_navision,
    categoriaServicio: row.categoria_servicio,
    base_calculo: row.base_calculo,
    tipoProductoAsociado: row.tipo_producto_asociado,
    descuentoAsociado: 0,
    selected,
    obligatorio,
    nombre_es: row.nombre_es,
    nombre_ca: row.nombre_ca,
    descripcion_es: row.descripcion_es,
    descripcion_ca: row.descripcion_ca,
    precio: toEuros(cents(Math.max(...prices))),
    cantidad,
    importe: toEuros(sum(units.map(({ price, cantidad: each }) => times(at(price), each)))),
    promocion: null,
  };
};

/** A coupon as the basket shows it. */
export const showDiscount = (
  { codigo, tipo, valor, descripcion_es, descripcion_ca, descripcion_pt }: CouponRow,
  taken: PricedBasket['cupones'],
): BasketDiscount => ({
  tipo,
  codigo_promocion: codigo,
  importe_cupon: tipo === 'global-absoluto' ? toEuros(valor) : toPercent(valor),
  importePromocion: toEuros(taken.find((each) => each.codigo === codigo)?.importe ?? nothing),
  descripcion_es,
  descripcion_ca,
  descripcion_pt,
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
