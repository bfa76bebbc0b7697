import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels } from './labels.ts';

const size = { width: 400, height: 300 };
const inside = { x: fc.integer({ min: -20, max: 420 }), y: fc.integer({ min: -20, max: 320 }) };
const wish = fc.record({ ...inside, text: fc.string({ minLength: 1, maxLength: 20 }), size: fc.constantFrom(11, 13) });
const point = fc.record({ ...inside, radius: fc.constantFrom(9, 15) });

describe('names on the map', () => {
  it('never stand over each other, over a point, or beyond the edge', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), fc.array(point, { maxLength: 10 }), (wishes, points) => {
        const boxes = placeLabels(wishes, points, size).map(({ x, y, text, size: high }) => ({
          left: x - text.length * high * 0.29,
          right: x + text.length * high * 0.29,
          top: y - high * 0.7,
          bottom: y + high * 0.7,
        }));
        const all = [
          ...boxes,
          ...points.map(({ x, y, radius }) => ({
            left: x - radius,
            right: x + radius,
            top: y - radius,
            bottom: y + radius,
          })),
        ];
        for (const [place, one] of boxes.entries()) {
          expect(one.left >= 0 && one.top >= 0 && one.right <= 400 && one.bottom <= 300).toBe(true);
          for (const other of all.slice(place + 1))
            expect(
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            ).toBe(false);
        }
      }),
    );
  });

  it('give way to those named first, and stand below a point that is in their place', () => {
    const lleida = { text: 'Lleida', x: 200, y: 150, size: 13 };
    const near = { text: 'Alpicat', x: 205, y: 150, size: 11 };
    expect(placeLabels([lleida, near], [], size)).toEqual([lleida, { ...near, y: 174 }]);
    expect(placeLabels([lleida], [{ x: 200, y: 150, radius: 9 }], size)).toEqual([{ ...lleida, y: 174 }]);
    expect(placeLabels([{ ...lleida, x: 5 }], [], size)).toEqual([]);
  });
});
