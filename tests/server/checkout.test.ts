import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { judgeOrdered } from '#server/change-requests/change-signature.ts';
import { orderedOf } from '#server/change-requests/change-requests-store.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { billing, nuria, startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
let stock: Map<number, number>;
let places = 100;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
  await shop.database.run(sql`update country set envio_unidad = 350, aduana_bp = 250 where pais = 'AD'`);
});
afterAll(async () => await shop.close());

/** A basket of four of a tyre that nobody else buys, at a workshop where nobody else goes. */
const ready = async (units = 20, wish: Parameters<TestShop['readyBasket']>[1] = {}): Promise<Basket> => {
  places += 1;
  const codTienda = await insertWorkshop(shop.database, { codTienda: places });
  const id_navision = await insertTyre(shop.database, { id: places, ofertas: [{ precio: 10_000, stock: units }] });
  stock = await countStock(shop.database);
  return await shop.readyBasket('10:00', {
    products: [{ id_navision, cantidad: 4 }],
    selectedTaller: codTienda,
    ...wish,
  });
};

const refusal = async (cesta: Basket, change: Parameters<TestShop['asking']>[1] = {}, token?: string) =>
  await shop.refused('placeOrder', shop.asking(cesta, change), token ? { token } : {});

const signUp = async (email: string): Promise<string> => {
  const body = {
    nombre: 'Pere',
    apellidos: 'Soler',
    email,
    permiso_comercial: false,
    password: 'una clau prou llarga',
    telefono: '622333444',
    codigo_postal: '25001',
    privacidad: true,
  };
  return (await shop.call('registerUser', { body })).token;
};

const rows = async (cestaID: string) =>
  await shop.database.one<{
    id: number;
    status: string;
    account: string | null;
    email: string;
    billing: { nif: string } | null;
    lines: number;
    sum: number;
    total: number;
    payments: number;
  }>(sql`
    select o.id, o.status, o.account_id as account, o.email, o.billing, o.total,
      (select count(*)::int from order_line l where l.order_id = o.id) as lines, (select sum(importe)::int from order_line l where l.order_id = o.id) as sum,
      (select count(*)::int from payment p where p.order_id = o.id) as payments
    from customer_order o where o.cesta_id = ${cestaID}::uuid`);

const unitsLeft = async (cesta: Basket) =>
  (await shop.call('readProduct', { params: { id: cesta.products[0]?.id_navision ?? '' }, body: {} })).producto.stock;

