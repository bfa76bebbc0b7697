import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '#server/http/dispatch.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { emailCode } from '#server/guests/email-code.ts';
import { guestsHandlers } from '#server/guests/guests-handlers.ts';
import { housekeepingJobs } from '#server/housekeeping/housekeeping-jobs.ts';
import { nuria, startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';

const { guests } = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
let shop: TestShop;
beforeAll(async () => {
  const handlers = { ...visitsHandlers, ...guestsHandlers };
  shop = await startShop({ handlers, config: { guests, rateLimit: true } });
  await insertVisitServices(shop.database);
  // Room for everybody: only the caps refuse.
  await shop.database.run(sql`
    insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
    select 1, n, 'Elevador', '{turismo}', 24 from generate_series(10, 60) as n`);
});
afterAll(async () => await shop.close());

let networks = 0;
const someNetwork = () => `198.51.100.${(networks += 1)}`;
const somebody = () => ({ address: someNetwork(), visitor: randomUUID() });
const codeOf = ({ body }: Outcome) => (body as { code?: string }).code ?? 'ok';

const visit = async (email: string, caller = somebody()) =>
  codeOf(
    await shop.send('bookVisit', { body: visitWish('10:00', { userData: { email, matricula: anyPlate() } }) }, caller),
  );
interface OrderAs {
  readonly units?: number;
  readonly terms?: 'taller' | 'reserva';
  readonly caller?: ReturnType<typeof somebody>;
}
const order = async (email: string, { units = 1, terms = 'taller', caller = somebody() }: OrderAs = {}) => {
  const cesta = await shop.readyBasket('12:00', { products: [{ id_navision: 'N1', cantidad: units }] });
  const asked = shop.asking(cesta, { paymentTerms: terms, userInfo: { ...nuria, email } });
  return { code: codeOf(await shop.send('placeOrder', asked, caller)), cesta, asked };
};
const prove = async (email: string, caller: ReturnType<typeof somebody>) => {
  const { id } = await shop.call('requestEmailCode', { body: { email } }, caller);
  return await shop.send('proveEmail', { body: { id, codigo: await emailCode(shop.database, id) } }, caller);
};

describe('an address that nobody proved', () => {
  test('has three living appointments, however it is written, also when all are asked for at once', async () => {
    const aliases = Array.from({ length: 8 }, (_, n) => `pau.roca+${n}@gmail.com`);
    const answers = await Promise.all(aliases.map(async (email) => await visit(email)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'limite-citas'), 'ok', 'ok', 'ok']);
    expect(await visit('p.a.u.roca@googlemail.com')).toBe('limite-citas');
    expect(await visit('otra.persona@gmail.com')).toBe('ok');
  });

  test('has another once one of them is cancelled', async () => {
    await shop.database.run(sql`
      update allocation set status = 'cancelled' where appointment_id = (
        select visit_id from guest_place where persona = 'correo:pauroca@gmail.com' and place = 2)`);
    expect(await visit('pau.roca@gmail.com')).toBe('ok');
    expect(await visit('pau.roca@gmail.com')).toBe('limite-citas');
  });

  test('has two orders to pay at the workshop, and pays a deposit for a third', async () => {
    const email = 'dos@example.com';
    expect((await order(email)).code).toBe('ok');
    expect((await order(email)).code).toBe('ok');
    const third = await order(email);
    expect(third.code).toBe('limite-pedidos');
    expect(
      await shop.database.rows(sql`select 1 from customer_order where cesta_id = ${third.cesta.cestaID}::uuid`),
    ).toEqual([]);
    const deposit = shop.asking(third.cesta, { paymentTerms: 'reserva', userInfo: { ...nuria, email } });
    expect(codeOf(await shop.send('placeOrder', deposit, somebody()))).toBe('ok');
    // Nor does it slip in by way of a payment that is given up.
    const change = { data: { cestaID: third.cesta.cestaID, paymentTerms: 'taller' as const } };
    expect(codeOf(await shop.send('changeOrder', { body: change }, somebody()))).toBe('limite-pedidos');
  });

  test('has eight units unpaid', async () => {
    const email = 'ocho@example.com';
    expect((await order(email, { units: 6 })).code).toBe('ok');
    expect((await order(email, { units: 3 })).code).toBe('limite-unidades');
    expect((await order(email, { units: 2 })).code).toBe('ok');
  });

  test('has three orders that wait for their payment, each until it comes', async () => {
    const email = 'pagos@example.com';
    const terms = 'reserva';
    for (let n = 0; n < 3; n += 1) expect((await order(email, { terms })).code).toBe('ok');
    expect((await order(email, { terms })).code).toBe('limite-pagos');
    await shop.database.run(sql`
      update customer_order set status = 'caducado', caduca = null, pendiente_desde = null where id = (
        select order_id from guest_place where persona = 'correo:pagos@example.com' and place = 1)`);
    expect((await order(email, { terms })).code).toBe('ok');
  });
});

