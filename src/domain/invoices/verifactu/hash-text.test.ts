import { describe, expect, it } from 'vitest';
import { annulmentHashText, hashShape, registrationHashText } from './hash-text.ts';

describe('the text of a hash', () => {
  const parts = {
    IDEmisorFactura: '89890001K',
    NumSerieFactura: '12345678/G33',
    FechaExpedicionFactura: '01-01-2024',
    TipoFactura: 'F1',
    CuotaTotal: '12.35',
    ImporteTotal: '123.45',
    Huella: '',
    FechaHoraHusoGenRegistro: '2024-01-01T19:20:30+01:00',
  };

  it('is that of the agency’s example', () => {
    expect(registrationHashText(parts)).toBe(
      'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    );
  });

  it('has values as they are, but for spaces around them', () => {
    expect(registrationHashText({ ...parts, NumSerieFactura: ' A&B=Ñ ' })).toContain('&NumSerieFactura=A&B=Ñ&');
  });

  it('of an annulment has neither kind nor amounts', () => {
    expect(
      annulmentHashText({
        IDEmisorFacturaAnulada: '89890001K',
        NumSerieFacturaAnulada: '12345679/G34',
        FechaExpedicionFacturaAnulada: '01-01-2024',
        Huella: 'F7B9',
        FechaHoraHusoGenRegistro: '2024-01-01T19:20:40+01:00',
      }),
    ).toBe(
      'IDEmisorFacturaAnulada=89890001K&NumSerieFacturaAnulada=12345679/G34&FechaExpedicionFacturaAnulada=01-01-2024&Huella=F7B9&FechaHoraHusoGenRegistro=2024-01-01T19:20:40+01:00',
    );
  });

  it('is hashed into 64 capitals', () => {
    expect('3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60').toMatch(hashShape);
    for (const wrong of ['', 'a'.repeat(64), 'A'.repeat(63), 'A'.repeat(65), `G${'A'.repeat(63)}`])
      expect(wrong).not.toMatch(hashShape);
  });
});
