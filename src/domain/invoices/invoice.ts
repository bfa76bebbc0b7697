import type { Fecha } from '../booking/calendar.ts';
import type { WasteFee } from '../catalogue/waste-fee.ts';
import type { Language } from '../language.ts';
import type { Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import type { TaxShare } from '../pricing/tax-breakdown.ts';
import type { CorrectionCause } from './correction-cause.ts';
import type { Issuer } from './issuer.ts';
import type { Recipient } from './recipient.ts';
import type { InvoiceType } from './series.ts';

/** A line of an invoice, without tax: `precio × cantidad − descuento` is `base` to the cent. */
export interface InvoiceLine {
  readonly texto: string;
  readonly cantidad: number;
  /** One unit in hundredths of a cent, without tax, eco-fee and what `descuento` takes off (RD 1619/2012 art. 6.1.f). */
  readonly precio: number;
  readonly descuento: Cents;
  readonly base: Cents;
  /** The eco-fee of all units, without tax: beside `base`, not in it. */
  readonly ecotasa: Cents;
  readonly tasa: WasteFee | null;
  readonly impuesto: BasisPoints;
  /** The invoice that this line takes off because it was charged before; null of what is sold. */
  readonly deduce: string | null;
}

/** Another invoice, by what names it. */
export interface InvoiceRef {
  readonly numero: string;
  readonly fecha: Fecha;
}

export interface Correction {
  /** Only what changes, or all of it anew (RD 1619/2012 art. 15.5; list L3: I, S). */
  readonly modo: 'diferencias' | 'sustitucion';
  readonly causa: CorrectionCause;
  readonly facturas: readonly InvoiceRef[];
  /** What is replaced, base and tax; null by differences. */
  readonly sustituido: { readonly base: Cents; readonly cuota: Cents } | null;
}

/** What an invoice is in the life of an order. */
export type InvoiceRole = 'anticipo' | 'total' | 'final' | 'rectificativa' | 'canje';

/** An invoice that has everything but what is given when it is issued: number, day and issuer. */
export interface DraftInvoice {
  readonly papel: InvoiceRole;
  readonly tipo: InvoiceType;
  /** The order's number. */
  readonly pedido: string;
  readonly idioma: Language;
  readonly receptor: Recipient | null;
  readonly lineas: readonly InvoiceLine[];
  /** The day of the supply or of the payment in advance where it is not the day of issue (RD 1619/2012 art. 6.1.i). */
  readonly fechaOperacion: Fecha | null;
  /** What the record of the tax agency says that it is for; 500 characters at most. */
  readonly descripcion: string;
  /** Base and tax by rate, highest rate first; the lines add up to each base. */
  readonly desglose: readonly TaxShare[];
  /** All bases and taxes; below zero where money goes back. */
  readonly total: Cents;
  readonly rectifica: Correction | null;
  /** The simplified invoices that it replaces, and their corrective ones. */
  readonly sustituye: readonly InvoiceRef[];
}

export interface Invoice extends DraftInvoice {
  readonly numero: string;
  /** Of issue, on the issuer's wall. */
  readonly fecha: Fecha;
  readonly emisor: Issuer;
}

export const refOf = ({ numero, fecha }: InvoiceRef): InvoiceRef => ({ numero, fecha });
