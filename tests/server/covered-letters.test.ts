import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import type { Letter } from '#server/mail/letter.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { markFailed, markSent, type MailRow } from '#server/mail/mail-store.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { WriteLetter } from '#server/mail/template.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';

let shop: TestRuntime;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-covered-'));
  shop = await startRuntime({}, { config: { dataDir, mailbox: true } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

/** Two messages, of which the first has a job that is due later. */
let [first, second] = ['', ''];
beforeEach(async () => {
  await shop.database.script('delete from mail; delete from job');
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
  for (const orderId of [1, 2])
    await queueMail(shop.database, {
      template: 'confirmacion',
      destinatario: 'rosa@example.com',
      idioma: 'es',
      datos: { orderId },
    });
  const rows = await shop.database.rows<{ id: string }>(sql`select id from mail order by datos ->> 'orderId'`);
  [first, second] = rows.map(({ id }) => id) as [string, string];
  await shop.database.run(sql`update job set run_at = '2028-01-01' where dedupe = ${first}`);
});

const saying = (subject: string): Letter => ({ idioma: 'es', subject, title: subject, blocks: [] });
const send = async (write: WriteLetter) =>
  await startJobs(shop.runtime, mailJobs(shop.runtime, { write, waitsUntil: async () => null }), {}).tick();
const rows = async () =>
  await shop.database.rows<Pick<MailRow, 'id' | 'status'> & { said: string | null }>(
    sql`select id, status, carta ->> 'subject' as said from mail order by datos ->> 'orderId'`,
  );
const files = async () => await readdir(join(dataDir, 'mail')).catch(() => []);

describe('a message that another letter says as well', () => {
  it('has left with it', async () => {
    await send(async () => ({ ...saying('both'), covers: [first] }));
    expect(await rows()).toMatchObject([
      { id: first, status: 'enviado', said: 'both' },
      { id: second, status: 'enviado', said: 'both' },
    ]);
    expect(await files()).toHaveLength(1);
  });

  it('stays as it left where it left by itself meanwhile', async () => {
    await send(async () => {
      await markSent(shop.database, first, { letter: saying('own'), now: testNow });
      return { ...saying('both'), covers: [first] };
    });
    expect(await rows()).toMatchObject([
      { status: 'enviado', said: 'own' },
      { status: 'enviado', said: 'both' },
    ]);
  });

  it('stays given up where it was given up meanwhile', async () => {
    await send(async () => {
      await markFailed(shop.database, first);
      return { ...saying('both'), covers: [first] };
    });
    expect(await rows()).toMatchObject([{ status: 'fallido', said: null }, { status: 'enviado' }]);
  });

  it('is not sent when that one left while it was written', async () => {
    await send(async () => {
      await markSent(shop.database, first, { letter: saying('both'), now: testNow, covers: [second] });
      return saying('own');
    });
    expect(await files()).toEqual([]);
    expect(await rows()).toMatchObject([{ said: 'both' }, { said: 'both' }]);
  });
});
