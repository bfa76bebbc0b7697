import { cents, minus, type Cents } from '../money/cents.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { correctiveType, type CorrectionCause } from './correction-cause.ts';
import { refOf, type DraftInvoice, type Invoice } from './invoice.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { amountLine } from './order-lines.ts';
import { standingInvoices, takenBack, type StandingInvoice } from './standing.ts';
import { grossOfAll, layOnRates, negated, shareAt } from './tax-shares.ts';

const differenceFor = (
  { factura, queda }: StandingInvoice,
  importe: Cents,
  causa: CorrectionCause,
  words: InvoiceWords,
): DraftInvoice => {
  const desglose = negated(
    layOnRates(importe, queda).map(({ impuesto, importe: part }) =>
      takenBack(factura.desglose, shareAt(queda, impuesto), part),
    ),
  );
  return {
    papel: 'rectificativa',
    tipo: correctiveType(factura.tipo, causa),
    pedido: factura.pedido,
    idioma: factura.idioma,
    receptor: factura.receptor,
    lineas: desglose.map((each) => amountLine(words.devolucion(factura.numero), each)),
    fechaOperacion: null,
    descripcion: words.descripcion.rectificativa(factura.pedido),
    desglose,
    total: grossOfAll(desglose),
    rectifica: { modo: 'diferencias', causa, facturas: [refOf(factura)], sustituido: null },
    sustituye: [],
  };
};

/**
 * The corrective invoices of so much that goes back of an order: by differences, one for each invoice that it takes
 * something off, the latest first, as payments are given back. Refused where more goes back than was invoiced.
 */
export const makeRefundInvoices = (
  earlier: readonly Invoice[],
  importe: Cents,
  causa: CorrectionCause,
  words: InvoiceWords,
): DraftInvoice[] | Refusal<'nada-que-facturar' | 'devolucion-excesiva'> => {
  if (importe <= 0) return refuse('nada-que-facturar');
  let left = importe;
  const drafts = standingInvoices(earlier)
    .toReversed()
    .flatMap((standing) => {
      const part = cents(Math.min(left, grossOfAll(standing.queda)));
      left = minus(left, part);
      return part > 0 ? [differenceFor(standing, part, causa, words)] : [];
    });
  return left > 0 ? refuse('devolucion-excesiva') : drafts;
};
