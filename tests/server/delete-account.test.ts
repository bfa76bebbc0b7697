import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProved, writeCode, writeProof } from '#server/guests/email-proof-store.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { leadsHandlers } from '#server/leads/leads-handlers.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { leavingJobs } from '#server/leaving/leaving-jobs.ts';
import { sentLetters } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { mailFolder } from '#server/mail/mail-sender.ts';
import { productRequestsHandlers } from '#server/product-requests/product-requests-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { waitingHandlers } from '#server/waiting/waiting-handlers.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { testNow } from '#tests/support/app.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { filesWith, marksIn } from '#tests/support/marks.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { billing, startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { waitingWish } from '#tests/support/waiting.ts';

const marked = {
  nombre: 'Zoraidamarca',
  apellidos: 'Apellidomarca',
  email: 'zoraida.marca@example.com',
  permiso_comercial: true,
  promo_email: true,
  password: 'girafa-lila-27',
  telefono: '677991199',
  codigo_postal: '25991',
  privacidad: true,
};
const plates = ['9911ZZM', '9922ZZM', '9933ZZM', '9944ZZM'];
let used = 0;
/** One that has no appointment that day. */
const anyPlate = () => plates[used++ % plates.length] ?? '';
const tax = {
  ...billing,
  nombre: marked.nombre,
  apellidos: marked.apellidos,
  direccion: 'Carrer Marcat',
  nif: '12345678Z',
};
const marks = [
  marked.nombre,
  marked.apellidos,
  marked.email,
  marked.telefono,
  ...plates,
  '9911 ZZM',
  tax.direccion,
  tax.nif,
  'comentario-marca',
];

let shop: TestShop;
let dataDir: string;
let jobs: ReturnType<typeof startJobs>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rodera-leaving-'));
  shop = await startShop({
    config: { dataDir },
    handlers: {
      ...accountsHandlers,
      ...agendaHandlers,
      ...leadsHandlers,
      ...leavingHandlers,
      ...productRequestsHandlers,
      ...visitsHandlers,
      ...waitingHandlers,
    },
  });
  await insertVisitServices(shop.database);
  await shop.database.run(sql`update offer set stock = 1000 where stock > 0`);
  await insertCoupon(shop.database, { codigo: 'UNO', quedan: 9, por_persona: 5 });
  jobs = startJobs(shop.runtime, { ...mailJobs(shop.runtime, sentLetters), ...leavingJobs(shop.runtime) }, {});
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const contact = { ...marked, idioma: 'es' as const };
const enter = async (more: Partial<typeof marked> = {}) => {
  const { token, user } = await shop.call('registerUser', { body: { ...marked, ...more } });
  return { token, id: user.idUser };
};
const leave = async ({ id, token }: { id: string; token: string }, body: object = {}) =>
  await shop.send('deleteUser', { params: { id }, body: { password: marked.password, ...body } }, { token });

/** An order of theirs with a plate, tax data and a coupon, paid online at the pretend bank. */
const buy = async (time: string, caller?: { token: string }) => {
  const plate = anyPlate();
  let cesta = await shop.readyBasket(time, { matricula: plate });
  cesta = await shop.update({
    cestaID: cesta.cestaID,
    products: [{ id_navision: 'N1', cantidad: 4, matricula: plate }],
    selectedTaller: 1,
    selectedDate: thursday,
    selectedTime: time,
    matricula: plate,
    cupones: ['UNO'],
    codigoPostalIntroducido: marked.codigo_postal,
  });
  const { pasarela } = await shop.order(cesta, { userInfo: contact, billing: tax, generaFactura: true }, caller);
  if (!pasarela) throw new Error('nothing to pay');
  await shop.visitor.press(await shop.visitor.open(pasarela), {
    telefono: marked.telefono,
    pin: '1234',
    entrega: 'solo-aviso',
  });
  return cesta.cestaID;
};
const finish = async (cestaID: string) => {
  await shop.database.run(sql`
    update allocation set status = 'done' where order_id = (select id from customer_order where cesta_id = ${cestaID}::uuid)`);
  const { id } = await shop.database.one<{ id: number }>(
    sql`update customer_order set status = 'completado' where cesta_id = ${cestaID}::uuid returning id`,
  );
  await billOrder(shop.runtime, id, null);
};

