import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { quickRead, quickWrite, sql } from '#server/database/sql.ts';
import { startOwnPostgres, type OwnPostgres } from '#tests/support/postgres.ts';

let postgres: OwnPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  database = openPostgres(postgres.url, 4, 2000);
  await database.run(sql`create table thing (id int primary key, name text not null)`);
  await database.run(sql`insert into thing select n, 'thing ' || n from generate_series(1, 500) as n`);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const nameOf = async (id: number) =>
  (await database.one<{ name: string }>(quickRead`select name from thing where id = ${id}::int`)).name;
const process = async () => (await database.one<{ pid: number }>(quickRead`select pg_backend_pid() as pid`)).pid;

/** The first reads are answered by the pool while the shared connection is opened. */
const shared = async () => {
  const same = async () => new Set(await Promise.all(Array.from({ length: 20 }, process))).size;
  await expect.poll(same, { timeout: 10_000 }).toBe(1);
  return await process();
};

test('hundreds at once have one connection, and each gets its own answer', async () => {
  await shared();
  const ids = Array.from({ length: 500 }, (_, at) => at + 1);
  const [names, pids] = await Promise.all([
    Promise.all(ids.map(nameOf)),
    Promise.all(Array.from({ length: 50 }, process)),
  ]);
  expect(names).toEqual(ids.map((id) => `thing ${id}`));
  expect(new Set(pids).size).toBe(1);
});

test('one that fails spoils no other', async () => {
  await shared();
  const wrong = database.rows(quickRead`select 1 / (id - 7) as x from thing where id = ${7}::int`);
  const [failed, ...rest] = await Promise.allSettled([wrong, nameOf(8), nameOf(9)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
  expect(rest).toEqual([
    { status: 'fulfilled', value: 'thing 8' },
    { status: 'fulfilled', value: 'thing 9' },
  ]);
});

test('sees what was written a moment before, by whichever connection', async () => {
  await shared();
  for (let turn = 0; turn < 50; turn += 1) {
    const name = `turn ${turn}`;
    await database.run(sql`update thing set name = ${name} where id = 500`);
    expect(await nameOf(500)).toBe(name);
  }
});

test('inside a transaction it is read there', async () => {
  await shared();
  await database
    .transaction(async (tx) => {
      await tx.run(sql`update thing set name = 'not kept' where id = 400`);
      expect(await tx.one(quickRead`select name from thing where id = ${400}::int`)).toEqual({ name: 'not kept' });
      expect(await nameOf(400)).toBe('thing 400');
      throw new Error('thought better of');
    })
    .catch(() => {});
  expect(await nameOf(400)).toBe('thing 400');
});

test('one that writes or locks is refused', async () => {
  await shared();
  const read = { message: expect.stringContaining('read-only transaction') as string };
  await expect(database.run(quickRead`update thing set name = 'x'`)).rejects.toMatchObject(read);
  await expect(database.run(quickRead`select name from thing for update`)).rejects.toMatchObject(read);
});

test('a row that others work on is read without waiting', async () => {
  await shared();
  await database.transaction(async (tx) => {
    await tx.run(sql`update thing set name = 'under way' where id = 300`);
    const began = performance.now();
    expect(await nameOf(300)).toBe('thing 300');
    expect(performance.now() - began).toBeLessThan(400);
    await tx.run(sql`update thing set name = 'thing 300' where id = 300`);
  });
});

const rename = async (id: number, name: string) =>
  await database.maybeOne<{ pid: number }>(quickWrite`
    update thing set name = ${name} where id = ${id}::int returning pg_backend_pid() as pid`);

/** As `shared`, of those that write. */
const sharedWrites = async () => {
  const same = async () =>
    new Set(await Promise.all([1, 2, 3, 4, 5].map(async (id) => (await rename(id, `thing ${id}`))?.pid))).size;
  await expect.poll(same, { timeout: 10_000 }).toBe(1);
};

test('hundreds that write at once have a connection, and each is done', async () => {
  await sharedWrites();
  const ids = Array.from({ length: 200 }, (_, at) => at + 1);
  const pids = await Promise.all(ids.map(async (id) => (await rename(id, `anew ${id}`))?.pid));
  expect(new Set(pids).size).toBe(1);
  expect(await Promise.all(ids.map(nameOf))).toEqual(ids.map((id) => `anew ${id}`));
  await Promise.all(ids.map(async (id) => await rename(id, `thing ${id}`)));
});

test('one that waits for a row lets the others go first, and is done once the row is free', async () => {
  await sharedWrites();
  let waiting: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await tx.run(sql`update thing set name = 'held' where id = 250`);
    waiting = rename(250, 'after all');
    const began = performance.now();
    await rename(251, 'not held');
    expect(performance.now() - began).toBeLessThan(850);
    await tx.run(sql`select pg_sleep(0.5)`);
  });
  await waiting;
  expect([await nameOf(250), await nameOf(251)]).toEqual(['after all', 'not held']);
});

test('one that takes long lets the others go first, and is answered all the same', async () => {
  const pid = await shared();
  const slow = database.one<{ pid: number }>(quickRead`select pg_backend_pid() as pid from pg_sleep(0.9)`);
  const began = performance.now();
  expect(await nameOf(5)).toBe('thing 5');
  expect(performance.now() - began).toBeLessThan(850);
  expect((await slow).pid).not.toBe(pid);
  expect(await shared()).toBe(pid);
});

test('where a table is locked whole it waits on a connection of its own', async () => {
  await shared();
  await database.run(sql`create table if not exists locked (id int)`);
  const locked = database.transaction(async (tx) => {
    await tx.run(sql`lock table locked in access exclusive mode`);
    const waiting = database.rows(quickRead`select id from locked`);
    await tx.run(sql`select pg_sleep(0.7)`);
    return { waiting };
  });
  const { waiting } = await locked;
  expect(await waiting).toEqual([]);
});

test('where a table is locked whole, whoever comes after the first who waited does not wait behind the others', async () => {
  await shared();
  let reads: Promise<unknown>[] = [];
  await database.transaction(async (tx) => {
    await tx.run(sql`lock table locked in access exclusive mode`);
    reads = [1, 2].map(async () => await database.rows(quickRead`select id from locked`));
    await tx.run(sql`select pg_sleep(0.6)`);
    const began = performance.now();
    expect(await nameOf(6)).toBe('thing 6');
    expect(performance.now() - began).toBeLessThan(300);
  });
  expect(await Promise.all(reads)).toEqual([[], []]);
});

test('a connection that breaks is made anew, and nobody waits for it', async () => {
  const pid = await shared();
  const asked = Promise.allSettled(Array.from({ length: 20 }, async () => await nameOf(1)));
  await database.run(sql`select pg_terminate_backend(${pid}::int)`);
  for (const answer of await asked)
    if (answer.status === 'rejected') expect(String(answer.reason)).toContain('the database does not answer');
  await expect.poll(async () => await nameOf(2).catch(() => ''), { timeout: 5000 }).toBe('thing 2');
  expect(await shared()).not.toBe(pid);
});

test('a database that is frozen keeps nobody waiting longer than is set, and is asked again when it is back', async () => {
  await shared();
  await postgres.freeze();
  const began = performance.now();
  const asked = await Promise.allSettled(Array.from({ length: 30 }, async () => await nameOf(1)));
  postgres.thaw();
  expect(performance.now() - began).toBeLessThan(8000);
  for (const answer of asked)
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'the database does not answer' } });
  await expect.poll(async () => await nameOf(2).catch(() => ''), { timeout: 10_000 }).toBe('thing 2');
  await shared();
});
