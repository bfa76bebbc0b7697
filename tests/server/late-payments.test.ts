import { address } from '#contract/addresses.ts';
import { pageUrl } from '#server/page-url.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { metricsOver } from '#server/http/metrics.ts';
import { letterText } from '#server/mail/letter-text.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { formOf, lapse, ownBasket, paidTooLate, passMinutes, takeTime } from '#tests/support/late-payment.ts';
import { billing, nuria, pageAt, startShop, type TestShop, thursday, wishFrom } from '#tests/support/shop.ts';

let shop: TestShop;
let stock: Map<number, number>;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
});
afterAll(async () => await shop.close());

const ready = async (more?: Parameters<typeof ownBasket>[1]): Promise<Basket> => {
  const cesta = await ownBasket(shop, more);
  stock = await countStock(shop.database);
  return cesta;
};

const hours = (count: number) => passMinutes(shop, count * 60);
const pedido = async (cesta: Basket) => (await shop.basket(cesta.cestaID)).pedido;
const read = async (oferta: string, dia?: string) =>
  await shop.call('readLatePayment', { params: { oferta }, query: dia ? { dia } : {} });
const accept = (oferta: string, time: string, date = thursday) => ({ params: { oferta }, body: { date, time } });

const lettersOf = async (cesta: Basket): Promise<MailRow[]> =>
  await shop.database.rows<MailRow>(sql`
    select m.* from mail m join customer_order o on o.cesta_id = ${cesta.cestaID}::uuid
    where m.datos ->> 'orderId' = o.id::text or m.datos ->> 'oferta' in (select l.id::text from late_payment l where l.order_id = o.id)
    order by m.creado, m.template`);
const mails = async (cesta: Basket) => (await lettersOf(cesta)).map(({ template }) => template);

/** The newest message about an order, as its customer reads it. */
const letter = async (cesta: Basket) => {
  const row = (await lettersOf(cesta)).at(-1);
  const written = row && (await writeLetter(shop.runtime, row));
  if (!written) throw new Error('no letter');
  return { subject: written.subject, text: letterText(written, shop.runtime.config.site).replaceAll('\u00a0', ' ') };
};

const payments = async (cesta: Basket) =>
  await shop.database.rows<{ status: string; devuelto: number }>(sql`
    select p.status, p.devuelto from payment p join customer_order o on o.id = p.order_id
    where o.cesta_id = ${cesta.cestaID}::uuid order by p.intento`);

const orderIdOf = async (cesta: Basket): Promise<number> =>
  (await shop.database.one<{ id: number }>(sql`select id from customer_order where cesta_id = ${cesta.cestaID}::uuid`))
    .id;

