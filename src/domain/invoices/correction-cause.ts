import type { RefundReason } from '../payments/refund.ts';
import { seriesOf, type InvoiceType } from './series.ts';

/** Why an invoice is corrected. */
export const correctionCauses = [
  /** The supply, or a part of it, was undone: cancelled, withdrawn from, returned (LIVA 80.2). */
  'resolucion',
  /** The price became lower afterwards (LIVA 80.1). */
  'rebaja',
  /** A wrong rate, or another error in law (LIVA 80.6). */
  'error-de-derecho',
  /** The customer is insolvent (LIVA 80.3). */
  'concurso',
  /** The customer does not pay (LIVA 80.4). */
  'impago',
  /** Whom it is for, or another statement that changes no amount (RD 1619/2012 art. 15.1). */
  'datos',
] as const;
export type CorrectionCause = (typeof correctionCauses)[number];

const types = {
  resolucion: 'R1',
  rebaja: 'R1',
  'error-de-derecho': 'R1',
  concurso: 'R2',
  impago: 'R3',
  datos: 'R4',
} as const satisfies Record<CorrectionCause, InvoiceType>;

/** What corrects an invoice: R5 whatever the cause where it is a simplified one, else by the cause. */
export const correctiveType = (corrected: InvoiceType, cause: CorrectionCause): InvoiceType => {
  const serie = seriesOf(corrected);
  return serie === 'simplificada' || serie === 'rectificativa-simplificada' ? 'R5' : types[cause];
};

/** What a refund is to the invoice: the order stands and becomes cheaper, or the supply is undone. */
export const causeOfRefund = (motivo: RefundReason): CorrectionCause => (motivo === 'ajuste' ? 'rebaja' : 'resolucion');
