import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { compareSpeeds } from '../tyres/speed-symbols.ts';
import { minimumRating, ratingFor, readFittedSize, type FittedSize, type Fitment } from './vehicle.ts';

const size = (typed: string, tipo: 'turismo' | 'moto' | 'otro' = 'turismo'): FittedSize => {
  const read = readFittedSize(typed, tipo);
  if (isRefusal(read)) throw new Error(`${typed} is no size`);
  return read;
};
const set = (front: string, rear?: string): Fitment => ({
  original: true,
  delantera: size(front),
  trasera: rear === undefined ? undefined : size(rear),
});

describe('a size of a vehicle', () => {
  it.each([
    ['205/55R16 91V', 'turismo', '205/55 R16 91V'],
    ['215/65R16C 109/107T', 'turismo', '215/65 R16C 109/107T'],
    ['120/70ZR17 (58W)', 'moto', '120/70 ZR17 (58W)'],
    ['130/90B16 73H', 'moto', '130/90 B16 73H'],
    ['315/80R22.5 156/150L', 'otro', '315/80 R22.5 156/150L'],
    ['205/55R16', 'otro', '205/55 R16'],
  ] as const)('%s of a %s is printed %s', (typed, tipo, medida) => {
    expect(readFittedSize(typed, tipo)).toMatchObject({ medida });
  });

  it.each([
    ['90/90-21 54V', 'turismo'],
    ['hola', 'moto'],
    ['', 'otro'],
  ] as const)('%j is none of a %s', (typed, tipo) => {
    expect(isRefusal(readFittedSize(typed, tipo))).toBe(true);
  });
});

describe('what tyres have to bear', () => {
  const bmw = { medidas: [set('225/50R17 94W'), set('225/45R18 91Y', '255/40R18 95Y'), set('225/40R19')] };

  it('is the least that the papers allow on the axle', () => {
    expect(minimumRating(bmw, 'delantera')).toEqual({ ic: 91, cv: 'W' });
    expect(minimumRating(bmw, 'trasera')).toEqual({ ic: 94, cv: 'W' });
    expect(minimumRating({ medidas: [set('205/55R16')] }, 'delantera')).toBeUndefined();
    expect(minimumRating({ medidas: [] }, 'trasera')).toBeUndefined();
    // One of both alone is no rating.
    const half = (rating: Partial<FittedSize>) => ({
      medidas: [{ original: true, delantera: { ...size('205/55R16'), ...rating }, trasera: undefined }],
    });
    expect(minimumRating(half({ ic: 91 }), 'delantera')).toBeUndefined();
    expect(minimumRating(half({ cv: 'V' }), 'delantera')).toBeUndefined();
  });

  it('is asked in each size by its own rating, and by the least where it has none', () => {
    const unrated = { medidas: [set('225/40R19')] };
    expect(ratingFor(size('225/45R18 91Y'), 'delantera', bmw)).toEqual({ ic: 91, cv: 'Y' });
    expect(ratingFor(size('225/40R19'), 'delantera', bmw)).toEqual({ ic: 91, cv: 'W' });
    expect(ratingFor(size('225/40R19'), 'trasera', bmw)).toEqual({ ic: 94, cv: 'W' });
    expect(ratingFor({ ...size('225/40R19'), ic: 100 }, 'delantera', bmw)).toEqual({ ic: 100, cv: 'W' });
    expect(ratingFor({ ...size('225/40R19'), cv: 'Y' }, 'delantera', bmw)).toEqual({ ic: 91, cv: 'Y' });
    expect(ratingFor(size('225/40R19'), 'delantera', unrated)).toEqual({});
    expect(ratingFor({ ...size('225/40R19'), ic: 91 }, 'delantera', unrated)).toEqual({ ic: 91 });
    expect(ratingFor({ ...size('225/40R19'), cv: 'W' }, 'delantera', unrated)).toEqual({ cv: 'W' });
  });

  it('is never more than what any allowed size bears', () => {
    const rated = fc.record({
      medida: fc.constant('205/55 R16'),
      ancho: fc.constant(205),
      serie: fc.constant(55),
      llanta: fc.constant(16),
      ic: fc.option(fc.integer({ min: 60, max: 130 }), { nil: undefined }),
      cv: fc.option(fc.constantFrom('Q', 'S', 'T', 'U', 'H', 'V', 'W', 'Y'), { nil: undefined }),
    });
    const sets = fc.array(
      fc.record({ original: fc.boolean(), delantera: rated, trasera: fc.option(rated, { nil: undefined }) }),
    );
    fc.assert(
      fc.property(sets, fc.constantFrom('delantera' as const, 'trasera' as const), (medidas, axle) => {
        const least = minimumRating({ medidas }, axle);
        for (const fitment of medidas) {
          const fitted = axle === 'trasera' ? (fitment.trasera ?? fitment.delantera) : fitment.delantera;
          const { ic, cv } = ratingFor(fitted, axle, { medidas });
          if (!least) continue;
          expect(ic).toBeGreaterThanOrEqual(least.ic);
          expect(compareSpeeds(cv ?? '', least.cv)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