describe('a payment that comes when the time is somebody else’s', () => {
  test('is not given back: its customer is asked, on the page of the order and by mail', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    expect(await pedido(cesta)).toMatchObject({
      status: 'por-decidir',
      pagado: 55.13,
      oferta,
      pago: { status: 'pagado' },
      calendario: null,
    });
    expect(await mails(cesta)).toEqual(['pago-tardio']);
    const { subject, text } = await letter(cesta);
    expect(subject).toBe(
      `Tria una altra hora per a la comanda ${(await pedido(cesta))?.orderNumber}, o et tornem els diners`,
    );
    expect(text).toContain('Hem rebut el teu pagament de 55,13 €');
    expect(text).toContain('dijous 11 de febrer del 2027: 10:45');
    expect(text).toContain(pageUrl(shop.runtime.config, address('latePayment', 'ca', { oferta })));
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('brings the browser to the page of the order', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await lapse(shop);
    await takeTime(shop, cesta);
    expect((await shop.tell('retorno', shop.answerTo(form, '00'))).headers.location).toBe(pageAt('basketDone', 'ca'));
  });

  test('offers the free times nearest to the lost one, of that day and others, and any day to look at', async () => {
    const oferta = await paidTooLate(shop, await ready());
    const offer = await read(oferta);
    expect(offer).toMatchObject({
      estado: 'abierta',
      importe: 55.13,
      perdida: { date: thursday, time: '10:00' },
      cita: null,
      disponible: true,
      dia: null,
    });
    expect(offer.cercanas).toHaveLength(6);
    expect(offer.cercanas.filter(({ date }) => date === thursday).length).toBe(3);
    expect(offer.cercanas).not.toContainEqual({ date: thursday, time: '10:00' });
    expect(offer.dias.find(({ date }) => date === thursday)?.primera).toBe('09:00');
    expect((await read(oferta, '2027-02-12')).dia?.times).toContain('10:00');
  });

  test('says nothing of who paid', async () => {
    const cesta = await ready();
    const shown = JSON.stringify(await read(await paidTooLate(shop, cesta)));
    for (const secret of [nuria.nombre, nuria.apellidos, nuria.email, nuria.telefono, cesta.cestaID])
      expect(shown).not.toContain(secret);
  });

  test('is asked once, however often and at once its gateway tells it', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await lapse(shop);
    await takeTime(shop, cesta);
    await Promise.all(
      (['aviso', 'retorno', 'aviso'] as const).map(async (via) => await shop.tell(via, shop.answerTo(form, '00'))),
    );
    await shop.tell('aviso', shop.answerTo(form, '00'));
    expect(await mails(cesta)).toEqual(['pago-tardio']);
    expect(await pedido(cesta)).toMatchObject({ status: 'por-decidir', pagado: 55.13 });
  });

  test('leaves the basket as it was ordered, which is not ordered again meanwhile', async () => {
    const cesta = await ready();
    await paidTooLate(shop, cesta);
    expect((await shop.refused('updateBasket', { body: { cestaState: wishFrom(cesta) } })).code).toBe(
      'cesta-con-pedido',
    );
    expect((await shop.order(cesta)).pasarela).toBeNull();
    expect((await shop.refused('changeOrder', { body: { data: { cestaID: cesta.cestaID } } })).code).toBe(
      'pedido-ya-pagado',
    );
  });

  test('paid a second time keeps the first payment and gives the second back', async () => {
    const cesta = await ready();
    const first = formOf(await shop.order(cesta));
    passMinutes(shop, 1);
    const second = formOf(await shop.call('changeOrder', { body: { data: { cestaID: cesta.cestaID } } }));
    await lapse(shop);
    await takeTime(shop, cesta);
    for (const form of [first, second]) await shop.tell('aviso', shop.answerTo(form, '00'));
    expect((await payments(cesta)).map(({ status }) => status)).toEqual(['pagado', 'devolver']);
    expect(await pedido(cesta)).toMatchObject({ status: 'por-decidir', pagado: 55.13 });
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is asked of an account’s owner alone by the basket, and of everybody who has the link', async () => {
    const register = async () =>
      await shop.call('registerUser', {
        body: {
          ...nuria,
          email: `${randomUUID()}@example.com`,
          permiso_comercial: false,
          password: 'girafa-lila-27',
          codigo_postal: '25001',
        },
      });
    const [mine, stranger] = [await register(), await register()];
    const cesta = await ready();
    const form = formOf(await shop.order(cesta, {}, { token: mine.token }));
    await lapse(shop);
    await takeTime(shop, cesta);
    await shop.tell('aviso', shop.answerTo(form, '00'));
    const asked = async (token?: string) =>
      (await shop.call('readBasket', { params: { id: cesta.cestaID } }, token ? { token } : {})).cesta.pedido?.oferta;
    expect([await asked(), await asked(stranger.token)]).toEqual([null, null]);
    expect((await read((await asked(mine.token)) ?? '')).estado).toBe('abierta');
  });

  test('goes back at once where the goods are sold', async () => {
    const cesta = await ready({ units: 4 });
    const form = formOf(await shop.order(cesta));
    await lapse(shop);
    await shop.order(
      await shop.readyBasket('10:00', { products: wishFrom(cesta).products, selectedTaller: cesta.selectedTaller }),
    );
    const back = await shop.tell('retorno', shop.answerTo(form, '00'));
    expect(back.headers.location).toBe(pageAt('basketDone', 'ca'));
    expect(await pedido(cesta)).toMatchObject({
      status: 'caducado',
      pagado: 0,
      oferta: null,
      pago: { status: 'devolver' },
    });
    expect(await mails(cesta)).toEqual(['devolucion']);
    expect((await letter(cesta)).text).toContain('ja no estava disponible');
  });
});

