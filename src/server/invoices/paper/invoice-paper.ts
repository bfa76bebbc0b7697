import type { Invoice } from '#domain/invoices/invoice.ts';

/** Everything that is printed. */
export interface InvoicePaper {
  readonly factura: Invoice;
  /** The shop's name. */
  readonly marca: string;
  /** What its QR says; null of an issuer without chain. */
  readonly qr: string | null;
  readonly matricula: string | null;
  /** The workshop, in one line. */
  readonly taller: string | null;
  /** The record that was sent, kept inside the file (PDF/A-3); null without. */
  readonly registro: string | null;
}
