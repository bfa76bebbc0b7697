import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { loadBasketFacts } from '#server/basket/basket-facts-store.ts';
import { priceBasketNow } from '#server/basket/basket-pricing.ts';
import { emptyBasket } from '#server/basket/basket-state.ts';
import { newOrder, type DecidedOrder } from '#server/checkout/new-order.ts';
import { writeOrder } from '#server/checkout/write-order-store.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import type { Runtime } from '#server/runtime.ts';
import { measureOrders } from './order-reference.ts';

const connections = 8;
/** Orders that are prepared for each second of measuring: more than can be written. */
const prepared = 1500;
const shops = 60;
const firstShop = 900_000;

/** Workshops of this benchmark alone, which take no other bookings, with a bay for every held hour. */
const openShops = async (db: Database): Promise<void> => {
  await db.run(sql`delete from allocation where cod_tienda > ${firstShop}`);
  await db.run(sql`
    insert into workshop (cod_tienda, slug, alias, area, provincia, pais, tz, direccion, poblacion, cpostal, lat, lon, telefono, email,
      responsable, servicios, equipamiento, web)
    select ${firstShop} + n, 'banc-' || n, w.alias, w.area, w.provincia, w.pais, w.tz, w.direccion, w.poblacion, w.cpostal, w.lat, w.lon, w.telefono,
      w.email, w.responsable, '{}', '{}', false
    from generate_series(1, ${shops}::int) n, (select * from workshop order by cod_tienda limit 1) w on conflict do nothing`);
  await db.run(sql`
    insert into workshop_hours (cod_tienda, dia, desde, hasta)
    select ${firstShop} + n, dia, '08:00', '20:00' from generate_series(1, ${shops}::int) n, generate_series(1, 5) dia on conflict do nothing`);
  await db.run(sql`
    insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
    select ${firstShop} + n, b, 'Banc', '{turismo}', 30 from generate_series(1, ${shops}::int) n, generate_series(1, 4) b on conflict do nothing`);
};

/** A basket and a held hour for each token: eight hours a day in four bays of each workshop, for as many days as it takes. */
const holdHours = async (db: Database, tokens: readonly string[], before: number): Promise<void> => {
  await db.run(sql`insert into basket (cesta_id, state) select t, '{}' from unnest(${[...tokens]}::uuid[]) t`);
  await db.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, skills, llanta, kind, status, hold_token, held_since, expires_at)
    select gen_random_uuid(), ${firstShop} + 1 + n % ${shops}::int, 1 + n / ${shops}::int % 4, 'Europe/Madrid', tstzrange(starts, starts + interval '1 hour'),
      '{turismo}', 16, 'booking', 'held', t, now(), now() + interval '2 hours'
    from unnest(${[...tokens]}::uuid[]) with ordinality as held(t, ord)
    cross join lateral (select ${before}::int + (ord - 1)::int as n) as place
    cross join lateral (select timestamptz '2030-01-01T08:00Z' + n / (${shops}::int * 32) * interval '1 day' + n / (${shops}::int * 4) % 8 * interval '1 hour' as starts) as time`);
};

/** Fifty tyres of which four can be had. Each makes an order of four lines, as R2's: the tyre, fitting, the free check, the alignment. */
const decideOrders = async (runtime: Runtime): Promise<Omit<DecidedOrder, 'cestaID'>[]> => {
  const { database } = runtime;
  const ids = await database.rows<{ id: string }>(sql`
    select p.id_navision as id from product p where exists (select from offer o where o.product_id = p.id and o.stock >= 8) order by p.id limit 50`);
  const orderer = {
    accountId: null,
    nombre: 'Banc',
    apellidos: 'De Proves',
    email: 'banc@example.com',
    telefono: '+34611222333',
    idioma: 'ca',
  } as const;
  return await Promise.all(
    ids.map(async ({ id }, place) => {
      const codTienda = firstShop + 1 + (place % shops);
      const state = {
        ...emptyBasket,
        products: [{ id_navision: id, cantidad: 4, matricula: null, desde: 1, cambiado: 1 }],
        services: { ALINEACION: true },
        selectedTaller: codTienda,
      };
      const facts = await loadBasketFacts(database, { cestaID: null, ids: [id], codTienda });
      if (!facts.taller) throw new Error('no workshop');
      const priced = await priceBasketNow(runtime, state, facts);
      return {
        orderer,
        personas: [],
        guest: null,
        billing: null,
        way: { terms: 'taller', online: null },
        followed: { cestaID: '', state, facts, left: [], apart: [], waits: null },
        version: 1,
        priced,
        taller: facts.taller,
        time: { codTienda, fecha: '2030-01-01', hora: '09:00' },
        minutos: 60,
        wait: 0,
        lapsed: undefined,
      };
    }),
  );
};

/**
 * The transaction that makes an order of a basket and its held time, by eight connections, and nothing around it; and R2,
 * which takes turns with it, so that a slow moment of the machine does not count for one alone.
 */
export const measureOrderTransaction = async (
  databaseUrl: string,
  { turns, seconds, warmUp }: { readonly turns: number; readonly seconds: number; readonly warmUp: number },
): Promise<{ readonly perSecond: number; readonly r2: number; readonly failed: number }> => {
  const database = openPostgres(databaseUrl, connections);
  const config = readConfig({});
  const runtime: Runtime = { config, database, clock: () => new Date(), log: pino({ level: 'silent' }) };
  await openShops(database);
  const tokens = Array.from({ length: (warmUp + turns * seconds) * prepared }, () => randomUUID());
  for (let place = 0; place < tokens.length; place += 5000)
    await holdHours(database, tokens.slice(place, place + 5000), place);
  await database.run(sql`update offer set stock = stock + 10000000`);
  await database.run(sql`analyze allocation, basket, offer`);
  const decided = await decideOrders(runtime);

  let failed = 0;
  const ordersFor = async (duration: number): Promise<number> => {
    let done = 0;
    const began = performance.now();
    const until = began + duration * 1000;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < until) {
          const cestaID = tokens.pop();
          const each = decided[done % decided.length];
          if (!cestaID || !each) return;
          const now = new Date();
          const { codigo } = await writeOrder(database, newOrder({ ...each, cestaID }, 'sandbox', now), now);
          if (codigo === null) done += 1;
          else failed += 1;
        }
      }),
    );
    return done / ((performance.now() - began) / 1000);
  };

  await ordersFor(warmUp);
  let r2 = 0;
  let own = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    r2 += await measureOrders(databaseUrl, seconds);
    own += await ordersFor(seconds);
  }
  await database.run(sql`update offer set stock = greatest(0, stock - 10000000)`);
  await database.close();
  return { perSecond: own / turns, r2: r2 / turns, failed };
};
