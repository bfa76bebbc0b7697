import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, minus, plus, sum, times, type Cents } from '../money/cents.ts';
import { taxBreakdown } from '../pricing/tax-breakdown.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { makeRefundInvoices } from './correct-invoice.ts';
import type { DraftInvoice, Invoice } from './invoice.ts';
import type { InvoiceWords } from './invoice-words.ts';
import type { Issuer } from './issuer.ts';
import { formOf, makeFinalInvoice, makePaymentInvoice, type OrderToInvoice } from './make-invoice.ts';
import { reduceLines, type OrderedLine } from './order-lines.ts';
import type { Recipient } from './recipient.ts';
import { makeFullInvoice, makeRewrittenInvoice } from './replace-invoice.ts';
import { invoiceNumber, seriesFor } from './series.ts';
import { invoicedTotal, standingInvoices, standingShares } from './standing.ts';
import { grossOf, grossOfAll, shareAt } from './tax-shares.ts';

const named = (papel: string) => (pedido: string) => `${papel} de ${pedido}`;
const words: InvoiceWords = {
  anticipo: (pedido) => `Anticipo del pedido ${pedido}`,
  deduccion: (numero, fecha) => `Facturado antes: ${numero}, ${fecha}`,
  devolucion: (numero) => `Devolución de ${numero}`,
  descripcion: {
    anticipo: named('anticipo'),
    total: named('total'),
    final: named('final'),
    rectificativa: named('rectificativa'),
    canje: named('canje'),
  },
};
const terms = { simplifiedMax: cents(400_00), words };

const emisor: Issuer = {
  pais: 'ES',
  nombre: 'Rodera Talleres, S.L.',
  nif: 'B25000001',
  direccion: 'C. Major, 1',
  cpostal: '25001',
  poblacion: 'Lleida',
  prefijo: '',
  registro: null,
};
const receptor: Recipient = {
  nombre: 'Núria Solé Vila',
  nif: '12345678Z',
  pais: 'ES',
  direccion: 'C. Major, 12',
  cpostal: '25001',
  poblacion: 'Lleida',
  provincia: 'Lleida',
};

const line = (precio: number, cantidad = 1, more: Partial<OrderedLine> = {}): OrderedLine => ({
  descripcion: 'Neumático',
  cantidad,
  precio: cents(precio),
  ecotasa: cents(0),
  tasa: null,
  impuesto: 2100,
  importe: times(cents(precio), cantidad),
  ...more,
});
const tyres = line(79_12, 4, { ecotasa: cents(1_64), tasa: 'ecotasa' });
const fitting = line(23_97, 4, { descripcion: 'Montaje' });
const order: OrderToInvoice = {
  pedido: 'R-1042',
  idioma: 'es',
  lineas: [tyres, fitting],
  rebaja: cents(0),
  receptor: null,
};

const made = (answer: DraftInvoice | Refusal): DraftInvoice => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};
/** Whether lines, eco-fees and taxes make the total, by rate and as a whole. */
const addsUp = ({ lineas, desglose, total }: DraftInvoice): boolean =>
  grossOfAll(desglose) === total &&
  [...new Set([...lineas, ...desglose].map(({ impuesto }) => impuesto))].every((impuesto) => {
    const own = lineas.filter((each) => each.impuesto === impuesto);
    return sum(own.map(({ base, ecotasa }) => plus(base, ecotasa))) === shareAt(desglose, impuesto).base;
  });

const fecha = '2026-11-22';
/** Issued: numbered as the desk would, one after the other in each series. */
const issue = (earlier: readonly Invoice[], ...drafts: readonly DraftInvoice[]): Invoice[] => {
  const all = [...earlier];
  for (const draft of drafts) {
    const serie = seriesFor('', draft.tipo, fecha);
    const before = all.filter(({ tipo }) => seriesFor('', tipo, fecha).serie === serie.serie).length;
    all.push({ ...draft, numero: invoiceNumber(serie, before + 1), fecha, emisor });
  }
  return all;
};
const several = (answer: DraftInvoice[] | Refusal): DraftInvoice[] => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};

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

const amount = (max: number) => fc.integer({ min: 1, max }).map(cents);
const anyLine: fc.Arbitrary<OrderedLine> = fc
  .record({
    cantidad: fc.integer({ min: 1, max: 20 }),
    precio: amount(300_00),
    ecotasa: fc.integer({ min: 0, max: 12_00 }).map(cents),
    impuesto: fc.constantFrom(2100, 2100, 1000, 450, 0),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ cantidad, precio, off, ...more }) =>
    line(precio, cantidad, {
      ...more,
      importe: cents(precio * cantidad - Math.floor((precio * cantidad * off) / 100)),
    }),
  );
const anyOrder = fc.array(anyLine, { minLength: 1, maxLength: 8 }).map((lineas) => ({ ...order, lineas }));

type Step =
  | { readonly does: 'paga' | 'devuelve'; readonly part: number }
  | { readonly does: 'monta' | 'pide-completa' | 'corrige-datos' };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('paga' as const), part: fc.integer({ min: 1, max: 100 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('devuelve' as const), part: fc.integer({ min: 1, max: 100 }) }),
  },
  fc.record({ does: fc.constantFrom('monta' as const, 'pide-completa' as const, 'corrige-datos' as const) }),
);

