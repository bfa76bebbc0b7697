import { expect, it } from 'vitest';
import { withinReach } from './reach.ts';

const at = (...kilometres: number[]) => kilometres.map((distancia) => ({ distancia }));

it('within a radius are all up to its edge; where there are none, the nearest is told', () => {
  expect(withinReach(at(1, 25, 25.1), 25)).toEqual({ near: at(1, 25), nearest: undefined });
  expect(withinReach(at(30, 40), 25)).toEqual({ near: [], nearest: { distancia: 30 } });
  expect(withinReach([], 25)).toEqual({ near: [], nearest: undefined });
});
