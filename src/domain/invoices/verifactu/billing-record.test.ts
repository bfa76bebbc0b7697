import { describe, expect, it } from 'vitest';
import { linkOf, makeAnnulment, makeRegistration } from './billing-record.ts';
import { invoice, moment, sha256 } from '#tests/support/records.ts';

describe('the record of an invoice', () => {
  it('has its amounts as text, the record before, and the hash of all that', () => {
    const first = makeRegistration(invoice('S2026-000001'), { anterior: null, generado: moment(1), sha256 });
    expect(first).toEqual({
      clase: 'alta',
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      factura: invoice('S2026-000001'),
      cuotaTotal: '21.05',
      importeTotal: '122.05',
      repara: null,
      noCensado: false,
      anterior: null,
      generado: moment(1),
      huella:
        '#IDEmisorFactura=B25000001&NumSerieFactura=S2026-000001&FechaExpedicionFactura=22-11-2026&TipoFactura=F2&CuotaTotal=21.05&ImporteTotal=122.05&Huella=&FechaHoraHusoGenRegistro=2026-11-22T19:20:01+01:00#',
    });
    const next = makeRegistration(
      invoice('S2026-000002'),
      { anterior: linkOf(first), generado: moment(2), sha256 },
      { repara: 'antes', noCensado: true },
    );
    expect(next.anterior).toEqual({
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      huella: first.huella,
    });
    expect(next.huella).toContain(`&Huella=${first.huella}&`);
    expect(next).toMatchObject({ repara: 'antes', noCensado: true });
  });

  it('that annuls it stands in the same chain', () => {
    const anterior = { nif: 'B25000001', numero: 'S2026-000001', fecha: '2026-11-22', huella: 'ABC' };
    expect(makeAnnulment(invoice('S2026-000001'), { anterior, generado: moment(3), sha256 })).toEqual({
      clase: 'anulacion',
      nif: 'B25000001',
      numero: 'S2026-000001',
      fecha: '2026-11-22',
      rechazoPrevio: false,
      sinRegistroPrevio: false,
      anterior,
      generado: moment(3),
      huella:
        '#IDEmisorFacturaAnulada=B25000001&NumSerieFacturaAnulada=S2026-000001&FechaExpedicionFacturaAnulada=22-11-2026&Huella=ABC&FechaHoraHusoGenRegistro=2026-11-22T19:20:03+01:00#',
    });
    expect(
      makeAnnulment(
        invoice('S2026-000001'),
        { anterior: null, generado: moment(3), sha256 },
        { rechazoPrevio: true, sinRegistroPrevio: true },
      ),
    ).toMatchObject({
      rechazoPrevio: true,
      sinRegistroPrevio: true,
      anterior: null,
      huella: expect.stringContaining('&Huella=&'),
    });
  });
});
