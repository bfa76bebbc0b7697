import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptTables, leftTables } from '#server/leaving/export/kept-tables.ts';
import { collect } from '#server/leaving/export/collect.ts';
import { writeFiles } from '#server/leaving/export/write-files.ts';
import { zip } from '#server/leaving/export/zip.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { columnNames, markOf, plantRow, unbind } from '#tests/support/plant-rows.ts';

const kept = Object.entries(keptTables).map(([table, { kind, ...rest }]) => ({
  table,
  kind: kind as string,
  shows: rest.shows as readonly string[],
  hides: 'hides' in rest ? Object.keys(rest.hides) : [],
}));

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({});
});
afterAll(async () => await shop.close());

describe('what is handed over of somebody', () => {
  it('is said of every table of docs/privacy.md that leads to a person, and of each of its columns', async () => {
    const text = await readFile(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
    const [people = ''] = text.split('## What names nobody');
    const named = people
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name));
    expect([...kept.map(({ table }) => table), ...Object.keys(leftTables)].toSorted()).toEqual(named.toSorted());
    for (const { table, shows, hides } of kept) {
      const columns = await columnNames(shop.database, table);
      const said = new Set([...shows, ...hides]);
      expect([table, columns.filter((column) => !said.has(column))]).toEqual([table, []]);
      expect([table, hides.filter((column) => !columns.includes(column) || shows.includes(column))]).toEqual([
        table,
        [],
      ]);
    }
    expect(new Set(kept.map(({ kind }) => kind)).size).toBe(kept.length);
  });

  it('has each mark that was planted where it is shown, in JSON as in its table, and none that is hidden', async () => {
    const { database } = shop;
    await unbind(database);
    const person = 'zoraida@example.com';
    const [accountId, visitId, vehicleId] = [randomUUID(), randomUUID(), randomUUID()];
    /** By which column a row leads to them, and what others say of a kind that is closed. */
    const known: Readonly<Record<string, unknown>> = {
      account_id: accountId,
      email: person,
      email_norm: person,
      destinatario: person,
      persona: `correo:${person}`,
      order_id: 5,
      reference: 'R5',
      nif: 'B25000000',
      orden: 3,
      appointment_id: visitId,
      vehicle_id: vehicleId,
      idioma: 'es',
      tz: 'Europe/Madrid',
    };
    const ofTable: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      account: { id: accountId, rol: 'cliente' },
      vehicle: { id: vehicleId },
      customer_order: { id: 5 },
      change_request: { id: visitId },
      change_proposal: { request_id: visitId },
      visit: { id: visitId },
      customer_case: { id: visitId },
      case_answer: { case_id: visitId },
      newsletter_subscription: { id: visitId },
      newsletter_delivery: { subscription_id: visitId, issue_id: vehicleId },
      newsletter_consent: { subscription_id: visitId },
      change_log: { tabla: 'account', fila: accountId },
      waiting_wish: { id: visitId },
      waiting_offer: { wish: visitId },
      email_proof: { persona: person },
      ...Object.fromEntries(
        ['invoice', 'invoice_end', 'billing_record'].map((table) => [table, { numero: markOf('invoice', 'numero') }]),
      ),
    };
    for (const { table } of kept) await plantRow(database, table, { ...known, ...ofTable[table] });
    // Somebody else's, of which nothing may come along.
    const other = { email: 'otra@example.com', email_norm: 'otra@example.com', destinatario: 'otra@example.com' };
    for (const table of ['visit', 'customer_order', 'mail', 'lead', 'waiting_wish', 'product_request', 'consent'])
      await plantRow(database, table, {
        ...other,
        ...(['customer_order', 'consent'].includes(table) ? { id: 8 } : {}),
        order_number: 'de-otra',
        numero: 'de-otra',
        idioma: 'es',
        comentario: 'de-otra',
        nombre: 'de-otra',
        telefono: 'de-otra',
        template: 'de-otra',
        texto: 'de-otra',
        cesta_id: randomUUID(),
      });

    const collected = await database.transaction(
      async (tx) => await collect(tx, accountId, { idioma: 'es', mostBytes: 1e7 }),
    );
    if (!collected || collected === 'too-much') throw new Error('nothing was collected');
    const archivo = await zip(
      writeFiles(collected, { idioma: 'es', sitio: 'Rodera', telefono: '900', now: testNow }),
      testNow,
    );
    const files = Object.fromEntries(
      Object.entries(unzipSync(archivo)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    const json = JSON.parse(files['datos.json'] ?? '') as {
      datos: Record<string, { filas: Record<string, unknown>[] }>;
      noIncluido: unknown;
    };
    const everything =
      JSON.stringify(json.datos) +
      Object.entries(files).flatMap(([name, text]) => (name.startsWith('csv/') ? [text] : []));
    expect(everything).not.toContain('de-otra');
    for (const { table, kind, shows, hides } of kept) {
      const filas = json.datos[kind]?.filas ?? [];
      expect([table, filas.length]).toEqual([table, 1]);
      const text = files[`csv/${kind}.csv`] ?? '';
      const [row = {}] = parse<Record<string, string>>(text, { columns: true, bom: true });
      expect(Object.keys(row)).toEqual(shows);
      for (const column of shows) {
        const value = filas[0]?.[column];
        const cell = row[column] ?? '';
        const said = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
        expect([table, column, cell.replace(/^'(?=[=+@-])/, '')]).toEqual([table, column, said]);
      }
      const marked = await database.rows<{ key: string }>({
        text: `select f.key from ${table} t, jsonb_each(to_jsonb(t)) f where position('marca:${table}.' in f.value::text) > 0`,
        values: [],
      });
      for (const column of new Set(marked.map(({ key }) => key)))
        expect([table, column, everything.includes(markOf(table, column))]).toEqual([
          table,
          column,
          shows.includes(column),
        ]);
      for (const column of hides) expect(everything).not.toContain(markOf(table, column));
    }
    expect(json.datos['cuenta']?.filas[0]).toMatchObject({ email: person, email_probado: '2027-02-08T10:00:00+00:00' });
    expect(json.datos['pedidos']?.filas[0]).toMatchObject({ total: 0.07, snapshot: { dicho: [expect.any(String)] } });
    expect(files['LEEME.txt']).toContain('csv/pedidos.csv: Pedidos (1)');
    expect(testNow.toISOString()).toBe((JSON.parse(files['datos.json'] ?? '') as { generado: string }).generado);
  });

  it('is everything or nothing: above 5,000 rows of a kind a person has to look', async () => {
    const { database } = shop;
    const accountId = randomUUID();
    await database.run(sql`delete from consent`);
    const account = { id: accountId, email: 'much@example.com', email_norm: 'much', documento: null, idioma: 'ca' };
    await plantRow(database, 'account', account);
    const fill = async (rows: number) =>
      await database.run(sql`
        insert into consent (account_id, clase, dado, texto, idioma, en)
        select ${accountId}::uuid, 'email', true, 'x', 'ca', now() from generate_series(1, ${rows}::int)`);
    const ask = async (mostBytes: number) =>
      await database.transaction(async (tx) => await collect(tx, accountId, { idioma: 'ca', mostBytes }));
    await fill(5000);
    const whole = await ask(1e7);
    if (!whole || whole === 'too-much') throw new Error('nothing was collected');
    const files = writeFiles(whole, { idioma: 'ca', sitio: 'Rodera', telefono: '900', now: testNow });
    const readme = files.find(({ name }) => name === 'LLEGEIX-ME.txt')?.content.toString();
    expect(readme).toContain('csv/consentimientos.csv: El que has acceptat o no, i quan (5000)');
    expect(await ask(10_000)).toBe('too-much');
    await fill(1);
    expect(await ask(1e7)).toBe('too-much');
    expect(
      await database.transaction(async (tx) => await collect(tx, randomUUID(), { idioma: 'ca', mostBytes: 1 })),
    ).toBe(undefined);
  });
});
