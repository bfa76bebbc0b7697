import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { isRefusal } from '../refusal.ts';
import { compareCategories, type Category } from './category.ts';
import { ecoFee } from './eco-fee.ts';
import { bearsLabel } from './eu-label.ts';
import { outerDiameter, tyreWidth } from './geometry.ts';
import { highestLoadIndex, loadCapacity } from './load-index.ts';
import { seasonsWanted } from './season.ts';
import { isRated, parseTyreSize } from './size.ts';
import { compareSpeeds, speedLimit } from './speed-symbols.ts';

const size = (text: string) => {
  const found = parseTyreSize(text);
  if (isRefusal(found) || !isRated(found)) throw new Error(text);
  return found;
};

describe('the load index', () => {
  it.each([
    [0, 45],
    [1, 46.2],
    [20, 80],
    [35, 121],
    [56, 224],
    [60, 250],
    [75, 387],
    [91, 615],
    [100, 800],
    [115, 1215],
    [121, 1450],
    [150, 3350],
    [160, 4500],
    [180, 8000],
    [279, 136_000],
  ])('%s carries %s kg', (ic, kilograms) => {
    expect(loadCapacity(ic)).toBe(kilograms);
  });

  it('carries more at every step, up to ten times as much after eighty of them', () => {
    const series = Array.from({ length: highestLoadIndex + 1 }, (_, ic) => loadCapacity(ic) ?? Number.NaN);
    series.slice(1).forEach((kilograms, before) => expect(kilograms).toBeGreaterThan(series[before] ?? Number.NaN));
    series
      .slice(80)
      .forEach((kilograms, before) => expect(Math.abs(kilograms / (series[before] ?? 0) - 10)).toBeLessThan(0.05));
  });

  it('ends: there is none below 0, above 279 or between two', () => {
    for (const ic of [-1, 280, 90.5, Number.NaN]) expect(loadCapacity(ic)).toBeUndefined();
  });
});

describe('the speed symbol', () => {
  it.each([
    ['A8', 40],
    ['J', 100],
    ['Q', 160],
    ['T', 190],
    ['H', 210],
    ['V', 240],
    ['W', 270],
    ['Y', 300],
  ])('%s allows %s km/h', (cv, kilometres) => {
    expect(speedLimit(cv)).toBe(kilometres);
  });

  it('is sorted by speed, so H stands between U and V', () => {
    expect(['V', 'H', 'U', 'A2', 'Y'].sort(compareSpeeds)).toEqual(['A2', 'U', 'H', 'V', 'Y']);
  });

  it('is never I, O or X', () => {
    for (const cv of ['I', 'O', 'X', '', 'a1']) expect(speedLimit(cv)).toBeUndefined();
  });
});

describe('the measures of a tyre', () => {
  it.each([
    ['205/55 R16 91V', 632, 205],
    ['195R14C 106/104R', 668, 195],
    ['31x10.50R15LT 109S', 787, 267],
    ['5.00R10C 84/83N', 508, 127],
  ])('%s is %s mm high and %s mm wide', (text, high, wide) => {
    expect([outerDiameter(size(text)), tyreWidth(size(text))]).toEqual([high, wide]);
  });
});

describe('the season', () => {
  it('is asked for by three switches', () => {
    expect(seasonsWanted({ invierno: true, verano: false, allseason: true })).toEqual(['invierno', 'allseason']);
    expect(seasonsWanted({})).toEqual([]);
  });
});

describe('categories', () => {
  it('come Premium, Quality, Budget', () => {
    const mixed: Category[] = ['BUDGET', 'PREMIUM', 'QUALITY'];
    expect(mixed.sort(compareCategories)).toEqual(['PREMIUM', 'QUALITY', 'BUDGET']);
  });
});

describe('the EU label', () => {
  it('belongs on car and van tyres, not on rims of ten inches', () => {
    expect(bearsLabel(size('205/55 R16 91V'))).toBe(true);
    expect(bearsLabel(size('215/65R16C 109/107T'))).toBe(true);
    expect(bearsLabel(size('195/55R10C 98/96N'))).toBe(false);
    expect(bearsLabel(size('205/55 R16 91D'))).toBe(false);
  });
});

describe('the eco-fee', () => {
  const bands = [
    { hasta: 50_000, ecotasa: cents(588) },
    { hasta: 25_000, ecotasa: cents(164) },
    { hasta: null, ecotasa: cents(1176) },
  ];

  it('goes by the weight of the new tyre, each band with its upper edge', () => {
    expect([8_900, 25_000, 25_001, 50_000, 70_000].map((peso) => ecoFee(peso, bands))).toEqual([
      164, 164, 588, 588, 1176,
    ]);
  });

  it('that no band gives is missing', () => {
    expect(ecoFee(60_000, bands.slice(0, 2))).toEqual({ refusal: 'falta-ecotasa' });
    expect(ecoFee(0, bands)).toEqual({ refusal: 'falta-ecotasa' });
    expect(ecoFee(9_000, [])).toEqual({ refusal: 'falta-ecotasa' });
  });

  it('never falls as the tyre gets heavier, in a tariff that rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.nat({ max: 30_000 }), (peso, more) => {
        expect(Number(ecoFee(peso + more, bands))).toBeGreaterThanOrEqual(Number(ecoFee(peso, bands)));
      }),
    );
  });
});
