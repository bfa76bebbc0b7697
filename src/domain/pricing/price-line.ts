import { cents, minus, times, type Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { unitPrice, type PriceParts } from './unit-price.ts';

/** Units of one thing at one price. */
export interface LineParts extends PriceParts {
  readonly cantidad: number;
  /** Off each unit, tax included, as far as there is more to it than the eco-fee. Absent is nothing. */
  readonly rebaja?: Cents;
}

/** A line in amounts that include tax, each under the name that the basket shows it by. */
export interface PricedLine {
  readonly cantidad: number;
  /** One unit before any reduction, without its eco-fee. */
  readonly precio: Cents;
  /** The eco-fee of one unit. */
  readonly ecotasa: Cents;
  /** One unit as it is paid: reduced, with its eco-fee. */
  readonly unidad: Cents;
  /** The line: `unidad` times `cantidad`. */
  readonly importe: Cents;
  readonly impuesto: BasisPoints;
}

const nothing = cents(0);

/** Prices a line: the unit is rounded, the line is that many of it. Throws a RangeError for less than one unit. */
export const priceLine = ({ cantidad, rebaja = nothing, ...parts }: LineParts): PricedLine => {
  if (!Number.isSafeInteger(cantidad) || cantidad < 1) throw new RangeError(`not a number of units: ${cantidad}`);
  const unreduced = { ...parts, descuento: 0, promo: 0 };
  if (rebaja < 0) throw new RangeError(`not a rebate: ${rebaja}`);
  const ecotasa = unitPrice({ ...unreduced, precio: nothing });
  const reduced = unitPrice(parts);
  const unidad = minus(reduced, cents(Math.min(rebaja, minus(reduced, ecotasa))));
  return {
    cantidad,
    precio: unitPrice({ ...unreduced, ecotasa: nothing }),
    ecotasa,
    unidad,
    importe: times(unidad, cantidad),
    impuesto: parts.impuesto,
  };
};
