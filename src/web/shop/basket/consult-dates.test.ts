import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefusalCode } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { consultDates } from './consult-dates.ts';

const body = { selectedProducts: [], codTienda: 1, numDays: 25 };
const refused = (status: number, code: RefusalCode = 'error-inesperado') =>
  new Refused({ error: 'No.', code, status, title: 'No' });

const apiOf = (answer: () => unknown) => {
  const ask = vi.fn(async () => answer());
  return { ask, api: ask as unknown as Api };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('days asked for', () => {
  it.each([
    ['a connection that fails', new TypeError('fetch failed')],
    ['a server that breaks', refused(500)],
  ])('again three times, ten seconds apart, over %s', async (_, failure) => {
    const { ask, api } = apiOf(() => {
      throw failure;
    });
    const answer = consultDates(api, body, new AbortController().signal).catch((error: unknown) => error);
    for (const times of [1, 2, 3, 4]) {
      expect(ask).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(9999);
      expect(ask).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(await answer).toBe(failure);
  });

  it.each([
    ['is no', refused(409)],
    ['is that of maintenance', refused(503, 'agenda-en-mantenimiento')],
  ])('once where the answer %s', async (_, failure) => {
    const { ask, api } = apiOf(() => {
      throw failure;
    });
    await expect(consultDates(api, body, new AbortController().signal)).rejects.toBe(failure);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('no more by who has left', async () => {
    const left = new AbortController();
    const { ask, api } = apiOf(() => {
      throw new TypeError('fetch failed');
    });
    const answer = consultDates(api, body, left.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    left.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await answer).toBeInstanceOf(Error);
  });
});
