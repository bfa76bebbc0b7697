import { expect, it } from 'vitest';
import { changesBetween } from './what-changed.ts';

const row = (id: string, more: object = {}) => ({
  id,
  etapa: 1,
  status: 'confirmed' as const,
  bayId: 1,
  desde: '10:00',
  hasta: '10:45',
  ...more,
});
const told = (before: readonly ReturnType<typeof row>[], after: readonly ReturnType<typeof row>[]) =>
  changesBetween(before, after).map(({ kind, row: { id } }) => `${kind} ${id}`);

it('tells what came, what was moved, what is marked and what went', () => {
  const before = [row('a'), row('b'), row('c'), row('d'), row('e')];
  const after = [
    row('a'),
    row('b', { bayId: 2 }),
    row('c', { status: 'arrived' }),
    row('e', { desde: '11:00' }),
    row('f'),
  ];
  expect(told(before, after)).toEqual(['movida b', 'estado c', 'movida e', 'nueva f', 'quitada d']);
});

it('says nothing of times that are only held, and calls new what is booked from them', () => {
  const hold = row('a', { status: 'held' });
  expect(told([], [hold])).toEqual([]);
  expect(told([hold], [])).toEqual([]);
  expect(told([hold], [row('a')])).toEqual(['nueva a']);
});

it('tells of an appointment once, however many stages it has', () => {
  const stages = [row('a'), row('a', { etapa: 2, desde: '10:45', hasta: '11:15' })];
  expect(told([], stages)).toEqual(['nueva a']);
  expect(told(stages, [])).toEqual(['quitada a']);
  expect(told(stages, [row('a', { hasta: '11:00' })])).toEqual(['movida a']);
});

it('is silent where nothing happened', () => {
  expect(told([row('a')], [row('a')])).toEqual([]);
});