/** What happens to an order, and what its customer has paid for it after each step. */
const live = (order: OrderToInvoice, steps: readonly Step[], free = { ...terms, simplifiedMax: cents(9e12) }) => {
  const total = sum(order.lineas.map(({ importe }) => importe));
  const states: { all: Invoice[]; paid: Cents }[] = [{ all: [], paid: cents(0) }];
  for (const step of steps) {
    const { all, paid } = states.at(-1) ?? { all: [], paid: cents(0) };
    const asked = 'part' in step ? cents(Math.max(1, Math.floor((total * step.part) / 100))) : cents(0);
    let [drafts, now]: [DraftInvoice[] | Refusal, Cents] = [[], paid];
    if (step.does === 'paga') {
      const draft = makePaymentInvoice(order, all, cents(Math.min(asked, total - paid)), free);
      [drafts, now] = [isRefusal(draft) ? draft : [draft], plus(paid, cents(Math.min(asked, total - paid)))];
    } else if (step.does === 'devuelve') {
      [drafts, now] = [makeRefundInvoices(all, asked, 'resolucion', words), minus(paid, asked)];
    } else {
      const standing = standingInvoices(all).find(({ factura }) => factura.receptor !== null);
      const draft =
        step.does === 'monta'
          ? makeFinalInvoice(order, all, null, free)
          : step.does === 'pide-completa'
            ? makeFullInvoice(all, receptor, words)
            : standing
              ? makeRewrittenInvoice(standing.factura, all, receptor, words)
              : refuse('factura-sustituida');
      drafts = isRefusal(draft) ? draft : [draft];
      if (step.does === 'monta') now = total;
    }
    if (!isRefusal(drafts)) states.push({ all: issue(all, ...drafts), paid: now });
  }
  return { states, total };
};

describe('whatever happens to an order', () => {
  const anyLife = fc.tuple(anyOrder, fc.boolean(), fc.array(anyStep, { maxLength: 10 }));
  const lived = (check: (life: ReturnType<typeof live>, whole: OrderToInvoice) => void) =>
    fc.assert(
      fc.property(anyLife, ([whole, inFull, steps]) => {
        const asked = { ...whole, receptor: inFull ? receptor : null };
        check(live(asked, steps), asked);
      }),
      { numRuns: 300 },
    );

  it('its invoices add up to what was paid for it, to the cent, after each step', () => {
    lived(({ states }) => {
      for (const { all, paid } of states) expect(invoicedTotal(all)).toBe(paid);
    });
  });

  it('each invoice adds up by itself: lines, eco-fees and taxes make its total', () => {
    lived(({ states }) => {
      for (const invoice of states.at(-1)?.all ?? []) {
        expect(addsUp(invoice)).toBe(true);
        expect(grossOfAll(invoice.desglose)).toBe(invoice.total);
        for (const { precio, cantidad, descuento, base } of invoice.lineas) {
          expect(descuento).toBeGreaterThanOrEqual(0);
          expect(Math.abs(precio * cantidad - (base + descuento) * 100)).toBeLessThanOrEqual(cantidad * 0.5);
        }
      }
    });
  });

  it('no rate is charged more than the order has, and no base or tax turns its sign', () => {
    lived(({ states }, whole) => {
      const ordered = taxBreakdown(whole.lineas);
      for (const { all } of states) {
        for (const each of standingShares(all)) {
          const most = ordered.find(({ impuesto }) => impuesto === each.impuesto);
          expect(grossOf(each)).toBeLessThanOrEqual(most ? grossOf(most) : 0);
        }
        for (const { desglose, rectifica } of all)
          for (const { base, cuota } of desglose)
            expect(Math.min(base, cuota) >= 0 || (rectifica !== null && Math.max(base, cuota) <= 0)).toBe(true);
      }
    });
  });

  it('the tax of each invoice is its rate of its base, but for the cents that an order rounds once', () => {
    lived(({ states }) => {
      const { all } = states.at(-1) ?? { all: [] };
      for (const { desglose } of all)
        for (const { base, cuota, impuesto } of desglose)
          expect(Math.abs(cuota * 10_000 - base * impuesto)).toBeLessThanOrEqual(13_000 * (all.length + 1));
    });
  });

  it('what is given back to the last cent leaves no base and no tax', () => {
    lived(({ states }) => {
      const { all } = states.at(-1) ?? { all: [] };
      const rest = invoicedTotal(all);
      if (rest === 0) return;
      expect(standingShares(issue(all, ...several(makeRefundInvoices(all, rest, 'resolucion', words))))).toEqual([]);
    });
  });

  it('paid by one deposit and the rest, it has the tax that its basket showed', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 99 }), (whole, part) => {
        const { states, total } = live(whole, [{ does: 'paga', part }, { does: 'monta' }]);
        const { all = [], paid } = states.at(-1) ?? {};
        if (paid !== total || total === 0) return;
        expect(standingShares(all)).toEqual(taxBreakdown(whole.lineas).filter((each) => grossOf(each) > 0));
      }),
    );
  });
});
