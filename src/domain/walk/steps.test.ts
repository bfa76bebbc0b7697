import { expect, test } from 'vitest';
import { stepBefore, stepInstead } from './steps.ts';

const road = ['brand', 'service', 'workshop', 'time'] as const;
type Step = (typeof road)[number] | 'comment';

test.each<[Step, Step, Step | undefined]>([
  ['brand', 'workshop', undefined],
  ['workshop', 'workshop', undefined],
  ['time', 'workshop', 'workshop'],
  ['comment', 'workshop', 'workshop'],
  ['brand', 'brand', undefined],
])('who asks for %s where %s is open is shown %s instead', (step, open, instead) =>
  expect(stepInstead<Step>(step, road, open)).toBe(instead),
);

test.each<[Step, Step | undefined]>([
  ['brand', undefined],
  ['service', 'brand'],
  ['time', 'workshop'],
  ['comment', undefined],
])('before %s comes %s', (step, before) => expect(stepBefore<Step>(step, road)).toBe(before));
