import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beatMs, liveOrdersOver } from './live-orders.ts';
import { sendBounded, unreadBytes } from './send-bounded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (session: string | null = null) => {
  const heard: string[] = [];
  const ended = vi.fn<() => void>();
  const counted = [['network x', 5]] as const;
  return {
    heard,
    ended,
    follower: { orderId: 1, counted, session, send: (text: string) => void heard.push(text), end: ended },
  };
};

it('shows every 15 s that it lives, and ends the pages of sessions that ended meanwhile', async () => {
  const good = new Set(['laia', 'ona']);
  const live = liveOrdersOver({
    listen: async () => async () => {},
    most: 10,
    read: async () => 'state',
    living: async () => good,
    log: pino({ level: 'silent' }),
  });
  const [laia, ona, guest] = [page('laia'), page('ona'), page()];
  for (const { follower } of [laia, ona, guest]) await live.follow(follower);
  await vi.advanceTimersByTimeAsync(beatMs - 1);
  expect(guest.heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([laia.heard, ona.heard, guest.heard]).toEqual([[':\n\n'], [':\n\n'], [':\n\n']]);
  good.delete('ona');
  await vi.advanceTimersByTimeAsync(beatMs);
  expect([laia.ended, ona.ended, guest.ended].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  await live.close();
  expect(guest.ended).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * beatMs);
  expect(guest.heard).toHaveLength(2);
});

it('lets a page go at which nobody reads, and writes no more than it may', () => {
  const never = new Writable({ write: () => {} });
  const send = sendBounded(never);
  const text = 'x'.repeat(1024);
  for (let turn = 0; turn < 1000; turn += 1) send(text);
  expect(never.destroyed).toBe(true);
  expect(never.writableLength).toBeLessThanOrEqual(unreadBytes + text.length);
  const reads = new Writable({ write: (_, __, done) => done() });
  for (let turn = 0; turn < 1000; turn += 1) sendBounded(reads)(text);
  expect(reads.destroyed).toBe(false);
});
