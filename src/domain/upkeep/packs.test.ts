import { expect, test } from 'vitest';
import { coversDue } from './packs.ts';
import type { UpkeepState } from './timeline.ts';

const both = ['revision', 'liquido-frenos'] as const;
const items = (revision: UpkeepState, frenos?: UpkeepState) => [
  { cosa: 'revision' as const, estado: revision },
  { cosa: 'itv' as const, estado: 'ahora' as const },
  ...(frenos ? [{ cosa: 'liquido-frenos' as const, estado: frenos }] : []),
];

test.each([
  ['pasado', 'pasado', true],
  ['ahora', 'pronto', true],
  ['pronto', 'pronto', true],
  ['ahora', 'lejos', false],
  ['ahora', 'no-se', false],
  ['citado', 'ahora', false],
  ['no-se', 'no-se', false],
] as const)('a pack of a revision that is %s and brake fluid that is %s: %s', (revision, frenos, proposed) => {
  expect(coversDue(both, items(revision, frenos))).toBe(proposed);
});

test('a pack is proposed for several things that the car has, never for one', () => {
  expect(coversDue(['revision'], items('pasado', 'pasado'))).toBe(false);
  expect(coversDue([], items('pasado', 'pasado'))).toBe(false);
  expect(coversDue(both, items('pasado'))).toBe(false);
});
