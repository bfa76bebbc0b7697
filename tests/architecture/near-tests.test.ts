import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byDistance, journeysNear, namedJourneys } from '../../scripts/near-tests.ts';

describe('what npm test -- near runs', () => {
  it('names journeys that are there', () => {
    expect(namedJourneys.filter((name) => !existsSync(`tests/journeys/${name}.spec.ts`))).toEqual([]);
  });

  it('begins with what changed, then its feature, and ends with all that imports it', () => {
    const changed = ['src/domain/basket/content.ts', 'tests/server/agenda.test.ts'];
    const tests = [
      'tests/server/mail.test.ts',
      'tests/server/basket-rules.test.ts',
      'src/domain/basket/content.test.ts',
      'tests/server/agenda.test.ts',
    ];
    expect(byDistance(tests, changed)).toEqual({
      near: ['tests/server/agenda.test.ts', 'src/domain/basket/content.test.ts', 'tests/server/basket-rules.test.ts'],
      far: ['tests/server/mail.test.ts'],
    });
  });

  it('walks the journeys of a changed folder, once each, and those that changed themselves first', () => {
    const changed = ['src/web/shop/compare/picks.ts', 'src/web/shop/compare/bar.tsx', 'tests/journeys/share.spec.ts'];
    expect(journeysNear(changed)).toEqual(['share', 'compare']);
    expect(journeysNear(['src/domain/basket/content.test.ts', 'docs/style.md', 'src/domain/time.ts'])).toEqual([]);
  });
});
