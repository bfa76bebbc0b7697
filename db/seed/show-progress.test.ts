import { expect, it } from 'vitest';
import { showProgress } from './show-progress.ts';

const heard = (isTTY: boolean, steps: readonly (readonly [number, string])[]): string => {
  let text = '';
  const tell = showProgress({ isTTY, write: (more: string) => ((text += more), true) });
  for (const [done, label] of steps) tell(done, label);
  return text;
};

const steps = [
  [0, 'workshops'],
  [0.05, 'tyres'],
  [0.36, '4,000 tyres'],
  [0.4, '5,000 tyres'],
  [0.98, 'statistics'],
  [1, 'done'],
] as const;

it('writes over one line of a terminal, and leaves it at the end', () => {
  const text = heard(true, steps);
  expect(text.split('\r')).toHaveLength(steps.length + 1);
  expect(text).toMatch(/ {2}100 % done +\n$/);
  expect(text.indexOf('\n')).toBe(text.length - 1);
});

it('writes a line now and then where all are kept', () => {
  expect(heard(false, steps)).toBe('    0 % workshops\n   36 % 4,000 tyres\n   98 % statistics\n  100 % done\n');
});

it('writes no more than a dozen lines, however many steps there are', () => {
  const many = Array.from({ length: 1001 }, (_, step) => [step / 1000, `${step} tyres`] as const);
  expect(heard(false, many).split('\n').length).toBeLessThanOrEqual(13);
});
