import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { signCall, withSignature } from '#server/database/signed-by.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { thursday } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: AgendaHouse;
beforeAll(async () => {
  shop = await startAgenda(4);
});
afterAll(async () => await shop.close());

const staffOf = async ({ token }: { readonly token: string }) =>
  await shop.database.one<{ id: string }>(sql`
    select account_id as id from access_token where hash = sha256(convert_to(${token}, 'utf8'))`);
const logged = async (tabla: string, fila: string) =>
  await shop.database.rows<{ que: string; columnas: string[] | null; account: string; accion: string | null }>(sql`
    select que, columnas, account_id as account, accion::text from change_log
    where tabla = ${tabla} and fila = ${fila} order by id`);
const everything = async () => (await shop.database.one<{ n: number }>(sql`select count(*) as n from change_log`)).n;

/** An order of workshop 1 that is paid there, as staff of that workshop find it. */
const ordered = async (time: string) => {
  const cesta = await shop.readyBasket(time, {});
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
  return await shop.database.one<{ visit: string; order: string }>(sql`
    select appointment_id as visit, id::text as order from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
};

describe('what staff change', () => {
  test('is signed in every row of every table, with the columns and the action, without values', async () => {
    const token = await signInStaff(shop.database, shop.runtime.clock());
    const { id: account } = await staffOf({ token });
    const { visit, order } = await ordered('10:00');
    expect(await logged('customer_order', order)).toEqual([]);
    const where = { codTienda: 1, token };
    shop.setClock(new Date('2027-02-11T09:07:00Z'));
    expect(await shop.change('changeAllocationStatus', where, visit, { status: 'arrived' })).toMatchObject({
      status: 200,
    });
    shop.setClock(testNow);
    const changes = await logged('customer_order', order);
    expect(changes).toMatchObject([{ que: 'cambiar', columnas: expect.arrayContaining(['status']), account }]);
    const { accion } = await shop.database.one<{ accion: string }>(sql`
      select distinct accion::text from allocation_log where appointment_id = ${visit}::uuid and accion is not null`);
    expect(changes.map((change) => change.accion)).toEqual([accion]);
  });

  test('is signed as well where a row is new', async () => {
    const where = await shop.ownWorkshop();
    const walkIn = await shop.send(
      'bookWalkIn',
      {
        params: { codTienda: where.codTienda },
        body: { servicio: 'pinchazo', nombre: 'Rosa', date: thursday, time: '10:00' },
      },
      { token: where.token },
    );
    expect(walkIn).toMatchObject({ status: 200 });
    const { id } = await staffOf(where);
    expect(
      await shop.database.rows(sql`
        select tabla, que, columnas from change_log where account_id = ${id}::uuid and que = 'crear'`),
    ).toEqual([{ tabla: 'visit', que: 'crear', columnas: null }]);
  });

  test('is not mixed with what customers do at the same moment, whose rows name them already', async () => {
    const mine = await shop.ownWorkshop();
    const { id, firma, numero } = await shop.booked(mine, '10:00');
    const { id: other } = await shop.booked(mine, '12:00');
    const [cancelled, moved] = await Promise.all([
      shop.send('cancelVisit', { params: { id }, query: { firma }, body: {} }),
      shop.change('cancelAllocation', mine, other),
    ]);
    expect([cancelled.status, moved.status], numero).toEqual([200, 200]);
    expect(await logged('visit', id)).toEqual([]);
    expect(await logged('visit', other)).toMatchObject([{ account: (await staffOf(mine)).id }]);
  });

  test('of an account of their own is signed too: the member of staff who asks signs', async () => {
    const token = await signInStaff(shop.database, shop.runtime.clock(), { rol: 'operador', talleres: [] });
    const { id: account } = await staffOf({ token });
    const favourite = { params: { id: account }, body: { codTienda: 1 } };
    expect(await shop.send('keepFavouriteWorkshop', favourite, { token })).toMatchObject({ status: 200 });
    expect(await logged('account', account)).toMatchObject([{ que: 'cambiar', account, accion: null }]);
  });
});

describe('the log of changes', () => {
  test('is only added to', async () => {
    const { database } = shop;
    await withSignature(async () => {
      signCall('00000000-0000-4000-8000-000000000001');
      await database.run(sql`update workshop set alias = alias || ' ' where cod_tienda = 2`);
    });
    expect(await logged('workshop', '2')).toMatchObject([{ columnas: ['alias'] }]);
    await expect(database.run(sql`delete from change_log`)).rejects.toThrow('change_log is only added to');
    await expect(database.run(sql`update change_log set fila = 'x'`)).rejects.toThrow('change_log is only added to');
  });

  test('has no line for a row that stayed as it was, and none that is undone', async () => {
    const { database } = shop;
    const before = await everything();
    await withSignature(async () => {
      signCall('00000000-0000-4000-8000-000000000001');
      await database.run(sql`update workshop set alias = alias where cod_tienda = 2`);
      const undone = database.transaction(async (tx) => {
        await tx.run(sql`update workshop set alias = 'Other' where cod_tienda = 2`);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    });
    expect(await everything()).toBe(before);
  });
});

/** Tables in which nobody's changes are signed here, and why. */
const unsigned: Readonly<Record<string, string>> = {
  'has a log of its own, signed the same way (log_allocation)': 'allocation',
  'is a log': 'allocation_log change_log price_history',
  'is written together with a row that is signed':
    'billing_chain billing_record billing_sending cap_claim cap_use change_proposal invoice_series stock_claim waiting_offer',
  'is what suppliers send':
    'brand offer product supplier warehouse tyre tyre_agri tyre_model tyre_moto tyre_truck moto_fitment moto_model accessory article article_part battery gas_charge maintenance_pack oil shock_absorber tube tube_size',
  'numbers what is in another table': 'moto_brand',
  'comes with a release': 'blocked_contact country postcode_area province',
  'is the machinery’s':
    'article_words billing_break billing_channel billing_walk book_check catalogue_change function_file idempotency_key import_run job known_word mail migration newsletter_delivery payment_notification product_review_invitation rate_limit review_invitation setting',
  'is a key of somebody’s own':
    'access_token account_link account_link_secret email_code passkey_challenge email_proof known_device',
  'counts what guests have': 'guest_day guest_place',
  'counts what is nobody’s': 'measured_day tyre_fitted',
  'is the pretend bank’s, or the tax agency’s': 'sandbox_payment sandbox_refund sandbox_tax_chain sandbox_tax_invoice',
};

test('every table is signed by the columns of its key, or there is a reason why not', async () => {
  const tables = await shop.database.rows<{ name: string; key: string; signed: string | null }>(sql`
    select c.relname as name,
      (select string_agg(a.attname, ',' order by k.n) from pg_index i
        cross join unnest(i.indkey) with ordinality k(a, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.a
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select string_agg(k.name[1], ',' order by k.place) from pg_trigger t
        cross join regexp_matches(pg_get_triggerdef(t.oid), '''([^'']+)''', 'g') with ordinality k(name, place)
        where t.tgrelid = c.oid and t.tgfoid = 'log_change'::regproc and t.tgenabled = 'O') as signed
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const excused = Object.values(unsigned).flatMap((names) => names.split(' '));
  expect(tables.filter(({ signed }) => signed !== null).length).toBeGreaterThan(25);
  expect(tables.filter(({ signed, key }) => signed !== null && signed !== key)).toEqual([]);
  expect(tables.filter(({ signed }) => signed === null).map(({ name }) => name)).toEqual(excused.toSorted());
});
