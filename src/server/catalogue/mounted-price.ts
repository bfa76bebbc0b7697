import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents, plus, type Cents } from '#domain/money/cents.ts';
import { lessRate, type BasisPoints } from '#domain/money/rate.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { priceBasket, type LineToPrice } from '#domain/pricing/price-basket.ts';
import { associatedDiscount } from '#domain/services/associated-discount.ts';
import { usualSet } from '#domain/tyres/usual-set.ts';
import { servicePrice, type Tariffs } from './tariffs-store.ts';

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
const work = (
  tariffs: Tariffs,
  { kind, llanta, cantidad }: Pick<ToMount, 'kind' | 'llanta' | 'cantidad'>,
): LineToPrice[] =>
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

const netWorks = new WeakMap<Tariffs, Map<string, number>>();

/** The work on one tyre of a set as `netPrice` has its price: what lists are sorted by beside that. */
export const netWork =
  (tariffs: Tariffs) =>
  (kind: ProductVehicle, llanta: number): number => {
    let known = netWorks.get(tariffs);
    if (!known) netWorks.set(tariffs, (known = new Map()));
    const key = `${kind} ${llanta}`;
    let found = known.get(key);
    if (found === undefined) {
      const set = usualSet(kind);
      found = work(tariffs, { kind, llanta, cantidad: set }).reduce(
        (sum, { precio, descuento, cantidad }) => sum + lessRate(precio, descuento) * (cantidad / set),
        0,
      );
      known.set(key, found);
    }
    return found;
  };
