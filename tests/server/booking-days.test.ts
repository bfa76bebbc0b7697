import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { earliestDay } from '#server/booking/earliest-day.ts';
import { firstFreeHours, firstFreeTimes } from '#server/booking/first-free-times.ts';
import { freeDays } from '#server/booking/free-days.ts';
import { freeTimes } from '#server/booking/free-times.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { everyDay, insertWorkshop, type WorkshopSketch } from '#tests/support/workshops.ts';

const rules = { holdMinutes: 15, holdMaxMinutes: 45, noticeMinutes: 120, horizonDays: 90 };
const fitting = { skills: ['turismo'], llanta: 16, minutes: 60 };
const need = { stages: [fitting] };
const oneBay = { bays: [{ skills: ['turismo'], max_llanta: 20 }] };

let db: Database;
let shops = 0;
beforeAll(async () => {
  db = await openEmbedded();
});
afterAll(async () => await db.close());

const open = async (sketch: Partial<WorkshopSketch> = {}) =>
  await insertWorkshop(db, { ...sketch, codTienda: (shops += 1) });

type DaysAsk = Parameters<typeof freeDays>[1];
const days = async (codTienda: number, now: string, more: Partial<DaysAsk> = {}) => {
  const answer = await freeDays(db, { codTienda, need, days: 7, now: new Date(now), rules, ...more });
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refusal}`);
  return answer;
};
const times = async (codTienda: number, fecha: string, now: string, more: { noticeMinutes?: number } = {}) =>
  await freeTimes(db, { codTienda, fecha, need, now: new Date(now), rules: { ...rules, ...more } });
const fill = async (codTienda: number, fecha: string, desde: string, hasta: string) =>
  await db.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
    values (gen_random_uuid(), ${codTienda}, 1, 'Europe/Madrid',
      tstzrange((${fecha}::date + ${desde}::time) at time zone 'Europe/Madrid', (${fecha}::date + ${hasta}::time) at time zone 'Europe/Madrid'), 'block', 'confirmed')`);

