import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { fade } from '#server/leaving/fade.ts';
import { writeLetter } from '#server/letters.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { reportsJobs } from '#server/reports/reports-jobs.ts';
import { reportsHandlers } from '#server/reports/reports-handlers.ts';
import { dayMs } from '#domain/time.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { signInStaff } from '#tests/support/staff.ts';

const reader = 'responsable@rodera.example';
const old = { name: 'vieja', key: Buffer.alloc(32, 7) };
const fresh = { name: 'nueva', key: Buffer.alloc(32, 8) };
const reports = { keys: [old], readers: new Set([reader]) };

let shop: TestRuntime;
let token: string;
beforeAll(async () => {
  shop = await startRuntime(reportsHandlers, { config: { reports } });
  token = await signInStaff(shop.database, testNow, { rol: 'administrador', talleres: [], email: reader });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate report, report_message, rate_limit');
});

const texto = 'En un taller se cobran piezas que no se cambian.';
const send = async () =>
  await shop.call('sendReport', { body: { texto } }, { userAgent: 'Firefox de Rosa', address: '203.0.113.77' });
const first = async () =>
  (await shop.call('listReports', { query: {} }, { token })).comunicaciones[0] ?? expect.fail('no report');

describe('a report', () => {
  it('is read by its code, in both directions, until it is closed', async () => {
    const { codigo, acuseHasta, respuestaHasta } = await send();
    expect([acuseHasta, respuestaHasta]).toEqual(['2027-02-16', '2027-05-10']);
    const { id, porContestar } = await first();
    expect(porContestar).toBe(true);
    const answer = (orden: number, more: object = {}) => ({
      params: { id },
      body: { texto: 'Lo miramos.', orden, ...more },
    });
    const { comunicacion } = await shop.call('answerReport', answer(2), { token });
    expect(comunicacion).toMatchObject({ estado: 'en-tramite', acusada: '2027-02-09', porContestar: false });
    const typed = codigo.toLowerCase().replaceAll('-', ' ');
    const { mensajes } = await shop.call('followReport', { body: { codigo: typed } });
    expect(mensajes).toEqual([
      { de: 'informante', texto, dia: '2027-02-09' },
      { de: 'canal', texto: 'Lo miramos.', dia: '2027-02-09' },
    ]);
    await shop.call('addToReport', { body: { codigo, texto: 'Fue el lunes.' } });
    // What was seen is not what stands there now.
    expect(await shop.refused('answerReport', answer(3), { token })).toMatchObject({ code: 'comunicacion-cambiada' });
    await shop.call('answerReport', answer(4, { cierra: true }), { token });
    expect(await shop.refused('addToReport', { body: { codigo, texto: 'Más' } })).toMatchObject({
      code: 'comunicacion-cerrada',
    });
    expect(await shop.refused('answerReport', answer(5), { token })).toMatchObject({ code: 'comunicacion-cerrada' });
  });

  it('leaves nothing readable, and nothing of who wrote it, in the whole database', async () => {
    const signed = sql`select fila from change_log where tabla like 'report%' order by id`;
    const before = await shop.database.rows(signed);
    await send();
    const tables = await shop.database.rows<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`);
    for (const { name } of tables) {
      const [{ all } = { all: null }] = await shop.database.rows<{ all: string | null }>({
        text: `select string_agg(to_jsonb(t)::text, ' ') as all from ${name} t`,
        values: [],
      });
      for (const mark of ['203.0.113.77', 'Firefox de Rosa', 'piezas', Buffer.from('piezas').toString('hex')])
        expect([name, all?.includes(mark) ?? false]).toEqual([name, false]);
    }
    expect(await shop.database.rows(signed)).toEqual(before);
  });

  it.each(['', ' corto '])('of %s is too short', async (short) => {
    expect((await shop.refused('sendReport', { body: { texto: short } })).errors).toHaveProperty('texto');
  });

  it('is opened by no other code', async () => {
    const { codigo } = await send();
    for (const wrong of ['x', codigo.slice(0, -1), codigo.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
      expect(await shop.refused('followReport', { body: { codigo: wrong } })).toMatchObject({
        code: 'comunicacion-no-existe',
      });
  });

  it('does not open where it was put in the place of another, nor without its key', async () => {
    const { codigo } = await send();
    const other = await send();
    await shop.database.run(sql`
      update report_message set contenido = (select contenido from report_message where report_id = (
        select id from report order by id limit 1)) where report_id = (select id from report order by id desc limit 1)`);
    const opened = await Promise.allSettled(
      [codigo, other.codigo].map(async (each) => await shop.call('followReport', { body: { codigo: each } })),
    );
    expect(opened.map(({ status }) => status).toSorted((one, two) => one.localeCompare(two))).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });

  it('is read after the key was changed, and written with the new one', async () => {
    const { codigo } = await send();
    const later = await startRuntime(reportsHandlers, {
      database: shop.database,
      config: { reports: { ...reports, keys: [fresh, old] } },
    });
    const { mensajes } = await later.call('addToReport', { body: { codigo, texto: 'Más.' } });
    expect(mensajes.map((each) => each.texto)).toEqual([texto, 'Más.']);
    expect(await shop.database.rows(sql`select clave from report_message order by orden`)).toEqual([
      { clave: 'vieja' },
      { clave: 'nueva' },
    ]);
  });

  it('is late after seven days without a word, and after three months without an answer', async () => {
    await send();
    shop.setClock(new Date(testNow.getTime() + 8 * dayMs));
    expect(await first()).toMatchObject({ tarde: true });
    const { id } = await first();
    await shop.call('answerReport', { params: { id }, body: { texto: 'Recibida.', orden: 2 } }, { token });
    expect(await first()).toMatchObject({ tarde: false });
    shop.setClock(new Date(testNow.getTime() + 91 * dayMs));
    expect(await first()).toMatchObject({ tarde: true });
  });

  it('is gone ninety days after its end', async () => {
    await send();
    const { id } = await first();
    await shop.call(
      'answerReport',
      { params: { id }, body: { texto: 'Resuelto.', orden: 2, cierra: true } },
      { token },
    );
    for (const [days, left] of [
      [89, 2],
      [92, 0],
    ] as const) {
      shop.setClock(new Date(testNow.getTime() + days * dayMs));
      await fade(shop.runtime);
      expect(await shop.database.rows(sql`select 1 from report_message`)).toHaveLength(left);
    }
  });
});

describe('who reads', () => {
  it('is an administrator whom the chain named, and nobody else', async () => {
    await send();
    const { id } = await first();
    for (const staff of [
      { rol: 'administrador', talleres: [] },
      { rol: 'operador', talleres: [], email: `x${randomUUID()}@rodera.example` },
      { rol: 'taller', talleres: [1] },
    ] as const) {
      const other = await signInStaff(shop.database, testNow, { ...staff, talleres: [] });
      for (const [call, request] of [
        ['listReports', { query: {} }],
        ['openReport', { params: { id } }],
        ['answerReport', { params: { id }, body: { texto: 'x', orden: 2 } }],
      ] as const)
        expect((await shop.send(call, request, { token: other })).status).toBe(403);
    }
  });
});

it('the same network may write so often, and its address is in no row', async () => {
  const strict = await startRuntime(reportsHandlers, { database: shop.database, config: { reports, rateLimit: true } });
  const write = async (address: string) => (await strict.send('sendReport', { body: { texto } }, { address })).status;
  for (let turn = 0; turn < 10; turn += 1) expect(await write('203.0.113.5')).toBe(200);
  expect(await write('203.0.113.5')).toBe(429);
  expect(await write('203.0.113.6')).toBe(200);
  const keys = await shop.database.rows<{ key: string }>(sql`select key from rate_limit`);
  expect(keys.filter(({ key }) => key.includes('203.0.113'))).toEqual([]);
});

it('its readers are told the next morning, once, and nothing of it', async () => {
  const jobs = reportsJobs(shop.runtime)['tell-readers'];
  const mails = async () =>
    await shop.database.rows<MailRow>(sql`
      select id, template, destinatario, idioma, datos, status, creado, carta from mail order by creado, id`);
  await shop.database.script('truncate mail, job');
  await send();
  await send();
  await jobs.run({});
  shop.setClock(new Date('2027-02-10T06:30:00Z'));
  await jobs.run({});
  expect(await mails()).toEqual([]);
  shop.setClock(new Date('2027-02-10T07:10:00Z'));
  await Promise.all([jobs.run({}), jobs.run({})]);
  shop.setClock(new Date('2027-02-11T07:10:00Z'));
  await jobs.run({});
  const [mail, ...more] = await mails();
  expect([more, mail]).toMatchObject([[], { template: 'comunicacion-nueva', destinatario: reader, datos: {} }]);
  const letter = mail && (await writeLetter(shop.runtime, mail));
  expect(letter?.blocks.map(({ kind }) => kind)).toEqual(['text']);
  expect(JSON.stringify(letter)).not.toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}|https?:|piezas/);
});

it('without a key the channel is closed, and says so', async () => {
  const closed = await startRuntime(reportsHandlers, {
    database: shop.database,
    config: { reports: { keys: [], readers: new Set<string>() } },
  });
  expect(await closed.call('readReportChannel', {})).toEqual({ abierto: false });
  expect(await closed.refused('sendReport', { body: { texto } })).toMatchObject({ code: 'canal-cerrado', status: 503 });
  const inEarnest = { NODE_ENV: 'test', DATABASE_URL: 'postgres://x/y', DEMO: '0' };
  expect(readConfig(inEarnest).reports.keys).toEqual([]);
  const key = `uno:${Buffer.alloc(32).toString('base64')}`;
  expect(readConfig({ ...inEarnest, REPORT_KEYS: `${key}, ${key}` }).reports.keys).toHaveLength(2);
  expect(() => readConfig({ ...inEarnest, REPORT_KEYS: 'uno:corta' })).toThrow('REPORT_KEYS');
});
