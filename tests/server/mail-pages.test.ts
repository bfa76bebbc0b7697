import { sentLetters, writeLetter } from '#server/letters.ts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { buildApp } from '#server/http/build-app.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { calendarPath } from '#server/calendar/calendar-addresses.ts';
import { linkOfOrdered } from '#server/change-requests/change-signature.ts';
import { orderedOf } from '#server/change-requests/change-requests-store.ts';
import { mountCalendar } from '#server/calendar/calendar-route.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { mountMailbox } from '#demo/mailbox/mailbox.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertConfirmedOrder, type ConfirmedOrder } from '#tests/support/confirmed-order.ts';

let shop: TestRuntime;
let app: FastifyInstance;
let order: ConfirmedOrder;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-mail-'));
  shop = await startRuntime({}, { config: { dataDir } });
  app = await buildApp({
    runtime: shop.runtime,
    dispatch: async () => await Promise.reject(new Error('no call is made')),
    gatewayOrigins: [],
    more: async (routes) => {
      mountCalendar(routes, shop.runtime);
      mountMailbox(routes, shop.runtime, writeLetter);
    },
  });
  order = await insertConfirmedOrder(shop.database, {
    fecha: '2027-03-26',
    hora: '16:30',
    nombre: '</pre><b>Rosa</b>',
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const get = async (url: string, language = 'es') => await app.inject({ url, headers: { 'accept-language': language } });

const fileOf = async ({ orderId }: ConfirmedOrder): Promise<string> => {
  const ordered = await orderedOf(shop.database, orderId);
  if (!ordered) throw new Error('the order has no appointment');
  return calendarPath(await linkOfOrdered(shop.database, ordered));
};

describe('the calendar file of an order', () => {
  it('is there for whoever has the link of its appointment', async () => {
    const { statusCode, headers, body } = await get(await fileOf(order));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(headers['content-disposition']).toBe('attachment; filename="cita.ics"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('DTSTART;TZID=Europe/Madrid:20270326T163000');
    expect(body).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    expect(body).toContain('SUMMARY:Cita a Taller');
    expect(body).not.toContain('rosa@example.com');
  });

  it('brings the rules of its zone along, so that no calendar has to know them', async () => {
    const { body } = await get(await fileOf(order));
    const zone = /BEGIN:VTIMEZONE.*END:VTIMEZONE/s.exec(body)?.[0].split('\r\n');
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Madrid',
      'BEGIN:DAYLIGHT',
      'DTSTART:19810329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:19961027T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  it('has the hour as it is now, also by a link from before the appointment was moved', async () => {
    const moved = await insertConfirmedOrder(shop.database, { fecha: '2027-03-26', hora: '16:30' });
    const before = await fileOf(moved);
    await shop.database.run(sql`
      update allocation set span = tstzrange(lower(span) + interval '1 day', upper(span) + interval '1 day'), rev = rev + 1
      where order_id = ${moved.orderId}::bigint`);
    expect(await fileOf(moved)).not.toBe(before);
    expect((await get(before)).body).toContain('DTSTART;TZID=Europe/Madrid:20270327T163000');
  });

  it('is not there for whoever knows its basket or its appointment alone', async () => {
    const [path = '', firma = ''] = (await fileOf(order)).split('?firma=');
    const other = await fileOf(await insertConfirmedOrder(shop.database));
    for (const address of [
      `/calendario/${order.cestaID}.ics`,
      path,
      `${path}?firma=`,
      `${path}?firma=${'x'.repeat(firma.length)}`,
      `${path}?firma=${firma}&firma=${firma}`,
      `${path}?${other.split('?')[1] ?? ''}`,
      `/calendario/cita/${order.cestaID}.ics?firma=${firma}`,
    ])
      expect((await get(address)).statusCode, address).toBe(404);
  });

  it.each([randomUUID(), 'x', "' or 1=1", '%00'])('of %s is not there', async (citaPreviaId) => {
    const path = calendarPath({ citaPreviaId: encodeURIComponent(citaPreviaId), firma: 'x' });
    expect((await get(path)).statusCode).toBe(404);
  });

  it('is not there before the order is confirmed', async () => {
    const other = await insertConfirmedOrder(shop.database);
    const path = await fileOf(other);
    await shop.database.run(sql`
      update customer_order set status = 'pendiente-pago', caduca = now() where id = ${other.orderId}::bigint`);
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the mailbox', () => {
  it('says so while it is empty, in both languages', async () => {
    expect((await get('/buzon')).body).toContain('Todavía no hay ningún correo.');
    expect((await get('/buzon', 'ca')).body).toContain('Encara no hi ha cap correu.');
  });

  it('shows each message as HTML in a frame that may do nothing, as text, and as the file that was written', async () => {
    await queueMail(shop.database, {
      template: 'confirmacion',
      destinatario: 'rosa@example.com',
      idioma: 'ca',
      datos: { orderId: order.orderId },
    });
    await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();

    const list = await get('/buzon');
    const path = /href="(\/buzon\/[0-9a-f-]{36})"/.exec(list.body)?.[1] ?? '';
    expect(list.body).toContain('La teva cita: divendres 26 de març del 2027');
    const page = await get(path);
    expect(page.body).toContain('<iframe sandbox=""');
    expect(page.body).toContain('&lt;/pre&gt;&lt;b&gt;Rosa');
    expect(page.body).not.toContain('<b>Rosa');
    expect(page.body).not.toContain(' style=');

    const inside = await get(`${path}/html`);
    expect(inside.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect(inside.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get(`${path}/eml`)).body).toContain('To: rosa@example.com');
    expect((await get(`${path}/cita.ics`)).body).toContain('BEGIN:VCALENDAR');
    expect((await get('/buzon/mailbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('shows what left as it was sent, whatever changed since, and when in the hour of the wall', async () => {
    const moved = await insertConfirmedOrder(shop.database, { fecha: '2027-03-29', hora: '11:15', nombre: 'Rosa' });
    const datos = { orderId: moved.orderId };
    await queueMail(shop.database, { template: 'confirmacion', destinatario: 'ona@example.com', idioma: 'es', datos });
    await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();
    const { id } = await shop.database.one<{ id: string }>(sql`
      update mail set creado = '2027-07-01T22:30:00Z' where destinatario = 'ona@example.com' returning id`);
    const said = async () =>
      await Promise.all(['', '/html', '/cita.ics'].map(async (part) => (await get(`/buzon/${id}${part}`)).body));
    const before = await said();
    expect(before[0]).toContain('11:15');

    await shop.database.run(sql`
      update allocation set span = tstzrange(lower(span) + interval '45 minutes', upper(span) + interval '45 minutes')
      where order_id = ${moved.orderId}::bigint`);
    await shop.database.run(sql`update customer_order set nombre = 'Laia' where id = ${moved.orderId}::bigint`);
    expect(await said()).toEqual(before);
    for (const page of ['/buzon', `/buzon/${id}`]) expect((await get(page)).body).toContain('2 jul 2027, 0:30');
  });

  it.each([randomUUID(), 'x', '..%2f..%2fetc%2fpasswd'])('has no message %s', async (id) => {
    for (const part of ['', '/html', '/eml', '/cita.ics'])
      expect((await get(`/buzon/${id}${part}`)).statusCode).toBe(404);
  });
});