describe('an account that is deleted', () => {
  it(
    'leaves no mark in any column of any table nor in the mail folder, and the books balance',
    { timeout: 60_000 },
    async () => {
      const { database } = shop;
      const who = await enter();
      await database.run(sql`update account set email_probado = ${testNow} where id = ${who.id}::uuid`);
      const stock = await countStock(database);
      const mine = await buy('10:00', who);
      const asGuest = await buy('12:00');
      for (const cestaID of [mine, asGuest]) await finish(cestaID);
      // What these flows do not write by themselves is written into every other place that can hold a person.
      const order = await database.one<{ id: number; cita: string }>(sql`
      select id, appointment_id as cita from customer_order where cesta_id = ${mine}::uuid`);
      await database.run(sql`
      insert into change_request (id, appointment_id, order_id, cod_tienda, fecha, franja, comentario, status, creado, vence, resuelto)
      values (${randomUUID()}::uuid, ${order.cita}::uuid, ${order.id}::bigint, 1, ${thursday}::date, 'dia', 'comentario-marca', 'rechazada', now(), now(), now())`);
      await database.run(sql`
      insert into workshop_review (id, cod_tienda, appointment_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
      values (${randomUUID()}::uuid, 1, ${order.cita}::uuid, 'cita', 5, 'comentario-marca', 'es', ${marked.nombre}, ${thursday}::date, 'publicada', now())`);
      await database.run(sql`
      insert into withdrawal (order_id, estado, lineas, importe, recibido, resuelto, declarante)
      values (${order.id}::bigint, 'devuelto', '[]', 0, now(), now(), ${marked.nombre})`);
      await database.run(sql`
      update payment_notification set campos = campos || ${JSON.stringify({ HPP_CUSTOMER_EMAIL: marked.email, BILLING_NAME: marked.nombre })}::jsonb`);
      await database.run(sql`
      update sandbox_payment set request = request || ${JSON.stringify({ HPP_CUSTOMER_EMAIL: marked.email })}::jsonb`);
      const visit = visitWish('16:00', {
        userData: { ...contact, matricula: anyPlate() },
        comentario: 'comentario-marca',
      });
      await shop.call('bookVisit', { body: visit }, who);
      await shop.call('createLead', {
        body: { email: marked.email, telefono: marked.telefono, codigo_postal: '25001', origen: 'selector' },
      });
      await shop.call('requestProduct', { body: { email: marked.email, productID: 'N3' } });
      await shop.call('joinWaiting', {
        body: {
          ...waitingWish({ desde: '2027-02-13', hasta: '2027-02-13' }),
          email: marked.email,
          telefono: marked.telefono,
        },
      });
      await writeProof(database, marked.email, [who.id], testNow);
      await writeCode(database, { id: randomUUID(), persona: marked.email, vence: new Date('2028-01-01') });
      await database.run(sql`
      insert into guest_place (persona, clase, place, order_id) values (${`correo:${marked.email}`}, 'taller', 1, ${order.id}::bigint)`);
      await database.run(sql`
      insert into idempotency_key (scope, key, body_hash, status, answer) values
        (${`placeOrder ${who.id}`}, 'k', '\\x00', 200, '{}'), ('placeOrder ', 'k', '\\x00', 200, ${JSON.stringify({ to: marked.email })}::jsonb)`);
      await database.run(sql`
      insert into vehicle (id, account_id, matricula, tipo_vehiculo, marca, modelo, motor, ficha, color, origen, creado, cambiado)
      values (${randomUUID()}::uuid, ${who.id}::uuid, ${plates[0]}, 'turismo', 'SEAT', 'Ibiza', '', '{}', 'gris', 'usuario', now(), now())`);
      await database.run(sql`
      insert into vehicle_kilometres (account_id, matricula_normalizada, kms, menos, origen, en)
      values (${who.id}::uuid, ${plates[0]}, 90000, false, 'alta', now())`);
      await jobs.tick();

      const before = await marksIn(database, marks);
      const tables = [...new Set(before.map((column) => column.replace(/\..*/, '')))];
      expect(tables).toEqual([
        'account',
        'account_link',
        'allocation',
        'basket',
        'cap_claim',
        'cap_use',
        'change_request',
        'customer_order',
        'email_code',
        'email_proof',
        'guest_place',
        'idempotency_key',
        'invoice',
        'lead',
        'mail',
        'payment_notification',
        'product_request',
        'sandbox_payment',
        'vehicle',
        'vehicle_kilometres',
        'visit',
        'waiting_wish',
        'withdrawal',
        'workshop_review',
      ]);
      expect((await filesWith(mailFolder(dataDir), marks)).length).toBeGreaterThan(4);

      expect(await leave(who)).toMatchObject({ status: 409, body: { code: 'cuenta-con-citas' } });
      expect(await leave(who, { anularCitas: true })).toMatchObject({ status: 200 });
      await jobs.tick();

      const blocked = await database.rows<{ billing: { nif: string }; hasta: string }>(
        sql`select billing, hasta from blocked_record`,
      );
      expect(blocked.map(({ billing: { nif }, hasta }) => [nif, hasta])).toEqual([
        [tax.nif, '2034-01-01'],
        [tax.nif, '2034-01-01'],
      ]);
      const left = await marksIn(database, [...marks, who.id]);
      // Invoices stay as they were issued (Código de Comercio art. 30).
      const kept = /^(?:blocked_record\.billing|invoice\.(?:factura|impreso))$/;
      expect(left.filter((column) => !kept.test(column))).toEqual([]);
      expect(await filesWith(mailFolder(dataDir), marks)).toEqual([]);
      expect(await isProved(database, marked.email, [who.id])).toBe(false);
      expect((await shop.refused('fetchUserInfo', {}, who)).code).toBe('sin-sesion');
      const [visitLeft] = await database.rows<{ status: string }>(sql`select status from visit`);
      expect(visitLeft?.status).toBe('anulada');
      expect(stock.size).toBeGreaterThan(0);
      expect(await checkBooks(database, await countStock(database))).toEqual(balanced);
      const again = await enter();
      expect(await leave(again)).toMatchObject({ status: 200 });
    },
  );

  it('keeps what was done with its address by others, as long as it was not proved', async () => {
    await shop.call('createLead', {
      body: { email: marked.email, telefono: '', codigo_postal: '25001', origen: 'selector' },
    });
    const who = await enter();
    expect(await leave(who)).toMatchObject({ status: 200 });
    expect(await marksIn(shop.database, [marked.email])).toEqual(['lead.email']);
    await shop.database.script('truncate lead');
  });

  it('stays while an order lives, its money moves or its car is inside, and says which', async () => {
    const who = await enter();
    const cestaID = await buy('10:30', who);
    const { n, id } = await shop.database.one<{ n: string; id: number }>(sql`
      select order_number as n, id from customer_order where cesta_id = ${cestaID}::uuid`);
    const refused = async () =>
      (await leave(who, { anularCitas: true })) as { status: number; body: { code: string; error: string } };
    for (const status of ['confirmado', 'en-taller']) {
      await shop.database.run(sql`update customer_order set status = ${status} where id = ${id}::bigint`);
      const { body } = await refused();
      expect([body.code, body.error.includes(n)]).toEqual(['cuenta-con-pedidos', true]);
    }
    await finish(cestaID);
    for (const status of ['iniciado', 'devolver']) {
      await shop.database.run(
        sql`update payment set status = ${status}, devuelto = case when ${status} = 'devolver' then importe else 0 end where order_id = ${id}::bigint`,
      );
      expect((await refused()).body.code).toBe('cuenta-con-pedidos');
    }
    await shop.database.run(sql`update payment set status = 'pagado', devuelto = 0 where order_id = ${id}::bigint`);
    expect(await leave(who)).toMatchObject({ status: 200 });
  });

  it('is asked for by its owner, who shows it: not with another password, another account, or by staff', async () => {
    const who = await enter();
    const other = await enter({ email: 'altra@example.com' });
    expect(await leave(who, { password: 'otra-clave-9' })).toMatchObject({
      status: 422,
      body: { errors: { password: sentenceOf('clave-actual', 'es') } },
    });
    expect(await leave(who, { password: null })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
    expect(await leave({ id: who.id, token: other.token })).toMatchObject({ status: 403 });
    const staff = await signInStaff(shop.database, shop.runtime.clock());
    const { id } = await shop.database.one<{ id: string }>(sql`select id from account where rol = 'taller' limit 1`);
    expect(await leave({ id, token: staff })).toMatchObject({ status: 409, body: { code: 'cuenta-de-personal' } });
    for (const each of [who, other]) expect(await leave(each)).toMatchObject({ status: 200 });
  });
});
