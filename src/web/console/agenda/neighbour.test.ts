import { expect, it } from 'vitest';
import { neighbour } from './neighbour.ts';

const place = (id: string, column: number, desde: number) => ({ id, column, desde });
const places = [place('a', 0, 540), place('b', 0, 600), place('c', 2, 570), place('d', 2, 660)];
const from = (id: string, key: string) => {
  const start = places.find((one) => one.id === id);
  return start && neighbour(places, start, key)?.id;
};

it('goes up and down in its column', () => {
  expect(from('a', 'ArrowDown')).toBe('b');
  expect(from('b', 'ArrowUp')).toBe('a');
  expect(from('a', 'ArrowUp')).toBeUndefined();
});

it('goes to the nearest in time on either side, past columns without anything', () => {
  expect(from('b', 'ArrowRight')).toBe('c');
  expect(from('d', 'ArrowLeft')).toBe('b');
  expect(from('c', 'ArrowRight')).toBeUndefined();
});

it('goes to both ends of its column', () => {
  expect(from('a', 'End')).toBe('b');
  expect(from('d', 'Home')).toBe('c');
  expect(from('d', 'x')).toBeUndefined();
});
