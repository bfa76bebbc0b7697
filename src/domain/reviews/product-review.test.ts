import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../time.ts';
import { changeDays, lastDayToAsk, mayBeRewritten, mostVersions } from './product-review.ts';
import { distributionOf, ratingOf, starSteps } from './stars.ts';

const creado = new Date('2027-03-01T10:00:00Z');
const states = ['publicada', 'pendiente', 'retenida', 'retirada'] as const;

describe('a review of a product', () => {
  it('is asked for three weeks after the visit', () => {
    expect(lastDayToAsk('2027-03-25')).toBe('2027-03-04');
  });

  it('is written anew within its days, so many times, and only while it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.integer({ min: 1, max: 2 * mostVersions }),
        fc.integer({ min: 0, max: 2 * changeDays * dayMs }),
        (estado, version, later) => {
          const stands = estado === 'publicada' || estado === 'pendiente';
          expect(mayBeRewritten({ estado, version, creado }, new Date(creado.getTime() + later))).toBe(
            stands && version <= mostVersions - 1 && later <= changeDays * dayMs,
          );
        },
      ),
    );
  });

  it.each([
    [changeDays * dayMs, true],
    [changeDays * dayMs + 1, false],
  ])('after %i milliseconds: %s', (later, may) => {
    const written = { estado: 'publicada', version: 1, creado } as const;
    expect(mayBeRewritten(written, new Date(creado.getTime() + later))).toBe(may);
  });
});

describe('any reviews together', () => {
  const some = fc.array(fc.constantFrom(...starSteps), { minLength: 1, maxLength: 300 });

  it('are as good as between their worst and their best, and none is lost in the spread', () => {
    fc.assert(
      fc.property(some, (stars) => {
        const counts = stars.map((estrellas) => ({ estrellas, total: 1 }));
        const rating = ratingOf(counts);
        expect(rating?.total).toBe(stars.length);
        expect(rating?.media).toBeGreaterThanOrEqual(Math.min(...stars));
        expect(rating?.media).toBeLessThanOrEqual(Math.max(...stars));
        expect(ratingOf(distributionOf(counts))).toEqual(rating);
      }),
    );
  });
});
