import type { Basket, BasketProduct, BasketService, PriceTotals } from '#contract/basket.ts';
import { cents, sum, type Cents } from '#domain/money/cents.ts';
import { fromEuros, toEuros } from '#domain/money/euros.ts';
import { toPercent, type BasisPoints } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import type { PricedBasket } from '#domain/pricing/price-basket.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { showAssociation, showCover } from '../catalogue/show-service.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import type { AttachedService } from './attached-services.ts';
import type { PricedState } from './price-state.ts';
import type { PromotedLine } from './promote-lines.ts';
import { showProduct } from './show-product.ts';

const nothing = cents(0);

/**
 * A service as the basket shows it. `precio` and `importeSinPromo` are before promotions, but with the discount of enough associated
 * products: they are what somebody pays who has no promotion (decision 023). Where products differ in size, `precio` is of the dearest.
 */
const showService = (
  { row, selected, obligatorio, cantidad, descuento }: AttachedService,
  lines: readonly PromotedLine[],
  impuesto: BasisPoints,
  tariffs: Tariffs,
): BasketService => {
  const priced = lines.map(({ line }) => {
    const unpromoted = { ...line, promo: 0, rebaja: nothing, impuesto };
    const before = priceLine(unpromoted);
    const alone = descuento === 0 ? before : priceLine({ ...unpromoted, descuento: 0 });
    return { now: priceLine({ ...line, impuesto }), before, alone };
  });
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
    importeSinAsociado: toEuros(sum(priced.map(({ alone }) => alone.importe))),
    promocion: lines.find(({ promocion }) => promocion)?.promocion?.promotion.id_site_promocion ?? null,
    cobertura: showCover(row, tariffs),
  };
};

/** What products cost less than before. */
const savedOn = (products: readonly BasketProduct[]): Cents =>
  sum(products.map(({ importe, importeSinPromo }) => cents(fromEuros(importeSinPromo) - fromEuros(importe))));

const showTotals = (priced: PricedBasket, products: readonly BasketProduct[], pais: CountryTariff): PriceTotals => ({
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

/** What was decided about a basket as the basket shows it: what its products and services cost, and all together. */
export const showPriced = (
  { chosen, arrivals, attached, promoted, priced, tariffs, pais }: PricedState,
  selectedDate: string | null,
): Pick<Basket, 'products' | 'services' | 'totals'> => {
  const products = chosen.flatMap((each, place) => {
    const line = priced.lines[place];
    const promotion = promoted.products[place]?.promocion?.promotion ?? null;
    return line ? [showProduct(each, line, promotion, pais, arrivals[place] ?? null, selectedDate)] : [];
  });
  const services = attached.map((service) =>
    showService(service, promoted.offered.get(service.id_navision) ?? [], pais.impuesto_bp, tariffs),
  );
  return { products, services, totals: showTotals(priced, products, pais) };
};
