import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { holdMarket, type Buyer, type Fate, type Market } from '#tests/support/buyers.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { fillShop, nuria, startShop, type TestShop } from '#tests/support/shop.ts';
import { everyCase } from '#tests/support/turn.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

/** Two servers on one PostgreSQL, with a workshop so large that nobody there waits for a bay. */
let postgres: TestPostgres;
let servers: readonly [TestShop, TestShop];
let database: Database;
let stock: Map<number, number>;
const largeWorkshop = 50;
const units = 20;

beforeAll(async () => {
  postgres = await startMigrated();
  const pools = [openPostgres(postgres.url, 20), openPostgres(postgres.url, 20)] as const;
  database = pools[0];
  await fillShop(database);
  for (const id of [81, 82, 83, 84]) await insertTyre(database, { id, ofertas: [{ precio: 9000, stock: 400 }] });
  await insertTyre(database, { id: 80, ofertas: [{ precio: 9000, stock: units }] });
  await insertPromotion(database, { productos: ['N81'], quedan: units, titulo: 'Veinte' });
  await insertCoupon(database, { codigo: 'VEINTE', quedan: units, por_persona: 1 });
  await insertPromotion(database, { productos: ['N83'], por_persona: 1, titulo: 'Una' });
  await insertPromotion(database, { productos: ['N84'], un_pedido: true, titulo: 'Un pedido' });
  await insertWorkshop(database, {
    codTienda: largeWorkshop,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    bays: Array.from({ length: 60 }, () => ({ skills: ['turismo'], max_llanta: 24 })),
  });
  const handlers = accountsHandlers;
  servers = [await startShop({ database: pools[0], handlers }), await startShop({ database: pools[1], handlers })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await checkBooks(database, stock)).toEqual(balanced);
});

/** How many press the button in each round; the last, of whom all pay, are as many as there is to be had. */
const rounds = everyCase ? [80, 40, 40, 40] : [40, 20, 20, 40];
const buyers = rounds.reduce((sum, count) => sum + count);
const fates: readonly Fate[] = ['pays', 'denied', 'silent', 'late'];

