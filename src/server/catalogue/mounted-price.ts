import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents, plus, type Cents } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { priceBasket, type LineToPrice } from '#domain/pricing/price-basket.ts';
import { associatedDiscount } from '#domain/services/associated-discount.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import { servicePrice, tariffOf, type Tariffs } from './tariffs-store.ts';

/** Some units of a tyre, and the vehicle that they are for. Amounts in cents, net. */
export interface ToMount {
  readonly cantidad: number;
  readonly precio: Cents;
  readonly descuento: BasisPoints;
  readonly ecotasa: Cents;
  readonly kind: ProductVehicle;
  readonly llanta: number;
}

const noDeposit = { depositBp: 0, depositMin: 0 };
const unreduced = { descuento: 0, promo: 0, ecotasa: cents(0) };

const total = (lines: readonly LineToPrice[], pais: CountryTariff): Cents =>
  priceBasket(lines, { pais, reserva: noDeposit, cupones: [] }).total;

/** The work that a basket of tyres contains from the start. */
const work = (tariffs: Tariffs, { kind, llanta, cantidad }: ToMount): LineToPrice[] =>
  tariffs.services.flatMap((service): LineToPrice[] => {
    const { id_navision, base_calculo, incluido, obligatorio, tipo_producto_asociado } = service;
    const price =
      tipo_producto_asociado === 'neumatico' && (incluido || obligatorio)
        ? servicePrice(tariffs, id_navision, { kind, llanta })
        : undefined;
    if (!price) return [];
    const descuento = associatedDiscount(service, cantidad);
    const units = base_calculo === 'U' ? cantidad : 1;
    return [{ ...unreduced, clase: 'servicio', id_navision, cantidad: units, precio: price.precio, descuento }];
  });

// Lists begin at the cheapest of thousands of tyres, of which few differ in the work.
const works = new WeakMap<Tariffs, Map<string, Cents>>();

const workPrice = (tariffs: Tariffs, pais: CountryTariff, wanted: ToMount): Cents => {
  let known = works.get(tariffs);
  if (!known) works.set(tariffs, (known = new Map()));
  const key = `${pais.pais} ${wanted.kind} ${wanted.llanta} ${wanted.cantidad}`;
  const found = known.get(key) ?? total(work(tariffs, wanted), pais);
  known.set(key, found);
  return found;
};

/**
 * What so many of a tyre cost fitted, in cents, tax included: everything that a basket of them contains from the start,
 * priced as the basket prices it, without promotions.
 */
export const mountedPrice = (tariffs: Tariffs, pais: CountryTariff, wanted: ToMount): Cents => {
  const { cantidad, precio, descuento, ecotasa } = wanted;
  const goods: LineToPrice = { clase: 'producto', id_navision: '', cantidad, precio, descuento, promo: 0, ecotasa };
  return plus(total([goods], pais), workPrice(tariffs, pais, wanted));
};

/** The work on one tyre of a set, net, in ten-thousandths of a cent as `netPrice` has them: what lists are sorted by beside the tyre's price. */
export const netWork =
  (tariffs: Tariffs) =>
  (kind: ProductVehicle, llanta: number): number => {
    const spain = tariffOf(tariffs, 'ES');
    const cantidad = usualSet(kind);
    const none = { precio: cents(0), descuento: 0, ecotasa: cents(0) };
    return (
      ((workPrice(tariffs, spain, { ...none, kind, llanta, cantidad }) / cantidad) * 10_000 ** 2) /
      (10_000 + spain.impuesto_bp)
    );
  };