describe('an e-mail named with a time to hold', () => {
  const hold = async (email: string, time: string, caller = somebody()) => {
    const body = { codTienda: 1, date: thursday, time, email };
    return codeOf(await shop.send('reserveTime', { body }, caller));
  };

  test('holds three at once, however it is written, until it is proved, and stands in nobody else’s way', async () => {
    const mia = somebody();
    expect(await hold('mia.sol@gmail.com', '16:00', mia)).toBe('ok');
    expect(await hold('miasol+a@googlemail.com', '16:15')).toBe('ok');
    expect(await hold('Mia.Sol@gmail.com', '16:30')).toBe('ok');
    expect(await hold('mia.sol@gmail.com', '16:45')).toBe('limite-horas');
    expect(await hold('otra.sol@gmail.com', '16:45')).toBe('ok');
    // Whoever changes their mind holds no more than before, and whoever names nothing counts for nobody.
    expect(await hold('mia.sol@gmail.com', '17:00', mia)).toBe('ok');
    expect(await hold('', '17:15')).toBe('ok');
    const owner = somebody();
    await prove('mia.sol@gmail.com', owner);
    expect(await hold('mia.sol@gmail.com', '17:30', owner)).toBe('ok');
    expect(await hold('mia.sol@gmail.com', '17:45')).toBe('limite-horas');
  });
});

describe('a network', () => {
  test('makes ten appointments and unpaid orders a day, whatever the addresses', async () => {
    const address = someNetwork();
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) codes.push(await visit(`red${n}@example.com`, { address, visitor: randomUUID() }));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'limite-red-citas', 'limite-red-citas']);
    expect((await order('red.pedido@example.com', { caller: { address, visitor: randomUUID() } })).code).toBe(
      'limite-red',
    );
    expect(await visit('red.fuera@example.com')).toBe('ok');
  });
});

describe('a code', () => {
  test('proves an address for the browser that typed it, and for no other', async () => {
    const email = 'clara@example.com';
    for (let n = 0; n < 3; n += 1) await visit(email);
    const clara = somebody();
    expect(await visit(email, clara)).toBe('limite-citas');
    expect((await prove('Clara+prova@example.com', clara)).body).toEqual({ probado: true });
    expect(await visit(email, clara)).toBe('ok');
    expect(await visit(email)).toBe('limite-citas');
  });

  test('is nowhere kept, and in its letter', async () => {
    const caller = somebody();
    const { id } = await shop.call('requestEmailCode', { body: { email: 'lletra@example.com' } }, caller);
    const code = await emailCode(shop.database, id);
    expect(code).toMatch(/^\d{6}$/);
    const kept = await shop.database.rows(sql`
      select row_to_json(c)::text as row from email_code c where id = ${id}::uuid
      union all select row_to_json(m)::text from mail m where destinatario = 'lletra@example.com'`);
    expect(kept).toHaveLength(2);
    for (const { row } of kept as { row: string }[]) expect(row.replaceAll(id, '')).not.toContain(`"${code}"`);
  });

  test('has five tries, ten minutes and one use', async () => {
    const caller = somebody();
    const { id } = await shop.call('requestEmailCode', { body: { email: 'tries@example.com' } }, caller);
    const right = await emailCode(shop.database, id);
    const wrong = right === '000000' ? '000001' : '000000';
    const tell = async (codigo: string, to = id) =>
      codeOf(await shop.send('proveEmail', { body: { id: to, codigo } }, caller));
    for (let n = 0; n < 4; n += 1) expect(await tell(wrong)).toBe('codigo-incorrecto');
    expect(await tell(wrong)).toBe('codigo-caducado');
    expect(await tell(right)).toBe('codigo-caducado');

    const second = await shop.call('requestEmailCode', { body: { email: 'tries@example.com' } }, caller);
    const now = shop.runtime.clock();
    shop.setClock(new Date(now.getTime() + 10.5 * 60_000));
    expect(await tell(await emailCode(shop.database, second.id), second.id)).toBe('codigo-caducado');
    shop.setClock(now);
    expect(await tell(await emailCode(shop.database, second.id), second.id)).toBe('ok');
    expect(await tell(await emailCode(shop.database, second.id), second.id)).toBe('codigo-caducado');
  });

  test('is sent five times an hour to one person, from wherever it is asked for', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 7; n += 1)
      codes.push(
        codeOf(await shop.send('requestEmailCode', { body: { email: `molts+${n}@example.com` } }, somebody())),
      );
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'ok'), 'codigo-demasiados', 'codigo-demasiados']);
  });

  test('and what it proved are forgotten in time, as are places of what lives no longer', async () => {
    const now = shop.runtime.clock();
    shop.setClock(new Date(now.getTime() + 91 * 86_400_000));
    await housekeepingJobs(shop.runtime).prune.run({});
    shop.setClock(now);
    const left = await shop.database.one(sql`
      select (select count(*)::int from email_code) as codes, (select count(*)::int from email_proof) as proofs,
        (select count(*)::int from guest_day) as days, (select count(*)::int from guest_place where clase <> 'pago') as places`);
    expect(left).toEqual({ codes: 0, proofs: 0, days: 0, places: 0 });
  });
});
