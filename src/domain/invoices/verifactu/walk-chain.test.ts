import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { linkOf, makeAnnulment, makeRegistration, type BillingRecord } from './billing-record.ts';
import { walkChain } from './walk-chain.ts';
import { invoice, moment, sha256 } from '#tests/support/records.ts';

/** A chain of so many records, every third an annulment of the one before. */
const chainOf = (length: number): BillingRecord[] => {
  const records: BillingRecord[] = [];
  for (let place = 0; place < length; place++) {
    const before = records.at(-1);
    const making = { anterior: before ? linkOf(before) : null, generado: moment(place), sha256 };
    records.push(
      place % 3 === 2
        ? makeAnnulment(invoice(`S2026-${place - 1}`), making)
        : makeRegistration(invoice(`S2026-${place}`), making),
    );
  }
  return records;
};

describe('the chain', () => {
  it('is whole as it was made, and from any record on', () => {
    const chain = chainOf(10);
    expect(walkChain(chain, null, sha256)).toEqual([]);
    const [fourth] = chain.slice(3, 4) as [BillingRecord];
    expect(walkChain(chain.slice(4), { ...linkOf(fourth), generado: fourth.generado }, sha256)).toEqual([]);
    expect(walkChain([], null, sha256)).toEqual([]);
  });

  it('shows an invoice that was changed afterwards', () => {
    const chain = chainOf(4);
    const [first] = chain;
    if (first?.clase !== 'alta') throw new Error('not a registration');
    const changed = { ...first, factura: { ...first.factura, total: cents(1) } };
    expect(walkChain([changed, ...chain.slice(1)], null, sha256)).toEqual([
      { lugar: 0, numero: 'S2026-0', motivo: 'huella' },
    ]);
  });

  it('shows an annulment that was changed afterwards', () => {
    const chain = chainOf(3);
    expect(walkChain(chain.with(2, { ...(chain[2] as BillingRecord), fecha: '2026-11-23' }), null, sha256)).toEqual([
      { lugar: 2, numero: 'S2026-1', motivo: 'huella' },
    ]);
  });

  it('shows where a record is missing, was put in twice, or stands in another order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.nat(),
        fc.constantFrom('sin', 'dos', 'vuelta'),
        (length, any, how) => {
          const chain = chainOf(length);
          const place = any % (length - 1);
          const broken =
            how === 'sin'
              ? chain.toSpliced(place, 1)
              : how === 'dos'
                ? chain.toSpliced(place, 0, chain[place] as BillingRecord)
                : chain.toSpliced(place, 2, chain[place + 1] as BillingRecord, chain[place] as BillingRecord);
          expect(walkChain(broken, null, sha256).map(({ motivo }) => motivo)).toContain('encadenamiento');
        },
      ),
    );
  });

  it.each(['nif', 'numero', 'fecha', 'huella'] as const)('shows a link whose %s is another', (field) => {
    const chain = chainOf(2);
    const [first, second] = chain as [BillingRecord, BillingRecord];
    const link = { ...linkOf(first), [field]: 'otro' };
    expect(walkChain([first, { ...second, anterior: link }], null, sha256)).toContainEqual({
      lugar: 1,
      numero: 'S2026-1',
      motivo: 'encadenamiento',
    });
  });

  it('shows a record made before the one before it; the same second is none', () => {
    const early = { anterior: null, generado: moment(5), sha256 };
    const first = makeRegistration(invoice('S2026-1'), early);
    const next = (generado: string) =>
      makeRegistration(invoice('S2026-2'), { anterior: linkOf(first), generado, sha256 });
    expect(walkChain([first, next(moment(4))], null, sha256)).toEqual([
      { lugar: 1, numero: 'S2026-2', motivo: 'orden' },
    ]);
    expect(walkChain([first, next(moment(5))], null, sha256)).toEqual([]);
    // An hour that the clock shows twice is told apart by its offset.
    expect(walkChain([first, next('2026-11-22T18:30:00+00:00')], null, sha256)).toEqual([]);
    expect(walkChain([next(moment(4))], { ...linkOf(first), generado: moment(5) }, sha256)).toHaveLength(1);
  });
});
