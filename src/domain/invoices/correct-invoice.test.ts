import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { refuse } from '../refusal.ts';
import { makeRefundInvoices } from './correct-invoice.ts';
import { makeFinalInvoice, makePaymentInvoice } from './make-invoice.ts';
import { invoicedTotal, standingInvoices } from './standing.ts';
import { words, terms, receptor, order, made, fecha, issue, several } from '#tests/support/invoiced-orders.ts';

describe('money that goes back', () => {
  const deposit = issue([], made(makePaymentInvoice(order, [], cents(41_24), terms)));
  const whole = issue(deposit, made(makeFinalInvoice({ ...order, receptor }, deposit, null, terms)));

  it('corrects the invoice by differences, naming it and its customer', () => {
    const [draft, ...others] = several(makeRefundInvoices(whole, cents(100_00), 'rebaja', words));
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      papel: 'rectificativa',
      tipo: 'R1',
      receptor,
      pedido: 'R-1042',
      idioma: 'es',
      descripcion: 'rectificativa de R-1042',
      total: -100_00,
      desglose: [{ impuesto: 2100, base: -82_64, cuota: -17_36 }],
      lineas: [{ texto: 'Devolución de F2026-000001', base: -82_64, precio: -826400 }],
      rectifica: {
        modo: 'diferencias',
        causa: 'rebaja',
        facturas: [{ numero: 'F2026-000001', fecha }],
        sustituido: null,
      },
      fechaOperacion: null,
      sustituye: [],
    });
  });

  it('is taken off the latest invoice first, each with a corrective one of its own kind', () => {
    const drafts = several(makeRefundInvoices(whole, cents(412_36), 'resolucion', words));
    expect(drafts.map(({ tipo, total, receptor: who }) => [tipo, total, who?.nif])).toEqual([
      ['R1', -371_12, '12345678Z'],
      ['R5', -41_24, undefined],
    ]);
    const all = issue(whole, ...drafts);
    expect(standingInvoices(all)).toEqual([]);
    expect(invoicedTotal(all)).toBe(0);
  });

  it('is refused above what was invoiced, and for nothing', () => {
    expect(makeRefundInvoices(whole, cents(412_37), 'resolucion', words)).toEqual(refuse('devolucion-excesiva'));
    expect(makeRefundInvoices(whole, cents(0), 'resolucion', words)).toEqual(refuse('nada-que-facturar'));
    expect(makeRefundInvoices([], cents(1), 'resolucion', words)).toEqual(refuse('devolucion-excesiva'));
  });

  it('before the fitting is charged again by the final invoice, unless the price became lower', () => {
    const back = issue(deposit, ...several(makeRefundInvoices(deposit, cents(10_00), 'rebaja', words)));
    expect(invoicedTotal(back)).toBe(31_24);
    expect(made(makeFinalInvoice({ ...order, receptor }, back, null, terms)).total).toBe(381_12);
    expect(made(makeFinalInvoice({ ...order, receptor, rebaja: cents(10_00) }, back, null, terms)).total).toBe(371_12);
  });
});