test('what waits for customers and for persons is in the metrics', async () => {
  const waiting = async (queue: string) => {
    const body = await metricsOver(shop.database).metrics();
    return Number(new RegExp(`rodera_waiting\\{queue="${queue}"\\} (\\d+)`).exec(body)?.[1]);
  };
  const [asked, refunds] = [await waiting('late_payment'), await waiting('refund')];
  const oferta = await paidTooLate(shop, await ready());
  expect(await waiting('late_payment')).toBe(asked + 1);
  await shop.call('returnLatePayment', { params: { oferta } });
  expect([await waiting('late_payment'), await waiting('refund')]).toEqual([asked, refunds + 1]);
  expect(await waiting('refund_review')).toBe(0);
});

describe('another time for it', () => {
  test('confirms the order with its goods, and says so as any order', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    expect(await shop.call('acceptLateTime', accept(oferta, '10:45'))).toMatchObject({
      estado: 'confirmada',
      cita: { date: thursday, time: '10:45' },
      cercanas: [],
    });
    expect(await pedido(cesta)).toMatchObject({
      status: 'confirmado',
      pagado: 55.13,
      selectedTime: '10:45',
      oferta: null,
    });
    expect(await mails(cesta)).toEqual(['pago-tardio', 'confirmacion']);
    expect((await letter(cesta)).subject).toContain('a les 10:45');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('may be of another day', async () => {
    const oferta = await paidTooLate(shop, await ready());
    const { cita } = await shop.call('acceptLateTime', accept(oferta, '10:00', '2027-02-16'));
    expect(cita).toEqual({ date: '2027-02-16', time: '10:00' });
  });

  test('asked for again is the same; asked for otherwise it is refused, and so is the money', async () => {
    const cesta = await ready({ matricula: '1234BCD' });
    const oferta = await paidTooLate(shop, cesta);
    await shop.call('acceptLateTime', accept(oferta, '10:45'));
    expect((await shop.call('acceptLateTime', accept(oferta, '10:45'))).estado).toBe('confirmada');
    expect((await shop.refused('acceptLateTime', accept(oferta, '16:00'))).code).toBe('oferta-cerrada');
    expect((await shop.refused('returnLatePayment', { params: { oferta } })).code).toBe('oferta-cerrada');
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', selectedTime: '10:45', pagado: 55.13 });
    expect(await mails(cesta)).toEqual(['pago-tardio', 'confirmacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('that was taken just now is refused by name, and the nearest that are left are offered', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    const before = (await read(oferta)).cercanas;
    await takeTime(shop, cesta, '10:45');
    const refused = await shop.refused('acceptLateTime', accept(oferta, '10:45'));
    expect(refused).toMatchObject({ code: 'hora-ocupada', error: expect.stringContaining('10:45') });
    const { estado, cercanas } = await read(oferta);
    expect(before).toContainEqual({ date: thursday, time: '10:45' });
    expect(estado).toBe('abierta');
    expect(cercanas).toHaveLength(6);
    expect(cercanas).not.toContainEqual({ date: thursday, time: '10:45' });
    expect((await shop.call('acceptLateTime', accept(oferta, '11:30'))).estado).toBe('confirmada');
  });

  test('that was never offered is refused', async () => {
    const oferta = await paidTooLate(shop, await ready());
    for (const [date, time] of [
      [thursday, '03:00'],
      ['2027-01-01', '10:00'],
      ['2029-01-01', '10:00'],
    ] as const)
      expect((await shop.refused('acceptLateTime', accept(oferta, time, date))).code).toBe('hora-no-ofrecida');
  });

  test('is refused when the goods went meanwhile; the money is left, and no time stays taken', async () => {
    const cesta = await ready({ units: 4 });
    const oferta = await paidTooLate(shop, cesta);
    await shop.database.run(
      sql`update offer set stock = 3 where product_id = (select id from product where id_navision = ${cesta.products[0]?.id_navision ?? ''})`,
    );
    expect((await shop.refused('acceptLateTime', accept(oferta, '10:45'))).code).toBe('pedido-sin-existencias');
    expect(await read(oferta)).toMatchObject({ estado: 'abierta', disponible: false, cercanas: [], dias: [] });
    const held = await shop.database.rows(
      sql`select from allocation where hold_token = ${cesta.cestaID}::uuid and status = 'held'`,
    );
    expect(held).toEqual([]);
    expect((await shop.call('returnLatePayment', { params: { oferta } })).estado).toBe('devuelta');
  });

  test('chosen in two windows at once is one time', async () => {
    for (const [one, other] of [
      ['10:45', '16:00'],
      ['11:00', '11:00'],
    ] as const) {
      const cesta = await ready({ matricula: '1234BCD' });
      const oferta = await paidTooLate(shop, cesta);
      const answers = await Promise.all(
        [one, other].map(async (time) => await shop.send('acceptLateTime', accept(oferta, time))),
      );
      const order = await pedido(cesta);
      expect(order?.status).toBe('confirmado');
      expect(answers.filter(({ status }) => status === 200).length).toBe(one === other ? 2 : 1);
      const { times } = await shop.database.one<{ times: number }>(sql`
        select count(*)::int as times from allocation
        where cod_tienda = ${cesta.selectedTaller} and matricula = '1234BCD' and status in ('held', 'confirmed')`);
      expect(times).toBe(1);
      expect(await mails(cesta)).toEqual(['pago-tardio', 'confirmacion']);
      expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    }
  });

  test('and the money, asked for in two windows at once, are one of them', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const cesta = await ready();
      const oferta = await paidTooLate(shop, cesta);
      await Promise.all([
        shop.send('returnLatePayment', { params: { oferta } }),
        shop.send('acceptLateTime', accept(oferta, '10:45')),
      ]);
      const order = await pedido(cesta);
      expect([
        ['confirmado', 55.13],
        ['caducado', 0],
      ]).toContainEqual([order?.status, order?.pagado]);
      expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    }
  });

  test('never lies before its goods are there, ordered anew', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    await shop.database.run(sql`update warehouse set plazo_dias = plazo_dias + 10`);
    try {
      const { cercanas, dias } = await read(oferta);
      expect(cercanas.every(({ date }) => date > thursday)).toBe(true);
      expect(dias.find(({ date }) => date === thursday)?.primera).toBeNull();
      expect((await shop.refused('acceptLateTime', accept(oferta, '10:45'))).code).toBe('hora-no-ofrecida');
    } finally {
      await shop.database.run(sql`update warehouse set plazo_dias = plazo_dias - 10`);
    }
  });
});

