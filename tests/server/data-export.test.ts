import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { dataExportsHandlers } from '#server/leaving/export/exports-handlers.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { leavingJobs } from '#server/leaving/leaving-jobs.ts';
import { sentLetters } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { testNow } from '#tests/support/app.ts';
import { copyCalls, copyLink, textsOf } from '#tests/support/exports.ts';
import { billing, startShop, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { insertVisitServices, visitWish } from '#tests/support/visits.ts';

const password = 'girafa-lila-27';
const body = {
  nombre: '=2+5',
  apellidos: 'Ferrer, "Pons"',
  permiso_comercial: true,
  password,
  telefono: '677001002',
  codigo_postal: '25002',
  privacidad: true,
};
const { ask, look, fetch } = copyCalls(password);

let shop: TestShop;
let dataDir: string;
let jobs: ReturnType<typeof startJobs>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-exports-'));
  shop = await startShop({
    config: { dataDir, mailbox: true },
    handlers: { ...accountsHandlers, ...dataExportsHandlers, ...leavingHandlers, ...visitsHandlers },
  });
  await insertVisitServices(shop.database);
  jobs = startJobs(shop.runtime, { ...mailJobs(shop.runtime, sentLetters), ...leavingJobs(shop.runtime) }, {});
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

let last = 0;
let now = testNow.getTime();
const after = (ms: number) => {
  now += ms;
  shop.setClock(new Date(now));
};
const enter = async () => {
  last += 1;
  const email = `copia.${last}@example.com`;
  const { token, user } = await shop.call('registerUser', { body: { ...body, email } });
  return { id: user.idUser, token, email };
};
const work = async () => {
  await shop.database.run(
    sql`update job set run_at = ${new Date(now)} where run_at > ${new Date(now)} and done_at is null`,
  );
  await jobs.tick();
};
const made = async (who: Awaited<ReturnType<typeof enter>>) => {
  expect(await ask(shop, who)).toMatchObject({ status: 200, body: { estado: 'preparando' } });
  await work();
  return await copyLink(shop.database, who.email);
};
const codeOf = ({ body: answer }: { body: unknown }) => (answer as { code: string }).code;

describe('a copy of one’s data', () => {
  it('is one ZIP in which an order with its invoice and an appointment stand, in JSON as in tables', async () => {
    const who = await enter();
    const userInfo = { ...body, email: who.email, idioma: 'es' as const };
    const cesta = await shop.readyBasket('10:00');
    await shop.order(cesta, { userInfo, billing, paymentTerms: 'taller', paymentType: null }, who);
    await shop.call(
      'bookVisit',
      { body: visitWish('16:00', { userData: { ...userInfo, matricula: '9911ZZM' } }) },
      who,
    );
    const { id, numero, total } = await shop.database.one<{ id: number; numero: string; total: number }>(sql`
      select id, order_number as numero, total from customer_order where account_id = ${who.id}::uuid`);
    await shop.database.run(sql`update allocation set status = 'done' where order_id = ${id}::bigint`);
    await shop.database.run(sql`update customer_order set status = 'completado' where id = ${id}::bigint`);
    await billOrder(shop.runtime, id, null);
    const link = await made(who);
    expect(await look(shop, who)).toMatchObject({ estado: 'lista', descargas: 10, quedan: 1 });
    const answer = await fetch(shop, who, link);
    expect(answer).toMatchObject({ status: 200, body: { nombre: 'rodera-2027-02-09.zip' } });
    const files = textsOf((answer.body as { contenido: Uint8Array }).contenido);
    const json = JSON.parse(files['datos.json'] ?? '') as {
      datos: Record<string, { filas: Record<string, unknown>[] }>;
    };
    expect(json.datos['pedidos']?.filas).toMatchObject([{ order_number: numero, total: total / 100, nombre: '=2+5' }]);
    expect(json.datos['citas']?.filas).toMatchObject([{ matricula: '9911ZZM' }]);
    const consents = json.datos['consentimientos']?.filas;
    expect(consents).toContainEqual(
      expect.objectContaining({ clase: 'comercial', dado: true, pregunta: expect.stringMatching(/ofertas/) }),
    );
    expect(json.datos['correos']?.filas.map(({ asunto }) => asunto)).toContain('Cuenta creada');
    const table = parse<Record<string, string>>(files['csv/pedidos.csv'] ?? '', { columns: true, bom: true });
    // Nothing begins a formula, and separators stay inside their cell.
    expect(table).toMatchObject([{ order_number: numero, nombre: "'=2+5", apellidos: 'Ferrer, "Pons"' }]);
    expect(Number(table[0]?.['total'])).toBe(total / 100);
    expect(files['LEEME.txt']).toContain('artículos 15 y 20');
    const invoice = String(json.datos['facturas']?.filas[0]?.['numero']);
    expect(json.datos['facturas']?.filas).toMatchObject([{ numero: invoice, total: total / 100 }]);
    expect(files[`facturas/${invoice}.pdf`]).toMatch(/^%PDF-/);
    const text = Object.values(files).join('');
    for (const secret of ['$argon2', who.token, link]) expect(text).not.toContain(secret);
  });

  it('is asked for by its owner, who shows it, and not by staff', async () => {
    const [who, other] = [await enter(), await enter()];
    expect(await ask(shop, who, { password: 'otra-clave-9' })).toMatchObject({ status: 422 });
    expect(await ask(shop, who, { password: null })).toMatchObject({ status: 422 });
    expect(await ask(shop, { ...who, token: other.token })).toMatchObject({ status: 403 });
    const staff = await signInStaff(shop.database, new Date(now));
    const { id } = await shop.database.one<{ id: string }>(sql`select id from account where rol = 'taller' limit 1`);
    expect(codeOf(await ask(shop, { id, token: staff }))).toBe('copia-de-personal');
    expect(await look(shop, who)).toMatchObject({ estado: 'ninguna', quedan: 2 });
  });

  it('is one while it is being made, two within a day, and the later one takes the place of the first', async () => {
    const who = await enter();
    expect((await Promise.all([ask(shop, who), ask(shop, who), ask(shop, who)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    await work();
    const first = await copyLink(shop.database, who.email);
    expect(await look(shop, who)).toMatchObject({ estado: 'lista', quedan: 1 });
    after(minuteMs);
    const second = await made(who);
    expect(second).not.toBe(first);
    expect(codeOf(await fetch(shop, who, first))).toBe('copia-caducada');
    expect(await fetch(shop, who, second)).toMatchObject({ status: 200 });
    const third = await ask(shop, who);
    expect(third).toMatchObject({ status: 429, body: { code: 'copias-agotadas', values: { horas: 24 } } });
    expect(await fetch(shop, who, second)).toMatchObject({ status: 200 });
    after(dayMs);
    expect(await ask(shop, who)).toMatchObject({ status: 200 });
  });

  it('is fetched ten times at most, by its owner with the link alone, and is not used by being looked at', async () => {
    const [who, other] = [await enter(), await enter()];
    const link = await made(who);
    const theirs = await made(other);
    expect(codeOf(await fetch(shop, other, link))).toBe('copia-caducada');
    expect(codeOf(await fetch(shop, who, theirs))).toBe('copia-caducada');
    expect(codeOf(await fetch(shop, who, 'x'.repeat(43)))).toBe('copia-caducada');
    expect(codeOf(await fetch(shop, { ...who, token: other.token }, link))).toBe('sin-permiso');
    expect(codeOf(await fetch(shop, { ...who, token: 'nobody' }, link))).toBe('sin-sesion');
    for (let turn = 0; turn < 3; turn += 1) await look(shop, who);
    const tries = await Promise.all(Array.from({ length: 14 }, async () => await fetch(shop, who, link)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(codeOf(await fetch(shop, who, link))).toBe('copia-descargada');
    expect(await look(shop, who)).toMatchObject({ estado: 'lista', descargas: 0 });
  });

  it('is gone after a day, row and file', async () => {
    const who = await enter();
    const link = await made(who);
    after(dayMs - minuteMs);
    expect(await fetch(shop, who, link)).toMatchObject({ status: 200 });
    after(2 * minuteMs);
    expect(codeOf(await fetch(shop, who, link))).toBe('copia-caducada');
    expect(await look(shop, who)).toMatchObject({ estado: 'ninguna' });
    after(hourMs);
    await work();
    expect(await shop.database.rows(sql`select from data_export where account_id = ${who.id}::uuid`)).toEqual([]);
  });

  it('does not follow its account to another address, and has nothing of a guest whose address is not proved', async () => {
    const who = await enter();
    const guest = visitWish('17:00', { userData: { ...body, email: who.email, idioma: 'es', matricula: '9922ZZM' } });
    await shop.call('bookVisit', { body: guest });
    const link = await made(who);
    const files = textsOf(((await fetch(shop, who, link)).body as { contenido: Uint8Array }).contenido);
    expect(Object.values(files).join('')).not.toContain('9922ZZM');
    await shop.database.run(sql`update account set email_norm = 'nueva@example.com' where id = ${who.id}::uuid`);
    expect(codeOf(await fetch(shop, who, link))).toBe('copia-caducada');
  });

  it('that would be too large, or cannot be made, is left to a person, and its owner is told', async () => {
    const small = {
      ...shop.runtime,
      config: { ...shop.runtime.config, exports: { ...shop.runtime.config.exports, mostBytes: 500 } },
    };
    const who = await enter();
    await ask(shop, who);
    await startJobs(small, leavingJobs(small), {}).tick();
    expect(await look(shop, who)).toMatchObject({ estado: 'demasiado', descargas: 0 });
    after(minuteMs);
    await ask(shop, who);
    const { id } = await shop.database.one<{ id: string }>(
      sql`select id from data_export where account_id = ${who.id}::uuid`,
    );
    await leavingJobs(shop.runtime)['make-export'].givenUp?.({ exportId: id });
    expect(await look(shop, who)).toMatchObject({ estado: 'fallida', quedan: 0 });
    expect(
      await shop.database.rows(
        sql`select template from mail where destinatario = ${who.email} and template like 'datos-%'`,
      ),
    ).toEqual([{ template: 'datos-por-preparar' }, { template: 'datos-por-preparar' }]);
    await work();
  });

  it('goes with its account: no file, no link and no letter survives it, before it was made or after', async () => {
    for (const isMade of [true, false]) {
      const who = await enter();
      await ask(shop, who);
      if (isMade)
        await leavingJobs(shop.runtime)['make-export'].run({
          exportId: (
            await shop.database.one<{ id: string }>(sql`select id from data_export where account_id = ${who.id}::uuid`)
          ).id,
        });
      expect(await shop.send('deleteUser', { params: { id: who.id }, body: { password } }, who)).toMatchObject({
        status: 200,
      });
      await work();
      const left = await shop.database.one<{ files: number; links: number; letters: number }>(sql`
        select (select count(*)::int from data_export d where d.account_id = ${who.id}::uuid) as files,
          (select count(*)::int from account_link l where l.account_id = ${who.id}::uuid) as links,
          (select count(*)::int from mail m where m.destinatario = ${who.email} and m.template = 'datos-listos') as letters`);
      expect(left).toEqual({ files: 0, links: 0, letters: 0 });
    }
  });
});