describe('days of a workshop', () => {
  test('each has its first time, or why it has none', async () => {
    const shop = await open({
      ...oneBay,
      hours: [{ dias: [1, 2, 3, 4, 5], desde: '09:00', hasta: '13:00' }],
      closures: [{ fecha: '2026-12-08', motivo_es: 'La Inmaculada', motivo_ca: 'La Immaculada' }],
    });
    await fill(shop, '2026-12-09', '09:00', '13:00');
    await fill(shop, '2026-12-10', '09:00', '10:15');
    const free = { libre: true, motivo: null, festivo: null };
    const full = { libre: false, primera: null, horas: [], festivo: null };
    const until = (first: number, last: number) =>
      Array.from({ length: (last - first) * 4 + 1 }, (_, quarter) => {
        const minutes = first * 60 + quarter * 15;
        return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      });
    const morning = until(9, 12);
    expect(await days(shop, '2026-12-04T09:30:00Z', { days: 8, need: { ...need, earliest: '2026-12-05' } })).toEqual({
      earliest: '2026-12-05',
      days: [
        { ...full, fecha: '2026-12-04', motivo: 'entrega' },
        { ...full, fecha: '2026-12-05', motivo: 'cerrado' },
        { ...full, fecha: '2026-12-06', motivo: 'cerrado' },
        { ...free, fecha: '2026-12-07', primera: '09:00', horas: morning },
        { ...full, fecha: '2026-12-08', motivo: 'festivo', festivo: { es: 'La Inmaculada', ca: 'La Immaculada' } },
        { ...full, fecha: '2026-12-09', motivo: 'completo' },
        { ...free, fecha: '2026-12-10', primera: '10:15', horas: morning.slice(5) },
        { ...free, fecha: '2026-12-11', primera: '09:00', horas: morning },
      ],
    });
  });

  test('of a workshop that never opens are closed, and goods never get there', async () => {
    const shop = await open({ hours: [] });
    const delivery = [{ plazo_dias: 1, hora_corte: '17:00' }];
    const asked = { codTienda: shop, need: { ...need, delivery }, now: new Date('2026-11-23T08:00:00Z'), rules };
    const answer = await days(shop, '2026-11-23T08:00:00Z', { need: asked.need });
    expect(answer.earliest).toBeNull();
    expect(new Set(answer.days.map(({ libre, motivo }) => `${libre} ${motivo}`))).toEqual(new Set(['false cerrado']));
    expect(await freeTimes(db, { ...asked, fecha: '2026-11-25' })).toEqual([]);
    expect([...(await firstFreeTimes(db, { ...asked, codTiendas: [shop], days: 25 })).values()]).toEqual([null]);
    expect(
      await holdTime(db, { ...asked, fecha: '2026-11-25', hora: '10:00', token: randomUUID(), matricula: null }),
    ).toEqual({
      refusal: 'hora-no-ofrecida',
    });
  });

  test('today is the workshop’s today, and its early hours are past', async () => {
    const shop = await open();
    expect((await days(shop, '2026-11-23T08:05:00Z', { days: 1 })).days).toMatchObject([
      { fecha: '2026-11-23', primera: '11:15' },
    ]);
    expect((await days(shop, '2026-11-23T22:59:00Z', { days: 1 })).days).toMatchObject([
      { fecha: '2026-11-23', motivo: 'antelacion' },
    ]);
    expect((await days(shop, '2026-11-23T23:00:00Z', { days: 1 })).days).toMatchObject([
      { fecha: '2026-11-24', primera: '09:00' },
    ]);
  });

  test('goods on their way move the first day, by the workshop’s own holidays', async () => {
    const closures = [{ fecha: '2026-12-08', motivo_es: 'La Inmaculada', motivo_ca: 'La Immaculada' }];
    const [lleida, escaldes] = [await open({ closures }), await open({ pais: 'AD' })];
    const delivery = [{ plazo_dias: 1, hora_corte: '17:00' }];
    const monday = '2026-12-07T10:00:00Z';
    expect((await days(lleida, monday, { need: { ...need, delivery } })).earliest).toBe('2026-12-09');
    expect((await days(escaldes, monday, { need: { ...need, delivery } })).earliest).toBe('2026-12-08');
    expect(
      await earliestDay(db, { codTienda: lleida, need: { ...need, delivery }, now: new Date(monday), rules }),
    ).toBe('2026-12-09');
    expect(
      await freeTimes(db, {
        codTienda: lleida,
        fecha: '2026-12-08',
        need: { ...need, delivery },
        now: new Date(monday),
        rules,
      }),
    ).toEqual([]);
    const later = { codTienda: lleida, fecha: '2026-12-09', need: { ...need, delivery }, now: new Date(monday), rules };
    expect(await freeTimes(db, later)).toContain('09:00');
  });

  test('end at the horizon', async () => {
    const shop = await open();
    expect((await days(shop, '2026-11-23T08:00:00Z', { from: '2027-02-19', days: 10 })).days.at(-1)?.fecha).toBe(
      '2027-02-21',
    );
    expect(await times(shop, '2027-02-22', '2026-11-23T08:00:00Z')).toEqual([]);
  });

  test('a workshop that gives no times at all says why', async () => {
    const ask = { need, days: 3, now: new Date('2026-11-23T08:00:00Z'), rules };
    expect(await freeDays(db, { ...ask, codTienda: 9999 })).toEqual({ refusal: 'taller-no-existe' });
    expect(await freeDays(db, { ...ask, codTienda: await open({ web: false }) })).toMatchObject({
      refusal: 'taller-sin-web',
    });
    expect(
      await freeDays(db, { ...ask, codTienda: await open(oneBay), need: { stages: [{ ...fitting, llanta: 22 }] } }),
    ).toEqual({
      refusal: 'taller-no-puede',
    });
  });
});

