import { sentLetters } from '#server/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertConfirmedOrder } from '#tests/support/confirmed-order.ts';
import { readMime } from '#tests/support/mime.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

let smtp: TestSmtp;
let shop: TestRuntime;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startRuntime(
    {},
    {
      config: {
        mail: { smtpUrl: smtp.url, perHour: 6, from: 'Rodera <citas@rodera.example>' },
        publicUrl: 'https://rodera.example',
      },
    },
  );
});
afterAll(async () => {
  await shop.close();
  await smtp.stop();
});

const status = async () => (await shop.database.one<{ status: string }>(sql`select status from mail`)).status;

describe('a message with a mail server', () => {
  it('is tried again when the server does not take it, and arrives once, with text, HTML and calendar', async () => {
    const jobs = startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {});
    const { orderId } = await insertConfirmedOrder(shop.database);
    await queueMail(shop.database, {
      template: 'confirmacion',
      destinatario: 'rosa@example.com',
      idioma: 'es',
      datos: { orderId },
    });

    smtp.refuseWith('451 try again later');
    await jobs.tick();
    expect(smtp.taken).toEqual([]);
    expect(await status()).toBe('pendiente');

    smtp.refuseWith(null);
    await jobs.tick();
    expect(smtp.taken).toEqual([]);
    shop.setClock(new Date(testNow.getTime() + 10_000));
    await jobs.tick();
    await jobs.tick();
    expect(smtp.taken).toHaveLength(1);
    expect(await status()).toBe('enviado');

    const [mail] = smtp.taken;
    expect(mail).toMatchObject({ from: 'citas@rodera.example', to: ['rosa@example.com'] });
    const { headers, parts } = readMime(mail?.raw ?? '');
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'text/calendar', 'application/ics']);
    const [text, html, calendar, file] = parts.map(({ content }) => content);
    expect(text).toContain('Te esperamos el martes 6 de abril de 2027');
    expect(html).toContain('Te esperamos el martes 6 de abril de 2027');
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(file?.trim()).toBe(calendar?.trim());
  });

  it('is given up after fifteen tries', async () => {
    await shop.database.script('truncate mail, job');
    const jobs = startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {});
    const { orderId } = await insertConfirmedOrder(shop.database);
    await queueMail(shop.database, {
      template: 'confirmacion',
      destinatario: 'rosa@example.com',
      idioma: 'es',
      datos: { orderId },
    });
    smtp.refuseWith('451 try again later');
    for (let turn = 0; turn < 15; turn += 1) {
      await jobs.tick();
      shop.setClock((await shop.database.one<{ run_at: Date }>(sql`select run_at from job`)).run_at);
    }
    expect(await status()).toBe('fallido');
  });
});
