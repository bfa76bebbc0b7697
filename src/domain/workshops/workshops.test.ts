import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, orderByDistance } from './distance.ts';
import { midday, opensAtMidday, opensOnSaturday, type OpeningTime } from './opening-hours.ts';
import { addressLine } from './postal-address.ts';

const lleida = { lat: 41.6176, lon: 0.62 };
const barcelona = { lat: 41.3874, lon: 2.1686 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two places', () => {
  it('is that of the crow', () => {
    expect(Math.round(distanceBetween(lleida, barcelona))).toBe(131);
    expect(Math.round(distanceBetween({ lat: 90, lon: 0 }, { lat: -90, lon: 0 }))).toBe(20_015);
  });

  it('is nothing to itself, the same both ways, and never more than half around the Earth', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const there = distanceBetween(one, other);
        expect(distanceBetween(one, one)).toBe(0);
        expect(distanceBetween(other, one)).toBeCloseTo(there, 6);
        expect(there >= 0 && there <= 20_016).toBe(true);
      }),
    );
  });
});

describe('workshops by distance', () => {
  const workshops = [
    { codTienda: 2, alias: 'Barcelona', ...barcelona },
    { codTienda: 3, alias: 'Lleida Sud', ...lleida },
    { codTienda: 1, alias: 'Lleida Nord', ...lleida },
  ];

  it('come nearest first with their kilometres, of two as near the lower number', () => {
    expect(orderByDistance(workshops, lleida).map(({ alias, distancia }) => [alias, distancia])).toEqual([
      ['Lleida Nord', 0],
      ['Lleida Sud', 0],
      ['Barcelona', 131.5],
    ]);
  });

  it('are all there, in an order that does not depend on how they came', () => {
    const many = fc.uniqueArray(
      fc.record({ codTienda: fc.nat(), lat: fc.integer({ min: 36, max: 43 }), lon: fc.integer({ min: -9, max: 3 }) }),
      { selector: ({ codTienda }) => codTienda },
    );
    fc.assert(
      fc.property(many, place, (each, from) => {
        const ordered = orderByDistance(each, from);
        expect(orderByDistance(each.toReversed(), from)).toEqual(ordered);
        expect(ordered).toHaveLength(each.length);
        expect(ordered.every(({ distancia }, at) => distancia >= (ordered[at - 1]?.distancia ?? 0))).toBe(true);
      }),
    );
  });
});

const on = (dias: readonly number[], ...spans: readonly [string, string][]): OpeningTime[] =>
  dias.flatMap((dia) => spans.map(([desde, hasta]) => ({ dia, desde, hasta })));

const split = on([1, 2, 3, 4, 5], ['08:30', '13:30'], ['15:30', '19:30']);
const straight = on([1, 2, 3, 4, 5], ['08:00', '19:00']);
const saturdays = on([6], ['09:00', '13:00']);

describe('opening hours', () => {
  it('are open at midday when no working day closes for lunch', () => {
    expect(opensAtMidday(straight)).toBe(true);
    expect(opensAtMidday([...straight, ...saturdays])).toBe(true);
    expect(opensAtMidday(split)).toBe(false);
    expect(opensAtMidday([...on([1, 2, 3, 4], ['08:00', '19:00']), ...on([5], ['08:00', '14:00'])])).toBe(false);
    expect(opensAtMidday(saturdays)).toBe(false);
    expect(opensAtMidday(on([2, 3, 4, 5], ['08:00', '19:00']))).toBe(true);
    expect(opensAtMidday(on([1, 2, 3, 4, 5], ['13:30', '15:00']))).toBe(true);
    expect(opensAtMidday(on([1, 2, 3, 4, 5], ['13:31', '15:00']))).toBe(false);
    expect(opensAtMidday(on([1, 2, 3, 4, 5], ['13:30', '14:59']))).toBe(false);
  });

  it('that are open at midday are open in every minute of it', () => {
    const spans = fc.array(
      fc.tuple(
        fc.constantFrom('07:30', '08:30', '13:00', '15:00'),
        fc.constantFrom('13:30', '14:00', '15:00', '19:00'),
      ),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(spans, (each) => {
        const horario = on([1, 2, 3, 4, 5], ...each);
        if (opensAtMidday(horario))
          expect(
            [midday.desde, '14:15', '14:59'].every((hora) =>
              horario.some(({ dia, desde, hasta }) => dia === 3 && desde <= hora && hora < hasta),
            ),
          ).toBe(true);
      }),
    );
  });

  it('on Saturdays are told', () => {
    expect([opensOnSaturday(split), opensOnSaturday([...split, ...saturdays])]).toEqual([false, true]);
  });
});

describe('the address of a workshop', () => {
  it('is one line: street, postcode, town', () => {
    expect(addressLine({ direccion: 'C. Major, 12', cpostal: '25001', poblacion: 'Lleida' })).toBe(
      'C. Major, 12, 25001 Lleida',
    );
  });
});
