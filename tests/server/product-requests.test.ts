import { sentLetters } from '#server/letters.ts';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time.ts';
import { sql } from '#server/database/sql.ts';
import { pruneServed } from '#server/housekeeping/prune-store.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { productRequestsHandlers } from '#server/product-requests/product-requests-handlers.ts';
import { productRequestsJobs } from '#server/product-requests/product-requests-jobs.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { readable, readMime } from '#tests/support/mime.ts';
import { fillShop } from '#tests/support/shop.ts';

let shop: TestRuntime;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-requests-'));
  const database = await openTestDatabase();
  await fillShop(database);
  await insertTyre(database, { id: 70, tipo_vehiculo: 'moto', ofertas: [{ precio: 5000, stock: 0 }] });
  shop = await startRuntime(productRequestsHandlers, { database, config: { dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script(
    'truncate mail, job, product_request; update offer set stock = 0 where product_id in (3, 70)',
  );
  await rm(join(dataDir, 'mail'), { recursive: true, force: true });
});

const ask = async (email: string, { language = 'es', cantidad = 4 }: { language?: Language; cantidad?: number } = {}) =>
  await shop.call('requestProduct', { body: { email, productID: 'N3', cantidad } }, { language });

const restock = async (stock: number) =>
  await shop.database.run(sql`update offer set stock = ${stock} where product_id = 3`);

const work = async () => {
  const all = { ...productRequestsJobs(shop.runtime), ...mailJobs(shop.runtime, sentLetters) };
  await shop.database.script(`update job set run_at = '2020-01-01' where done_at is null`);
  await startJobs(shop.runtime, all, {}).tick();
};

const mails = async () => {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  return await Promise.all(
    files.map(async (file) => {
      const { headers, parts } = readMime(await readFile(join(folder, file), 'utf8'));
      const part = (type: string) => parts.find((each) => each.type === type)?.content.replaceAll('\u00a0', ' ') ?? '';
      return {
        to: headers['to'] ?? '',
        subject: readable(headers['subject'] ?? ''),
        text: part('text/plain'),
        html: part('text/html'),
      };
    }),
  );
};

const kept = async () =>
  await shop.database.rows<{ id: string; email: string; cantidad: number; idioma: string; precio: number | null }>(
    sql`select id, email, cantidad, idioma, precio from product_request order by email`,
  );

describe('a request for a product that is not there', () => {
  it('is kept once for a person and a product, however often it is asked', async () => {
    const body = {
      email: ' Rosa@Example.com',
      productID: 'N3',
      cantidad: 4,
      precio: 60.5,
      modelID: 3,
      device: 'mobile',
    };
    for (const email of [body.email, 'rosa@example.com'])
      expect(await shop.call('requestProduct', { body: { ...body, email } }, { language: 'ca' })).toEqual({
        guardada: true,
      });
    expect(await kept()).toMatchObject([{ email: 'rosa@example.com', cantidad: 4, idioma: 'ca', precio: 6050 }]);
  });

  it('is found by either number of the product', async () => {
    expect(await shop.call('requestProduct', { body: { email: 'a@example.com', productID: 3 } })).toEqual({
      guardada: true,
    });
    expect(await kept()).toHaveLength(1);
  });

  it('may be for what is no tyre, and its message leads there', async () => {
    await shop.database.run(sql`update offer set stock = 0 where product_id = 9`);
    const body = { email: 'a@example.com', productID: 'B9', cantidad: 1 };
    expect(await shop.call('requestProduct', { body })).toEqual({ guardada: true });
    await shop.database.run(sql`update offer set stock = 5 where product_id = 9`);
    await work();
    const [mail] = await mails();
    const { slug } = await shop.database.one<{ slug: string }>(sql`select slug from article where product_id = 9`);
    expect(mail?.text).toContain(`/${slug}`);
    expect(mail?.text).not.toMatch(/montados/);
  });

  it('of a motorcycle has a call of its own', async () => {
    const body = { email: 'a@example.com', productID: 'N70', cantidad: 1 };
    expect(await shop.refused('requestProduct', { body })).toMatchObject({ code: 'producto-no-existe' });
    expect(await shop.call('requestMotoProduct', { body })).toEqual({ guardada: true });
    expect(await shop.refused('requestMotoProduct', { body: { ...body, productID: 'N3' } })).toMatchObject({
      status: 404,
    });
  });

  it('needs an address that can be written to, and a product that is sold', async () => {
    const refused = async (email: string | null, productID = 'N3') =>
      await shop.refused('requestProduct', { body: { email, productID } });
    expect(Object.keys((await refused(null)).errors ?? {})).toEqual(['email']);
    expect(Object.keys((await refused('rosa@')).errors ?? {})).toEqual(['email']);
    expect(await refused('rosa@example.com', 'N999')).toMatchObject({ code: 'producto-no-existe', status: 404 });
    expect(await kept()).toEqual([]);
  });

  it('is not kept where so many can be had at once', async () => {
    await restock(3);
    expect(await ask('rosa@example.com', { cantidad: 3 })).toEqual({ guardada: false });
    expect(await ask('rosa@example.com', { cantidad: 4 })).toEqual({ guardada: true });
    expect(await kept()).toHaveLength(1);
  });
});

describe('when it is back', () => {
  it('each person is told once, in their language, with the price and a way to be forgotten', async () => {
    await ask('rosa@example.com');
    await ask('pep@example.com', { language: 'ca' });
    await work();
    expect(await mails()).toEqual([]);

    await restock(20);
    await work();
    await work();
    const sent = (await mails()).sort((one, other) => (one.to < other.to ? -1 : 1));
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['pep@example.com', 'Ja el tenim: Michelin Modelo 3 205/55 R16 91V'],
      ['rosa@example.com', 'Ya lo tenemos: Michelin Modelo 3 205/55 R16 91V'],
    ]);
    for (const { text, html } of sent) {
      expect(text).toContain('/michelin/modelo-3-205-55-r16-91v');
      expect(text).toMatch(/4 (neumáticos montados|pneumàtics muntats)[^\n]*: \d+,\d\d €/);
      expect(html).toMatch(/\/avis(?:ame|a-m)\//);
      expect(text).not.toMatch(/pedido o tu cuenta|comanda o el teu compte/);
    }
  });

  it('only who can have as many as they asked for is told', async () => {
    await ask('cuatro@example.com', { cantidad: 4 });
    await ask('dos@example.com', { cantidad: 2 });
    await restock(2);
    await work();
    expect((await mails()).map(({ to }) => to)).toEqual(['dos@example.com']);
  });

  it('who was told may ask again', async () => {
    await ask('rosa@example.com');
    await restock(20);
    await work();
    await restock(0);
    expect(await ask('rosa@example.com')).toEqual({ guardada: true });
    await restock(20);
    await work();
    expect(await mails()).toHaveLength(2);
  });
});