describe('when clocks change', () => {
  const hours = [{ dias: everyDay, desde: '08:30', hasta: '20:00' }];
  const changes = [
    {
      fecha: '2026-03-29',
      before: '2026-03-28',
      opens: '2026-03-29T06:30:00.000Z',
      opensBefore: '2026-03-28T07:30:00.000Z',
    },
    {
      fecha: '2026-10-25',
      before: '2026-10-24',
      opens: '2026-10-25T07:30:00.000Z',
      opensBefore: '2026-10-24T06:30:00.000Z',
    },
    {
      fecha: '2027-03-28',
      before: '2027-03-27',
      opens: '2027-03-28T06:30:00.000Z',
      opensBefore: '2027-03-27T07:30:00.000Z',
    },
    {
      fecha: '2027-10-31',
      before: '2027-10-30',
      opens: '2027-10-31T07:30:00.000Z',
      opensBefore: '2027-10-30T06:30:00.000Z',
    },
  ];
  const cases = changes.flatMap((change) => (['ES', 'AD'] as const).map((pais) => ({ ...change, pais })));

  test.each(cases)(
    '$fecha in $pais: doors open at the same wall time, another instant',
    async ({ fecha, before, opens, opensBefore, pais }) => {
      const shop = await open({ pais, hours, ...oneBay });
      const now = new Date(`${before}T00:00:00Z`);
      for (const [day, instant] of [
        [before, opensBefore],
        [fecha, opens],
      ] as const) {
        const offered = await freeTimes(db, { codTienda: shop, fecha: day, need, now, rules });
        expect(offered).toHaveLength(43);
        expect(offered).toContain('08:30');
        expect(
          await holdTime(db, {
            codTienda: shop,
            fecha: day,
            hora: '08:30',
            need,
            token: randomUUID(),
            matricula: null,
            now,
            rules,
          }),
        ).toMatchObject({ hora: '08:30' });
        const { starts } = await db.one<{ starts: Date }>(
          sql`select lower(span) as starts from allocation where cod_tienda = ${shop} and fecha = ${day}`,
        );
        expect(starts.toISOString()).toBe(instant);
        expect(await freeTimes(db, { codTienda: shop, fecha: day, need, now, rules })).toHaveLength(39);
      }
    },
  );

  test.each([
    ['an hour is lost in spring', '2026-03-29', '2026-03-28T22:00:00Z', '10:00'],
    ['an hour is won in autumn', '2026-10-25', '2026-10-24T21:00:00Z', '08:30'],
    ['an hour is lost in spring', '2027-03-28', '2027-03-27T22:00:00Z', '10:00'],
    ['an hour is won in autumn', '2027-10-31', '2027-10-30T21:00:00Z', '08:30'],
  ])('notice is counted in hours that pass: %s (%s)', async (_what, fecha, now, first) => {
    for (const pais of ['ES', 'AD'] as const) {
      const shop = await open({ pais, hours });
      // Ten hours after 23:00 on the evening before.
      const asked = { ...rules, noticeMinutes: 600 };
      const offered = await times(shop, fecha, now, asked);
      expect(offered).toMatchObject({ 0: first });
      const ask = { codTienda: shop, fecha, need, matricula: null, now: new Date(now), rules: asked };
      expect(await holdTime(db, { ...ask, hora: first, token: randomUUID() })).toMatchObject({ hora: first });
      const tooSoon = first === '10:00' ? '09:45' : '08:15';
      expect(await holdTime(db, { ...ask, hora: tooSoon, token: randomUUID() })).toEqual({
        refusal: 'hora-no-ofrecida',
      });
    }
  });
});

