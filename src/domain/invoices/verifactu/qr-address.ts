import type { Cents } from '../../money/cents.ts';
import type { InvoiceRef } from '../invoice.ts';
import { amountText, dateText } from './literals.ts';

/** Where anybody can compare an invoice with what the agency was sent: in earnest, and for tests. */
export const checkAddresses = {
  produccion: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  pruebas: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
} as const;

/**
 * What the QR of an invoice says: the address of the check with exactly these four values, encoded as addresses are
 * (Orden HAC/1177/2024 art. 21; AEAT, «Detalle de las especificaciones técnicas del código QR», 0.5.0, 5 and 6).
 */
export const qrAddress = (
  address: string,
  {
    numero,
    fecha,
    total,
    emisor: { nif },
  }: InvoiceRef & { readonly total: Cents; readonly emisor: { readonly nif: string } },
): string =>
  `${address}?${Object.entries({ nif, numserie: numero, fecha: dateText(fecha), importe: amountText(total) })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
