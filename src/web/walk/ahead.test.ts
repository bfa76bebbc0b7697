import type { Api } from '#web/api.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedAhead } from './ahead.ts';

const api = (() => {}) as unknown as Api;
const { signal } = new AbortController();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question = (first = async (place: string) => await Promise.resolve(`ahead of ${place}`)) => {
  const asked = { ahead: [] as string[], now: [] as string[] };
  const both = askedAhead<{ place: string }, string>(
    async (_, { place }) => {
      asked.now.push(place);
      return await Promise.resolve(`at ${place}`);
    },
    async (_, { place }) => {
      asked.ahead.push(place);
      return await first(place);
    },
  );
  return {
    asked,
    ahead: (place: string) => both.ahead(api, { place }),
    ask: async (place: string) => await both.ask(api, { place }, signal),
  };
};

describe('what is asked before somebody wants it', () => {
  it('is the answer once, and asked a single time', async () => {
    const { asked, ahead, ask } = question();
    ahead('25001');
    ahead('25001');
    expect(await ask('25001')).toBe('ahead of 25001');
    expect(await ask('25001')).toBe('at 25001');
    expect(asked).toEqual({ ahead: ['25001'], now: ['25001'] });
  });

  it('is no answer to anything else, and is forgotten then', async () => {
    const { ahead, ask } = question();
    ahead('25001');
    expect(await ask('08001')).toBe('at 08001');
    expect(await ask('25001')).toBe('at 25001');
  });

  it('is no answer any more after 20 seconds', async () => {
    const { ahead, ask } = question();
    ahead('25001');
    vi.advanceTimersByTime(20_000);
    expect(await ask('25001')).toBe('at 25001');
  });

  it('is asked again where it failed, and nobody hears of it', async () => {
    const { ahead, ask } = question(async () => await Promise.reject(new Error('lost')));
    ahead('25001');
    await vi.runAllTimersAsync();
    expect(await ask('25001')).toBe('at 25001');
  });
});