describe('an order paid online', () => {
  test('takes goods and time at once and waits for its payment', async () => {
    const cesta = await ready();
    const { pedido, pasarela } = await shop.order(cesta);
    expect(pedido).toMatchObject({
      status: 'pendiente-pago',
      terms: 'reserva',
      paymentType: 'bizum',
      total: 551.28,
      aPagar: 55.13,
      pagado: 0,
      selectedDate: thursday,
      selectedTime: '10:00',
      email: 'n•••@example.com',
      pago: { status: 'iniciado' },
      calendario: null,
    });
    expect(pasarela?.fields).toMatchObject({
      AMOUNT: '5513',
      HPP_LANG: 'ca',
      PM_METHODS: 'bizum',
      HPP_CUSTOMER_PHONENUMBER_MOBILE: '34|611222333',
    });
    expect(await rows(cesta.cestaID)).toMatchObject({ lines: 2, sum: 55_128, total: 55_128, payments: 1 });
    expect(await unitsLeft(cesta)).toBe(8);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    const { times } = await shop.call('consultTimes', {
      body: {
        codTienda: pedido.selectedTaller,
        date: thursday,
        products: [{ id_navision: 'N1', cantidad: 4 }],
        cestaID: cesta.cestaID,
      },
    });
    expect(times).toContain('10:00');
  });

  test('is shown with its basket, whose time is still its visitor’s; saying the same again changes nothing', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    const stored = await shop.basket(cesta.cestaID);
    expect(stored).toMatchObject({
      hold: { date: thursday, time: '10:00', expires: stored.pedido?.caduca },
      pedido: { status: 'pendiente-pago', aPagar: 55.13 },
      totals: cesta.totals,
    });
    expect(JSON.stringify(stored)).not.toMatch(/Pons|nuria@|611222333/);
    expect(await shop.update(wishFrom(cesta))).toEqual(stored);
    expect(await shop.update({ ...wishFrom(stored), step: 'registro', paymentTerms: 'total' })).toMatchObject({
      step: 'registro',
      pedido: { status: 'pendiente-pago' },
    });
  });

  test('with a card needs no billing address: the bank’s page asks for what it wants to know', async () => {
    const { pasarela } = await shop.order(await ready(), { paymentType: 'tarjeta' });
    expect(pasarela?.fields).toMatchObject({ PM_METHODS: 'cards', HPP_CAPTURE_ADDRESS: 'TRUE' });
    expect(Object.keys(pasarela?.fields ?? {}).filter((name) => name.includes('BILLING'))).toEqual([]);
  });

  test('with an invoice that names somebody needs their data, and keeps them in one form', async () => {
    const cesta = await ready();
    const invoiced = { paymentType: 'tarjeta', generaFactura: true } as const;
    expect((await refusal(cesta, invoiced)).errors).toHaveProperty('cestaState.billing');
    expect(
      (await refusal(cesta, { paymentType: 'tarjeta', billing: { ...billing, nif: '12345678A' } })).errors,
    ).toHaveProperty('cestaState.billing.nif');
    const { pasarela } = await shop.order(cesta, {
      paymentType: 'tarjeta',
      billing: { ...billing, nif: '12.345.678-z' },
    });
    expect(pasarela?.fields).toMatchObject({
      HPP_BILLING_STREET1: 'Carrer Major, 1',
      HPP_BILLING_COUNTRY: '724',
      PM_METHODS: 'cards',
    });
    expect((await rows(cesta.cestaID)).billing?.nif).toBe('12345678Z');
  });

  test('for the full amount asks for the full amount', async () => {
    const { pedido } = await shop.order(await ready(), { paymentTerms: 'total', billing });
    expect(pedido).toMatchObject({ terms: 'total', aPagar: 551.28 });
  });

  test('needs a way to pay, and one that the gateway takes', async () => {
    const cesta = await ready(40, {});
    expect((await refusal(cesta, { paymentType: null })).errors).toHaveProperty('cestaState.paymentType');
    const dear = await shop.update({
      ...wishFrom(cesta),
      products: [{ id_navision: cesta.products[0]?.id_navision ?? '', cantidad: 12 }],
    });
    expect((await refusal(dear, { paymentTerms: 'total', paymentType: 'bizum' })).code).toBe('pago-no-ofrecido');
  });
});

