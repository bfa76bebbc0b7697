import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { GatewayForm } from '#contract/orders.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { billing, nuria, pageAt, startShop, type TestShop, thursday, wishFrom } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
let stock: Map<number, number>;
let places = 100;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => await shop.close());

/** Time passes, for all tests alike: it never goes back. */
const minutes = (count: number) => shop.setClock(new Date(shop.runtime.clock().getTime() + count * 60_000));
const inMinutes = (count: number) => new Date(shop.runtime.clock().getTime() + count * 60_000).toISOString();

/** A basket of four of a tyre that nobody else buys, at a workshop with one lift. */
const ready = async (units = 20): Promise<Basket> => {
  places += 1;
  const codTienda = await insertWorkshop(shop.database, {
    codTienda: places,
    bays: [{ skills: ['turismo'], max_llanta: 20 }],
  });
  const id_navision = await insertTyre(shop.database, { id: places, ofertas: [{ precio: 10_000, stock: units }] });
  stock = await countStock(shop.database);
  return await shop.readyBasket('10:00', { products: [{ id_navision, cantidad: 4 }], selectedTaller: codTienda });
};

const formOf = ({ pasarela }: { pasarela: GatewayForm | null }): GatewayForm => {
  if (!pasarela) throw new Error('nothing to pay');
  return pasarela;
};

const mails = async (cesta: Basket) =>
  (
    await shop.database.rows<{ template: string }>(sql`
      select template from mail where datos ->> 'orderId' = (select id::text from customer_order where cesta_id = ${cesta.cestaID}::uuid) order by creado, template`)
  ).map(({ template }) => template);

const attempts = async (cesta: Basket) =>
  (
    await shop.database.rows<{ status: string }>(sql`
      select p.status from payment p join customer_order o on o.id = p.order_id where o.cesta_id = ${cesta.cestaID}::uuid order by p.intento`)
  ).map(({ status }) => status);

const said = async (form: GatewayForm) =>
  await shop.database.rows<{ via: string; valida: boolean; efecto: string }>(sql`
    select via, valida, efecto from payment_notification where reference = ${form.fields['ORDER_ID']} order by id`);

const pedido = async (cesta: Basket) => (await shop.basket(cesta.cestaID)).pedido;

/** Pays on the pretend gateway's own page, as a visitor would; the shop's server is told unless `entrega` says otherwise. */
const payOnPage = async (form: GatewayForm, entrega = 'solo-aviso') =>
  await shop.visitor.press(await shop.visitor.open(form), { telefono: '600000000', pin: '1234', entrega });

describe('a payment that succeeds', () => {
  test('confirms the order, and the browser comes back to the reservation in the order’s language', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    const back = await shop.tell('retorno', shop.answerTo(form, '00'));
    expect([back.statusCode, back.headers.location]).toEqual([303, pageAt('basketDone', 'ca')]);
    expect(await pedido(cesta)).toMatchObject({
      status: 'confirmado',
      terms: 'reserva',
      pagado: 55.13,
      aPagar: 55.13,
      caduca: null,
      pago: { status: 'pagado' },
    });
    expect(await mails(cesta)).toEqual(['confirmacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is the same however often and in whatever order it is told', async () => {
    for (const order of [
      ['aviso'],
      ['aviso', 'retorno'],
      ['retorno', 'aviso'],
      ['aviso', 'aviso', 'retorno', 'retorno'],
    ] as const) {
      const cesta = await ready();
      const form = formOf(await shop.order(cesta));
      for (const via of order)
        expect((await shop.tell(via, shop.answerTo(form, '00'))).statusCode).toBe(via === 'aviso' ? 200 : 303);
      expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
      expect(await mails(cesta)).toEqual(['confirmacion']);
      expect((await said(form)).map(({ efecto }) => efecto)).toEqual([
        'confirmar',
        ...order.slice(1).map(() => 'sin-cambio'),
      ]);
    }
  });

  test('told by server and browser at the same moment counts once', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await Promise.all(
      (['aviso', 'retorno', 'aviso', 'retorno'] as const).map(
        async (via) => await shop.tell(via, shop.answerTo(form, '00')),
      ),
    );
    expect((await pedido(cesta))?.pagado).toBe(55.13);
    expect(await mails(cesta)).toEqual(['confirmacion']);
  });

  test('goes through the pretend gateway’s own page', async () => {
    const cesta = await ready();
    await payOnPage(formOf(await shop.order(cesta)));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pago: { status: 'pagado' } });
  });
});

