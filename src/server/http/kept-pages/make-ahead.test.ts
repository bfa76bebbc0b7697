import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { makeAhead } from './make-ahead.ts';

const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

/** Makes pages that take a while each; answers with what was made, what is being made at once, and what was logged. */
const begin = (addresses: readonly string[], fails: (address: string) => boolean = () => false) => {
  const seen = { made: [] as string[], atOnce: 0, mostAtOnce: 0, logged: [] as unknown[], atWork: 0 };
  const ahead = makeAhead(
    addresses,
    async (address) => {
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      await pause(1);
      seen.atOnce -= 1;
      seen.made.push(address);
      if (fails(address)) throw new Error(`${address} breaks`);
    },
    { warn: (...line: unknown[]) => void seen.logged.push(line) },
    { atWork: () => seen.atWork, lookMs: 1 },
  );
  return { seen, ahead };
};

describe('pages made ahead', () => {
  it('are made one after the other, those that were asked for last first, two hundred at most', async () => {
    const { seen } = begin(addressesOf(250));
    await vi.waitFor(() => expect(seen.made).toHaveLength(200), { timeout: 5000 });
    await pause(50);
    expect(seen.made).toEqual(addressesOf(200));
    expect(seen.mostAtOnce).toBe(1);
  });

  it('wait while the process has something else to do', async () => {
    const { seen } = begin(addressesOf(3));
    seen.atWork = 0.5;
    await pause(50);
    expect(seen.made).toEqual([]);
    seen.atWork = 0.1;
    await vi.waitFor(() => expect(seen.made).toEqual(addressesOf(3)));
  });

  it('end with the process: what is being made comes to its end, and nothing else is begun', async () => {
    const { seen, ahead } = begin(addressesOf(200));
    await vi.waitFor(() => expect([seen.made.length > 0, seen.atOnce]).toEqual([true, 1]), { interval: 0 });
    await ahead.stop();
    const { length } = seen.made;
    expect(seen.atOnce).toBe(0);
    await pause(50);
    expect(seen.made).toHaveLength(length);
  });

  it('go on without one that breaks, and the log hears of it once', async () => {
    const { seen } = begin(addressesOf(6), (address) => address === '/1' || address === '/3');
    await vi.waitFor(() => expect(seen.made).toEqual(addressesOf(6)));
    expect(seen.logged).toMatchObject([[{ page: '/1' }, expect.any(String)]]);
  });

  it('are given up when one after the other breaks', async () => {
    const { seen } = begin(addressesOf(50), () => true);
    await vi.waitFor(() => expect(seen.made).toHaveLength(5));
    await pause(50);
    expect([seen.made.length, seen.logged.length]).toEqual([5, 1]);
  });
});

it('a process that is at work all the time makes none ahead, and makes them when it is not any more', async () => {
  const made: string[] = [];
  const ahead = makeAhead(['/'], async (address) => void made.push(await Promise.resolve(address)), { warn: () => {} });
  const until = performance.now() + 500;
  while (performance.now() < until) {
    const busy = performance.now() + 20;
    while (performance.now() < busy);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(made).toEqual([]);
  await vi.waitFor(() => expect(made).toEqual(['/']), { timeout: 5000 });
  await ahead.stop();
});
