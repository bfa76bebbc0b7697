import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { ownBasket, takeTime } from '#tests/support/late-payment.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, nuria, startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

/** Two servers on one PostgreSQL, with a workshop so large that nobody there waits for a bay. */
let postgres: TestPostgres;
let servers: readonly [TestShop, TestShop];
let database: Database;
let stock: Map<number, number>;
const largeWorkshop = 50;

beforeAll(async () => {
  postgres = await startMigrated();
  const pools = [openPostgres(postgres.url, 20), openPostgres(postgres.url, 20)] as const;
  database = pools[0];
  await fillShop(database);
  await insertCoupon(database, { codigo: 'VEINTE', quedan: 20, por_persona: 1 });
  await insertWorkshop(database, {
    codTienda: largeWorkshop,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    bays: Array.from({ length: 40 }, () => ({ skills: ['turismo'], max_llanta: 24 })),
  });
  servers = [await startShop({ database: pools[0] }), await startShop({ database: pools[1] })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await checkBooks(database, stock)).toEqual(balanced);
});

const server = (turn: number): TestShop => servers[turn % 2 === 0 ? 0 : 1];

const hours = Array.from(
  { length: 36 },
  (_, quarter) => `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
);

type Wanted = readonly { readonly id_navision: string; readonly cantidad: number }[];

/** Baskets with a time each, one after the other so that the race itself is only for the order. */
const makeReady = async (count: number, wanted: (turn: number) => Wanted): Promise<Basket[]> => {
  const baskets: Basket[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const time = hours[turn % hours.length] ?? '08:00';
    baskets.push(await server(turn).readyBasket(time, { products: [...wanted(turn)], selectedTaller: largeWorkshop }));
  }
  stock = await countStock(database);
  return baskets;
};

const orderAll = async (baskets: readonly Basket[]) =>
  await Promise.all(
    baskets.map(async (cesta, turn) => {
      const { status, body } = await server(turn).send(
        'placeOrder',
        server(turn).asking(cesta, { paymentTerms: 'taller', paymentType: null }),
      );
      return status === 200 ? null : (body as Problem);
    }),
  );

describe('the last tyres', () => {
  test('two hundred baskets want eight: eight are sold, and everybody else is told how many are left', async () => {
    const id_navision = await insertTyre(database, { id: 60, ofertas: [{ precio: 9000, stock: 8 }] });
    const baskets = await makeReady(200, (turn) => [{ id_navision, cantidad: 1 + (turn % 4) }]);
    const refusals = await orderAll(baskets);

    const { sold, left } = await database.one<{ sold: number; left: number }>(sql`
      select coalesce(sum(c.cantidad), 0)::int as sold, max(o.stock) as left
      from offer o left join stock_claim c on c.offer_id = o.id and c.liberado is null where o.product_id = 60`);
    expect({ sold, left }).toEqual({ sold: 8, left: 0 });
    const refused = refusals.filter((refusal) => refusal !== null);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['producto-sin-disponibilidad']));
    expect(refused.every(({ values }) => Number(values?.['stock']) < 4)).toBe(true);
  });

  test('baskets that want two things in different order never wait for each other in a ring', async () => {
    const one = await insertTyre(database, { id: 61, ofertas: [{ precio: 9000, stock: 100 }] });
    const other = await insertTyre(database, { id: 62, ofertas: [{ precio: 9000, stock: 100 }] });
    const wanted = [one, other].map((id_navision) => ({ id_navision, cantidad: 1 }));
    const baskets = await makeReady(60, (turn) => (turn % 4 < 2 ? wanted : wanted.toReversed()));
    expect((await orderAll(baskets)).filter((refusal) => refusal !== null)).toEqual([]);
  });
});

describe('the last uses of a coupon', () => {
  test('are given to as many orders as there are, on two servers; who comes late is told why', async () => {
    const id_navision = await insertTyre(database, { id: 65, ofertas: [{ precio: 9000, stock: 400 }] });
    const baskets = await makeReady(60, () => [{ id_navision, cantidad: 1 }]);
    const withCoupon = await Promise.all(
      baskets.map(async (cesta, turn) => await server(turn).update({ ...wishFrom(cesta), cupones: ['VEINTE'] })),
    );
    expect(withCoupon.every(({ cupones }) => cupones.length === 1)).toBe(true);
    const answers = await Promise.all(
      withCoupon.map(async (cesta, turn) => {
        const userInfo = { ...nuria, email: `persona.${turn}@example.com` };
        const asked = server(turn).asking(cesta, { paymentTerms: 'taller', paymentType: null, userInfo });
        const { status, body } = await server(turn).send('placeOrder', asked);
        return status === 200 ? 'sold' : (body as Problem).code;
      }),
    );
    expect(answers.filter((answer) => answer === 'sold')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'cupon-usado')).toHaveLength(40);
    const left = await database.one<{ quedan: number; claims: number }>(sql`
      select c.quedan, (select count(*)::int from cap_claim k where k.clave = c.clave) as claims from cap c where c.clave = 'cupon:VEINTE'`);
    expect(left).toEqual({ quedan: 0, claims: 20 });
  });
});

describe('one basket', () => {
  test('ordered on two servers at the same moment makes one order and one attempt to pay', async () => {
    const id_navision = await insertTyre(database, { id: 64, ofertas: [{ precio: 9000, stock: 100 }] });
    const baskets = await makeReady(10, () => [{ id_navision, cantidad: 1 }]);
    for (const cesta of baskets) {
      const answers = await Promise.all(Array.from({ length: 8 }, async (_, turn) => await server(turn).order(cesta)));
      expect(new Set(answers.map(({ pedido }) => pedido.orderNumber)).size).toBe(1);
      expect(new Set(answers.map(({ pasarela }) => pasarela?.fields['ORDER_ID'])).size).toBe(1);
    }
  });

  test('changed by two servers at the same moment loses nothing', async () => {
    const { cestaID, version } = await servers[0].update({ cestaID: randomUUID(), products: [] });
    const ids = ['N1', 'N2', 'N3'];
    await Promise.all(
      ids.map(
        async (id_navision, turn) =>
          await server(turn).update({ cestaID, version, products: [{ id_navision, cantidad: 1 }] }),
      ),
    );
    expect((await servers[1].basket(cestaID)).products.map(({ id_navision }) => id_navision).sort()).toEqual(ids);
  });
});

describe('a payment that comes at the moment when its order lapses', () => {
  test('is either confirmed or goes back, never lost, whatever both servers do first', async () => {
    const id_navision = await insertTyre(database, { id: 63, ofertas: [{ precio: 9000, stock: 200 }] });
    const baskets = await makeReady(24, () => [{ id_navision, cantidad: 4 }]);
    const forms = await Promise.all(baskets.map(async (cesta, turn) => (await server(turn).order(cesta)).pasarela));
    for (const each of servers) each.setClock(new Date(each.runtime.clock().getTime() + 31 * 60_000));
    await Promise.all([
      servers[0].work(),
      servers[1].work(),
      ...forms.flatMap((form, turn) =>
        form
          ? [
              server(turn).tell('aviso', server(turn).answerTo(form, '00')),
              server(turn + 1).tell('retorno', server(turn).answerTo(form, '00')),
            ]
          : [],
      ),
    ]);
    const states = await database.rows<{ status: string; pago: string; importe: number; pagado: number }>(sql`
      select o.status, p.status as pago, p.importe, o.pagado from customer_order o join payment p on p.order_id = o.id
      where o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[])`);
    expect(states).toHaveLength(24);
    for (const { status, pago, importe, pagado } of states) {
      expect([status, pago, pagado]).toEqual(
        pago === 'pagado'
          ? ['confirmado', 'pagado', importe]
          : ['caducado', expect.stringMatching(/^devolver|devuelto$/), 0],
      );
    }
  });
});

describe('a payment that comes at the moment when its order is given up for its basket', () => {
  test('is counted once and never lost, whatever two servers, two tabs and a second press do first', async () => {
    const id_navision = await insertTyre(database, { id: 66, ofertas: [{ precio: 9000, stock: 400 }] });
    const baskets = await makeReady(24, () => [{ id_navision, cantidad: 4 }]);
    const forms = await Promise.all(baskets.map(async (cesta, turn) => (await server(turn).order(cesta)).pasarela));
    const wishes = await Promise.all(baskets.map(async ({ cestaID }) => wishFrom(await servers[0].basket(cestaID))));
    const change = async (turn: number, cantidad: number) => {
      const wish = wishes[turn];
      if (!wish) throw new Error('no wish');
      const cestaState = { ...wish, products: [{ id_navision, cantidad }] };
      const { status, body } = await server(turn + cantidad).send('updateBasket', { body: { cestaState } });
      return status === 200 ? 'changed' : (body as Problem).code;
    };
    const pay = async (turn: number) => {
      const form = forms[turn];
      if (!form) throw new Error('nothing to pay');
      await Promise.all([
        server(turn).tell('aviso', server(turn).answerTo(form, '00')),
        server(turn + 1).tell('retorno', server(turn).answerTo(form, '00')),
      ]);
    };
    // A third is changed first, a third is paid first, a third at once.
    const answers = await Promise.all(
      baskets.map(async (_, turn) => {
        if (turn % 3 === 0) await change(turn, 3);
        if (turn % 3 === 1) await pay(turn);
        const [, ...changes] = await Promise.all([pay(turn), change(turn, 3), change(turn, 3), change(turn, 2)]);
        return changes;
      }),
    );
    expect(answers.flat().filter((answer) => answer !== 'changed' && answer !== 'cesta-con-pedido')).toEqual([]);
    const states = await database.rows<{
      status: string;
      pago: string;
      importe: number;
      pagado: number;
      citas: number;
    }>(sql`
      select o.status, p.status as pago, p.importe, o.pagado, (
        select count(*)::int from allocation a where a.order_id = o.id and a.status = 'confirmed') as citas
      from customer_order o join payment p on p.order_id = o.id
      where o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[])`);
    expect(states).toHaveLength(24);
    const { importe } = states[0] ?? { importe: 0 };
    for (const { status, pago, pagado, citas } of states)
      expect([
        ['confirmado', 'pagado', importe, 1],
        ['por-decidir', 'pagado', importe, 0],
      ]).toContainEqual([status, pago, pagado, citas]);
    // Nobody else wants these times, so hardly anybody is asked for another.
    expect(states.filter(({ status }) => status === 'confirmado').length).toBeGreaterThan(12);
  });

  test('beside the payment of the order made again counts once, on two servers', async () => {
    const id_navision = await insertTyre(database, { id: 67, ofertas: [{ precio: 9000, stock: 400 }] });
    const baskets = await makeReady(12, () => [{ id_navision, cantidad: 4 }]);
    const first = await Promise.all(baskets.map(async (cesta, turn) => (await server(turn).order(cesta)).pasarela));
    const changed = await Promise.all(
      baskets.map(async ({ cestaID }, turn) => {
        const there = wishFrom(await server(turn).basket(cestaID));
        return await server(turn + 1).update({ ...there, products: [{ id_navision, cantidad: 3 }] });
      }),
    );
    const second = await Promise.all(changed.map(async (cesta, turn) => (await server(turn).order(cesta)).pasarela));
    await Promise.all(
      [...first, ...second].map(async (form, turn) => {
        if (!form) throw new Error('nothing to pay');
        await server(turn).tell('aviso', server(turn).answerTo(form, '00'));
      }),
    );
    const states = await database.rows<{ status: string; pagado: number; cuentan: number; vuelven: number }>(sql`
      select o.status, o.pagado, count(*) filter (where p.status = 'pagado')::int as cuentan,
        count(*) filter (where p.status in ('devolver', 'devuelto'))::int as vuelven
      from customer_order o join payment p on p.order_id = o.id
      where o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[]) group by o.id`);
    expect(states).toHaveLength(12);
    for (const { status, cuentan, vuelven } of states) expect([status, cuentan, vuelven]).toEqual(['confirmado', 1, 1]);
  });
});

describe('a late payment whose time is somebody else’s', () => {
  test('is answered once, whichever of two servers is asked for which time, or for the money', async () => {
    const cestas: Basket[] = [];
    for (let turn = 0; turn < 6; turn += 1) cestas.push(await ownBasket(servers[0]));
    stock = await countStock(database);
    const forms = await Promise.all(cestas.map(async (cesta) => (await servers[0].order(cesta)).pasarela));
    for (const each of servers) each.setClock(new Date(each.runtime.clock().getTime() + 31 * 60_000));
    await servers[0].work();
    for (const [turn, cesta] of cestas.entries()) {
      await takeTime(servers[0], cesta);
      const form = forms[turn];
      if (form) await server(turn).tell('aviso', server(turn).answerTo(form, '00'));
    }
    for (const cesta of cestas) {
      const oferta = (await servers[0].basket(cesta.cestaID)).pedido?.oferta ?? '';
      const time = (hora: string) => ({ params: { oferta }, body: { date: thursday, time: hora } });
      const answers = await Promise.all([
        servers[0].send('acceptLateTime', time('16:00')),
        servers[1].send('acceptLateTime', time('17:00')),
        servers[1].send('returnLatePayment', { params: { oferta } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    const states = await database.rows<{ status: string; pago: string; citas: number }>(sql`
      select o.status, p.status as pago, (
        select count(*)::int from allocation a where a.order_id = o.id and a.status = 'confirmed') as citas
      from customer_order o join payment p on p.order_id = o.id
      where o.cesta_id = any (${cestas.map(({ cestaID }) => cestaID)}::uuid[])`);
    for (const { status, pago, citas } of states)
      expect([
        ['confirmado', 'pagado', 1],
        ['caducado', 'devolver', 0],
      ]).toContainEqual([status, pago, citas]);
  });
});
