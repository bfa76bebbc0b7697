import type { Fecha } from '../booking/calendar.ts';
import type { InvoiceRole } from './invoice.ts';

/** What an invoice says of itself, in its own language. It is written into the invoice and stays as it was. */
export interface InvoiceWords {
  readonly anticipo: (pedido: string) => string;
  readonly deduccion: (numero: string, fecha: Fecha) => string;
  readonly devolucion: (numero: string) => string;
  /** For the record of the tax agency. */
  readonly descripcion: Readonly<Record<InvoiceRole, (pedido: string) => string>>;
}
