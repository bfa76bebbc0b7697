import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesOf } from './lanes.ts';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }))
    .map(([start, length]) => ({ desde: start * 15, hasta: (start + length) * 15 })),
  { maxLength: 25 },
);

describe('what stands in one column', () => {
  it('has the whole width where it meets nobody', () => {
    const morning = { desde: 540, hasta: 600 };
    const after = { desde: 600, hasta: 630 };
    expect(lanesOf([after, morning])).toEqual([
      { item: morning, lane: 0, lanes: 1 },
      { item: after, lane: 0, lanes: 1 },
    ]);
  });

  it('stands beside what it meets, and a lane that is free again is used again', () => {
    const long = { desde: 540, hasta: 660 };
    const first = { desde: 540, hasta: 570 };
    const second = { desde: 570, hasta: 600 };
    expect(lanesOf([first, second, long])).toEqual([
      { item: long, lane: 0, lanes: 2 },
      { item: first, lane: 1, lanes: 2 },
      { item: second, lane: 1, lanes: 2 },
    ]);
  });

  it('is all there, and never covers another', () => {
    fc.assert(
      fc.property(spans, (items) => {
        const placed = lanesOf(items);
        expect(placed).toHaveLength(items.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed.slice(index + 1)) {
            const meet = one.item.desde < other.item.hasta && other.item.desde < one.item.hasta;
            if (meet) {
              expect(one.lane).not.toBe(other.lane);
              expect(one.lanes).toBe(other.lanes);
            }
          }
        }
      }),
    );
  });
});
