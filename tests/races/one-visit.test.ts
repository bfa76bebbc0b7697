import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { Database } from '#server/database/database.ts';
import { signChange, signOrdered } from '#server/change-requests/change-signature.ts';
import { changeRequestsHandlers } from '#server/change-requests/change-requests-handlers.ts';
import { findOrdered } from '#server/change-requests/change-requests-store.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { joiningVisit, orderIdOf, tyresAndBattery } from '#tests/support/joint-visit.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

// Decision 080, by two servers on one PostgreSQL: whatever comes first, one car has one appointment.

let postgres: TestPostgres;
let servers: readonly [TestShop, TestShop];
let database: Database;
let stock: Map<number, number>;
const large = 50;
const rounds = 8;

beforeAll(async () => {
  postgres = await startMigrated();
  const pools = [openPostgres(postgres.url, 20), openPostgres(postgres.url, 20)] as const;
  database = pools[0];
  await fillShop(database);
  await insertWorkshop(database, {
    codTienda: large,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    bays: Array.from({ length: 30 }, () => ({ skills: ['turismo'], max_llanta: 24 })),
  });
  await database.run(sql`update offer set stock = 1000 where stock is not null`);
  const handlers = changeRequestsHandlers;
  servers = [await startShop({ database: pools[0], handlers }), await startShop({ database: pools[1], handlers })];
  stock = await countStock(database);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await checkBooks(database, stock)).toEqual(balanced);
});

const atWorkshop = { paymentTerms: 'taller', paymentType: null } as const;
let plate = 0;

/** A visit of tyres that are ordered, and a battery that holds the time right after them. */
const joined = async (): Promise<{ tyres: Basket; battery: Basket }> => {
  const [one] = servers;
  plate += 1;
  const matricula = `${String(plate).padStart(4, '0')}BCD`;
  const { tyres, battery } = await tyresAndBattery(one, { time: '10:00', matricula, codTienda: large });
  await one.order(tyres, atWorkshop);
  return { tyres, battery: await joiningVisit(one, battery) };
};

const place = async (server: TestShop, cesta: Basket): Promise<boolean> =>
  (await server.send('placeOrder', server.asking(cesta, atWorkshop))).status === 200;

const idOf = async (basket: Basket): Promise<number> => await orderIdOf(servers[0], basket);

/** The appointments that a plate has, with the orders of each. */
const appointmentsOf = async ({ matricula }: Basket) =>
  await database.rows<{ cita: string; pedidos: number; etapas: number; dias: number }>(sql`
    select a.appointment_id as cita, count(distinct a.order_id)::int as pedidos, count(*)::int as etapas,
      count(distinct a.fecha)::int as dias
    from allocation a where a.matricula_normalizada = ${matricula} and a.status = 'confirmed' group by a.appointment_id`);

test('two devices that order the second basket at once make one order of it, in the one appointment', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { battery } = await joined();
    await Promise.all(servers.map(async (server) => await place(server, battery)));
    expect(await appointmentsOf(battery)).toMatchObject([{ pedidos: 2, etapas: 2 }]);
  }
});

test('one order is cancelled while the other is placed: what is placed has the car’s one appointment', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { tyres, battery } = await joined();
    const [one, other] = servers;
    const id = await idOf(tyres);
    const [placed] = await Promise.all([place(one, battery), cancelOrder(other.runtime, id, { devolver: 'todo' })]);
    expect(await appointmentsOf(battery)).toMatchObject(placed ? [{ pedidos: 1, etapas: 1 }] : []);
  }
});

test('both orders are cancelled at once: nothing of the appointment stays', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { tyres, battery } = await joined();
    expect(await place(servers[0], battery)).toBe(true);
    const ids = [await idOf(tyres), await idOf(battery)];
    await Promise.all(
      ids.map(
        async (id, turn) => await cancelOrder((turn === 0 ? servers[0] : servers[1]).runtime, id, { devolver: 'todo' }),
      ),
    );
    expect(await appointmentsOf(battery)).toEqual([]);
  }
});

test('the workshop takes another hour while the second order joins: the visit stays in one place', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { tyres, battery } = await joined();
    const [one, other] = servers;
    const [visit] = await appointmentsOf(tyres);
    const ordered = await findOrdered(database, visit?.cita ?? '');
    if (!ordered) throw new Error('there is no visit to move');
    const { solicitud } = await one.call('requestChange', {
      params: { id: ordered.citaId },
      query: { firma: await signOrdered(database, ordered) },
      body: { date: '2027-02-12', franja: 'dia', comentario: '' },
    });
    const answer = {
      params: { id: solicitud.solicitud },
      query: { firma: await signChange(database, solicitud.solicitud) },
      body: { propuesta: solicitud.propuestas[0]?.propuesta ?? '' },
    };
    const [placed, moved] = await Promise.all([place(one, battery), other.send('answerChange', answer)]);
    expect([placed, moved.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await appointmentsOf(battery)).toMatchObject([{ pedidos: placed ? 2 : 1, dias: 1 }]);
  }
});

test('one basket is changed while the other is ordered: both are whole', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { battery } = await joined();
    const [one, other] = servers;
    const two = { ...wishFrom(battery), products: [{ id_navision: 'B9', cantidad: 2 }] };
    const [placed] = await Promise.all([
      place(one, battery),
      other.send('updateBasket', { body: { cestaState: two } }),
    ]);
    const appointments = await appointmentsOf(battery);
    expect(appointments).toHaveLength(1);
    expect(appointments[0]?.pedidos).toBe(placed ? 2 : 1);
  }
});

test('two tabs push different things out of one basket at once: each lies in one basket of the visit', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one] = servers;
    const first = await one.readyBasket('12:00', { selectedTaller: large });
    const { products, ...rest } = wishFrom(first);
    const adding = (id_navision: string) => ({
      body: { cestaState: { ...rest, products: [...products, { id_navision, cantidad: 1 }] } },
    });
    await Promise.all([servers[0].send('updateBasket', adding('B9')), servers[1].send('updateBasket', adding('N2'))]);
    const now = await one.basket(first.cestaID);
    const lying = [
      ...now.products.map(({ id_navision }) => id_navision),
      ...now.visita.flatMap(({ productos }) => productos.map(({ id_navision }) => id_navision)),
    ];
    expect(lying.toSorted()).toEqual(['B9', 'N1', 'N2']);
    await one.call('releaseTime', { body: { cestaID: first.cestaID } });
  }
});
