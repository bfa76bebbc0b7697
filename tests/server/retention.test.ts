import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkChains } from '#server/invoices/walk-chains.ts';
import { jobHandlersOver } from '#server/job-handlers.ts';
import { fade } from '#server/leaving/fade.ts';
import { leavingJobs } from '#server/leaving/leaving-jobs.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { mailFile, mailFolder } from '#server/mail/mail-sender.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertConfirmedOrder } from '#tests/support/confirmed-order.ts';
import { insertInvoicedOrder } from '#tests/support/invoiced-order.ts';
import { marksIn } from '#tests/support/marks.ts';
import { billing } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

const document = new URL('../../docs/privacy.md', import.meta.url);

let shop: TestRuntime;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-retention-'));
  shop = await startRuntime({}, { config: { dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const named = (part: string): string[] => [...part.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);

it('the table of the documents names every table of the schema once, and jobs that there are', async () => {
  const text = await readFile(document, 'utf8');
  const [people = '', nobody = ''] = text.split('## What names nobody');
  const rows = people.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const tables = [...cells.flatMap(([, first = '']) => named(first)), ...named(nobody.split('\n\n')[1] ?? '')];
  const schema = await shop.database.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`);
  expect(tables.toSorted()).toEqual(schema.map(({ name }) => name).toSorted());
  for (const row of cells) expect(row.slice(1, 6).every((cell) => cell !== '')).toBe(true);
  const ends = new Set(cells.flatMap((row) => [...(row[5] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, job = '']) => job)));
  const jobs = new Set(Object.keys(jobHandlersOver(shop.runtime, { gateway: {} as never })));
  expect([...ends].filter((job) => !jobs.has(job))).toEqual([]);
});

const mark = 'marca.antigua@example.com';
const years = (count: number) => new Date(Date.UTC(2027 - count, 0, 10));

it('what was kept long enough names nobody any more, and what is younger stays', async () => {
  const { database } = shop;
  const orders = [];
  for (const age of [8, 5]) {
    const { orderId } = await insertConfirmedOrder(database, { fecha: `${2027 - age}-01-12` });
    await database.run(sql`
      update customer_order set creado = ${years(age)}, status = 'completado', email = ${mark}, email_norm = ${mark},
        appointment_id = (select appointment_id from allocation where order_id = ${orderId}::bigint)
      where id = ${orderId}::bigint`);
    await database.run(
      sql`update allocation set matricula = '9911ZZM', status = 'done' where order_id = ${orderId}::bigint`,
    );
    orders.push(orderId);
  }
  await database.run(sql`
    insert into visit_service (servicio, vehiculo, nombre_es, nombre_ca, descripcion_es, descripcion_ca, minutos, orden)
    values ('x', 'coche', 'x', 'x', 'x', 'x', 30, 1)`);
  const letters = [];
  for (const age of [4, 1]) {
    await database.run(sql`
      insert into visit (id, numero, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio, status, creado, cambiado)
      values (${randomUUID()}::uuid, ${`C${age}`}, 'Rosa', 'Pons', ${mark}, ${mark}, '600', 'es', 'coche', 'x', 'confirmada', ${years(age)}, ${years(age)})`);
    const id = randomUUID();
    await database.run(sql`
      insert into mail (id, template, destinatario, idioma, datos, status, creado)
      values (${id}::uuid, 'x', ${mark}, 'es', '{}', 'enviado', ${years(age === 4 ? 2 : 0)})`);
    letters.push(mailFile({ id, date: years(age === 4 ? 2 : 0) }));
    await database.run(sql`
      insert into basket (cesta_id, state, actualizado) values (${randomUUID()}::uuid, '{}', ${years(age === 4 ? 1 : 0)})`);
  }
  await mkdir(mailFolder(dataDir), { recursive: true });
  for (const file of letters) await writeFile(join(mailFolder(dataDir), file), mark);
  await database.run(sql`
    insert into blocked_record (order_id, billing, desde, hasta) values
      (${orders[0]}::bigint, '{}', now(), ${testNow}::date), (${orders[1]}::bigint, '{}', now(), ${testNow}::date + 1)`);

  for (const age of [2, 0])
    await database.run(sql`
      with a as (
        insert into account (id, email, email_norm, password_hash, nombre, apellidos, telefono, codigo_postal, idioma, permiso_comercial)
        values (gen_random_uuid(), ${`${age}@x.example`}, ${`${age}@x.example`}, 'x', 'N', '', '', '', 'es', false) returning id)
      insert into impersonation (id, account_id, motivo, hash, creado, caduca)
      select gen_random_uuid(), a.id, ${`hace ${age} años`}, ${Buffer.from([age])}, ${years(age)}, ${years(age)} from a`);

  await startJobs(shop.runtime, leavingJobs(shop.runtime), {}).tick();

  const left = async (text: TemplateStringsArray, ...values: unknown[]) =>
    (await database.rows<{ n: unknown }>(sql(text, ...values))).map(({ n }) => n);
  expect(await left`select id as n from customer_order where email = ${mark}`).toEqual([orders[1]]);
  expect(await left`select order_id as n from allocation where matricula is not null`).toEqual([orders[1]]);
  expect(await left`select numero as n from visit where email = ${mark}`).toEqual(['C1']);
  expect(await left`select count(*) as n from mail`).toEqual([2]);
  expect(await left`select count(*) as n from mail where destinatario = ${mark}`).toEqual([1]);
  expect(await left`select count(*) as n from basket`).toEqual([1]);
  expect(await left`select motivo as n from impersonation`).toEqual(['hace 0 años']);
  expect(await left`select order_id as n from blocked_record`).toEqual([orders[1]]);
  expect(await readdir(mailFolder(dataDir))).toEqual(letters.slice(1));
  expect(await marksIn(database, [mark])).toEqual([
    'customer_order.email',
    'customer_order.email_norm',
    'mail.destinatario',
    'visit.email',
    'visit.email_norm',
  ]);
});

it('an invoice names nobody once the law does not ask for it, and is not changed otherwise', async () => {
  const { database, runtime } = shop;
  await insertWorkshop(database, { codTienda: 1 });
  const issued = async (age: number) => {
    const at = { ...runtime, clock: () => years(age) };
    const { orderId, numero } = await insertInvoicedOrder(at, { billing, status: 'completado' });
    await database.run(sql`update customer_order set creado = ${years(age)} where id = ${orderId}::bigint`);
    return numero;
  };
  const [old, young] = [await issued(8), await issued(5)];
  const fades = async (numero: string) =>
    await database.run(sql`update invoice set factura = factura || '{"receptor": null}' where numero = ${numero}`);
  await expect(database.run(sql`update invoice set total = 1 where numero = ${old}`)).rejects.toThrow('only added to');
  const { numero: fresh } = await insertInvoicedOrder(runtime, { billing });
  await expect(fades(fresh)).rejects.toThrow('only added to');

  await fade(runtime);

  expect(
    await database.rows(sql`
      select numero, factura -> 'receptor' ->> 'nif' as nif, impreso ->> 'matricula' as plate, total
      from invoice order by fecha`),
  ).toEqual([
    { numero: old, nif: null, plate: null, total: 39_636 },
    { numero: young, nif: billing.nif, plate: '1234BCD', total: 39_636 },
    { numero: fresh, nif: billing.nif, plate: '1234BCD', total: 4124 },
  ]);
  await walkChains(runtime);
  expect(await database.rows(sql`select motivo from billing_break`)).toEqual([]);
});
