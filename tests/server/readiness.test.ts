import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { mountHealth } from '#server/http/health.ts';
import { readinessOf } from '#server/http/readiness.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let whole: Database;
beforeAll(async () => {
  whole = await openTestDatabase();
});
afterEach(() => vi.useRealTimers());
afterAll(async () => await whole.close());

/** `/readyz` over a database that counts who asks it, and answers once it is let. */
const served = (until: () => Promise<void>) => {
  let asked = 0;
  const database: Database = {
    ...whole,
    maybeOne: async (query) => {
      asked += 1;
      await until();
      return await whole.maybeOne(query);
    },
  };
  const app = fastify();
  mountHealth(app, readinessOf(database));
  return {
    asked: () => asked,
    ready: async () => {
      const began = performance.now();
      const { statusCode, body } = await app.inject('/readyz');
      return { answer: `${statusCode} ${body}`, ms: performance.now() - began };
    },
  };
};
const ok = '200 {"status":"ok"}';

test('the database is asked once a second at most, however often the server is asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, ready } = served(async () => {});
  const answers = await Promise.all(Array.from({ length: 50 }, ready));
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set([ok]));
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(900);
  for (let turn = 0; turn < 5; turn += 1) expect((await ready()).answer).toBe(ok);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  for (let turn = 0; turn < 5; turn += 1) expect((await ready()).answer).toBe(ok);
  expect(asked()).toBe(2);
});

test('a database that hangs makes it not ready within two seconds, and is not asked anew while it hangs', async () => {
  const hang = Promise.withResolvers<void>();
  const { asked, ready } = served(async () => await hang.promise);
  const answers = await Promise.all([ready(), ready(), pause(1000).then(ready)]);
  for (const { answer, ms } of answers) {
    expect(answer).toBe('503 {"status":"not ready"}');
    expect(ms).toBeGreaterThan(1000);
    expect(ms).toBeLessThan(2000);
  }
  expect(asked()).toBe(1);
  hang.resolve();
  await expect.poll(async () => (await ready()).answer, { timeout: 10_000 }).toBe(ok);
});
