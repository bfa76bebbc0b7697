import type { WasteFee } from '../catalogue/waste-fee.ts';
import { cents, minus, plus, sum, times, type Cents } from '../money/cents.ts';
import { hundredPercent, type BasisPoints } from '../money/rate.ts';
import { roundHalfUp } from '../money/round-half-up.ts';
import { share } from '../money/share.ts';
import type { TaxShare } from '../pricing/tax-breakdown.ts';
import type { InvoiceLine } from './invoice.ts';

/** A line of an order as it was ordered (a row of `order_line`). Amounts include tax unless they say otherwise. */
export interface OrderedLine {
  readonly descripcion: string;
  readonly cantidad: number;
  /** One unit, before what was taken off the whole basket. */
  readonly precio: Cents;
  /** Of one unit, net. */
  readonly ecotasa: Cents;
  readonly tasa: WasteFee | null;
  readonly impuesto: BasisPoints;
  /** What is paid for the line. */
  readonly importe: Cents;
}

const nothing = cents(0);

/** Hundredths of a cent of one of so many units. */
export const unitOf = (base: Cents, cantidad: number): number => roundHalfUp(BigInt(base) * 100n, BigInt(cantidad));

const netOf = (importe: Cents, impuesto: BasisPoints): Cents =>
  roundHalfUp(BigInt(importe) * BigInt(hundredPercent), BigInt(hundredPercent + impuesto));

const asInvoiced = (line: OrderedLine, all: Cents): InvoiceLine => {
  const { descripcion, cantidad, impuesto } = line;
  const ecotasa = cents(Math.min(times(line.ecotasa, cantidad), all));
  const base = minus(all, ecotasa);
  const reduced = times(line.precio, cantidad) > line.importe;
  // Rounding by rate may lift a line by a cent; nobody was given a discount of less than nothing.
  const before = reduced ? Math.max(all, netOf(times(line.precio, cantidad), impuesto)) : all;
  const descuento = minus(cents(before), all);
  return {
    texto: descripcion,
    cantidad,
    precio: unitOf(plus(base, descuento), cantidad),
    descuento,
    base,
    ecotasa,
    tasa: ecotasa > 0 ? line.tasa : null,
    impuesto,
    deduce: null,
  };
};

/**
 * Lines without tax. The base of each rate is given, being rounded once for all of its lines, and is shared over them by
 * largest remainder, so that they add up to it; eco-fees keep their own amount and stand beside it.
 */
export const netLines = (lines: readonly OrderedLine[], bases: readonly TaxShare[]): InvoiceLine[] => {
  const net = new Map<OrderedLine, Cents>();
  for (const { impuesto, base } of bases) {
    const own = lines.filter((line) => line.impuesto === impuesto);
    const parts = share(
      base,
      own.map(({ importe }) => importe),
    );
    own.forEach((line, place) => net.set(line, parts[place] ?? nothing));
  }
  return lines.map((line) => asInvoiced(line, net.get(line) ?? nothing));
};

/** A line of one piece that stands for an amount: paid in advance, charged before, given back. */
export const amountLine = (
  texto: string,
  { base, impuesto }: Pick<TaxShare, 'base' | 'impuesto'>,
  deduce: string | null = null,
): InvoiceLine => ({
  texto,
  cantidad: 1,
  precio: unitOf(base, 1),
  descuento: nothing,
  base,
  ecotasa: nothing,
  tasa: null,
  impuesto,
  deduce,
});

/** What an order costs less what the shop took off it afterwards, over all lines by largest remainder. */
export const reduceLines = (lines: readonly OrderedLine[], rebaja: Cents): OrderedLine[] => {
  const parts = share(
    rebaja,
    lines.map(({ importe }) => importe),
  );
  return lines.map((line, place) => ({ ...line, importe: minus(line.importe, parts[place] ?? nothing) }));
};

export const orderTotal = (lines: readonly OrderedLine[]): Cents => sum(lines.map(({ importe }) => importe));
