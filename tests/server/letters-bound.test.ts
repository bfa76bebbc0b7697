import { sentLetters } from '#server/letters.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#domain/time.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertConfirmedOrder } from '#tests/support/confirmed-order.ts';

let shop: TestRuntime;
let dataDir: string;
let orderId: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-letters-'));
  shop = await startRuntime(accountsHandlers, { config: { dataDir, rateLimit: true } });
  ({ orderId } = await insertConfirmedOrder(shop.database));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate mail, job, rate_limit');
});

const write = async (destinatario: string, times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await queueMail(shop.database, { template: 'confirmacion', destinatario, idioma: 'es', datos: { orderId } });
  await shop.database.run(sql`update mail set creado = ${testNow}`);
  await shop.database.run(sql`update job set run_at = ${testNow}`);
};
const workAt = async (ms: number) => {
  shop.setClock(new Date(testNow.getTime() + ms));
  await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();
};
const count = async (status: string) =>
  (await shop.database.rows(sql`select from mail where status = ${status}`)).length;

describe('letters to an address that anybody may have typed', () => {
  it('are six an hour to a person, however the address is written; the others follow hour by hour', async () => {
    await write('victim@example.com', 4);
    await write('victim+shop@example.com', 4);
    await workAt(0);
    expect([await count('enviado'), await count('pendiente')]).toEqual([6, 2]);
    await workAt(30 * minuteMs);
    expect(await count('enviado')).toBe(6);
    await workAt(hourMs);
    expect([await count('enviado'), await count('pendiente')]).toEqual([8, 0]);
  });

  it('keep nobody else waiting', async () => {
    await write('victim@example.com', 8);
    await write('other@example.com', 1);
    await workAt(0);
    expect(await count('enviado')).toBe(7);
  });

  it('are given up after six hours, so that nobody is plagued for days', async () => {
    await write('victim@example.com', 60);
    for (let hours = 0; hours < 9; hours += 1) await workAt(hours * hourMs);
    expect(await count('pendiente')).toBe(0);
    expect(await count('enviado')).toBeLessThanOrEqual(42);
    expect(await count('fallido')).toBeGreaterThanOrEqual(18);
  });
});
