import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextChange, publicationAt, statusOf, type Publication } from './publications.ts';
import { shownVersions } from './shown-versions.ts';

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const publication = (id: number, day: number, version: number | null = id): Publication => ({
  id,
  version,
  desde: at(day),
});

describe('what is published', () => {
  it('is what was said last of what has begun', () => {
    const all = [publication(1, 1), publication(2, 5), publication(3, 5), publication(4, 9)];
    expect([0, 1, 4, 5, 8, 9].map((day) => publicationAt(all, at(day))?.id)).toEqual([undefined, 1, 1, 3, 3, 4]);
    expect([0, 1, 5, 9].map((day) => nextChange(all, at(day))?.getUTCDate() ?? null)).toEqual([1, 5, 9, null]);
  });

  it('has a word for editors', () => {
    expect(statusOf([], at(1))).toBe('borrador');
    expect(statusOf([publication(1, 2)], at(1))).toBe('planeada');
    expect(statusOf([publication(1, 2)], at(2))).toBe('publicada');
    expect(statusOf([publication(1, 1), publication(2, 2, null)], at(3))).toBe('retirada');
    expect(statusOf([publication(1, 1), publication(2, 2, null), publication(3, 5)], at(3))).toBe('planeada');
    expect(statusOf([publication(2, 5, null)], at(3))).toBe('borrador');
  });

  it('does not depend on the order in which it is told, and changes at the next change only', () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.nat(50), day: fc.integer({ min: 1, max: 20 }), gone: fc.boolean() }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 22 }), (given, day) => {
        const all = given.map(({ id, day: from, gone }) => publication(id, from, gone ? null : id));
        const now = at(day);
        const current = publicationAt(all, now);
        expect(publicationAt(all.toReversed(), now)).toEqual(current);
        const next = nextChange(all, now);
        const before = next ? new Date(next.getTime() - 1) : at(400);
        expect(publicationAt(all, before)).toEqual(current);
        if (next) expect(publicationAt(all, next)?.desde).toEqual(next);
      }),
    );
  });
});

describe('the versions that count as shown', () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const said = (id: number, version: number | null, minute: number) => ({ id, version, desde: at(minute) });

  it('are the one in force and those that are planned, not those before', () => {
    const all = [said(1, 1, 0), said(2, 2, 10), said(3, 4, 30), said(4, null, 40)];
    expect([...shownVersions(all, at(20))]).toEqual([2, 4]);
    expect([...shownVersions(all, at(10))]).toEqual([2, 4]);
    expect([...shownVersions(all, at(30))]).toEqual([4]);
    expect([...shownVersions(all, at(50))]).toEqual([]);
    expect([...shownVersions([], at(0))]).toEqual([]);
  });
});
