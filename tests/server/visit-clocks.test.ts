import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { visitsJobs } from '#server/visits/visits-jobs.ts';
import { sql } from '#server/database/sql.ts';
import { letterText } from '#server/mail/letter-text.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { offerFreed } from '#server/waiting/offer-freed.ts';
import { waitingHandlers } from '#server/waiting/waiting-handlers.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { waitingWish } from '#tests/support/waiting.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
const oneBay = [{ skills: ['turismo'], max_llanta: 18 }];
beforeAll(async () => {
  shop = await startShop({ handlers: { ...visitsHandlers, ...waitingHandlers } });
  await insertVisitServices(shop.database);
  const hours = [{ dias: everyDay, desde: '08:30', hasta: '09:30' }];
  for (const [pais, codTienda] of [
    ['ES', 701],
    ['AD', 702],
  ] as const)
    await insertWorkshop(shop.database, { codTienda, pais, bays: oneBay, hours });
});
afterAll(async () => await shop.close());

const changes = [
  { what: 'an hour is won', fecha: '2026-10-25', before: '2026-10-24', at: '2026-10-25T07:30:00Z', offset: '+02' },
  { what: 'an hour is lost', fecha: '2027-03-28', before: '2027-03-27', at: '2027-03-28T06:30:00Z', offset: '+01' },
] as const;
const zones = [
  { codTienda: 701, tz: 'Europe/Madrid' },
  { codTienda: 702, tz: 'Europe/Andorra' },
] as const;
const cases = changes.flatMap((change) => zones.map((zone) => ({ ...change, ...zone })));

const clockAt = (instant: Date | string, minutes = 0) =>
  shop.setClock(new Date(new Date(instant).getTime() + minutes * 60_000));
const mailsTo = async (email: string) => {
  const rows = await shop.database.rows<{ id: string }>(
    sql`select id from mail where destinatario = ${email} order by creado, id`,
  );
  const mails = await Promise.all(rows.map(async ({ id }) => await findMail(shop.database, id)));
  return await Promise.all(
    mails
      .flatMap((mail) => (mail ? [mail] : []))
      .map(async (mail) => {
        const letter = await writeLetter(shop.runtime, mail);
        return {
          template: mail.template,
          text: letter ? letterText(letter, shop.runtime.config.site) : '',
          calendar: letter?.calendar?.content ?? '',
        };
      }),
  );
};

describe.each(cases)('$fecha in $tz: $what', ({ fecha, before, at, offset, codTienda, tz }) => {
  const email = `${fecha}-${codTienda}@example.com`;
  const wish = () =>
    visitWish('08:30', {
      selectedTaller: codTienda,
      selectedDate: fecha,
      userData: { email, matricula: anyPlate(), idioma: 'es' },
    });

  test('an appointment keeps its hour on the wall, in the letter, the calendar and the reminder', async () => {
    clockAt(`${before}T06:00:00${offset}:00`);
    const { citaPreviaId: id, firma } = await shop.call('bookVisit', { body: wish() });
    const { starts } = await shop.database.one<{ starts: Date }>(
      sql`select lower(span) as starts from allocation where appointment_id = ${id}::uuid`,
    );
    expect(starts.toISOString()).toBe(new Date(at).toISOString());
    expect((await shop.call('readVisit', { params: { id }, query: { firma } })).cita).toMatchObject({
      date: fecha,
      time: '08:30',
      minutos: 30,
    });
    // The day before, from ten o'clock of its own wall on.
    clockAt(`${before}T09:59:00${offset}:00`);
    await visitsJobs(shop.runtime).remind.run({});
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['cita-confirmada']);
    clockAt(`${before}T10:00:00${offset}:00`);
    await visitsJobs(shop.runtime).remind.run({});
    const mails = await mailsTo(email);
    expect(mails.map(({ template }) => template)).toEqual(['cita-confirmada', 'recordatorio']);
    for (const { text, calendar } of mails) {
      expect(text).toContain('a las 8:30');
      expect(calendar).toContain(`DTSTART;TZID=${tz}:${fecha.replaceAll('-', '')}T083000`);
      expect(calendar).toContain(`DTEND;TZID=${tz}:${fecha.replaceAll('-', '')}T090000`);
      expect(calendar).toContain(`TZID:${tz}`);
    }
  });

  test('notice is two hours that pass, for choosing, changing and cancelling', async () => {
    const times = async () =>
      (await shop.call('consultVisitTimes', { params: { id: codTienda, x: 'pinchazo' }, body: { date: fecha } })).times;
    const { id } = await shop.database.one<{ id: string }>(sql`select id from visit where email = ${email}`);
    const firma = (await mailsTo(email))
      .flatMap(({ text }) => /\?cita=[0-9a-f-]+&firma=([\w-]+)/.exec(text)?.[1] ?? [])
      .at(-1);
    const query = { firma: firma ?? '' };
    // 09:00 is half an hour after the first appointment begins.
    clockAt(at, 30 - 120);
    expect(await times()).toEqual(['09:00']);
    clockAt(at, 31 - 120);
    expect(await times()).toEqual([]);
    const days = await shop.call('consultVisitDates', {
      params: { id: codTienda },
      body: { selectedService: 'pinchazo' },
    });
    expect(days.dates[0]).toMatchObject({ date: fecha, motivo: 'antelacion' });
    clockAt(at, 1 - 120);
    expect(await shop.refused('cancelVisit', { params: { id }, query })).toMatchObject({
      code: 'cita-demasiado-tarde',
    });
    clockAt(at, -120);
    expect(await shop.call('cancelVisit', { params: { id }, query })).toEqual({ cancelled: true });
  });

  test('a freed time is held over the night, and never past the moment at which it could not be booked', async () => {
    clockAt(`${before}T06:00:00${offset}:00`);
    const visits = [
      await shop.call('bookVisit', { body: wish() }),
      await shop.call('bookVisit', { body: { ...wish(), selectedTime: '09:00' } }),
    ];
    const waits = `espera-${email}`;
    const joined = waitingWish({ codTienda, desde: fecha, hasta: fecha, email: waits });
    await shop.call('joinWaiting', { body: joined });
    const [first] = visits;
    await shop.call('cancelVisit', { params: { id: first?.citaPreviaId ?? '' }, query: { firma: first?.firma } });
    // Ten at night: two waking hours would be ten in the morning, long after it.
    clockAt(`${before}T22:00:00${offset}:00`);
    await offerFreed(shop.runtime);
    const { vence, hora } = await shop.database.one<{ vence: Date; hora: string }>(
      sql`select vence, hora from waiting_wish where email = ${waits}`,
    );
    expect(hora).toBe('08:30:00');
    expect(vence.toISOString()).toBe(new Date(new Date(at).getTime() - 120 * 60_000).toISOString());
  });
});
