import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, weekday } from '#domain/booking/calendar.ts';
import { everyQuarter, quartersBetween, readQuarters } from '#domain/booking/quarters.ts';
import { publicationAt } from '#domain/content/publications.ts';
import { cents } from '#domain/money/cents.ts';
import { partOf } from '#domain/money/rate.ts';
import { isRefusal } from '#domain/refusal.ts';
import { plainWords } from '#domain/search/plain-words.ts';
import { normalisePlate } from '#domain/vehicles/plate.ts';
import { bestOffer } from '#server/catalogue/best-offer.ts';
import { loadTyresOf } from '#server/catalogue/columns-store.ts';
import { readTyres } from '#server/catalogue/tyre-row.ts';
import { publicationsOf } from '#server/content/content-store.ts';
import { freeTimes } from '#server/booking/free-times.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { emptyTables, openTestDatabase } from '#tests/support/database.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';
import { runsOf } from '#tests/support/turn.ts';

// Some rules stand twice: in TypeScript, for who shows, and in SQL, for who decides with the row locked. The same cases go
// through both.

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(emptyTables);
});
afterAll(async () => await db.close());

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const zone = fc.constantFrom('Europe/Madrid', 'Europe/Andorra', 'Atlantic/Canary');
/** Plain days, and those on which clocks change. */
const fecha = fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-24', '2026-12-31', '2027-03-28', '2028-02-29');

