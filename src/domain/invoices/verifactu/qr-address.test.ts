import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { checkAddresses, qrAddress } from './qr-address.ts';
import { invoice } from '#tests/support/records.ts';

describe('the QR of an invoice', () => {
  it('says the address of the agency’s example', () => {
    expect(
      qrAddress(checkAddresses.pruebas, {
        numero: '12345678&G33',
        fecha: '2024-01-01',
        total: cents(241_40),
        emisor: { nif: '89890001K' },
      }),
    ).toBe(
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
    );
  });

  it('asks the agency in earnest by its other address, and says what goes back below zero', () => {
    expect(qrAddress(checkAddresses.produccion, invoice('RS2026-000001', { total: cents(-5) }))).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B25000001&numserie=RS2026-000001&fecha=22-11-2026&importe=-0.05',
    );
  });
});
