import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { formOf } from '#tests/support/late-payment.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { ona } from '#tests/support/ona.ts';

const rounds = 12;
const password = 'girafa-lila-27';

let postgres: TestPostgres;
let one: TestShop;
let other: TestShop;
beforeAll(async () => {
  postgres = await startMigrated();
  const first = openPostgres(postgres.url, 2);
  await fillShop(first);
  await first.run(sql`update offer set stock = 1000 where stock > 0`);
  await first.run(sql`
    insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
    select 1, n, 'Elevador', '{turismo,4x4,furgoneta,alineacion}', 24 from generate_series(10, 60) as n`);
  await first.close();
  const start = async () =>
    await startShop({
      database: openPostgres(postgres.url, 10),
      handlers: { ...accountsHandlers, ...leavingHandlers },
    });
  [one, other] = [await start(), await start()];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await postgres.stop();
});

const enter = async () => {
  const body = { ...ona, email: `${randomUUID()}@example.com`, password };
  const { token, user } = await one.call('registerUser', { body });
  return { token, id: user.idUser, email: body.email };
};
type Somebody = Awaited<ReturnType<typeof enter>>;
const leave = async (server: TestShop, { id, token }: Somebody) =>
  await server.send('deleteUser', { params: { id }, body: { password, anularCitas: true } }, { token });
const who = ({ email }: Somebody) => ({
  nombre: 'Ona',
  apellidos: 'Ferrer',
  email,
  telefono: '677001002',
  privacidad: true,
  idioma: 'es' as const,
});
const found = async ({ id, email }: Somebody) =>
  await one.database.one<{ account: number; orders: number; named: number }>(sql`
    select (select count(*)::int from account where id = ${id}::uuid) as account,
      (select count(*)::int from customer_order where account_id = ${id}::uuid) as orders,
      (select count(*)::int from customer_order where email_norm = ${email}) as named`);

describe('an account that is deleted at one server while at another', () => {
  it('an order of it is placed: the order either lives with its account, or is never made', async () => {
    const stock = await countStock(one.database);
    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const somebody = await enter();
      const cesta = await one.readyBasket('10:00');
      const asked = other.asking(cesta, { paymentTerms: 'taller', paymentType: null, userInfo: who(somebody) });
      const [gone, placed] = await Promise.all([
        leave(one, somebody),
        other.send('placeOrder', asked, { token: somebody.token }),
      ]);
      const state = await found(somebody);
      outcomes.push(`${gone.status} ${placed.status}`);
      if (gone.status === 200)
        expect([placed.status, state]).toEqual([expect.any(Number), { account: 0, orders: 0, named: 0 }]);
      else expect([gone.status, placed.status, state]).toEqual([409, 200, { account: 1, orders: 1, named: 1 }]);
      expect([200, 401, 404, 409]).toContain(placed.status);
    }
    expect(outcomes).toHaveLength(rounds);
    expect(await checkBooks(one.database, stock)).toEqual(balanced);
  }, 120_000);

  it('a payment of it arrives: the account stays until the money has come to its end', async () => {
    for (let round = 0; round < 4; round += 1) {
      const somebody = await enter();
      const cesta = await one.readyBasket('10:30');
      const form = formOf(await one.order(cesta, { userInfo: who(somebody) }, { token: somebody.token }));
      const [gone] = await Promise.all([leave(other, somebody), one.tell('aviso', one.answerTo(form, '00'))]);
      expect(gone).toMatchObject({ status: 409, body: { code: 'cuenta-con-pedidos' } });
      expect(await found(somebody)).toEqual({ account: 1, orders: 1, named: 1 });
    }
  }, 120_000);

  it('it is deleted as well: one does it, and the other finds nobody', async () => {
    const somebody = await enter();
    const both = await Promise.all([leave(one, somebody), leave(other, somebody), leave(one, somebody)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    expect(await found(somebody)).toEqual({ account: 0, orders: 0, named: 0 });
  }, 60_000);
});
