import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { taxBreakdown } from '../pricing/tax-breakdown.ts';
import { refuse } from '../refusal.ts';
import { formOf, makeFinalInvoice, makePaymentInvoice } from './make-invoice.ts';
import { reduceLines } from './order-lines.ts';
import { invoicedTotal, standingShares } from './standing.ts';
import { terms, receptor, line, order, made, addsUp, issue } from '#tests/support/invoiced-orders.ts';

describe('an order that is paid as a whole', () => {
  it('has one invoice with its lines without tax, eco-fees beside them', () => {
    const invoice = made(makePaymentInvoice(order, [], cents(412_36), { ...terms, simplifiedMax: cents(500_00) }));
    expect(invoice).toMatchObject({
      papel: 'total',
      tipo: 'F2',
      pedido: 'R-1042',
      idioma: 'es',
      receptor: null,
      total: 412_36,
      descripcion: 'total de R-1042',
      fechaOperacion: null,
      rectifica: null,
      sustituye: [],
      desglose: [{ impuesto: 2100, base: 340_79, cuota: 71_57 }],
    });
    expect(invoice.lineas).toEqual([
      {
        texto: 'Neumático',
        cantidad: 4,
        precio: 637475,
        descuento: 0,
        base: 254_99,
        ecotasa: 6_56,
        tasa: 'ecotasa',
        impuesto: 2100,
        deduce: null,
      },
      {
        texto: 'Montaje',
        cantidad: 4,
        precio: 198100,
        descuento: 0,
        base: 79_24,
        ecotasa: 0,
        tasa: null,
        impuesto: 2100,
        deduce: null,
      },
    ]);
    expect(addsUp(invoice)).toBe(true);
  });

  it('shows what a coupon took off each line', () => {
    const reduced = { ...order, lineas: [line(100_00, 1, { importe: cents(90_00) })] };
    expect(made(makePaymentInvoice(reduced, [], cents(90_00), terms)).lineas).toMatchObject([
      { precio: 826400, descuento: 8_26, base: 74_38 },
    ]);
  });

  it('gives a line that costs nothing no base, and no fee', () => {
    const free = {
      ...order,
      lineas: [line(10_00), line(10_00, 1, { importe: cents(0), ecotasa: cents(1), tasa: 'gas' })],
    };
    expect(made(makePaymentInvoice(free, [], cents(10_00), terms)).lineas[1]).toMatchObject({
      base: 0,
      ecotasa: 0,
      tasa: null,
      descuento: 8_26,
    });
  });

  it('shows no discount where there was none, however its cents were shared', () => {
    const lineas = Array.from({ length: 7 }, () => line(2));
    const invoice = made(makePaymentInvoice({ ...order, lineas }, [], cents(14), terms));
    expect(invoice.lineas.map(({ base }) => base)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(invoice.lineas.map(({ descuento }) => descuento)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('names only rates that something was charged at', () => {
    const free = line(10_00, 1, { importe: cents(0), impuesto: 450 });
    const lineas = [line(60), free, line(61, 1, { impuesto: 1000 })];
    expect(made(makePaymentInvoice({ ...order, lineas }, [], cents(1_21), terms)).desglose).toEqual([
      { impuesto: 2100, base: 50, cuota: 10 },
      { impuesto: 1000, base: 55, cuota: 6 },
    ]);
    expect(made(makePaymentInvoice({ ...order, lineas }, [], cents(1), terms)).desglose).toHaveLength(1);
  });

  it('is named in full where somebody is, and above the limit has to be', () => {
    const whole = cents(412_36);
    expect(makePaymentInvoice(order, [], whole, terms)).toEqual(refuse('factura-sin-datos-fiscales'));
    expect(makePaymentInvoice({ ...order, receptor }, [], whole, terms)).toMatchObject({ tipo: 'F1', receptor });
    expect([400_00, 400_01].map((amount) => formOf(cents(amount), null, terms.simplifiedMax))).toEqual([
      'F2',
      refuse('factura-sin-datos-fiscales'),
    ]);
    expect(formOf(cents(1), receptor, terms.simplifiedMax)).toBe('F1');
  });

  it('has nothing left for the fitting', () => {
    const paid = issue([], made(makePaymentInvoice({ ...order, receptor }, [], cents(412_36), terms)));
    expect(makeFinalInvoice(order, paid, null, terms)).toEqual(refuse('nada-que-facturar'));
    expect(makePaymentInvoice(order, paid, cents(1), terms)).toEqual(refuse('anticipo-excesivo'));
  });

  it('costs less where the shop took something off', () => {
    const cheaper = { ...order, rebaja: cents(12_36), receptor };
    const invoice = made(makePaymentInvoice(cheaper, [], cents(400_00), terms));
    expect(invoice).toMatchObject({ papel: 'total', total: 400_00 });
    expect(makePaymentInvoice(cheaper, [], cents(400_01), terms)).toEqual(refuse('anticipo-excesivo'));
    expect(invoice.lineas.map(({ descuento }) => descuento > 0)).toEqual([true, true]);
    expect(reduceLines(order.lineas, cents(12_36)).map(({ importe }) => importe)).toEqual([306_99, 93_01]);
  });
});

describe('an order with a deposit', () => {
  const deposit = made(makePaymentInvoice(order, [], cents(41_24), terms));

  it('has an advance invoice of one line, simplified by its own amount', () => {
    expect(deposit).toMatchObject({
      papel: 'anticipo',
      tipo: 'F2',
      total: 41_24,
      desglose: [{ impuesto: 2100, base: 34_08, cuota: 7_16 }],
      lineas: [{ texto: 'Anticipo del pedido R-1042', cantidad: 1, precio: 340800, base: 34_08, deduce: null }],
    });
  });

  it('has a final invoice with all lines, less the advance by name; its form goes by the whole order', () => {
    const paid = issue([], deposit);
    expect(makeFinalInvoice(order, paid, '2026-11-30', terms)).toEqual(refuse('factura-sin-datos-fiscales'));
    const final = made(makeFinalInvoice({ ...order, receptor }, paid, '2026-11-30', terms));
    expect(final).toMatchObject({
      papel: 'final',
      tipo: 'F1',
      fechaOperacion: '2026-11-30',
      total: 371_12,
      desglose: [{ impuesto: 2100, base: 306_71, cuota: 64_41 }],
    });
    expect(final.lineas.map(({ texto, base, deduce }) => [texto, base, deduce])).toEqual([
      ['Neumático', 254_99, null],
      ['Montaje', 79_24, null],
      ['Facturado antes: S2026-000001, 2026-11-22', -34_08, 'S2026-000001'],
    ]);
    expect(addsUp(final)).toBe(true);
    expect(invoicedTotal(issue(paid, final))).toBe(412_36);
  });

  it('that is paid in full by another advance has its tax to the cent', () => {
    const paid = issue([], deposit);
    const rest = made(makePaymentInvoice({ ...order, receptor }, paid, cents(371_12), terms));
    expect(rest).toMatchObject({ papel: 'anticipo', tipo: 'F1', desglose: [{ base: 306_71, cuota: 64_41 }] });
    expect(standingShares(issue(paid, rest))).toEqual(taxBreakdown(order.lineas));
  });

  it('is not charged for nothing, nor for less', () => {
    for (const amount of [0, -1])
      expect(makePaymentInvoice(order, [], cents(amount), terms)).toEqual(refuse('nada-que-facturar'));
    expect(makePaymentInvoice(order, issue([], deposit), cents(371_13), terms)).toEqual(refuse('anticipo-excesivo'));
  });

  it('paid at the workshop has only the invoice of the fitting', () => {
    const final = made(makeFinalInvoice({ ...order, receptor }, [], null, terms));
    expect(final).toMatchObject({ total: 412_36, fechaOperacion: null });
    expect(final.lineas).toHaveLength(2);
  });
});