describe('a payment that is denied', () => {
  test('leaves order, time and goods, and says why in the visitor’s words', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    const back = await shop.tell('retorno', shop.answerTo(form, '103'));
    expect(back.headers.location).toBe(pageAt('basketPayment', 'ca'));
    expect(await pedido(cesta)).toMatchObject({
      status: 'pendiente-pago',
      pago: { status: 'denegado', code: '103', family: '103', sentence: expect.stringContaining('perdida o robada') },
    });
    expect(await mails(cesta)).toEqual([]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('can be tried again in another way, and then confirms', async () => {
    const cesta = await ready();
    await shop.tell('aviso', shop.answerTo(formOf(await shop.order(cesta)), '101'));
    const again = formOf(
      await shop.call('changeOrder', { body: { data: { cestaID: cesta.cestaID, paymentTerms: 'total', billing } } }),
    );
    expect(again.fields['AMOUNT']).toBe('55128');
    await shop.tell('aviso', shop.answerTo(again, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', terms: 'total', pagado: 551.28 });
    expect(await attempts(cesta)).toEqual(['denegado', 'pagado']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('does not undo a payment that was told before', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await shop.tell('aviso', shop.answerTo(form, '00'));
    const back = await shop.tell('retorno', shop.answerTo(form, '101'));
    expect(back.headers.location).toBe(pageAt('basketDone', 'ca'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
  });
});

describe('what is not believed', () => {
  test('a bad signature changes nothing and is kept', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    const forged = { ...shop.answerTo(form, '101'), RESULT: '00' };
    expect((await shop.tell('aviso', forged)).statusCode).toBe(400);
    expect((await shop.tell('retorno', forged)).headers.location).toBe(pageAt('basketPayment', 'es'));
    expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
    const kept = await shop.database.rows(sql`
      select via, valida, efecto, reference from payment_notification where campos ->> 'ORDER_ID' = ${form.fields['ORDER_ID']} order by id`);
    expect(kept).toEqual(
      ['aviso', 'retorno'].map((via) => ({ via, valida: false, efecto: 'firma-no-valida', reference: null })),
    );
  });

  test('another amount: the gateway is asked, and what it says counts', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await shop.tell('retorno', shop.answerTo(form, '00', { AMOUNT: '1' }));
    expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
    await payOnPage(form, 'solo-retorno');
    minutes(1);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect((await said(form)).map(({ efecto }) => efecto)).toEqual(['importe-distinto', 'confirmar']);
  });

  test('an unknown reference is kept and answered', async () => {
    const stranger: GatewayForm = {
      url: '',
      method: 'POST',
      fields: { MERCHANT_ID: 'rodera', ORDER_ID: '0000UNKNOWN1', AMOUNT: '100' },
    };
    expect((await shop.tell('aviso', shop.answerTo(stranger, '00'))).statusCode).toBe(200);
    expect(await said(stranger)).toEqual([{ via: 'aviso', valida: true, efecto: 'referencia-desconocida' }]);
    expect((await shop.tell('retorno', shop.answerTo(stranger, '00'), 'ca')).headers.location).toBe(
      pageAt('basketPayment', 'ca'),
    );
  });

  test('nonsense gets no further', async () => {
    expect((await shop.tell('aviso', {})).statusCode).toBe(400);
    expect((await shop.tell('retorno', { RESULT: '00' })).statusCode).toBe(303);
  });
});

describe('an order that nobody pays', () => {
  test('lapses after its time: goods and hour are anybody’s again', async () => {
    const cesta = await ready(4);
    await shop.order(cesta);
    minutes(29);
    await shop.work();
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
    minutes(2);
    await shop.work();
    expect((await pedido(cesta))?.status).toBe('caducado');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    const next = await shop.readyBasket('10:00', {
      products: wishFrom(cesta).products,
      selectedTaller: cesta.selectedTaller,
    });
    expect((await shop.order(next)).pedido.status).toBe('pendiente-pago');
    expect(await mails(cesta)).toEqual([]);
  });

  test('is asked about before it lapses, and confirmed where it was paid after all', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await payOnPage(form, 'solo-retorno');
    minutes(31);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect((await said(form)).map(({ via }) => via)).toContain('consulta');
  });

  test('comes back when it is ordered again from the same basket, claiming everything anew', async () => {
    const cesta = await ready();
    const first = await shop.order(cesta);
    minutes(31);
    await shop.work();
    const lapsed = await shop.basket(cesta.cestaID);
    expect(lapsed).toMatchObject({ hold: null, pedido: { status: 'caducado' }, selectedTime: '10:00' });
    const again = await shop.order(lapsed);
    expect(again.pedido).toMatchObject({ orderNumber: first.pedido.orderNumber, status: 'pendiente-pago' });
    await shop.tell('aviso', shop.answerTo(formOf(again), '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(await attempts(cesta)).toEqual(['iniciado', 'pagado']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('may be changed before it comes back', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    minutes(31);
    await shop.work();
    expect((await shop.refused('changeOrder', { body: { data: { cestaID: cesta.cestaID } } })).code).toBe(
      'pedido-caducado',
    );
    const two = await shop.update({
      ...wishFrom(await shop.basket(cesta.cestaID)),
      products: [{ id_navision: cesta.products[0]?.id_navision ?? '', cantidad: 2 }],
    });
    await shop.call('reserveTime', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, time: '16:00', cestaID: cesta.cestaID },
    });
    const again = await shop.order({ ...(await shop.basket(cesta.cestaID)), totals: two.totals });
    expect(again.pedido).toMatchObject({ total: 275.64, selectedTime: '16:00' });
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is waited for longer with a new attempt, but not for ever', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    const latest = inMinutes(60);
    const retry = { body: { data: { cestaID: cesta.cestaID } } };
    minutes(25);
    expect((await shop.call('changeOrder', retry)).pedido.caduca).toBe(inMinutes(30));
    minutes(25);
    expect((await shop.call('changeOrder', retry)).pedido.caduca).toBe(latest);
    minutes(11);
    expect((await shop.refused('changeOrder', retry)).code).toBe('pedido-caducado');
  });
});

describe('money that comes too late', () => {
  const lapse = async (cesta: Basket) => {
    minutes(31);
    await shop.work();
    expect((await pedido(cesta))?.status).toBe('caducado');
  };

  test('takes goods and time again while both are there', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await lapse(cesta);
    await shop.tell('aviso', shop.answerTo(form, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13, selectedTime: '10:00' });
    expect(await mails(cesta)).toEqual(['confirmacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('goes back where the goods are sold, and the time is free again', async () => {
    const cesta = await ready(4);
    const form = formOf(await shop.order(cesta));
    await lapse(cesta);
    await shop.order(
      await shop.readyBasket('16:00', { products: wishFrom(cesta).products, selectedTaller: cesta.selectedTaller }),
    );
    await shop.tell('aviso', shop.answerTo(form, '00'));
    expect((await pedido(cesta))?.pago?.status).toBe('devolver');
    const { times } = await shop.call('consultTimes', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, products: [{ id_navision: 'N1', cantidad: 4 }] },
    });
    expect(times).toContain('10:00');
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is given back once by its job, through the gateway that has it', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    minutes(1);
    const second = formOf(await shop.call('changeOrder', { body: { data: { cestaID: cesta.cestaID } } }));
    await payOnPage(form);
    await payOnPage(second);
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(await attempts(cesta)).toEqual(['pagado', 'devolver']);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['pagado', 'devuelto']);
    expect(await mails(cesta)).toEqual(['confirmacion', 'devolucion']);
    const { devuelto } = await shop.database.one<{ devuelto: number }>(
      sql`select sum(importe)::int as devuelto from sandbox_refund where order_id = ${second.fields['ORDER_ID']}`,
    );
    expect(devuelto).toBe(5513);
  });

  test('goes back where the order was left for the workshop meanwhile', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await shop.call('changeOrder', { body: { data: { cestaID: cesta.cestaID, paymentTerms: 'taller' } } });
    await shop.tell('aviso', shop.answerTo(form, '00'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', terms: 'taller', pagado: 0 });
    expect(await attempts(cesta)).toEqual(['devolver']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });
});

describe('a gateway that said nothing', () => {
  test('is asked after two minutes, and its answer counts', async () => {
    const cesta = await ready();
    const form = formOf(await shop.order(cesta));
    await payOnPage(form, 'solo-retorno');
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
    minutes(3);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
  });

  test('and never saw the visitor: the attempt is given up long after nobody can pay it', async () => {
    const cesta = await ready();
    await shop.order(cesta);
    minutes(60);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['iniciado']);
    minutes(70);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['abandonado']);
  });

  test('is asked less and less often while it says that the visitor may still pay', async () => {
    const cesta = await ready();
    await shop.visitor.open(formOf(await shop.order(cesta)));
    const asked = async () =>
      (
        await shop.database.one<{ consultado: Date | null }>(sql`
          select p.consultado from payment p join customer_order o on o.id = p.order_id where o.cesta_id = ${cesta.cestaID}::uuid`)
      ).consultado?.getTime();
    const began = shop.runtime.clock().getTime();
    const pauses: number[] = [];
    let last: number | undefined;
    for (let minute = 1; minute <= 130; minute += 1) {
      minutes(1);
      await shop.work();
      const now = await asked();
      if (now === undefined || now === last) continue;
      pauses.push((now - (last ?? began)) / 60_000);
      last = now;
    }
    expect(pauses).toEqual([3, 4, 8, 16, 32, 61]);
  }, 60_000);
});

describe('what a guest typed', () => {
  test('reaches the gateway and the mail, and nobody who only knows the basket', async () => {
    const cesta = await ready();
    await shop.tell('aviso', shop.answerTo(formOf(await shop.order(cesta)), '00'));
    const shown = JSON.stringify(await shop.basket(cesta.cestaID));
    for (const secret of [nuria.apellidos, nuria.email, nuria.telefono]) expect(shown).not.toContain(secret);
  });
});
