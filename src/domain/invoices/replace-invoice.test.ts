import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { refuse } from '../refusal.ts';
import { makeRefundInvoices } from './correct-invoice.ts';
import type { Invoice } from './invoice.ts';
import { makeFinalInvoice, makePaymentInvoice } from './make-invoice.ts';
import { makeFullInvoice, makeRewrittenInvoice } from './replace-invoice.ts';
import { invoicedTotal } from './standing.ts';
import {
  words,
  terms,
  receptor,
  line,
  order,
  made,
  addsUp,
  fecha,
  issue,
  several,
} from '#tests/support/invoiced-orders.ts';

describe('an invoice in full in place of simplified ones', () => {
  const small = { ...order, lineas: [line(100_00), line(21_00, 1, { impuesto: 450 })] };
  const deposit = issue([], made(makePaymentInvoice(small, [], cents(20_00), terms)));
  const both = issue(deposit, made(makeFinalInvoice(small, deposit, '2026-11-20', terms)));

  it('has the lines of the order once, and names what it replaces', () => {
    const full = made(makeFullInvoice(both, receptor, words));
    expect(full).toMatchObject({
      papel: 'canje',
      tipo: 'F3',
      receptor,
      idioma: 'es',
      total: 121_00,
      descripcion: 'canje de R-1042',
      fechaOperacion: '2026-11-20',
      rectifica: null,
    });
    expect(made(makeFullInvoice(deposit, receptor, words)).fechaOperacion).toBe(fecha);
    expect(full.lineas.map(({ texto }) => texto)).toEqual(['Neumático', 'Neumático']);
    expect(full.sustituye).toEqual([
      { numero: 'S2026-000001', fecha },
      { numero: 'S2026-000002', fecha },
    ]);
    const all = issue(both, full);
    expect(invoicedTotal(all)).toBe(121_00);
    expect(makeFullInvoice(all, receptor, words)).toEqual(refuse('nada-que-facturar'));
    expect(several(makeRefundInvoices(all, cents(1_00), 'rebaja', words))).toMatchObject([{ tipo: 'R1', receptor }]);
  });

  it('keeps what was given back', () => {
    const back = issue(both, ...several(makeRefundInvoices(both, cents(21_00), 'rebaja', words)));
    const full = made(makeFullInvoice(back, receptor, words));
    expect(full.total).toBe(100_00);
    expect(addsUp(full)).toBe(true);
    expect(full.sustituye.map(({ numero }) => numero)).toEqual(['S2026-000001', 'S2026-000002', 'RS2026-000001']);
    expect(invoicedTotal(issue(back, full))).toBe(100_00);
  });

  it('keeps every line of an advance that was given back in part before it was taken off', () => {
    const back = issue(deposit, ...several(makeRefundInvoices(deposit, cents(5_00), 'rebaja', words)));
    const done = issue(back, made(makeFinalInvoice(small, back, null, terms)));
    const full = made(makeFullInvoice(done, receptor, words));
    expect(full.total).toBe(121_00);
    expect(addsUp(full)).toBe(true);
    expect(full.lineas.some(({ deduce }) => deduce === 'S2026-000001')).toBe(true);
  });

  it('is not made of one that names somebody already', () => {
    const named = issue([], made(makePaymentInvoice({ ...order, receptor }, [], cents(10_00), terms)));
    expect(makeFullInvoice(named, receptor, words)).toEqual(refuse('nada-que-facturar'));
  });
});

describe('an invoice for the wrong person', () => {
  const wrong = issue([], made(makePaymentInvoice({ ...order, receptor }, [], cents(412_36), terms)));
  const [first] = wrong as [Invoice];
  const right = { ...receptor, nombre: 'Pneus del Segre, S.L.', nif: 'B25123456' };

  it('is said anew by a corrective one that stands in its place', () => {
    const draft = made(makeRewrittenInvoice(first, wrong, right, words));
    expect(draft).toMatchObject({
      papel: 'rectificativa',
      tipo: 'R4',
      pedido: 'R-1042',
      idioma: 'es',
      descripcion: 'rectificativa de R-1042',
      fechaOperacion: fecha,
      sustituye: [],
      receptor: right,
      total: 412_36,
      desglose: first.desglose,
      lineas: first.lineas,
      rectifica: {
        modo: 'sustitucion',
        causa: 'datos',
        facturas: [{ numero: first.numero, fecha }],
        sustituido: { base: 340_79, cuota: 71_57 },
      },
    });
    const all = issue(wrong, draft);
    expect(invoicedTotal(all)).toBe(412_36);
    expect(makeRewrittenInvoice(first, all, right, words)).toEqual(refuse('factura-sustituida'));
    expect(several(makeRefundInvoices(all, cents(412_36), 'resolucion', words))).toMatchObject([
      { tipo: 'R1', receptor: right },
    ]);
  });

  it('cannot be one that names nobody', () => {
    const simplified = issue([], made(makePaymentInvoice(order, [], cents(10_00), terms)));
    expect(makeRewrittenInvoice((simplified as [Invoice])[0], simplified, right, words)).toEqual(
      refuse('factura-sin-destinatario'),
    );
  });
});