describe('the money of it', () => {
  test('goes back when it is asked for, once, and the basket may be ordered anew', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await shop.call('returnLatePayment', { params: { oferta } })).estado).toBe('devuelta');
    expect(await pedido(cesta)).toMatchObject({ status: 'caducado', pagado: 0, pago: { status: 'devolver' } });
    expect(await mails(cesta)).toEqual(['pago-tardio', 'devolucion']);
    expect((await letter(cesta)).text).toContain('Ens has demanat que et tornem els 55,13 €');
    expect((await shop.refused('acceptLateTime', accept(oferta, '10:45'))).code).toBe('oferta-cerrada');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    await shop.call('reserveTime', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, time: '16:00', cestaID: cesta.cestaID },
    });
    const again = formOf(await shop.order(await shop.basket(cesta.cestaID)));
    await shop.tell('aviso', shop.answerTo(again, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect((await read(oferta)).estado).toBe('devuelta');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('goes back whole with the order that staff cancel', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    await cancelOrder(shop.runtime, await orderIdOf(cesta), { devolver: 'todo' });
    expect(await pedido(cesta)).toMatchObject({ status: 'cancelado', pagado: 0 });
    expect((await read(oferta)).estado).toBe('devuelta');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });
});

describe('a link that nobody was sent', () => {
  test('opens nothing', async () => {
    const oferta = randomUUID();
    expect((await shop.refused('readLatePayment', { params: { oferta }, query: {} })).code).toBe('no-existe');
    expect((await shop.refused('acceptLateTime', accept(oferta, '10:45'))).code).toBe('no-existe');
    expect((await shop.refused('returnLatePayment', { params: { oferta } })).code).toBe('no-existe');
    expect((await shop.send('readLatePayment', { params: { oferta: 'x' } })).status).toBe(422);
  });
});