describe('first free times of a list', () => {
  const now = new Date('2026-11-23T08:00:00Z');

  test('come in one pass, and null where a workshop has none to give', async () => {
    const [usual, busy, moto, silent] = [
      await open(),
      await open(oneBay),
      await open({ bays: [{ skills: ['moto'], max_llanta: 20 }] }),
      await open({ web: false }),
    ];
    await fill(busy, '2026-11-23', '09:00', '19:00');
    await fill(busy, '2026-11-24', '09:00', '13:00');
    const found = await firstFreeTimes(db, {
      codTiendas: [usual, busy, moto, silent, 9999],
      need,
      days: 25,
      now,
      rules,
    });
    expect([...found]).toEqual([
      [usual, { fecha: '2026-11-23', hora: '11:00' }],
      [busy, { fecha: '2026-11-24', hora: '15:00' }],
      [moto, null],
      [silent, null],
      [9999, null],
    ]);
  });

  test('are found beyond the first week too', async () => {
    const [busy, usual] = [await open(oneBay), await open(oneBay)];
    for (let day = 23; day <= 30; day += 1) await fill(busy, `2026-11-${day}`, '09:00', '19:00');
    for (let day = 1; day <= 9; day += 1) await fill(busy, `2026-12-0${day}`, '09:00', '19:00');
    const ask = { codTiendas: [busy, usual], need, now, rules };
    expect([...(await firstFreeTimes(db, { ...ask, days: 25 })).values()]).toEqual([
      { fecha: '2026-12-10', hora: '09:00' },
      { fecha: '2026-11-23', hora: '11:00' },
    ]);
    expect((await firstFreeTimes(db, { ...ask, days: 17 })).get(busy)).toBeNull();
    expect((await firstFreeTimes(db, { ...ask, days: 18 })).get(busy)).toEqual({ fecha: '2026-12-10', hora: '09:00' });
    expect((await firstFreeTimes(db, { ...ask, days: 3 })).get(busy)).toBeNull();
  });

  test('come with those after them, a morning and an afternoon of each day, and no more than asked for', async () => {
    const shop = await open(oneBay);
    await fill(shop, '2026-11-23', '15:00', '19:00');
    const ask = { codTiendas: [shop], need, now, rules };
    const hours = async (most: number, days = 25) =>
      (await firstFreeHours(db, { ...ask, days, most })).get(shop)?.map(({ fecha, hora }) => `${fecha} ${hora}`);
    const [first, second, third, fourth] = (await hours(4)) ?? [];
    expect(first).toBe('2026-11-23 11:00');
    expect([second, third, fourth]).toEqual(['2026-11-24 09:00', '2026-11-24 15:00', '2026-11-25 09:00']);
    expect(await hours(2)).toEqual([first, second]);
    expect(await hours(4, 1)).toEqual([first]);
    expect(await hours(0)).toEqual([]);
  });

  test('wait for the goods', async () => {
    const shop = await open();
    const ask = { codTiendas: [shop], days: 25, now, rules };
    expect((await firstFreeTimes(db, { ...ask, need: { ...need, earliest: '2026-11-28' } })).get(shop)).toEqual({
      fecha: '2026-11-30',
      hora: '09:00',
    });
    const delivery = [{ plazo_dias: 3, hora_corte: '18:00' }];
    expect((await firstFreeTimes(db, { ...ask, need: { ...need, delivery } })).get(shop)).toEqual({
      fecha: '2026-11-26',
      hora: '09:00',
    });
  });

  test('a time held here is gone from the next list', async () => {
    const shop = await open(oneBay);
    const ask = { codTiendas: [shop], need, days: 25, now, rules };
    expect((await firstFreeTimes(db, ask)).get(shop)).toEqual({ fecha: '2026-11-23', hora: '11:00' });
    await holdTime(db, {
      codTienda: shop,
      fecha: '2026-11-23',
      hora: '11:00',
      need,
      token: randomUUID(),
      matricula: null,
      now,
      rules,
    });
    expect((await firstFreeTimes(db, ask)).get(shop)).toEqual({ fecha: '2026-11-23', hora: '12:00' });
  });
});
