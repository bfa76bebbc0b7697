import { cents, minus, sum, times, type Cents } from '../money/cents.ts';
import { partOf } from '../money/rate.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { couponDiscounts, wholeDiscount, type CouponDiscount } from '../coupons/coupon-discounts.ts';
import { depositOf, type DepositRule } from '../payments/deposit.ts';
import type { CountryTariff } from './country.ts';
import { priceLine, type LineParts, type PricedLine } from './price-line.ts';
import { taxBreakdown, type TaxShare } from './tax-breakdown.ts';

/** A line before its price is known. Amounts net; the country gives the tax. A promotion is a `promo` rate on its lines. */
export interface LineToPrice extends Omit<LineParts, 'impuesto'> {
  readonly clase: 'producto' | 'servicio';
  readonly id_navision: string;
  /** Null or absent of what is no product. */
  readonly tipo_producto?: ProductKind | null;
  /** Done in the workshop and not sent there, so that no border adds anything to it. */
  readonly trabajo?: boolean;
}

export interface PricingContext {
  readonly pais: CountryTariff;
  readonly reserva: DepositRule;
  /** What takes something off the whole; they were judged to apply. */
  readonly cupones: readonly Coupon[];
}

export interface BasketLine extends PricedLine {
  readonly clase: 'producto' | 'servicio' | 'envio' | 'aduana';
  readonly id_navision: string;
  readonly tipo_producto: ProductKind | null;
  /** Its share of the basket's discount; what is paid for the line is `importe` less this. */
  readonly parteDescuento: Cents;
}

export interface PricedBasket {
  /** The lines that were given, in their order, then shipping and customs where the country has them. */
  readonly lines: readonly BasketLine[];
  readonly productos: Cents;
  readonly servicios: Cents;
  readonly envio: Cents;
  readonly aduana: Cents;
  /** Of all units, part of the above. */
  readonly ecotasa: Cents;
  /** What the coupons take off together. */
  readonly descuento: Cents;
  readonly cupones: readonly CouponDiscount[];
  readonly total: Cents;
  /** The deposit. */
  readonly reserva: Cents;
  readonly impuestos: readonly TaxShare[];
}

type Unshared = Omit<BasketLine, 'parteDescuento'>;

const nothing = cents(0);
const unreduced = { descuento: 0, promo: 0, ecotasa: nothing };

/** Shipping by the unit, and customs as a part of what the goods cost: lines of their own, taxed like the rest. */
const borderLines = (
  goods: readonly Unshared[],
  { envio_unidad, aduana_bp, impuesto_bp }: CountryTariff,
): Unshared[] => {
  const cantidad = goods.reduce((units, line) => units + line.cantidad, 0);
  const lines: Unshared[] = [];
  if (cantidad > 0 && envio_unidad > 0) {
    const line = priceLine({ ...unreduced, precio: envio_unidad, cantidad, impuesto: impuesto_bp });
    lines.push({ clase: 'envio', id_navision: 'ENVIO', tipo_producto: null, ...line });
  }
  if (cantidad > 0 && aduana_bp > 0) {
    const importe = partOf(sum(goods.map((line) => line.importe)), aduana_bp);
    const line = { cantidad: 1, precio: importe, ecotasa: nothing, unidad: importe, importe, impuesto: impuesto_bp };
    lines.push({ clase: 'aduana', id_navision: 'ADUANA', tipo_producto: null, ...line });
  }
  return lines;
};

/**
 * Prices a basket: its lines, what the country adds, the basket's discount shared over all of them by largest
 * remainder, the tax of what is left, and the deposit. The amounts add up to the cent:
 * `productos + servicios + envio + aduana − descuento = total`, and all bases and taxes make the total too.
 */
export const priceBasket = (
  wanted: readonly LineToPrice[],
  { pais, reserva, cupones }: PricingContext,
): PricedBasket => {
  const own: Unshared[] = [];
  const goods: Unshared[] = [];
  for (const { clase, id_navision, tipo_producto = null, trabajo, ...parts } of wanted) {
    const line = { clase, id_navision, tipo_producto, ...priceLine({ ...parts, impuesto: pais.impuesto_bp }) };
    own.push(line);
    if (clase === 'producto' && !trabajo) goods.push(line);
  }
  const all = [...own, ...borderLines(goods, pais)];

  const discounts = couponDiscounts(all, cupones);
  const descuento = wholeDiscount(discounts);
  const lines = all.map((line, place): BasketLine => ({ ...line, parteDescuento: discounts.partes[place] ?? nothing }));

  const of = (clase: BasketLine['clase']): Cents =>
    sum(lines.filter((line) => line.clase === clase).map(({ importe }) => importe));
  const total = minus(sum(all.map(({ importe }) => importe)), descuento);
  return {
    lines,
    productos: of('producto'),
    servicios: of('servicio'),
    envio: of('envio'),
    aduana: of('aduana'),
    ecotasa: sum(lines.map((line) => times(line.ecotasa, line.cantidad))),
    descuento,
    cupones: discounts.cupones,
    total,
    reserva: depositOf(total, reserva),
    impuestos: taxBreakdown(
      lines.map(({ importe, parteDescuento, impuesto }) => ({ importe: minus(importe, parteDescuento), impuesto })),
    ),
  };
};