describe('the link of the message', () => {
  const linkOf = async () => {
    await ask('rosa@example.com');
    await restock(20);
    await work();
    const [, id = '', firma = ''] = /\/avisame\/([^/\s]+)\/(\S+)/.exec((await mails())[0]?.text ?? '') ?? [];
    return { id, firma };
  };

  it('names the product and deletes the request with its address', async () => {
    const params = await linkOf();
    expect(await shop.call('readRequest', { params })).toEqual({
      nombre_producto_es: 'Michelin Modelo 3 205/55 R16 91V',
      nombre_producto_ca: 'Michelin Modelo 3 205/55 R16 91V',
    });
    expect(await shop.call('cancelRequest', { params })).toEqual({ borrada: true });
    expect(await kept()).toEqual([]);
    expect(await shop.refused('cancelRequest', { params })).toMatchObject({ code: 'no-existe' });
  });

  it('cannot be made up', async () => {
    const { id, firma } = await linkOf();
    const other = `${firma.startsWith('A') ? 'B' : 'A'}${firma.slice(1)}`;
    for (const wrong of [other, firma.slice(1), `${firma}x`])
      expect(await shop.refused('cancelRequest', { params: { id, firma: wrong } })).toMatchObject({ status: 404 });
    expect(await kept()).toHaveLength(1);
  });
});

describe('addresses of people who wait', () => {
  it('are forgotten a month after the message, and a year after the question', async () => {
    await ask('rosa@example.com');
    await restock(20);
    await work();
    await restock(0);
    await ask('pep@example.com');
    await pruneServed(shop.database, new Date(testNow.getTime() + 29 * dayMs));
    expect(await kept()).toHaveLength(2);
    await pruneServed(shop.database, new Date(testNow.getTime() + 31 * dayMs));
    expect((await kept()).map(({ email }) => email)).toEqual(['pep@example.com']);
    await pruneServed(shop.database, new Date(testNow.getTime() + 366 * dayMs));
    expect(await kept()).toEqual([]);
  });
});
