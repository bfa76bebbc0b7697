import { describe, expect, it } from 'vitest';
import { countAsks } from './count-asks.ts';

const noted = (asks: ReturnType<typeof countAsks>, address: string, times: number): void => {
  for (let time = 0; time < times; time += 1) asks.note(address);
};

describe('how often addresses are asked for', () => {
  it('is told of each, also among ten thousand others', () => {
    const asks = countAsks();
    noted(asks, '/', 9);
    for (let index = 0; index < 10_000; index += 1) asks.note(`/selector/resultados?ancho=${index}`);
    noted(asks, '/ca/', 2);
    expect([asks.timesOf('/'), asks.timesOf('/ca/'), asks.timesOf('/never')]).toEqual([9, 2, 0]);
    const wrong = Array.from({ length: 10_000 }, (_, index) => asks.timesOf(`/selector/resultados?ancho=${index}`));
    // One in some ten thousand shares all four of its places with others.
    expect(wrong.filter((times) => times !== 1).length).toBeLessThan(20);
    expect(Math.min(...wrong)).toBe(1);
  });

  it('counts half with every twenty thousand asks, and up to 255', () => {
    const asks = countAsks();
    noted(asks, '/', 19_999);
    expect(asks.timesOf('/')).toBe(255);
    asks.note('/');
    expect(asks.timesOf('/')).toBe(127);
    noted(asks, '/other', 40_000);
    expect(asks.timesOf('/')).toBe(31);
  });
});
