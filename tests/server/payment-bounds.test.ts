import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { housekeepingJobs } from '#server/housekeeping/housekeeping-jobs.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

const { payment } = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ config: { payment: { ...payment, openAttempts: 4, unbelieved: { most: 5, days: 7 } } } });
});
afterAll(async () => await shop.close());

const kept = async () =>
  await shop.database.rows<{ valida: boolean; bytes: number; campos: Record<string, string> }>(sql`
    select valida, length(campos::text) as bytes, campos from payment_notification order by recibido, campos ->> 'n'`);
const prune = async () => await housekeepingJobs(shop.runtime).prune.run({});

describe('messages that are not believed', () => {
  const long = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`f${n}`, 'x'.repeat(600)]));
  const tell = async (n: number) => await shop.tell('aviso', { n: String(n), ...long });

  test('are kept few and short, the newest, and those that are believed all', async () => {
    const { pasarela } = await shop.order(await shop.readyBasket('09:00'));
    if (!pasarela) throw new Error('nothing to pay');
    await shop.tell('aviso', shop.answerTo(pasarela, '00'));
    for (let n = 1; n <= 12; n += 1) expect((await tell(n)).statusCode).toBe(400);
    const all = await kept();
    expect(all.filter(({ valida }) => valida)).toHaveLength(1);
    const unbelieved = all.filter(({ valida }) => !valida);
    expect(new Set(unbelieved.map(({ campos }) => campos['n']))).toEqual(new Set(['8', '9', '10', '11', '12']));
    expect(Math.max(...unbelieved.map(({ bytes }) => bytes))).toBeLessThan(3500);
  });

  test('are forgotten after a week, and nothing that was believed is', async () => {
    shop.setClock(new Date(shop.runtime.clock().getTime() + 6 * 86_400_000));
    await prune();
    expect((await kept()).filter(({ valida }) => !valida)).toHaveLength(5);
    shop.setClock(new Date(shop.runtime.clock().getTime() + 1.1 * 86_400_000));
    await prune();
    expect((await kept()).map(({ valida }) => valida)).toEqual([true]);
    shop.setClock(new Date(shop.runtime.clock().getTime() - 7.1 * 86_400_000));
  });
});

describe('attempts to pay one order', () => {
  test('are open so many at once, also when all are asked for together, and the last is paid', async () => {
    const cesta = await shop.readyBasket('11:00');
    let last = (await shop.order(cesta)).pasarela;
    const { cestaID } = cesta;
    const change = async () => await shop.send('changeOrder', { body: { data: { cestaID } } });
    const answers = await Promise.all(Array.from({ length: 20 }, change));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual(
      Array.from({ length: 17 }, () => expect.objectContaining({ code: 'pago-intentos' }) as unknown),
    );
    const open = await shop.database.rows<{ reference: string }>(sql`
      select p.reference from payment p join customer_order o on o.id = p.order_id
      where o.cesta_id = ${cestaID}::uuid and p.status = 'iniciado' order by p.intento`);
    expect(open).toHaveLength(4);
    if (!last) throw new Error('nothing to pay');
    last = { ...last, fields: { ...last.fields, ORDER_ID: open.at(-1)?.reference ?? '' } };
    await shop.tell('aviso', shop.answerTo(last, '00'));
    expect((await shop.basket(cestaID)).pedido).toMatchObject({ status: 'confirmado' });
  });

  test('that were denied leave room for another', async () => {
    const cesta = await shop.readyBasket('16:00');
    const { cestaID } = cesta;
    let { pasarela } = await shop.order(cesta);
    for (let n = 0; n < 6; n += 1) {
      if (!pasarela) throw new Error('nothing to pay');
      await shop.tell('aviso', shop.answerTo(pasarela, '101'));
      ({ pasarela } = await shop.call('changeOrder', { body: { data: { cestaID } } }));
    }
    expect(pasarela).not.toBeNull();
  });
});
