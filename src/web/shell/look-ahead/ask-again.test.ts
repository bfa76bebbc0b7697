import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

type Outcome = number | 'lost' | 'refused';

/** A `fetch` that answers one after the other, and counts. */
const answering = (...outcomes: readonly Outcome[]) => {
  let times = 0;
  const fetch = vi.fn(async () => {
    const outcome = outcomes[Math.min(times, outcomes.length - 1)];
    times += 1;
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'refused') return new Response(null, { status: 503, headers: { 'x-remix-response': 'yes' } });
    return new Response(null, { status: outcome ?? 200 });
  });
  return { ask: askAgain(fetch), times: () => times };
};

const settled = async (asked: Promise<Response>): Promise<number | 'lost'> => {
  const outcome = asked.then(
    ({ status }) => status,
    () => 'lost' as const,
  );
  await vi.runAllTimersAsync();
  return await outcome;
};

describe('data of a page that cannot be had (spec N9)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Outcome[], number | 'lost', number]>([
    ['comes at the second time', ['lost', 200], 200, 2],
    ['comes at the fourth time', [502, 'lost', 504, 200], 200, 4],
    ['is given up after three times more', ['lost'], 'lost', 4],
    ['says what the last answer was', [502], 502, 4],
    ['is missing at once', [404], 404, 1],
    ['is broken at once', [500], 500, 1],
    ['is what the shop itself says of it', ['refused'], 503, 1],
  ])('%s', async (_, outcomes, status, tries) => {
    const { ask, times } = answering(...outcomes);
    expect(await settled(ask('/neumaticos.data'))).toBe(status);
    expect(times()).toBe(tries);
  });

  it('is left when nobody wants it any more', async () => {
    const { ask, times } = answering('lost');
    const leaving = new AbortController();
    const asked = settled(ask('/page-data/empresa/page-data.json', { signal: leaving.signal }));
    leaving.abort(new Error('left'));
    expect(await asked).toBe('lost');
    expect(times()).toBe(1);
  });

  it('is the only thing that is asked for again', async () => {
    const { ask, times } = answering('lost');
    expect(await settled(ask('/api/es/cesta'))).toBe('lost');
    expect(times()).toBe(1);
  });
});
