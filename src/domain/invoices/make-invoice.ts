import type { Fecha } from '../booking/calendar.ts';
import type { Language } from '../language.ts';
import { cents, minus, sum, type Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { taxBreakdown, type TaxShare } from '../pricing/tax-breakdown.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { DraftInvoice, Invoice } from './invoice.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { amountLine, netLines, orderTotal, reduceLines, type OrderedLine } from './order-lines.ts';
import type { Recipient } from './recipient.ts';
import { standingInvoices, standingShares } from './standing.ts';
import { addShares, grossOf, grossOfAll, layOnRates, negated, shareAt } from './tax-shares.ts';

/** An order as it was ordered, and who asked for an invoice in full. */
export interface OrderToInvoice {
  readonly pedido: string;
  readonly idioma: Language;
  readonly lineas: readonly OrderedLine[];
  /** What the shop took off the price after the order was made, tax included. */
  readonly rebaja: Cents;
  readonly receptor: Recipient | null;
}

export interface InvoiceTerms {
  /** Up to here, tax included, nobody needs to be named: `SIMPLIFIED_MAX` (RD 1619/2012 art. 4.1.a: 400 €). */
  readonly simplifiedMax: Cents;
  readonly words: InvoiceWords;
}

export type InvoiceRefusal = 'nada-que-facturar' | 'anticipo-excesivo' | 'factura-sin-datos-fiscales';

/** In full where somebody is named, else simplified, and refused above its limit. */
export const formOf = (
  importe: Cents,
  receptor: Recipient | null,
  simplifiedMax: Cents,
): 'F1' | 'F2' | Refusal<'factura-sin-datos-fiscales'> => {
  if (receptor) return 'F1';
  return importe <= simplifiedMax ? 'F2' : refuse('factura-sin-datos-fiscales');
};

/** What an order comes to by rate, as the basket showed it. */
const sharesOf = (lines: readonly OrderedLine[]): TaxShare[] => taxBreakdown(lines).filter((each) => grossOf(each) > 0);

/**
 * What an order still has to be charged by rate. Its tax is rounded once, as that of the whole order: what was charged
 * before is taken off that, so all invoices together have the tax of the order to the cent. A base never becomes negative.
 */
const remainingOf = (whole: readonly TaxShare[], charged: readonly TaxShare[]): TaxShare[] =>
  whole.flatMap((each) => {
    const before = shareAt(charged, each.impuesto);
    const importe = minus(grossOf(each), grossOf(before));
    const base = cents(Math.min(Math.max(minus(each.base, before.base), 0), importe));
    return importe > 0 ? [{ impuesto: each.impuesto, base, cuota: minus(importe, base) }] : [];
  });

const draftOf = (
  order: OrderToInvoice,
  { words }: InvoiceTerms,
  parts: Pick<DraftInvoice, 'papel' | 'tipo' | 'lineas' | 'desglose'> & { readonly fechaOperacion?: Fecha | null },
): DraftInvoice => ({
  fechaOperacion: null,
  ...parts,
  pedido: order.pedido,
  idioma: order.idioma,
  receptor: order.receptor,
  descripcion: words.descripcion[parts.papel](order.pedido),
  total: grossOfAll(parts.desglose),
  rectifica: null,
  sustituye: [],
});

/** What an advance charges of a rate: the tax of its own amount, and no more of it than the order has left. */
const advanceShare = (part: { readonly impuesto: BasisPoints; readonly importe: Cents }, left: TaxShare): TaxShare => {
  const rounded = sum(taxBreakdown([part]).map(({ base }) => base));
  const base = cents(Math.min(Math.max(rounded, minus(part.importe, left.cuota)), left.base));
  return { impuesto: part.impuesto, base, cuota: minus(part.importe, base) };
};

/**
 * The invoice of a payment that comes before the work: of the whole order where all of it is paid at once, else one of an
 * advance, whose tax falls due with it (LIVA 75.2). Refused where more is paid than is left to charge.
 */
export const makePaymentInvoice = (
  order: OrderToInvoice,
  earlier: readonly Invoice[],
  importe: Cents,
  terms: InvoiceTerms,
): DraftInvoice | Refusal<InvoiceRefusal> => {
  if (importe <= 0) return refuse('nada-que-facturar');
  const lines = reduceLines(order.lineas, order.rebaja);
  const whole = sharesOf(lines);
  const left = remainingOf(whole, standingShares(earlier));
  if (importe > grossOfAll(left)) return refuse('anticipo-excesivo');
  const tipo = formOf(importe, order.receptor, terms.simplifiedMax);
  if (isRefusal(tipo)) return tipo;
  if (importe === orderTotal(lines))
    return draftOf(order, terms, { papel: 'total', tipo, lineas: netLines(lines, whole), desglose: whole });
  const desglose = layOnRates(importe, left).map((part) => advanceShare(part, shareAt(left, part.impuesto)));
  return draftOf(order, terms, {
    papel: 'anticipo',
    tipo,
    lineas: desglose.map((each) => amountLine(terms.words.anticipo(order.pedido), each)),
    desglose,
  });
};

/**
 * The invoice of the fitting: all lines of the order, less what was charged before, invoice by invoice. Whether it may be
 * simplified goes by the whole order, which is what it documents, and not by what is left to pay.
 */
export const makeFinalInvoice = (
  order: OrderToInvoice,
  earlier: readonly Invoice[],
  fechaOperacion: Fecha | null,
  terms: InvoiceTerms,
): DraftInvoice | Refusal<InvoiceRefusal> => {
  const lines = reduceLines(order.lineas, order.rebaja);
  const standing = standingInvoices(earlier);
  const charged = addShares(...standing.map(({ queda }) => queda));
  const desglose = remainingOf(sharesOf(lines), charged);
  if (desglose.length === 0) return refuse('nada-que-facturar');
  const tipo = formOf(orderTotal(lines), order.receptor, terms.simplifiedMax);
  if (isRefusal(tipo)) return tipo;
  const deductions = standing.flatMap(({ factura, queda }) =>
    negated(queda).map((each) =>
      amountLine(terms.words.deduccion(factura.numero, factura.fecha), each, factura.numero),
    ),
  );
  return draftOf(order, terms, {
    papel: 'final',
    tipo,
    fechaOperacion,
    lineas: [...netLines(lines, addShares(desglose, charged)), ...deductions],
    desglose,
  });
};
