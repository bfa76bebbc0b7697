import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { openEmbedded } from '#tests/support/embedded.ts';

// It works in the server's own thread: a long row of queries once let nobody else be answered before its end.
test('between two queries of the embedded database somebody else has a turn', async () => {
  const database = await openEmbedded();
  const order: string[] = [];
  setImmediate(() => order.push('somebody else'));
  for (const query of ['first', 'second', 'third']) {
    await database.one(sql`select ${query}::text as name`);
    order.push(query);
  }
  await database.close();
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('third'));
});

/** As long as a transaction of the embedded database may stand still. */
const limitMs = 15_000;

describe('a transaction of the embedded database', () => {
  afterEach(() => vi.useRealTimers());

  /** With a clock that only the test moves on. */
  const open = async () => {
    const database = await openEmbedded();
    await database.run(sql`create table mark (name text)`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const marks = async () =>
      (await database.rows<{ name: string }>(sql`select name from mark`)).map(({ name }) => name);
    return { database, marks };
  };
  const never = async () => await new Promise<void>(() => {});
  /** Long enough for whoever could have a turn. */
  const turns = async () => {
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  };

  test('that stands still is given up after 15 s, whole, and what waited for it goes on', async () => {
    const { database, marks } = await open();
    const written = Promise.withResolvers<void>();
    const standing = database.transaction(async (tx) => {
      await tx.run(sql`insert into mark values ('lost')`);
      written.resolve();
      await never();
    });
    const ended = vi.fn<(error: unknown) => void>();
    standing.catch(ended);
    await written.promise;
    const waited = vi.fn<(found: readonly string[]) => void>();
    const waiting = marks().then(waited);
    await vi.advanceTimersByTimeAsync(limitMs - 100);
    await turns();
    expect(ended).not.toHaveBeenCalled();
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await expect(standing).rejects.toThrow('the database does not answer');
    await waiting;
    expect(waited).toHaveBeenCalledExactlyOnceWith([]);
    await database.close();
  });

  test('that asks again in time is not, however long it takes in all', async () => {
    const { database, marks } = await open();
    await database.transaction(async (tx) => {
      for (const name of ['first', 'second', 'third']) {
        await tx.run(sql`insert into mark values (${name}::text)`);
        await vi.advanceTimersByTimeAsync(limitMs - 1000);
      }
    });
    expect(await marks()).toEqual(['first', 'second', 'third']);
    await database.close();
  });
});

test('among many who ask at once somebody else has a turn after each', async () => {
  const database = await openEmbedded();
  let done = 0;
  const asked = Promise.all(
    Array.from({ length: 40 }, async () => {
      await database.one(sql`select count(*) as n from generate_series(1, 200)`);
      done += 1;
    }),
  );
  const seen = new Set<number>();
  while (!seen.has(40)) {
    await nextTurn();
    seen.add(done);
  }
  await asked;
  expect(seen.size).toBeGreaterThan(20);
  await database.close();
});
