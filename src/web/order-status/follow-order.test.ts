import type { OrderProgress } from '#contract/order-progress.ts';
import { Refused, type Api } from '#web/api.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOrder } from './follow-order.ts';

const state = (pasos: OrderProgress['pasos'] = []) => ({ pasos }) as unknown as OrderProgress;

let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (ask: () => Promise<unknown>) => {
  const told = { state: vi.fn<(progress: OrderProgress) => void>(), failed: vi.fn<(failure: unknown) => void>() };
  void followOrder(ask as unknown as Api, { n: 'R1' }, told, stop.signal);
  return told;
};

it('asks at once and every 10 s where there is no stream, and tries a stream before each', async () => {
  const streams = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 429 }));
  vi.stubGlobal('fetch', streams);
  const ask = vi.fn<() => Promise<OrderProgress>>(async () => state());
  const told = follow(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect([streams.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(20_001);
  expect([streams.mock.calls.length, ask.mock.calls.length]).toEqual([4, 4]);
  expect(told.state).toHaveBeenCalledTimes(4);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks nothing while a stream tells, and begins another one that fell silent or ended', async () => {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (_, { signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.push(controller);
          signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body);
    }),
  );
  const say = (nth: number, text: string) => opened[nth]?.enqueue(new TextEncoder().encode(text));
  const ask = vi.fn<() => Promise<OrderProgress>>(async () => state());
  const told = follow(ask);
  await vi.advanceTimersByTimeAsync(0);
  say(0, `event: estado\ndata: ${JSON.stringify(state())}\n\n`);
  await vi.advanceTimersByTimeAsync(15_000);
  say(0, ':\n\n');
  await vi.advanceTimersByTimeAsync(39_999);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3002);
  expect(opened).toHaveLength(2);
  say(1, `event: estado\ndata: ${JSON.stringify(state())}\n\n`);
  await vi.advanceTimersByTimeAsync(0);
  opened[1]?.close();
  await vi.advanceTimersByTimeAsync(3001);
  expect(opened).toHaveLength(3);
  expect(told.state).toHaveBeenCalledTimes(2);
  expect(ask).not.toHaveBeenCalled();
});

it('says why, and stops where asking again would be refused again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const gone = new Refused({ status: 404, code: 'pedido-no-existe', error: 'No', title: 'Not Found' } as never);
  const ask = vi.fn<() => Promise<OrderProgress>>(async () => await Promise.reject(gone));
  const told = follow(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(told.failed).toHaveBeenCalledExactlyOnceWith(gone);
});
