import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWarming } from '#server/search/warm-search.ts';
import type { Database } from '#server/database/database.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(async () => await shop.close());

/** A database that takes its time, counts what it is asked, and is closed by the test. */
const slowly = (database: Database, ms: number) => {
  let [asked, closed] = [0, false];
  const rows: Database['rows'] = async (query) => {
    if (closed) throw new Error('closed');
    asked += 1;
    await pause(ms);
    if (closed) throw new Error('closed');
    return await database.rows(query);
  };
  return { database: { ...database, rows }, asked: () => asked, close: () => (closed = true) };
};

describe('what searches keep in memory', () => {
  it.each([0, 30, 200])('is not read on by a server that is told to stop after %i ms', async (ms) => {
    const slow = slowly(shop.database, 20);
    const logged: unknown[] = [];
    const warming = startWarming(
      { ...shop.runtime, database: slow.database },
      { error: (...told: unknown[]) => void logged.push(told) },
    );
    await pause(ms);
    await warming.stop();
    const before = slow.asked();
    slow.close();
    await pause(1300);
    expect(logged).toEqual([]);
    expect(slow.asked()).toBe(before);
  });

  it('is read whole where nobody stops it', async () => {
    const slow = slowly(shop.database, 0);
    const logged: unknown[] = [];
    const warming = startWarming(
      { ...shop.runtime, database: slow.database },
      { error: (...told: unknown[]) => void logged.push(told) },
    );
    await pause(100);
    const before = slow.asked();
    await expect.poll(slow.asked, { timeout: 10_000 }).toBeGreaterThan(before);
    await warming.stop();
    expect(logged).toEqual([]);
  });
});
