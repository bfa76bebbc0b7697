import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { collect } from '#server/leaving/export/collect.ts';
import { dataExportsHandlers } from '#server/leaving/export/exports-handlers.ts';
import { readOneMoment } from '#server/leaving/export/exports-store.ts';
import { makeExport } from '#server/leaving/export/make-export.ts';
import { lockAccount } from '#server/leaving/belongings-store.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { leavingJobs } from '#server/leaving/leaving-jobs.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { copyCalls } from '#tests/support/exports.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { ona } from '#tests/support/ona.ts';

const password = 'girafa-lila-27';
const { ask } = copyCalls(password);

let postgres: TestPostgres;
let watcher: Database;
let one: TestRuntime;
let other: TestRuntime;
beforeAll(async () => {
  postgres = await startMigrated();
  watcher = openPostgres(postgres.url, 2);
  const start = async () =>
    await startRuntime(
      { ...accountsHandlers, ...dataExportsHandlers, ...leavingHandlers },
      { database: openPostgres(postgres.url, 10) },
    );
  [one, other] = [await start(), await start()];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await watcher.close();
  await postgres.stop();
});

const enter = async () => {
  const email = `${randomUUID()}@example.com`;
  const { token, user } = await one.call('registerUser', {
    body: { ...ona, email, password },
  });
  return { token, id: user.idUser, email };
};
type Somebody = Awaited<ReturnType<typeof enter>>;
const leave = async (server: TestRuntime, { id, token }: Somebody) =>
  await server.send('deleteUser', { params: { id }, body: { password, anularCitas: true } }, { token });
const wishOf = async ({ id }: Somebody) =>
  (await watcher.one<{ id: string }>(sql`select id from data_export where account_id = ${id}::uuid`)).id;
/** Files, links to them, and letters of somebody that are to be sent. */
const left = async ({ id, email }: Somebody) =>
  await watcher.one<{ accounts: number; files: number; letters: number }>(sql`
    select (select count(*)::int from account a where a.id = ${id}::uuid) as accounts,
      (select count(*)::int from data_export d where d.account_id = ${id}::uuid) as files,
      (select count(*)::int from mail m where m.destinatario = ${email}) as letters`);
const nothing = { accounts: 0, files: 0, letters: 0 };

describe('a copy of one’s data that is asked for', () => {
  it('fifty times at once at two servers is one wish, one file and one letter', { timeout: 120_000 }, async () => {
    const who = await enter();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => await ask(nth % 2 === 0 ? one : other, who)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const made = [one, other].map(({ runtime }) => startJobs(runtime, leavingJobs(runtime), {}));
    await Promise.all(made.map(async (jobs) => await jobs.tick()));
    expect(
      await watcher.one(sql`
        select d.estado, d.veces, (select count(*)::int from mail where destinatario = ${who.email} and template = 'datos-listos') as letters
        from data_export d where d.account_id = ${who.id}::uuid`),
    ).toEqual({ estado: 'lista', veces: 1, letters: 1 });
  });

  it('is of one moment: what is written meanwhile is not half in it', async () => {
    const who = await enter();
    const seen = await one.database.transaction(async (tx) => {
      await readOneMoment(tx);
      await tx.one(sql`select id from account where id = ${who.id}::uuid`);
      await watcher.run(sql`delete from consent where account_id = ${who.id}::uuid`);
      await watcher.run(sql`update account set nombre = 'Otra' where id = ${who.id}::uuid`);
      return await collect(tx, who.id, { idioma: 'es', mostBytes: 1e6 });
    });
    if (!seen || seen === 'too-much') throw new Error('nothing was collected');
    const rows = (kind: string) => seen.lists.find((list) => list.kind === kind)?.rows ?? [];
    expect(rows('consentimientos').length).toBeGreaterThan(0);
    expect(rows('cuenta')).toMatchObject([{ nombre: 'Ona' }]);
  });
});

describe('an account that is deleted while its copy is made', () => {
  it('first: what was collected is thrown away, without a file and without a letter', { timeout: 60_000 }, async () => {
    const who = await enter();
    await ask(one, who);
    const wish = await wishOf(who);
    let making: Promise<void> | undefined;
    await watcher.transaction(async (tx) => {
      await lockAccount(tx, who.id);
      making = makeExport(one.runtime, wish);
      // It has collected all, and waits for the account.
      await expect
        .poll(
          async () =>
            (
              await other.database.one<{ waiting: number }>(sql`
                select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like '%from account%for update%'`)
            ).waiting,
          { timeout: 1500, interval: 20 },
        )
        .toBeGreaterThan(0);
      await tx.run(sql`update mail set destinatario = '' where destinatario = ${who.email}`);
      await tx.run(sql`delete from account where id = ${who.id}::uuid`);
    });
    await making;
    expect(await left(who)).toEqual(nothing);
  });

  it('afterwards: file, link and letter go with it', { timeout: 60_000 }, async () => {
    const who = await enter();
    await ask(one, who);
    await makeExport(one.runtime, await wishOf(who));
    expect(await left(who)).toMatchObject({ accounts: 1, files: 1 });
    expect(await leave(other, who)).toMatchObject({ status: 200 });
    expect(await left(who)).toEqual(nothing);
  });

  it('at the same moment as it is asked for and made: nothing of it survives', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = await enter();
      if (round % 2 === 0) await ask(one, who);
      const wish = round % 2 === 0 ? await wishOf(who) : undefined;
      const [gone, asked] = await Promise.all([
        leave(other, who),
        wish === undefined ? ask(one, who) : makeExport(one.runtime, wish),
      ]);
      expect(gone.status).toBe(200);
      if (asked) expect([200, 401]).toContain(asked.status);
      await startJobs(one.runtime, leavingJobs(one.runtime), {}).tick();
      expect(await left(who)).toEqual(nothing);
    }
  });
});