describe('an order paid at the workshop', () => {
  test('is confirmed at once, and its mail is on its way', async () => {
    const cesta = await ready();
    const { pedido, pasarela } = await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    expect(pasarela).toBeNull();
    expect(pedido).toMatchObject({
      status: 'confirmado',
      terms: 'taller',
      aPagar: 0,
      pago: null,
      caduca: null,
      calendario: null,
      minutos: expect.any(Number) as number,
    });
    const { cita, calendario } = (await shop.basket(cesta.cestaID)).pedido ?? {};
    expect(calendario).toBe(`/calendario/cita/${cita?.citaPreviaId ?? ''}.ics?firma=${cita?.firma ?? ''}`);
    const { id } = await rows(cesta.cestaID);
    const ordered = await orderedOf(shop.database, id);
    expect(ordered?.citaId).toBe(cita?.citaPreviaId);
    expect(ordered && (await judgeOrdered(shop.database, ordered, cita?.firma ?? ''))).toBe('valid');
    const sent = await shop.database.rows(sql`
      select m.destinatario, m.idioma from mail m join job j on j.kind = 'send-mail' and j.payload ->> 'mailId' = m.id::text
      where m.template = 'confirmacion' and m.datos ->> 'orderId' = ${String(id)}`);
    expect(sent).toEqual([{ destinatario: 'nuria@example.com', idioma: 'ca' }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is offered up to an amount', async () => {
    const id = await insertTyre(shop.database, { id: 900, ofertas: [{ precio: 40_000, stock: 20 }] });
    const cesta = await ready(20, { products: [{ id_navision: id, cantidad: 4 }] });
    const refused = await refusal(cesta, { paymentTerms: 'taller' });
    expect(refused).toMatchObject({
      code: 'pago-en-taller-no-ofrecido',
      error: expect.stringContaining('1.500,00\u00a0€'),
    });
  });
});

describe('an order of a country that goods have to be brought to', () => {
  test('has shipping and customs as lines of their own, in the order’s language', async () => {
    const cesta = await shop.readyBasket('10:00', { selectedTaller: 2 });
    const { pedido } = await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    // 4 × 106.07 fitted at 4 × 12.96; 4 × 3.66 shipping; 2.5 % of 424.28
    expect(pedido.total).toBe(501.37);
    const lines = await shop.database.rows<{ clase: string; descripcion: string; importe: number }>(sql`
      select clase, descripcion, importe from order_line l join customer_order o on o.id = l.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid order by posicion`);
    expect(lines.slice(2)).toEqual([
      { clase: 'envio', descripcion: 'Enviament', importe: 1464 },
      { clase: 'aduana', descripcion: 'Gestió de duana', importe: 1061 },
    ]);
    expect(lines.reduce((sum, { importe }) => sum + importe, 0)).toBe(50_137);
  });
});

describe('asking for the same order again', () => {
  test('answers with the same order and the same attempt', async () => {
    const cesta = await ready();
    const first = await shop.order(cesta);
    const again = await shop.order(cesta);
    expect(again.pedido).toEqual(first.pedido);
    expect(again.pasarela?.fields['ORDER_ID']).toBe(first.pasarela?.fields['ORDER_ID']);
    expect((await rows(cesta.cestaID)).payments).toBe(1);
  });

  test('twenty times at the same moment makes one order', async () => {
    const cesta = await ready();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await shop.order(cesta)));
    expect(new Set(answers.map(({ pedido }) => pedido.orderNumber)).size).toBe(1);
    expect((await rows(cesta.cestaID)).payments).toBe(1);
    expect(await unitsLeft(cesta)).toBe(8);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('later is another attempt to pay it', async () => {
    const cesta = await ready();
    const first = await shop.order(cesta);
    shop.setClock(new Date(shop.runtime.clock().getTime() + 60_000));
    const again = await shop.order(cesta, { paymentTerms: 'total', billing });
    expect(again.pedido).toMatchObject({ orderNumber: first.pedido.orderNumber, terms: 'total', aPagar: 551.28 });
    expect(again.pasarela?.fields['ORDER_ID']).not.toBe(first.pasarela?.fields['ORDER_ID']);
    expect((await rows(cesta.cestaID)).payments).toBe(2);
  });
});

describe('changing how an unpaid order is paid', () => {
  test('is another attempt however soon: the gateway takes each of them once', async () => {
    const cesta = await ready();
    const first = await shop.order(cesta);
    const again = await shop.call('changeOrder', { body: { data: { cestaID: cesta.cestaID } } });
    expect(again.pasarela?.fields['ORDER_ID']).not.toBe(first.pasarela?.fields['ORDER_ID']);
  });

  test('to the workshop confirms it', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    const { pedido, pasarela } = await shop.call('changeOrder', {
      body: { data: { cestaID: cesta.cestaID, paymentTerms: 'taller' } },
    });
    expect(pedido).toMatchObject({ status: 'confirmado', terms: 'taller', aPagar: 0 });
    expect(pasarela).toBeNull();
    expect((await shop.refused('changeOrder', { body: { data: { cestaID: cesta.cestaID } } })).code).toBe(
      'pedido-ya-pagado',
    );
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('to a card asks who pays', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    const data = { cestaID: cesta.cestaID, paymentType: 'tarjeta' } as const;
    expect((await shop.refused('changeOrder', { body: { data } })).errors).toHaveProperty('userInfo');
    const { pasarela } = await shop.call('changeOrder', { body: { data: { ...data, billing }, userInfo: nuria } });
    expect(pasarela?.fields).toMatchObject({ PM_METHODS: 'cards', HPP_BILLING_CITY: 'Lleida' });
  });

  test('needs neither contact nor address again where the account that ordered asks', async () => {
    const token = await signUp('pagadora@example.com');
    const cesta = await ready();
    await shop.order(cesta, { userInfo: null, paymentType: 'tarjeta', billing }, { token });
    const data = { cestaID: cesta.cestaID };
    expect((await shop.call('changeOrder', { body: { data } }, { token })).pasarela?.fields).toMatchObject({
      HPP_CUSTOMER_EMAIL: 'pagadora@example.com',
      HPP_BILLING_CITY: 'Lleida',
    });
  });

  test('tells a caller who only knows the basket nothing of the guest who ordered', async () => {
    const cesta = await ready();
    await shop.order(cesta, { paymentType: 'tarjeta', billing: { ...billing, poblacion: 'Bossòst' } });
    const data = { cestaID: cesta.cestaID };
    const bizum = await shop.call('changeOrder', { body: { data: { ...data, paymentType: 'bizum' } } });
    expect(bizum.pasarela?.fields).toMatchObject({ PM_METHODS: 'bizum' });

    const byCard = { ...data, paymentType: 'tarjeta' } as const;
    const nobody = await shop.refused('changeOrder', { body: { data: byCard } });
    expect(nobody).toMatchObject({ code: 'faltan-datos', errors: { userInfo: expect.any(String) } });
    const userInfo = { ...nuria, email: 'altra@example.com', telefono: '633444555' };
    const other = await shop.call('changeOrder', { body: { data: { ...byCard, billing }, userInfo } });
    expect(other.pasarela?.fields).toMatchObject({
      HPP_CUSTOMER_EMAIL: 'altra@example.com',
      HPP_CUSTOMER_PHONENUMBER_MOBILE: '34|633444555',
      HPP_BILLING_CITY: 'Lleida',
    });
    const unnamed = await shop.order(cesta, { userInfo, paymentType: 'tarjeta' });
    const again = await shop.order(cesta, { userInfo, paymentType: 'bizum' });
    for (const told of [bizum, nobody, other, unnamed, again])
      expect(JSON.stringify(told)).not.toMatch(/nuria@|611222333|Bossòst/);
  });

  test('does not change its time, and needs an order', async () => {
    const cesta = await ready();
    expect((await shop.refused('changeOrder', { body: { data: { cestaID: cesta.cestaID } } })).code).toBe(
      'pedido-no-existe',
    );
    await shop.order(cesta);
    expect(
      (await shop.refused('changeOrder', { body: { data: { cestaID: cesta.cestaID, selectedTime: '12:00' } } })).code,
    ).toBe('hora-no-ofrecida');
  });
});

describe('who orders', () => {
  test('as a guest says who they are and accepts the privacy policy', async () => {
    const cesta = await ready();
    expect(await refusal(cesta, { userInfo: null })).toMatchObject({ code: 'faltan-datos', status: 422 });
    const wrong = await refusal(cesta, { userInfo: { ...nuria, email: 'nuria', telefono: '12', privacidad: false } });
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual([
      'userInfo.email',
      'userInfo.privacidad',
      'userInfo.telefono',
    ]);
    expect((await refusal(cesta, { userInfo: { ...nuria, email: 'a@mailinator.com' } })).errors).toHaveProperty(
      'userInfo.email',
    );
  });

  test('with an account need not say it again, and the order is the account’s', async () => {
    const token = await signUp('pere@example.com');
    const cesta = await ready();
    await shop.order(cesta, { userInfo: { idioma: 'es' } }, { token });
    expect(await rows(cesta.cestaID)).toMatchObject({ email: 'pere@example.com', account: expect.any(String) });
  });

  test('with a token that is not good is asked to sign in', async () => {
    expect(await refusal(await ready(), { userInfo: null }, 'no-such-token')).toMatchObject({
      code: 'sin-sesion',
      status: 401,
    });
  });

  test('cannot order another account’s basket, nor touch its order', async () => {
    const mine = await signUp('mia@example.com');
    const other = await signUp('altre@example.com');
    const cesta = await ready();
    await shop.call('updateBasket', { body: { cestaState: { ...wishFrom(cesta), step: 'pago' } } }, { token: mine });
    const now = await shop.basket(cesta.cestaID);
    expect((await refusal(now, { userInfo: null }, other)).code).toBe('cesta-no-existe');
    await shop.order(now, { userInfo: null }, { token: mine });
    const data = { cestaID: cesta.cestaID, paymentTerms: 'taller' } as const;
    expect((await shop.refused('changeOrder', { body: { data } }, { token: other })).code).toBe('pedido-no-existe');
    expect((await shop.refused('changeOrder', { body: { data } })).code).toBe('sin-sesion');
    expect((await refusal(now)).code).toBe('sin-sesion');
    expect((await refusal(now, { userInfo: null }, other)).code).toBe('cesta-no-existe');
  });

  test('needs a basket that exists and holds something', async () => {
    const cesta = await ready();
    expect((await refusal({ ...cesta, cestaID: randomUUID() })).code).toBe('cesta-no-existe');
    const empty = await shop.update({ cestaID: randomUUID(), products: [] });
    expect((await refusal(empty)).code).toBe('cesta-vacia');
  });
});

describe('what changed since the screen was drawn', () => {
  test('the price: the new one is told, and ordering again at it succeeds', async () => {
    const cesta = await ready();
    await shop.database.run(
      sql`update offer set precio = 11000 from product p where p.id = offer.product_id and p.id_navision = ${cesta.products[0]?.id_navision}`,
    );
    expect(await refusal(cesta)).toMatchObject({
      code: 'precio-cambiado',
      error: expect.stringContaining('599,68\u00a0€'),
    });
    const fresh = await shop.basket(cesta.cestaID);
    expect((await shop.order(fresh)).pedido.total).toBe(599.68);
  });

  test('the goods: who comes too late is told what is left, and the time stays held', async () => {
    const cesta = await ready(6);
    const id = cesta.products[0]?.id_navision ?? '';
    const quicker = await shop.readyBasket('10:00', {
      products: [{ id_navision: id, cantidad: 4 }],
      selectedTaller: cesta.selectedTaller,
    });
    await shop.order(quicker);
    const refused = await refusal(cesta);
    expect(refused).toMatchObject({ code: 'producto-sin-disponibilidad', values: { stock: 2 } });
    expect((await shop.basket(cesta.cestaID)).hold).not.toBeNull();
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('the time: a hold that lapsed is made anew if nobody took it', async () => {
    const cesta = await ready();
    await shop.database.run(
      sql`update allocation set expires_at = clock_timestamp() - interval '1 minute' where hold_token = ${cesta.cestaID}::uuid`,
    );
    expect((await shop.order(cesta)).pedido.selectedTime).toBe('10:00');
  });

  test('the time: gone to somebody else, nothing is ordered', async () => {
    const codTienda = await insertWorkshop(shop.database, {
      codTienda: 500,
      bays: [{ skills: ['turismo'], max_llanta: 22 }],
    });
    const cesta = await ready(20, { selectedTaller: codTienda });
    await shop.database.run(
      sql`update allocation set expires_at = clock_timestamp() - interval '1 minute' where hold_token = ${cesta.cestaID}::uuid`,
    );
    await shop.order(await shop.readyBasket('10:15', { selectedTaller: codTienda }));
    stock = await countStock(shop.database);
    expect(await refusal(cesta)).toMatchObject({ code: 'reserva-caducada', status: 409 });
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('the time: none was chosen', async () => {
    const cesta = await shop.update({
      cestaID: randomUUID(),
      products: [{ id_navision: 'N1', cantidad: 4 }],
      selectedTaller: 1,
    });
    expect((await refusal(cesta)).errors).toHaveProperty('cestaState.selectedTime');
  });

  test('the vehicle: it has an appointment there on that day', async () => {
    const cesta = await ready(20, { matricula: '1234BCD' });
    await shop.order(cesta);
    const second = await shop.readyBasket('16:00', { selectedTaller: cesta.selectedTaller });
    expect(await refusal(second, { matricula: '1234 BCD' })).toMatchObject({ code: 'matricula-ya-citada' });
  });

  test('in another tab: the order is of the whole basket, at its price', async () => {
    const cesta = await ready();
    await shop.update({
      ...wishFrom(cesta),
      products: [...wishFrom(cesta).products, { id_navision: 'N2', cantidad: 2 }],
    });
    expect((await refusal(cesta)).code).toBe('precio-cambiado');
  });
});
