import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobHandlers } from '#server/jobs/job-kinds.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { housekeepingJobs } from '#server/housekeeping/housekeeping-jobs.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({});
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'job', 'idempotency_key', 'rate_limit', 'access_token');
});

const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
const job = async () =>
  await shop.database.one<{ attempts: number; error: string | null; run_at: Date; done: boolean; failed: boolean }>(sql`
    select attempts, error, run_at, done_at is not null as done, failed_at is not null as failed from job`);

/** A server whose refunds are done by `run`, and what it was called with. */
const refunds = (run: (reference: string) => Promise<void> = async () => {}, rest: object = {}) => {
  const done: string[] = [];
  const handlers: Partial<JobHandlers> = {
    'devolver-pago': {
      ...rest,
      run: async ({ reference }) => {
        done.push(reference);
        await run(reference);
      },
    },
  };
  return { done, jobs: startJobs(shop.runtime, handlers, {}) };
};

describe('a job', () => {
  it('is done once', async () => {
    const { done, jobs } = refunds();
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    expect(await jobs.tick()).toBe(1);
    expect(await jobs.tick()).toBe(0);
    expect(done).toEqual(['A']);
    expect(await job()).toMatchObject({ done: true, failed: false, attempts: 1, error: null });
  });

  it('is not asked for where its transaction fails', async () => {
    const { done, jobs } = refunds();
    const broken = shop.database.transaction(async (tx) => {
      await enqueue(tx, 'devolver-pago', { reference: 'A' });
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await jobs.tick();
    expect(done).toEqual([]);
  });

  it('waits until its time', async () => {
    const { done, jobs } = refunds();
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' }, { runAt: after(60) });
    await jobs.tick();
    expect(done).toEqual([]);
    shop.setClock(after(60));
    await jobs.tick();
    expect(done).toEqual(['A']);
  });

  it('of a kind that this worker does not know is left to others', async () => {
    const { jobs } = refunds();
    await enqueue(shop.database, 'send-mail', { mailId: '0198c000-0000-7000-8000-000000000001' });
    expect(await jobs.tick()).toBe(0);
    expect(await job()).toMatchObject({ attempts: 0, done: false });
  });

  it('asked for twice under one name is one while it waits, at the earlier time, and another once it is done', async () => {
    const { done, jobs } = refunds();
    const ask = async (runAt: Date) =>
      await enqueue(shop.database, 'devolver-pago', { reference: 'A' }, { dedupe: 'A', runAt });
    await ask(after(60));
    await ask(testNow);
    await ask(after(90));
    await jobs.tick();
    expect(done).toEqual(['A']);
    await ask(testNow);
    await jobs.tick();
    expect(done).toEqual(['A', 'A']);
  });

  it('asked for while it runs is done again, since it may have read too soon', async () => {
    let asked = false;
    const { done, jobs } = refunds(async () => {
      if (!asked) await enqueue(shop.database, 'devolver-pago', { reference: 'A' }, { dedupe: 'A' });
      asked = true;
    });
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' }, { dedupe: 'A' });
    await jobs.tick();
    expect(done).toEqual(['A', 'A']);
    expect(await job()).toMatchObject({ done: true });
  });
});

describe('a job that fails', () => {
  const always = async () => await Promise.reject(new Error('no answer'));

  it('is tried again, each time after a wait twice as long, an hour at most', async () => {
    const { jobs } = refunds(always);
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    const waits: number[] = [];
    for (let turn = 0, now = testNow; turn < 12; turn += 1) {
      await jobs.tick();
      const { run_at } = await job();
      waits.push((run_at.getTime() - now.getTime()) / 1000);
      now = run_at;
      shop.setClock(now);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
    expect(await job()).toMatchObject({ error: 'no answer', done: false, failed: false });
  });

  it('is given up after fifteen tries, with its reason, and says so', async () => {
    const givenUp: string[] = [];
    const { done, jobs } = refunds(always, {
      givenUp: async ({ reference }: { reference: string }) => void givenUp.push(reference),
    });
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    for (let turn = 0; turn < 20; turn += 1) {
      await jobs.tick();
      shop.setClock((await job()).run_at);
    }
    expect(done).toHaveLength(15);
    expect(givenUp).toEqual(['A']);
    expect(await job()).toMatchObject({ failed: true, done: false, error: 'no answer' });
  });

  it('lets the others be done', async () => {
    const { done, jobs } = refunds(async (reference) => {
      if (reference === 'A') await always();
    });
    for (const reference of ['A', 'B', 'C']) await enqueue(shop.database, 'devolver-pago', { reference });
    await jobs.tick();
    expect(done.toSorted()).toEqual(['A', 'B', 'C']);
    const { open } = await shop.database.one<{ open: number }>(
      sql`select count(*) as open from job where done_at is null`,
    );
    expect(open).toBe(1);
  });
});

describe('a worker that dies', () => {
  it('leaves its job to another once its claim has ended, and not before', async () => {
    let letGo = () => {};
    const forever = new Promise<void>((resolve) => (letGo = resolve));
    const dying = refunds(async () => await forever);
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    const died = dying.jobs.tick();
    while (dying.done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    const heir = refunds();
    await heir.jobs.tick();
    expect(heir.done).toEqual([]);
    shop.setClock(after(120));
    await heir.jobs.tick();
    expect(heir.done).toEqual(['A']);

    // The first was only slow: what it says now is about a job that is not its own any more.
    await shop.database.run(sql`update job set error = 'untouched'`);
    letGo();
    await died;
    expect(await job()).toMatchObject({ done: true, error: 'untouched', attempts: 2 });
  });

  it('each time on the same job ends it after fifteen', async () => {
    const { done, jobs } = refunds();
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    await shop.database.run(sql`update job set attempts = 15, locked_until = ${testNow}`);
    await jobs.tick();
    expect(done).toEqual([]);
    expect(await job()).toMatchObject({ failed: true, error: 'its workers died' });
  });
});

describe('what is done again and again', () => {
  it('has one row for all servers, and waits from its end to its next beginning', async () => {
    let runs = 0;
    const handlers: Partial<JobHandlers> = { prune: { every: 600, run: async () => void (runs += 1) } };
    const servers = [startJobs(shop.runtime, handlers, {}), startJobs(shop.runtime, handlers, {})];
    for (const server of servers) await server.tick();
    expect(runs).toBe(1);
    shop.setClock(after(599));
    for (const server of servers) await server.tick();
    expect(runs).toBe(1);
    shop.setClock(after(600));
    for (const server of servers) await server.tick();
    expect(runs).toBe(2);
    expect(await job()).toMatchObject({ done: false, failed: false });
  });

  it('goes on however often it fails', async () => {
    let runs = 0;
    const failing = async () => {
      runs += 1;
      await Promise.reject(new Error('not today'));
    };
    const jobs = startJobs(shop.runtime, { prune: { every: 60, run: failing } }, {});
    for (let turn = 0; turn < 20; turn += 1) {
      shop.setClock(after(turn * 60));
      await jobs.tick();
    }
    expect(runs).toBe(20);
    expect(await job()).toMatchObject({ failed: false, error: 'not today' });
  });

  it('deletes what has served its purpose and nothing else', async () => {
    await shop.database.run(sql`
      insert into idempotency_key (scope, key, body_hash, creado)
      values ('s', 'old', '\\x00', ${after(-90_000)}), ('s', 'new', '\\x00', ${after(-80_000)})`);
    await shop.database.run(sql`
      insert into rate_limit (key, desde, cantidad) values ('old', ${after(-4000)}, 1), ('new', ${after(-600)}, 1)`);
    await shop.database.run(sql`
      insert into job (kind, payload, run_at, done_at, failed_at)
      values ('old', '{}', ${after(-9e5)}, ${after(-8e5)}, null), ('new', '{}', ${after(-9e4)}, ${after(-9e4)}, null),
        ('failed', '{}', ${after(-9e5)}, null, ${after(-8e5)})`);
    await housekeepingJobs(shop.runtime).prune.run({});
    const left = await shop.database.rows<{ name: string }>(sql`
      select key as name from idempotency_key union all select key from rate_limit union all select kind from job order by 1`);
    expect(left.map(({ name }) => name)).toEqual(['failed', 'new', 'new', 'new']);
  });
});

describe('stopping', () => {
  it('lets the job that runs come to its end, and begins no other', async () => {
    const ended: string[] = [];
    let [begun, letGo] = [() => {}, () => {}];
    const [running, gate] = [new Promise<void>((go) => (begun = go)), new Promise<void>((go) => (letGo = go))];
    const slow: Partial<JobHandlers> = {
      'devolver-pago': {
        run: async ({ reference }) => {
          begun();
          await gate;
          ended.push(reference);
        },
      },
    };
    await enqueue(shop.database, 'devolver-pago', { reference: 'A' });
    const jobs = startJobs(shop.runtime, slow, { everyMs: 5 });
    await running;
    const stopped = jobs.stop();
    await enqueue(shop.database, 'devolver-pago', { reference: 'never' });
    letGo();
    await stopped;
    expect(ended).toEqual(['A']);
    const { open } = await shop.database.one<{ open: number }>(
      sql`select count(*) as open from job where done_at is null`,
    );
    expect(open).toBe(1);
  });
});