describe('the quarters that a span of a day touches', () => {
  test('are those that the times before and after it leave', { timeout: 60_000 }, async () => {
    // From 03:00 on no clock is changed.
    const minutes = fc.uniqueArray(fc.integer({ min: 180, max: 1440 }), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(fecha, zone, minutes, async (day, tz, ends) => {
        const [from = 0, to = 0] = ends.toSorted((one, other) => one - other);
        const at = (minute: number) => `${day} ${clock(minute)}`;
        const { cuartos } = await db.one<{ cuartos: string }>(sql`
          select quarters_of(tstzrange(${at(from)}::timestamp at time zone ${tz}::text, ${at(to)}::timestamp at time zone ${tz}::text),
            ${tz}::text)::text as cuartos`);
        const around = quartersBetween('00:00', clock(from)) | quartersBetween(clock(to), '24:00');
        expect(readQuarters(cuartos)).toBe(everyQuarter & ~around);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

const skilled = fc.constantFrom([], ['turismo'], ['turismo'], ['turismo', 'alineacion']);
const fiveMinutes = (least: number, most: number) =>
  fc.integer({ min: least / 5, max: most / 5 }).map((fives) => fives * 5);

/** A workshop, what of it is taken, a job and a clock. Its hours reach beyond the booking day, and may meet or overlap. */
const cases = fc.record({
  tz: zone,
  fecha,
  hours: fc.uniqueArray(
    fc
      .tuple(fiveMinutes(4 * 60, 23 * 60), fiveMinutes(5, 10 * 60))
      .map(([from, length]) => [from, Math.min(from + length, 1440)] as const),
    { minLength: 1, maxLength: 3, selector: ([from]) => from },
  ),
  meets: fc.boolean(),
  closed: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  bays: fc.array(fc.record({ skills: skilled, max_llanta: fc.integer({ min: 15, max: 20 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  blocks: fc.array(fc.tuple(fc.nat({ max: 2 }), fiveMinutes(6 * 60, 21 * 60), fiveMinutes(5, 180)), { maxLength: 5 }),
  stages: fc.array(
    fc.record({
      skills: skilled,
      llanta: fc.integer({ min: 28, max: 38 }).map((halves) => halves / 2),
      minutes: fc.integer({ min: 1, max: 6 }).map((quarters) => quarters * 15),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  minutesBefore: fc.integer({ min: -22 * 60, max: 4 * 1440 }),
  noticeMinutes: fc.constantFrom(0, 1, 120, 121, 1500),
  horizonDays: fc.constantFrom(0, 1, 3, 90, 90),
  earliest: fc.option(fc.integer({ min: -1, max: 1 }), { freq: 1 }),
  tries: fc.array(
    fc.oneof(
      { arbitrary: fc.integer({ min: 20, max: 92 }).map((quarter) => quarter * 15), weight: 7 },
      { arbitrary: fc.integer({ min: 360, max: 1319 }), weight: 1 },
    ),
    { minLength: 4, maxLength: 4 },
  ),
});

let shops = 0;
const block = async (codTienda: number, bay: number, tz: string, from: string, minutes: number) =>
  await db
    .run(
      sql`insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
      select gen_random_uuid(), ${codTienda}, ${bay}, ${tz}, tstzrange(starts, starts + make_interval(mins => ${minutes}::int)), 'block', 'confirmed'
      from (values (${from}::timestamp at time zone ${tz}::text)) as at (starts)`,
    )
    // Where another block is.
    .catch(() => 0);

describe('opening hours, closed days, notice, horizon, machines and rims', () => {
  test('decide the same when times are shown and when one is held', { timeout: 180_000 }, async () => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ tz, fecha, stages, bays, ...given }) => {
        const codTienda = (shops += 1);
        const [first] = given.hours;
        const next = first && given.meets && first[1] < 1380 ? [[first[1], first[1] + 60] as const] : [];
        const hours = [...given.hours.filter(([from]) => from !== next[0]?.[0]), ...next];
        await insertWorkshop(db, {
          codTienda,
          tz,
          bays,
          hours: hours.map(([from, to]) => ({ dias: [weekday(fecha)], desde: clock(from), hasta: clock(to) })),
          closures: given.closed ? [{ fecha, motivo_es: 'fiesta', motivo_ca: 'festa' }] : [],
        });
        for (const [bay, from, minutes] of given.blocks)
          await block(codTienda, (bay % bays.length) + 1, tz, `${fecha} ${clock(from)}`, minutes);

        const ask = {
          codTienda,
          fecha,
          need: { stages, earliest: given.earliest === null ? null : addDays(fecha, given.earliest) },
          now: new Date(Date.parse(`${fecha}T10:00:00Z`) - given.minutesBefore * 60_000 - 7),
          rules: { holdMinutes: 15, holdMaxMinutes: 45, ...given },
        };
        const offered = await freeTimes(db, ask);
        const ends = isRefusal(offered)
          ? []
          : offered.filter((_, place) => place === 0 || place === offered.length - 1);
        // Where one stretch of opening hours ends, another may go on.
        const seam = Math.min(Math.floor((first?.[1] ?? 0) / 15) * 15, 1425);
        for (const hora of [...ends, ...[...given.tries, seam, seam - 15].map(clock)]) {
          const answer = await holdTime(db, { ...ask, hora, token: randomUUID(), matricula: null });
          expect({ hora, held: !isRefusal(answer) }).toEqual({
            hora,
            held: !isRefusal(offered) && offered.includes(hora),
          });
          if (isRefusal(answer)) continue;
          held += 1;
          await db.run(sql`delete from allocation where cod_tienda = ${codTienda} and status = 'held'`);
        }
      }),
      { numRuns: runsOf(250) },
    );
    // A test of nothing but refusals would say little.
    expect(held).toBeGreaterThan(runsOf(50));
  });
});

const signs = fc.oneof(
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
);

/** One question to the database for fifty texts. */
const inFifties = (text: fc.Arbitrary<string>) => fc.array(text, { minLength: 50, maxLength: 50 });

describe('a plate', () => {
  test('is written the same where it is read and where it is compared', { timeout: 60_000 }, async () => {
    const written = fc.string({ unit: fc.constantFrom(...'AbZñÇé019 -·.ßıſİKﬀ'), maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(inFifties(fc.oneof(written, signs.filter(isStorable))), async (typed) => {
        const rows = await db.rows<{ plate: string | null }>(sql`
          select normal_plate(t.typed) as plate from unnest(${typed}::text[]) with ordinality as t (typed, n) order by t.n`);
        expect(rows.map(({ plate }) => plate)).toEqual(typed.map((each) => normalisePlate(each) || null));
      }),
      { numRuns: 2000 / 50 },
    );
  });
});

/** PostgreSQL takes no zero character, and no half of a pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

describe('plain words', () => {
  test('are the same of a query and of what is searched', { timeout: 60_000 }, async () => {
    const word = fc.constantFrom(
      ...'Batería|70|Ah|AH|5W-30|5w 30|0,5|1.5|litros|lit|litres|l’instal·lació|mm|12|V|.|..|a.b|,|·|-|³|٣|İ|ẞ|K|ﬁ|Ö|1e|w|5|  |\n|\t|\u00A0'.split(
        '|',
      ),
    );
    const phrase = fc
      .array(fc.tuple(word, fc.constantFrom('', ' ', '-', ',', '.')), { maxLength: 8 })
      .map((parts) => parts.flat().join(''));
    await fc.assert(
      fc.asyncProperty(inFifties(fc.oneof(phrase, signs.filter(isStorable))), async (texts) => {
        const rows = await db.rows<{ plain: string }>(sql`
          select plain_words(t.said) as plain from unnest(${texts}::text[]) with ordinality as t (said, n) order by t.n`);
        expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainWords));
      }),
      { numRuns: 3000 / 50 },
    );
  });
});

describe('the offer that is sold', () => {
  const offer = fc.record({
    precio: fc.integer({ min: 9990, max: 10_010 }),
    descuento: fc.constantFrom(0, 0, 5, 10, 1250),
    stock: fc.integer({ min: 0, max: 5 }),
    plazo_dias: fc.integer({ min: 1, max: 2 }),
    hora_corte: fc.constantFrom('17:00:00', '18:00:00'),
  });

  test('is the same for a list, for the price history and for a sheet', { timeout: 60_000 }, async () => {
    await insertCatalogue(db);
    let product = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(offer, { maxLength: 4 }), async (offers) => {
        const id = (product += 1);
        await insertTyre(db, { id, ofertas: [] });
        const sold = [];
        for (const [place, { plazo_dias, hora_corte, ...terms }] of offers.entries()) {
          const almacen = `${id}-${place}`;
          await db.run(sql`insert into warehouse (cod_almacen, cod_proveedor, plazo_dias, hora_corte)
            values (${almacen}, 'P1', ${plazo_dias}, ${hora_corte})`);
          const row = await db.one<{
            id: number;
          }>(sql`insert into offer (product_id, cod_almacen, precio, descuento, stock)
            values (${id}, ${almacen}, ${terms.precio}, ${terms.descuento}, ${terms.stock}) returning id`);
          if (terms.stock > 0) sold.push({ ...terms, ...row, precio: cents(terms.precio), plazo_dias, hora_corte });
        }
        const best = bestOffer(sold, 4);

        await db.run(sql`select note_prices(${[id]}::int[], now())`);
        const noted = await db.maybeOne<{ precio: number }>(
          sql`select precio from price_history where product_id = ${id}`,
        );
        expect(noted?.precio).toBe(best && partOf(best.precio, 10_000 - best.descuento));
        const [listed] = readTyres(await loadTyresOf(db, 'coche', [id]));
        expect(listed).toMatchObject({
          precio: best?.precio ?? 0,
          descuento: best?.descuento ?? 0,
          completo: (best?.stock ?? 0) >= 4,
        });
      }),
      { numRuns: runsOf(250) },
    );
  });
});

describe('what of a page is published', () => {
  test('is the same for who reads one page and for who lists all', { timeout: 60_000 }, async () => {
    const id = randomUUID();
    const since = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));
    await db.run(sql`
      insert into content_page (id, clase, version, creado, cambiado) values (${id}::uuid, 'pagina', 3, ${since(0)}, ${since(0)})`);
    for (const version of [1, 2, 3])
      await db.run(sql`
        insert into content_version (page_id, version, creado, indexar, pie) values (${id}::uuid, ${version}, ${since(0)}, true, false)`);
    const said = fc.array(
      fc.record({ minute: fc.integer({ min: 1, max: 6 }), version: fc.integer({ min: 0, max: 3 }) }),
      {
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(said, fc.integer({ min: 0, max: 7 }), async (publications, minute) => {
        await db.run(sql`delete from content_publication where page_id = ${id}::uuid`);
        for (const { minute: from, version } of publications)
          await db.run(sql`
            insert into content_publication (page_id, version, desde) values (${id}::uuid, ${version || null}::int, ${since(from)})`);
        const listed = await db.maybeOne<{ version: number }>(sql`
          select version from live_content(${since(minute)}) where page_id = ${id}::uuid`);
        const read = publicationAt(await publicationsOf(db, id), since(minute));
        expect(listed?.version ?? null).toBe(read?.version ?? null);
      }),
      { numRuns: runsOf(100) },
    );
  });
});
