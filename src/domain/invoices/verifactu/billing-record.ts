import type { Invoice, InvoiceRef } from '../invoice.ts';
import type { Issuer } from '../issuer.ts';
import { sum } from '../../money/cents.ts';
import type { Fecha } from '../../booking/calendar.ts';
import { annulmentHashText, registrationHashText, type Sha256 } from './hash-text.ts';
import { amountText, dateText } from './literals.ts';

/** The record before in the chain of an issuer. */
export interface ChainLink extends InvoiceRef {
  readonly nif: string;
  readonly huella: string;
}

/**
 * Why a record of an invoice comes again: its data, not the invoice, were refused or wrong (list L17). `antes`: the agency
 * has a record of the invoice; `rechazada`: it has one, and refused what was to mend it; `sin-registro`: it has none.
 */
export type Repair = 'antes' | 'rechazada' | 'sin-registro';

interface Recorded extends InvoiceRef {
  readonly nif: string;
  readonly anterior: ChainLink | null;
  /** When the record was made: ISO 8601 with seconds and offset, `2026-11-22T19:20:30+01:00`. */
  readonly generado: string;
  readonly huella: string;
}

/** That an invoice was issued. */
export interface Registration extends Recorded {
  readonly clase: 'alta';
  readonly factura: Invoice;
  readonly cuotaTotal: string;
  readonly importeTotal: string;
  readonly repara: Repair | null;
  /** The census does not know the recipient's number. */
  readonly noCensado: boolean;
}

/** That an invoice should never have been issued; its number stays used. */
export interface Annulment extends Recorded {
  readonly clase: 'anulacion';
  /** The agency refused this annulment before. */
  readonly rechazoPrevio: boolean;
  /** The agency has no record of the invoice. */
  readonly sinRegistroPrevio: boolean;
}

export type BillingRecord = Registration | Annulment;

export interface MakesRecords {
  /** The last record of the issuer, of whatever kind; null before the first one. */
  readonly anterior: ChainLink | null;
  readonly generado: string;
  readonly sha256: Sha256;
}

/** The record of an invoice, linked to the one before. Both belong into the transaction that issues the invoice. */
export const makeRegistration = (
  factura: Invoice,
  { anterior, generado, sha256 }: MakesRecords,
  { repara = null, noCensado = false }: Partial<Pick<Registration, 'repara' | 'noCensado'>> = {},
): Registration => {
  const { numero, fecha, emisor, tipo } = factura;
  const cuotaTotal = amountText(sum(factura.desglose.map(({ cuota }) => cuota)));
  const importeTotal = amountText(factura.total);
  const huella = sha256(
    registrationHashText({
      IDEmisorFactura: emisor.nif,
      NumSerieFactura: numero,
      FechaExpedicionFactura: dateText(fecha),
      TipoFactura: tipo,
      CuotaTotal: cuotaTotal,
      ImporteTotal: importeTotal,
      Huella: anterior?.huella ?? '',
      FechaHoraHusoGenRegistro: generado,
    }),
  );
  return {
    clase: 'alta',
    nif: emisor.nif,
    numero,
    fecha,
    factura,
    cuotaTotal,
    importeTotal,
    repara,
    noCensado,
    anterior,
    generado,
    huella,
  };
};

export const makeAnnulment = (
  { numero, fecha, emisor }: { readonly numero: string; readonly fecha: Fecha; readonly emisor: Pick<Issuer, 'nif'> },
  { anterior, generado, sha256 }: MakesRecords,
  again: Pick<Annulment, 'rechazoPrevio' | 'sinRegistroPrevio'> = { rechazoPrevio: false, sinRegistroPrevio: false },
): Annulment => {
  const huella = sha256(
    annulmentHashText({
      IDEmisorFacturaAnulada: emisor.nif,
      NumSerieFacturaAnulada: numero,
      FechaExpedicionFacturaAnulada: dateText(fecha),
      Huella: anterior?.huella ?? '',
      FechaHoraHusoGenRegistro: generado,
    }),
  );
  return { clase: 'anulacion', nif: emisor.nif, numero, fecha, ...again, anterior, generado, huella };
};

/** What the next record of the issuer is linked to. */
export const linkOf = ({ nif, numero, fecha, huella }: BillingRecord): ChainLink => ({ nif, numero, fecha, huella });