const hours = Array.from(
  { length: 44 },
  (_, quarter) => `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
);

type Who = Pick<Buyer, 'userInfo' | 'token'>;

const guest = (email: string): Who => ({ userInfo: { ...nuria, email } });
const somebody = (turn: number): Who => guest(`persona.${turn}@example.com`);

/** Baskets with a unit and a time each, on both servers in turn; what they show is what they were promised. */
const makeReady = async (id_navision: string, cupones: readonly string[], who: (turn: number) => Who) => {
  const ready = async (turn: number): Promise<Buyer> => {
    const server = turn % 2 === 0 ? servers[0] : servers[1];
    const cesta: Basket = await server.readyBasket(hours[turn % hours.length], {
      products: [{ id_navision, cantidad: 1 }],
      selectedTaller: largeWorkshop,
      cupones: [...cupones],
    });
    const last = turn >= buyers - (rounds.at(-1) ?? 0);
    const fate = last ? 'pays' : (fates[(turn + Math.floor(turn / units)) % fates.length] ?? 'pays');
    return { cesta, server, other: turn % 2 === 0 ? servers[1] : servers[0], fate, ...who(turn) };
  };
  const all: Buyer[] = [];
  for (let turn = 0; turn < buyers; turn += 8)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(8, buyers - turn) }, async (_, i) => await ready(turn + i)))),
    );
  stock = await countStock(database);
  return rounds.map((count, round) => {
    const before = rounds.slice(0, round).reduce((sum, each) => sum + each, 0);
    return all.slice(before, before + count);
  });
};

const sameTotal = (ready: readonly (readonly Buyer[])[]): number => {
  const totals = new Set(ready.flat().map(({ cesta }) => cesta.totals.total));
  expect(totals.size).toBe(1);
  return [...totals][0] ?? 0;
};

interface Ended {
  readonly status: string;
  readonly pago: string;
  readonly pagado: number;
  readonly total: number;
  readonly fate: Fate;
}

/** How each order that was made came to its end. */
const ends = async ({ bought }: Market): Promise<Ended[]> => {
  const fateOf = new Map(bought.map(({ orderNumber, buyer }) => [orderNumber, buyer.fate]));
  const rows = await database.rows<Omit<Ended, 'fate'> & { n: string }>(sql`
    select o.order_number as n, o.status, p.status as pago, o.pagado, o.total
    from customer_order o join payment p on p.order_id = o.id where o.order_number = any (${[...fateOf.keys()]}::text[])`);
  return rows.map(({ n, ...end }) => ({ ...end, fate: fateOf.get(n) ?? 'pays' }));
};

/** Exactly as many are sold as there were, whoever paid has it or their money, and each other one heard that reason. */
const expectSoldOut = async (market: Market, reason: string, total: number) => {
  const ended = await ends(market);
  expect(ended).toHaveLength(market.bought.length);
  const sold = ended.filter(({ status }) => status === 'confirmado');
  expect(sold).toHaveLength(units);
  for (const { pago, pagado, total: paid } of sold) expect([pago, pagado > 0, paid]).toEqual(['pagado', true, total]);
  for (const { fate, status, pago, pagado } of ended.filter((each) => !sold.includes(each))) {
    expect([fate, status, pagado]).toEqual([fate, 'caducado', 0]);
    expect(pago).toMatch(
      { pays: /^never$/, denied: /^denegado$/, silent: /^(iniciado|abandonado)$/, late: /^devuelto$/ }[fate],
    );
  }
  expect(market.refused).toHaveLength(buyers - market.bought.length);
  expect(new Set(market.refused.map(({ code }) => code))).toEqual(new Set([reason]));
  // Who fails, waits or is late does not keep it from the others.
  expect(market.bought.length).toBeGreaterThan(units);
};

const capLeft = async (clave: string) =>
  await database.one<{ quedan: number | null; claims: number }>(sql`
    select quedan, (select sum(cantidad)::int from cap_claim k where k.clave = c.clave and k.liberado is null) as claims
    from cap c where clave = ${clave}`);

describe('many baskets of different people, for the last twenty', () => {
  test('tyres: twenty are sold, everybody else is told that there are none', async () => {
    const ready = await makeReady('N80', [], somebody);
    const market = await holdMarket(servers, ready);
    await expectSoldOut(market, 'producto-sin-disponibilidad', sameTotal(ready) * 100);
    const left = await database.one(sql`select stock, apartado from offer where product_id = 80`);
    expect(left).toEqual({ stock: 0, apartado: units });
  });

  test('units of a promotion: twenty are sold at its price, everybody else is told that it is over', async () => {
    const ready = await makeReady('N81', [], somebody);
    const market = await holdMarket(servers, ready);
    await expectSoldOut(market, 'promocion-agotada', sameTotal(ready) * 100);
    expect(await capLeft('promocion:1')).toEqual({ quedan: 0, claims: units });
  });

  test('uses of a coupon: twenty are given, everybody else is told that it was used up', async () => {
    const ready = await makeReady('N82', ['VEINTE'], somebody);
    const market = await holdMarket(servers, ready);
    await expectSoldOut(market, 'cupon-usado', sameTotal(ready) * 100);
    expect(await capLeft('cupon:VEINTE')).toEqual({ quedan: 0, claims: units });
  });
});

describe('twenty people with many baskets each', () => {
  /** One address as people write it; some have an account, and use it now and then with an address that nobody knew. */
  const ways = [
    (email: string) => email,
    (email: string) => email.toUpperCase(),
    (email: string) => ` ${email} `,
    (email: string) => email.replace('p', 'P').replace('e', 'E'),
  ];

  let tokens: readonly string[];
  beforeAll(async () => {
    const { nombre, apellidos, telefono } = nuria;
    const body = {
      nombre,
      apellidos,
      telefono,
      codigo_postal: '25001',
      privacidad: true,
      permiso_comercial: false,
      password: 'girafa-lila-27',
    };
    tokens = await Promise.all(
      [0, 1, 2, 3].map(async (person) => {
        const own = { ...body, email: `gente.${person}@example.com` };
        return (await servers[0].call('registerUser', { body: own })).token;
      }),
    );
  });

  test.each([
    ['unit of a promotion', 'N83', 'promocion:2', 'promocion-limite-persona'],
    ['order while a promotion runs', 'N84', 'promocion:3:pedido', 'promocion-un-pedido'],
  ])('have one %s each, however they write their address; every other is told why', async (_, id, clave, reason) => {
    const ready = await makeReady(id, [], (turn) => {
      const [person, again] = [turn % units, Math.floor(turn / units)];
      const token = again % 2 === 1 ? tokens[person] : undefined;
      if (token !== undefined) return { ...guest(`otra.${person}@example.com`), token };
      const way = ways[(person + again) % ways.length];
      return guest(way?.(`gente.${person}@example.com`) ?? '');
    });
    const market = await holdMarket(servers, ready);
    await expectSoldOut(market, reason, sameTotal(ready) * 100);
    const uses = await database.rows<{ persona: string; usos: number }>(sql`
      select persona, usos from cap_use where clave = ${clave} and persona like 'correo:gente.%' order by persona`);
    expect(uses).toHaveLength(units);
    expect(new Set(uses.map(({ usos }) => usos))).toEqual(new Set([1]));
  });
});
