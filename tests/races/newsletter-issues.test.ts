import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { writeLetter } from '#server/letters.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { sendSome, newsletterIssuesJobs } from '#server/newsletter-issues/newsletter-issues-jobs.ts';
import { newsletterHandlers } from '#server/newsletter/newsletter-handlers.ts';
import { newsletterLink } from '#server/newsletter/newsletter-links.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';

const readers = 200;
const leavers = 20;

let postgres: TestPostgres;
let servers: readonly [TestRuntime, TestRuntime];
beforeAll(async () => {
  postgres = await startMigrated();
  const start = async () => await startRuntime(newsletterHandlers, { database: openPostgres(postgres.url, 8) });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});

it('two servers write to each of two hundred once, one of them fails in the middle, and to nobody who left', async () => {
  const [one, other] = servers;
  const { database } = one;
  const people = await database.rows<{ id: string; email: string }>(sql`
    insert into newsletter_subscription (id, email, email_norm, idioma, estado, pedido, cambiado)
    select gen_random_uuid(), e, e, 'es', 'activa', ${testNow}, ${testNow}
    from (select 'r' || n || '@example.com' as e from generate_series(1, ${readers}::int) n) p returning id, email`);
  const issueId = randomUUID();
  await database.run(sql`
    insert into newsletter_issue (id, estado, asunto_es, asunto_ca, texto_es, texto_ca, desde, creado, cambiado)
    values (${issueId}::uuid, 'enviando', 'a', 'a', 'b', 'b', ${testNow}, ${testNow}, ${testNow})`);
  const gone = people.slice(0, leavers);
  const leave = async (server: TestRuntime, { id }: { id: string }) => {
    const x = await newsletterLink(server.database, { id, bajas: 0 }, 'elegir');
    await server.call('cancelNewsletter', { params: { x } });
  };
  /** A server that takes readers and dies before it can write to them. */
  const die = async (server: TestRuntime) => {
    await server.database
      .transaction(async (tx) => {
        await sendSome({ ...server.runtime, database: tx }, issueId);
        throw new Error('died');
      })
      .catch(() => {});
  };
  await Promise.all([
    ...servers.flatMap((server) => [die(server), sendSome(server.runtime, issueId), sendSome(server.runtime, issueId)]),
    ...gone.map(async (person, place) => await leave(place % 2 ? one : other, person)),
  ]);
  for (let turn = 0; turn < 8; turn += 1)
    await Promise.all(servers.map(async ({ runtime }) => await newsletterIssuesJobs(runtime)['send-issues'].run({})));

  const { estado } = await database.one<{ estado: string }>(sql`select estado from newsletter_issue`);
  const mails = await database.rows<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail where template = 'boletin'`);
  const written = new Map<string, number>();
  for (const mail of mails) {
    const letter = await writeLetter(one.runtime, mail);
    if (letter) written.set(mail.destinatario, (written.get(mail.destinatario) ?? 0) + 1);
  }
  const stayed = people.slice(leavers).map(({ email }) => email);
  expect(estado).toBe('enviado');
  expect([...written.keys()].toSorted()).toEqual(stayed.toSorted());
  expect(new Set(written.values())).toEqual(new Set([1]));
  expect(new Set(mails.map(({ destinatario }) => destinatario)).size).toBe(mails.length);
}, 120_000);
