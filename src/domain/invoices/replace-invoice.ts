import type { Fecha } from '../booking/calendar.ts';
import { cents, minus, plus, sum } from '../money/cents.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { correctiveType } from './correction-cause.ts';
import { refOf, type DraftInvoice, type Invoice, type InvoiceLine } from './invoice.ts';
import type { InvoiceWords } from './invoice-words.ts';
import type { Recipient } from './recipient.ts';
import { differencesOf, standingInvoices } from './standing.ts';
import { addShares, grossOfAll } from './tax-shares.ts';

const cancelOut = (lines: readonly InvoiceLine[]): boolean =>
  addShares(lines.map(({ impuesto, base, ecotasa }) => ({ impuesto, base: plus(base, ecotasa), cuota: cents(0) })))
    .length === 0;

/** The lines of invoices together, without what one of them charged in advance and another took off again. */
const joinedLines = (invoices: readonly Invoice[]): InvoiceLine[] => {
  const all = invoices.flatMap(({ numero, lineas }) => lineas.map((line) => ({ numero, line })));
  const paired = new Set<string | null>(
    invoices.flatMap(({ numero }) => {
      const own = all.filter((each) => each.numero === numero || each.line.deduce === numero);
      return cancelOut(own.map(({ line }) => line)) ? [numero] : [];
    }),
  );
  return all.filter(({ numero, line }) => !paired.has(numero) && !paired.has(line.deduce)).map(({ line }) => line);
};

/** Invoices with what corrected each of them, in the order in which they were issued. */
const withDifferences = (invoices: readonly Invoice[], earlier: readonly Invoice[]): Invoice[] => {
  const wanted = new Set(invoices.flatMap((each) => [each, ...differencesOf(each, earlier)]));
  return earlier.filter((each) => wanted.has(each));
};

/** What is charged again was done on the day of the invoice that is replaced, not on that of the new one. */
const doneOn = ({ fechaOperacion, fecha }: Invoice): Fecha => fechaOperacion ?? fecha;

/**
 * One invoice in full (F3) in place of all simplified ones of an order, because its customer asks for it. What was given
 * back of them stays given back: the new one comes to what they come to now.
 */
export const makeFullInvoice = (
  earlier: readonly Invoice[],
  receptor: Recipient,
  words: InvoiceWords,
): DraftInvoice | Refusal<'nada-que-facturar'> => {
  const simplified = standingInvoices(earlier).filter(({ factura: { receptor: named } }) => named === null);
  const last = simplified.at(-1);
  if (!last) return refuse('nada-que-facturar');
  const replaced = withDifferences(
    simplified.map(({ factura }) => factura),
    earlier,
  );
  const desglose = addShares(...simplified.map(({ queda }) => queda));
  return {
    papel: 'canje',
    tipo: 'F3',
    pedido: last.factura.pedido,
    idioma: last.factura.idioma,
    receptor,
    lineas: joinedLines(replaced),
    fechaOperacion: doneOn(last.factura),
    descripcion: words.descripcion.canje(last.factura.pedido),
    desglose,
    total: grossOfAll(desglose),
    rectifica: null,
    sustituye: replaced.map(refOf),
  };
};

export type RewriteRefusal = 'factura-sustituida' | 'factura-sin-destinatario';

/**
 * A corrective invoice that says all of an invoice anew (by substitution), because whom it is for was wrong. The amounts
 * are what stands of it. A simplified one names nobody: it is replaced by `makeFullInvoice`.
 */
export const makeRewrittenInvoice = (
  factura: Invoice,
  earlier: readonly Invoice[],
  receptor: Recipient,
  words: InvoiceWords,
): DraftInvoice | Refusal<RewriteRefusal> => {
  if (factura.receptor === null) return refuse('factura-sin-destinatario');
  const standing = standingInvoices(earlier).find((each) => each.factura.numero === factura.numero);
  if (!standing) return refuse('factura-sustituida');
  const replaced = withDifferences([standing.factura], earlier);
  const { queda } = standing;
  const base = sum(queda.map((each) => each.base));
  const total = grossOfAll(queda);
  return {
    papel: 'rectificativa',
    tipo: correctiveType(factura.tipo, 'datos'),
    pedido: factura.pedido,
    idioma: factura.idioma,
    receptor,
    lineas: joinedLines(replaced),
    fechaOperacion: doneOn(factura),
    descripcion: words.descripcion.rectificativa(factura.pedido),
    desglose: queda,
    total,
    rectifica: {
      modo: 'sustitucion',
      causa: 'datos',
      facturas: replaced.map(refOf),
      sustituido: { base, cuota: minus(total, base) },
    },
    sustituye: [],
  };
};
