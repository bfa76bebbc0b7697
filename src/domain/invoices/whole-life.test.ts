import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, minus, plus, sum, type Cents } from '../money/cents.ts';
import { taxBreakdown } from '../pricing/tax-breakdown.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { makeRefundInvoices } from './correct-invoice.ts';
import type { DraftInvoice, Invoice } from './invoice.ts';
import { makeFinalInvoice, makePaymentInvoice, type OrderToInvoice } from './make-invoice.ts';
import { type OrderedLine } from './order-lines.ts';
import { makeFullInvoice, makeRewrittenInvoice } from './replace-invoice.ts';
import { invoicedTotal, standingInvoices, standingShares } from './standing.ts';
import { grossOf, grossOfAll } from './tax-shares.ts';
import { words, terms, receptor, line, order, addsUp, issue, several } from '#tests/support/invoiced-orders.ts';
import { runsOf } from '#tests/support/turn.ts';

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
      { numRuns: runsOf(300) },
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
