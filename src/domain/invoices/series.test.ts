import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundReasons } from '../payments/refund.ts';
import { refuse } from '../refusal.ts';
import { causeOfRefund, correctionCauses, correctiveType } from './correction-cause.ts';
import { keepsChain, taxOf } from './issuer.ts';
import { recipientOf } from './recipient.ts';
import { invoiceNumber, invoiceTypes, readInvoiceNumber, seriesFor, seriesKinds, seriesOf } from './series.ts';

describe('the series of an invoice', () => {
  it('is one for those in full, one for simplified ones, and one for what corrects each', () => {
    expect(invoiceTypes.map((tipo) => [tipo, seriesOf(tipo)])).toEqual([
      ['F1', 'completa'],
      ['F2', 'simplificada'],
      ['F3', 'completa'],
      ['R1', 'rectificativa'],
      ['R2', 'rectificativa'],
      ['R3', 'rectificativa'],
      ['R4', 'rectificativa'],
      ['R5', 'rectificativa-simplificada'],
    ]);
  });

  it('begins anew with the year of the day of issue', () => {
    expect(seriesFor('', 'F1', '2026-12-31')).toEqual({ prefijo: '', serie: 'completa', ejercicio: 2026 });
    expect(seriesFor('AD', 'R5', '2027-01-01')).toEqual({
      prefijo: 'AD',
      serie: 'rectificativa-simplificada',
      ejercicio: 2027,
    });
  });
});

describe('the number of an invoice', () => {
  it('names issuer, kind, year and place', () => {
    const year = { prefijo: '', ejercicio: 2026 };
    expect(seriesKinds.map((serie) => invoiceNumber({ ...year, serie }, 7))).toEqual([
      'F2026-000007',
      'S2026-000007',
      'RF2026-000007',
      'RS2026-000007',
    ]);
    expect(invoiceNumber({ ...year, prefijo: 'AD', serie: 'completa' }, 1_234_567)).toBe('AD-F2026-1234567');
  });

  it('is made of nothing but a series and a place in it', () => {
    const serie = { prefijo: '', serie: 'completa', ejercicio: 2026 } as const;
    for (const orden of [0, -1, 1.5, Number.NaN])
      expect(() => invoiceNumber(serie, orden)).toThrow(new RangeError(`not a place in a series: ${orden}`));
    for (const prefijo of ['ad', 'ABCDE', 'A-', 'Ñ', 'xA', 'Ax'])
      expect(() => invoiceNumber({ ...serie, prefijo }, 1)).toThrow(
        new RangeError(`not a prefix of a series: ${prefijo}`),
      );
    for (const ejercicio of [1999, 10_000, 2026.5])
      expect(() => invoiceNumber({ ...serie, ejercicio }, 1)).toThrow(
        new RangeError(`not a year of a series: ${ejercicio}`),
      );
    expect(invoiceNumber({ ...serie, ejercicio: 2000 }, 1)).toBe('F2000-000001');
    expect(invoiceNumber({ ...serie, ejercicio: 9999 }, 1)).toBe('F9999-000001');
  });

  it('is never that of another series or place, and is read back as it is', () => {
    const anyNumber = fc.record({
      prefijo: fc.constantFrom('', 'AD', 'R', 'RF', 'F', 'ABCD'),
      serie: fc.constantFrom(...seriesKinds),
      ejercicio: fc.integer({ min: 2000, max: 2100 }),
      orden: fc.integer({ min: 1, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyNumber, { selector: (each) => JSON.stringify(each) }), (all) => {
        const numbers = all.map(({ orden, ...serie }) => invoiceNumber(serie, orden));
        expect(new Set(numbers).size).toBe(all.length);
        expect(numbers.map(readInvoiceNumber)).toEqual(numbers);
        for (const numero of numbers) expect(numero).toMatch(/^[A-Z0-9-]{1,60}$/);
      }),
    );
  });

  it('sorts as it counts', () => {
    const of = (orden: number) => invoiceNumber({ prefijo: '', serie: 'completa', ejercicio: 2026 }, orden);
    expect([10, 9, 100].map(of).toSorted()).toEqual([9, 10, 100].map(of));
  });

  it('is read as people type it, and nothing else is one', () => {
    expect(readInvoiceNumber(' ad-f2026-000001 ')).toBe('AD-F2026-000001');
    for (const wrong of [
      '',
      'F2026-1',
      'F26-000001',
      'X2026-000001',
      'F2026-000001x',
      '../F2026-000001',
      'F1026-000001',
    ])
      expect(readInvoiceNumber(wrong)).toEqual(refuse('factura-no-existe'));
    expect(readInvoiceNumber('ABCDE-F2026-000001')).toEqual(refuse('factura-no-existe'));
  });
});

describe('an issuer', () => {
  it('charges the tax of its country, and only Spain’s keeps the chain', () => {
    expect([taxOf({ pais: 'ES' }), taxOf({ pais: 'AD' })]).toEqual(['IVA', 'IGI']);
    expect([keepsChain({ pais: 'ES' }), keepsChain({ pais: 'AD' })]).toEqual([true, false]);
  });
});

describe('what corrects an invoice', () => {
  it('goes by the cause, and is R5 for a simplified one whatever the cause', () => {
    expect(correctionCauses.map((cause) => correctiveType('F1', cause))).toEqual(['R1', 'R1', 'R1', 'R2', 'R3', 'R4']);
    for (const tipo of ['F2', 'R5'] as const)
      expect(new Set(correctionCauses.map((cause) => correctiveType(tipo, cause)))).toEqual(new Set(['R5']));
    expect(correctiveType('F3', 'resolucion')).toBe('R1');
    expect(correctiveType('R4', 'rebaja')).toBe('R1');
  });

  it('is a lower price where the order stands, else an undone supply', () => {
    expect(refundReasons.filter((motivo) => causeOfRefund(motivo) === 'rebaja')).toEqual(['ajuste']);
    expect(causeOfRefund('cancelado')).toBe('resolucion');
  });
});

describe('whom an invoice is for', () => {
  const billing = {
    nombre: ' Núria ',
    apellidos: 'Solé Vila',
    nif: '12345678-z',
    direccion: 'C. Major',
    numero: '12',
    codigo_postal: '25001',
    poblacion: 'Lleida',
    provincia: 'Lleida',
  };

  it('is named in one line, with the number as the agency writes it', () => {
    const spaced = Object.fromEntries(Object.entries(billing).map(([name, value]) => [name, ` ${value} `]));
    expect(recipientOf({ ...billing, ...spaced })).toEqual({
      nombre: 'Núria Solé Vila',
      nif: '12345678Z',
      pais: 'ES',
      direccion: 'C. Major, 12',
      cpostal: '25001',
      poblacion: 'Lleida',
      provincia: 'Lleida',
    });
  });

  it('may be a company, or of Andorra', () => {
    expect(recipientOf({ ...billing, nombre: 'Pneus S.L.', apellidos: null, numero: ' ' })).toMatchObject({
      nombre: 'Pneus S.L.',
      direccion: 'C. Major',
    });
    expect(recipientOf({ ...billing, nif: 'L-710000-A', apellidos: undefined })).toMatchObject({
      nif: 'L710000A',
      pais: 'AD',
    });
  });

  it('has a tax number, or there is no invoice in full', () => {
    expect(recipientOf({ ...billing, nif: '12345678A' })).toEqual(refuse('nif-no-valido'));
  });
});
