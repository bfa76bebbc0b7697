import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { lastLetters } from './plate-months.ts';
import { recognisePlate } from './plate.ts';
import { estimateRegistration, type RegistrationMonths } from './registration.ts';

const estimated = (typed: string): RegistrationMonths | undefined => {
  const plate = recognisePlate(typed);
  if (isRefusal(plate)) throw new Error(`${typed} is no plate`);
  return estimateRegistration(plate);
};

describe('when a plate was given', () => {
  it.each([
    ['0000 CBB', '2002-10'],
    ['0000 DBB', '2004-09'],
    ['0000 FBB', '2006-05'],
    ['0000 GBB', '2008-02'],
    ['0000 HBB', '2010-12'],
    ['0000 JBB', '2014-11'],
    ['0000 KBB', '2017-06'],
    ['0000 LBB', '2019-09'],
    ['0000 MBB', '2022-09'],
    ['0000 NBB', '2025-04'],
  ])('%s, first of its letter, was in %s', (plate, month) => {
    const { desde = '', hasta = '' } = estimated(plate) ?? {};
    expect(desde <= month && month <= hasta).toBe(true);
  });

  it.each([
    ['0000 BBB', '2000-09', '2000-11'],
    // The last of a month, which has a source; the month before has none.
    ['9999 BDR', '2000-10', '2001-01'],
    // Both ends have a source: a month each way.
    ['1234 MNB', '2023-12', '2024-02'],
    // Neither has: two months each way.
    ['1234 KVL', '2019-01', '2019-05'],
  ])('%s is between %s and %s', (plate, desde, hasta) => {
    expect(estimated(plate)).toEqual({ desde, hasta });
  });

  it.each([
    ['B-1234-AB', { desde: '1971-10', hasta: '2000-09' }],
    ['M-123456', { desde: '1900-10', hasta: '1971-10' }],
    ['A1234', { desde: '1989-11', hasta: undefined }],
    ['MT 1234', undefined],
    ['H 1234 BCD', undefined],
    ['C 1234 BCD', undefined],
    ['AB-123-CD', undefined],
    ['AA-01-AA', undefined],
  ])('%s tells by its form what %j says', (plate, months) => {
    expect(estimated(plate)).toEqual(months);
  });

  it('of plain figures tells nothing: Andorra began before anybody counted', () => {
    expect(
      estimateRegistration({ matricula: '57439', kind: 'andorrana', pais: 'AD', ambiguous: false }),
    ).toBeUndefined();
  });

  it('has no end where the month after may not be over', () => {
    expect(estimated(`0000 ${lastLetters.at(-2)}`)?.hasta).toBeUndefined();
    expect(estimated(`0000 ${lastLetters.at(-4)}`)?.hasta).toBe('2026-10');
  });

  it('has no end where letters come that nobody has seen yet', () => {
    expect(estimated('0000 ZZZ')).toEqual({ desde: '2026-10', hasta: undefined });
  });

  it('is never earlier for later letters, and a few months wide', () => {
    const three = fc.stringMatching(/^[BCDFGHJKLMN][BCDFGHJKLMNPRSTVWXYZ]{2}$/);
    fc.assert(
      fc.property(three, three, (one, other) => {
        const [early = '', late = ''] = [one, other].sort();
        const [before, after] = [estimated(`0000${early}`), estimated(`9999${late}`)];
        const width = (months: RegistrationMonths) => {
          const [from = 0, to = 0] = [months.desde, months.hasta ?? '2026-12'].map((month) => {
            const [year = 0, inYear = 0] = month.split('-').map(Number);
            return year * 12 + inYear;
          });
          return to - from;
        };
        if (!before || !after) throw new Error('the current series always tells');
        expect(before.desde <= after.desde).toBe(true);
        expect(width(before)).toBeGreaterThanOrEqual(2);
        expect(width(before)).toBeLessThanOrEqual(4);
      }),
    );
  });
});
