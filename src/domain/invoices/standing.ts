import { minus, type Cents } from '../money/cents.ts';
import { roundHalfUp } from '../money/round-half-up.ts';
import type { TaxShare } from '../pricing/tax-breakdown.ts';
import type { Invoice } from './invoice.ts';
import { addShares, grossOf, grossOfAll, shareAt } from './tax-shares.ts';

const names = (refs: readonly { readonly numero: string }[], { numero }: Invoice): boolean =>
  refs.some((ref) => ref.numero === numero);

/** Whether it was replaced as a whole, by one in full or by a corrective one. */
export const isReplaced = (invoice: Invoice, all: readonly Invoice[]): boolean =>
  all.some(
    ({ sustituye, rectifica }) =>
      names(sustituye, invoice) || (rectifica?.modo === 'sustitucion' && names(rectifica.facturas, invoice)),
  );

const isDifference = ({ rectifica }: Invoice): boolean => rectifica?.modo === 'diferencias';

/** The corrective invoices that took something off one. */
export const differencesOf = (invoice: Invoice, all: readonly Invoice[]): Invoice[] =>
  all.filter(({ rectifica }) => rectifica?.modo === 'diferencias' && names(rectifica.facturas, invoice));

/** An invoice that still counts, and what of it was not taken back. */
export interface StandingInvoice {
  readonly factura: Invoice;
  readonly queda: readonly TaxShare[];
}

/** The invoices of an order that count, in the order in which they were issued. */
export const standingInvoices = (all: readonly Invoice[]): StandingInvoice[] =>
  all
    .filter((factura) => !isDifference(factura) && !isReplaced(factura, all))
    .map((factura) => ({
      factura,
      queda: addShares(factura.desglose, ...differencesOf(factura, all).map(({ desglose }) => desglose)),
    }))
    .filter(({ queda }) => queda.length > 0);

/** What all invoices of an order charge together, by rate. */
export const standingShares = (all: readonly Invoice[]): TaxShare[] =>
  addShares(...standingInvoices(all).map(({ queda }) => queda));

/** The same, tax included: what was invoiced and not taken back. */
export const invoicedTotal = (all: readonly Invoice[]): Cents => grossOfAll(standingShares(all));

/**
 * What is taken off an invoice when so much of one rate goes back: what stays keeps the proportion of base and tax that
 * the invoice had, rounded from the invoice itself. So parts taken back one after the other never add up to more than
 * the invoice, nor to another base, and the last one leaves nothing.
 */
export const takenBack = (invoice: readonly TaxShare[], left: TaxShare, importe: Cents): TaxShare => {
  const whole = shareAt(invoice, left.impuesto);
  const stays = minus(grossOf(left), importe);
  const base = roundHalfUp(BigInt(whole.base) * BigInt(stays), BigInt(grossOf(whole)));
  const taken = minus(left.base, base);
  return { impuesto: left.impuesto, base: taken, cuota: minus(importe, taken) };
};
