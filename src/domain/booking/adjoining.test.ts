import { expect, test } from 'vitest';
import { adjoins } from './adjoining.ts';

const stay = { desde: '10:00', hasta: '11:15' };

test.each([
  ['right after it', '11:15', 30, true],
  ['right before it', '09:30', 30, true],
  ['a quarter later', '11:30', 30, false],
  ['too short before it', '09:30', 15, false],
  ['within it', '10:00', 15, false],
])('work %s', (_, hora, minutes, joined) => expect(adjoins(stay, hora, minutes)).toBe(joined));