describe('a late payment whose time is still free', () => {
  test('told twice at the same moment takes the time once and asks nobody', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const cesta = await ready();
      const form = formOf(await shop.order(cesta));
      await lapse(shop);
      await Promise.all(
        (['aviso', 'retorno', 'aviso', 'retorno'] as const).map(
          async (via) => await shop.tell(via, shop.answerTo(form, '00')),
        ),
      );
      expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13, selectedTime: '10:00' });
      expect(await mails(cesta)).toEqual(['confirmacion']);
      expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    }
  });

  test('takes the time that its visitor holds meanwhile', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await lapse(shop);
    await takeTime(shop, cesta);
    await shop.call('reserveTime', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, time: '16:00', cestaID: cesta.cestaID },
    });
    await shop.tell('aviso', shop.answerTo(form, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', selectedTime: '16:00' });
  });

  test('of an order that came back smaller, and costs less than it, goes back', async () => {
    const cesta = await ready();
    const first = formOf(await shop.order(cesta, { paymentTerms: 'total', billing }));
    await lapse(shop);
    const two = await shop.update({
      ...wishFrom(await shop.basket(cesta.cestaID)),
      products: [{ id_navision: cesta.products[0]?.id_navision ?? '', cantidad: 2 }],
    });
    await shop.call('reserveTime', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, time: '16:00', cestaID: cesta.cestaID },
    });
    const second = formOf(await shop.order({ ...(await shop.basket(cesta.cestaID)), totals: two.totals }));
    expect((await shop.tell('aviso', shop.answerTo(first, '00'))).statusCode).toBe(200);
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
    await shop.tell('aviso', shop.answerTo(second, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', total: 275.64 });
    expect((await payments(cesta)).map(({ status }) => status)).toEqual(['devolver', 'pagado']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('whose first word named another amount is asked about even where it had been denied', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    const page = await shop.visitor.open(form);
    await shop.tell('aviso', shop.answerTo(form, '101'));
    await shop.visitor.press(page, { telefono: '600000000', pin: '1234', entrega: 'solo-retorno' });
    await shop.tell('aviso', shop.answerTo(form, '00', { AMOUNT: '1' }));
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
    passMinutes(shop, 1);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
  });
});

describe('nobody’s choice', () => {
  test('within two days gives the money back by itself, and says so', async () => {
    const cesta = await ready();
    const oferta = await paidTooLate(shop, cesta);
    hours(47);
    await shop.work();
    expect((await pedido(cesta))?.status).toBe('por-decidir');
    hours(2);
    expect((await read(oferta)).estado).toBe('caducada');
    expect((await shop.refused('acceptLateTime', accept(oferta, '10:45'))).code).toBe('oferta-cerrada');
    await shop.work();
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'caducado', pagado: 0 });
    expect(await mails(cesta)).toEqual(['pago-tardio', 'devolucion']);
    expect((await letter(cesta)).text).toContain('el termini per triar-ne una altra s’ha acabat');
    expect((await read(oferta)).estado).toBe('caducada');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });
});
