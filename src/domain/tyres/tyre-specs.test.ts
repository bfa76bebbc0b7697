import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { sheetParts } from './maker-address.ts';
import { isRated, parseTyreSize, type RatedTyreSize } from './size.ts';
import { tyreSpecs } from './tyre-specs.ts';
import { runsOf } from '#tests/support/turn.ts';

const rated = (text: string): RatedTyreSize => {
  const size = parseTyreSize(text);
  if (isRefusal(size) || !isRated(size)) throw new Error(text);
  return size;
};

const sizes = fc
  .record({
    size: fc.oneof(
      fc
        .tuple(fc.integer({ min: 25, max: 65 }), fc.integer({ min: 20, max: 95 }), fc.constantFrom('R', 'ZR'))
        .map(([step, serie, r]) => `${step * 5}/${serie} ${r}`),
      fc.integer({ min: 25, max: 51 }).map((step) => `${step * 5} R`),
      fc
        .tuple(fc.integer({ min: 30, max: 40 }), fc.integer({ min: 28, max: 60 }))
        .map(([outer, width]) => `${outer}x${(width / 4).toFixed(2)} R`),
      fc.integer({ min: 30, max: 99 }).map((width) => `${(width / 10).toFixed(2)} R`),
    ),
    llanta: fc.integer({ min: 12, max: 20 }),
    service: fc.constantFrom('', 'C', 'CP', 'LT'),
    rating: fc.tuple(
      fc.integer({ min: 60, max: 140 }),
      fc.option(fc.integer({ min: 60, max: 140 })),
      fc.constantFrom('Q', 'R', 'S', 'T', 'H', 'V', 'W', 'Y'),
      fc.boolean(),
    ),
    words: fc.constantFrom('', ' XL'),
  })
  .map(({ size, llanta, service, rating: [ic, ic2, cv, over], words }) => {
    const rating = `${ic}${ic2 === null ? '' : `/${ic2}`}${cv}`;
    return rated(`${size}${llanta}${service} ${over ? `(${rating})` : rating}${words}`);
  });

/** Models whose names end like the beginning of a size. */
const awkward = fc.constantFrom(
  '205',
  '55',
  '205-55',
  'r16',
  '205-r14',
  '31x10',
  '31x10-50',
  '5',
  '12',
  '10-50',
  'zr18',
  '91v',
  'xl',
  'runflat',
  'plus',
  '195-r14c',
);
const models = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/),
    fc.array(fc.oneof(fc.stringMatching(/^[a-z0-9]{1,6}$/), awkward), { maxLength: 3 }),
  )
  .map((parts) => parts.flat().join('-'));

describe('the address of a product sheet', () => {
  it.each([
    ['205/55 R16 91V', false, '205-55-r16-91v'],
    ['225/45 R17 94W XL', true, '225-45-r17-94w-xl-runflat'],
    ['215/65R16C 109/107T', false, '215-65-r16c-109-107t'],
    ['245/40ZR18 (97Y)', false, '245-40-zr18-97y-plus'],
    ['195R14C 106/104R', false, '195-r14c-106-104r'],
    ['31X10.50R15LT 109S', false, '31x10-50-r15lt-109s'],
    ['HL245/40R19 101Y', false, '245-40-r19-101y-hl'],
    ['5.00R10C 84/83N', false, '5-00-r10c-84-83n'],
  ])('%s, run-flat %s, ends in %s', (text, runflat, specs) => {
    expect(tyreSpecs({ size: rated(text), runflat })).toBe(specs);
  });

  it('is parted again where the model ends, whatever the model is called', () => {
    fc.assert(
      fc.property(models, sizes, fc.boolean(), (modelo, size, runflat) => {
        const specs = tyreSpecs({ size, runflat });
        expect(sheetParts(`${modelo}-${specs}`)).toContainEqual({ modelo, specs });
      }),
      { numRuns: runsOf(500) },
    );
  });

  it('needs no escaping', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), (size, runflat) => {
        expect(tyreSpecs({ size, runflat })).toMatch(/^[a-z0-9-]+$/);
      }),
    );
  });

  it('is no other tyre’s of its model', () => {
    const [widths, rims] = [
      ['205/55', '205/50', '205', '5.00', '5.50', '31x10.50'],
      ['R15', 'ZR15', 'R15C', 'R15CP', 'R15LT'],
    ];
    const ratings = ['91V', '(91V)', '91/89V', '(91/89V)', '91H', '89V', '91V XL', '(91V) XL', '91/89V XL'];
    const tyres = widths.flatMap((width) =>
      rims.flatMap((rim) =>
        ratings.flatMap((rating) =>
          [true, false].map((runflat) => ({ size: rated(`${width} ${rim} ${rating}`), runflat })),
        ),
      ),
    );
    expect(new Set(tyres.map(tyreSpecs)).size).toBe(tyres.length);
  });
});
