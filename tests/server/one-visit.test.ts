import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { orderProgressHandlers } from '#server/order-progress/order-progress-handlers.ts';
import { ownOrdersHandlers } from '#server/own-orders/own-orders-handlers.ts';
import { withdrawalsHandlers } from '#server/withdrawals/withdrawals-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { appointmentOfOrder } from '#server/calendar/appointment-store.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { sentLetters, writeLetter } from '#server/letters.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { minuteMs } from '#domain/time.ts';
import { letterText } from '#server/mail/letter-text.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { withdraw } from '#server/withdrawals/withdraw.ts';
import { joiningVisit, orderIdOf, stagesOf as stagesIn, tyresAndBattery } from '#tests/support/joint-visit.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';

// Decision 080: several orders, one appointment as long as all of them.

let shop: TestShop;
let stock: Map<number, number>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  stock = await countStock(shop.database);
});

const plates = ['1111BBB', '2222BBB', '3333BBB', '4444BBB', '5555BBB', '6666BBB', '7777BBB', '8888BBB', '9999BBB'];

const bothOf = async (time: string) => await tyresAndBattery(shop, { time, matricula: plates.pop() ?? '' });
const joining = async (battery: Basket) => await joiningVisit(shop, battery);

const reserved = async ({ cestaID }: Basket, time: string): Promise<Basket> => {
  await shop.call('reserveTime', { body: { codTienda: 1, date: thursday, time, cestaID } });
  return await shop.basket(cestaID);
};

const atWorkshop = { paymentTerms: 'taller', paymentType: null } as const;

const stagesOf = async (...baskets: readonly Basket[]) => await stagesIn(shop, ...baskets);
const idOf = async (basket: Basket) => await orderIdOf(shop, basket);

describe('a second order for the same visit', () => {
  test('joins it: one appointment as long as both, for which the car is waited once', async () => {
    const { tyres, battery } = await bothOf('10:00');
    await shop.order(tyres, atWorkshop);
    const joined = await joining(battery);
    expect(joined.hold).toMatchObject({ time: '10:45', minutos: 30 });
    const { pedido } = await shop.order(joined, atWorkshop);
    expect(pedido).toMatchObject({ selectedDate: thursday, selectedTime: '10:00', status: 'confirmado' });
    const stages = await stagesOf(tyres, battery);
    expect(stages).toMatchObject([
      { etapa: 1, desde: '10:00', hasta: '10:45' },
      { etapa: 2, desde: '10:45', hasta: '11:15' },
    ]);
    expect(new Set(stages.map(({ cita }) => cita)).size).toBe(1);
    expect((await shop.basket(tyres.cestaID)).visita).toMatchObject([
      { pedido: { orderNumber: pedido?.orderNumber }, cita: { time: '10:00', hasta: '11:15' } },
    ]);
    const [one, other] = [
      await appointmentOfOrder(shop.database, await idOf(tyres)),
      await appointmentOfOrder(shop.database, await idOf(battery)),
    ];
    expect(one).toEqual(other);
    expect(one?.numero).toMatch(/^R\d+, R\d+$/);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('has the plate’s other times refused, so that it is one car in one place', async () => {
    const { tyres, battery } = await bothOf('12:00');
    await shop.order(tyres, atWorkshop);
    await expect(
      shop.call('reserveTime', { body: { codTienda: 1, date: thursday, time: '16:00', cestaID: battery.cestaID } }),
    ).rejects.toThrow('matricula-ya-citada');
  });

  test('is ordered where its hold had ended, if that time is still free', async () => {
    const { tyres, battery } = await bothOf('16:00');
    await shop.order(tyres, atWorkshop);
    const joined = await joining(battery);
    await shop.database.run(
      sql`delete from allocation where hold_token = ${battery.cestaID}::uuid and status = 'held'`,
    );
    await shop.order(joined, atWorkshop);
    expect(await stagesOf(tyres, battery)).toMatchObject([{ etapa: 1 }, { etapa: 2, desde: '16:45' }]);
  });

  test.each(['tyres', 'battery'] as const)(
    'stays when the one of the %s is cancelled, and the car comes when it was to come',
    async (gone) => {
      const both = await bothOf(gone === 'tyres' ? '09:00' : '17:00');
      await shop.order(both.tyres, atWorkshop);
      await shop.order(await joining(both.battery), atWorkshop);
      const [before] = await stagesOf(both.tyres, both.battery);
      const cancelled = await cancelOrder(shop.runtime, await idOf(both[gone]), { devolver: 'todo' });
      expect(isRefusal(cancelled)).toBe(false);
      const stays = gone === 'tyres' ? both.battery : both.tyres;
      expect(await stagesOf(stays)).toMatchObject([
        { cita: before?.cita, etapa: 1, desde: before?.desde, status: 'confirmed' },
      ]);
      expect((await stagesOf(both[gone])).map(({ status }) => status)).toEqual(['cancelled']);
      expect((await shop.basket(stays.cestaID)).pedido).toMatchObject({
        status: 'confirmado',
        selectedTime: before?.desde,
      });
      expect(await checkBooks(shop.database, stock)).toEqual(balanced);
    },
  );
});

describe('an order of a visit that is not paid', () => {
  test('gives its part back when it lapses, and the other begins when the car was expected', async () => {
    const { tyres, battery } = await bothOf('11:30');
    await shop.order(tyres);
    await shop.order(await joining(battery), atWorkshop);
    await shop.database.run(
      sql`update customer_order set caduca = '2020-01-01' where cesta_id = ${tyres.cestaID}::uuid`,
    );
    await shop.work();
    expect(await stagesOf(tyres)).toMatchObject([{ status: 'cancelled' }]);
    expect(await stagesOf(battery)).toMatchObject([{ etapa: 1, desde: '11:30', status: 'confirmed' }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is changed and ordered again before the other, into the same visit', async () => {
    const { tyres, battery } = await bothOf('15:30');
    const { pedido } = await shop.order(tyres);
    await shop.order(await joining(battery), atWorkshop);
    const fewer = await shop.update({ ...wishFrom(tyres), products: [{ id_navision: 'N1', cantidad: 3 }] });
    expect(await stagesOf(battery)).toMatchObject([{ etapa: 1, desde: '16:15' }]);
    // Less work ends too soon to lie before the other, and the plate has that one: it begins later.
    expect(fewer.hold).toBeNull();
    const held = await reserved(fewer, '15:45');
    const again = await shop.order(held, atWorkshop);
    expect(again.pedido).toMatchObject({ orderNumber: pedido?.orderNumber, status: 'confirmado' });
    const stages = (await stagesOf(tyres, battery)).filter(({ status }) => status === 'confirmed');
    expect(stages).toMatchObject([
      { etapa: 1, desde: '15:45', hasta: '16:15' },
      { etapa: 2, desde: '16:15', hasta: '16:45' },
    ]);
    expect(new Set(stages.map(({ cita }) => cita)).size).toBe(1);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });
});

const writtenOf = async (template: MailRow['template'], basket: Basket, idioma: Language) => {
  const row = await shop.database.one<MailRow>(sql`
    select * from mail where datos ->> 'orderId' = ${String(await idOf(basket))} and template = ${template}`);
  const written = await writeLetter(shop.runtime, { ...row, idioma });
  if (!written) throw new Error('the letter has nothing to say');
  return written;
};

/** A letter of an order, as its customer reads it in a language. */
const letterOf = async (...of: Parameters<typeof writtenOf>): Promise<string> =>
  letterText(await writtenOf(...of), shop.runtime.config.site);

/** Letters that confirm some orders, as they stand. */
const confirmationsOf = async (...baskets: readonly Basket[]) =>
  await shop.database.rows<{ status: string }>(sql`
    select m.status from mail m join customer_order o on m.datos ->> 'orderId' = o.id::text
    where m.template = 'confirmacion' and o.cesta_id = any (${baskets.map(({ cestaID }) => cestaID)}::uuid[]) order by o.id`);

/** When its confirmation was queued, by the shop's clock, which is not that of the database. */
const orderedAgo = async (basket: Basket, minutes: number) =>
  await shop.database.run(sql`
    update mail set creado = ${new Date(shop.runtime.clock().getTime() - minutes * minuteMs)}
    where datos ->> 'orderId' = ${String(await idOf(basket))}`);

const sendLetters = async () => await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();

describe('the letters of a visit', () => {
  test('are one, where what lies beside is ordered right after: it says all of both, and leads to each', async () => {
    await shop.database.run(sql`update offer set stock = stock + 4`);
    const { tyres, battery } = await bothOf('09:30');
    const first = (await shop.order(tyres, atWorkshop)).pedido;
    await orderedAgo(tyres, 4);
    await sendLetters();
    expect(await confirmationsOf(tyres)).toEqual([{ status: 'pendiente' }]);
    const second = (await shop.order(await joining(battery), atWorkshop)).pedido;
    for (const [language, bought] of [
      ['es', 'Qué has comprado, pedido'],
      ['ca', 'Què has comprat, comanda'],
    ] as const) {
      const text = await letterOf('confirmacion', battery, language);
      for (const { orderNumber, total } of [first, second]) {
        expect(text.split(`${bought} ${orderNumber}`)).toHaveLength(2);
        expect(text).toContain(writeEuros(total));
        expect(text).toMatch(new RegExp(`${orderNumber}, o desist.*\\n?.*pedido=${orderNumber}&`));
      }
    }
    await sendLetters();
    expect(await confirmationsOf(tyres, battery)).toEqual([{ status: 'enviado' }, { status: 'enviado' }]);
    // It was one letter: the other's job found nothing to send.
    const { covers } = await writtenOf('confirmacion', battery, 'es');
    expect(covers).toEqual([]);
    await cancelOrder(shop.runtime, await idOf(battery), { devolver: 'todo' });
    await cancelOrder(shop.runtime, await idOf(tyres), { devolver: 'todo' });
  });

  test('do not wait for what nobody orders', async () => {
    await shop.database.run(sql`update offer set stock = stock + 4`);
    const { tyres } = await bothOf('09:30');
    await shop.order(tyres, atWorkshop);
    await orderedAgo(tyres, 5);
    await sendLetters();
    expect(await confirmationsOf(tyres)).toEqual([{ status: 'enviado' }]);
    await cancelOrder(shop.runtime, await idOf(tyres), { devolver: 'todo' });
  });

  test('say nothing of an order that was cancelled while its letter waited', async () => {
    await shop.database.run(sql`update offer set stock = stock + 4`);
    const { tyres } = await bothOf('09:30');
    await shop.order(tyres, atWorkshop);
    await orderedAgo(tyres, 1);
    await sendLetters();
    expect(await confirmationsOf(tyres)).toEqual([{ status: 'pendiente' }]);
    await cancelOrder(shop.runtime, await idOf(tyres), { devolver: 'todo' });
    await orderedAgo(tyres, 5);
    await shop.database.run(sql`update job set run_at = now() where kind = 'send-mail'`);
    await sendLetters();
    expect(await confirmationsOf(tyres)).toEqual([{ status: 'fallido' }]);
  });

  test('name what else is done then, and of what is cancelled say that the visit stays', async () => {
    await shop.database.run(sql`update offer set stock = stock + 4`);
    const { tyres, battery } = await bothOf('09:30');
    const first = (await shop.order(tyres, atWorkshop)).pedido.orderNumber;
    await orderedAgo(tyres, 5);
    await sendLetters();
    const second = (await shop.order(await joining(battery), atWorkshop)).pedido.orderNumber;
    for (const [language, heading, name] of [
      ['es', 'También en esta visita', 'Pedido'],
      ['ca', 'També en aquesta visita', 'Comanda'],
    ] as const) {
      const text = await letterOf('confirmacion', battery, language);
      expect(text).toContain(heading);
      expect(text).toContain(`${name} ${first}: `);
    }

    await cancelOrder(shop.runtime, await idOf(battery), { devolver: 'todo' });
    expect(await letterOf('cancelacion', battery, 'es')).toContain(
      `Hemos cancelado el pedido ${second}. Tu visita sigue en pie para el pedido ${first}:`,
    );
    expect(await letterOf('cancelacion', battery, 'ca')).toContain(first);
  });

  test('lead to the order after somebody has withdrawn from it, and the other keeps the visit', async () => {
    await shop.database.run(sql`update offer set stock = stock + 12`);
    const { tyres, battery } = await bothOf('17:00');
    const kept = (await shop.order(tyres, atWorkshop)).pedido.orderNumber;
    const n = (await shop.order(await joining(battery), atWorkshop)).pedido.orderNumber;
    const link = await shop.database.one<{ citaId: string; starts: Date }>(sql`
      select f.appointment_id as "citaId", lower(f.span) as starts from customer_order o
      join allocation a on a.order_id = o.id
      join allocation f on f.appointment_id = a.appointment_id and f.etapa = 1 where o.order_number = ${n} limit 1`);
    const query = { cita: link.citaId, firma: await signOrdered(shop.database, link) };
    const handlers = { ...orderProgressHandlers, ...ownOrdersHandlers, ...withdrawalsHandlers };
    const send = dispatchOver(shop.runtime, handlers as never);
    const ask = async (
      name: 'readOrderProgress' | 'readPlacedOrder' | 'readWithdrawal' | 'withdraw',
      order: string,
      body?: object,
    ) =>
      await send(name, {
        params: { n: order },
        query,
        body,
        language: 'es',
        address: 'x',
        userAgent: '',
        reference: 'x',
      });
    // Each is shown with its lines, and leads to the other.
    for (const [one, other] of [
      [n, kept],
      [kept, n],
    ] as const)
      expect(await ask('readPlacedOrder', one)).toMatchObject({
        status: 200,
        body: {
          pedido: { pedido: one },
          visita: [{ pedido: other, resumen: expect.arrayContaining([expect.stringMatching(/^\d+ × /)]) }],
        },
      });
    const isDeclared = { status: 200, body: { declarado: { estado: 'hecho' } } };
    expect(await ask('withdraw', n, { nombre: 'Núria', confirmo: true })).toMatchObject(isDeclared);
    // The page asks again, and the link of the letter stays in it.
    expect(await ask('readWithdrawal', n)).toMatchObject(isDeclared);
    expect(await ask('readOrderProgress', n)).toMatchObject({
      status: 200,
      body: { orderNumber: n, status: 'cancelado' },
    });
    // It names the visit that the other order has, and opens that, too; one that never shared it, it does not.
    expect(await ask('readOrderProgress', kept)).toMatchObject({
      status: 200,
      body: { orderNumber: kept, status: 'confirmado' },
    });
    // What has left the visit is not among what is done in it, and neither is what never shared it.
    expect(await ask('readPlacedOrder', kept)).toMatchObject({ status: 200, body: { visita: [] } });
    const alone = await shop.order(await shop.readyBasket('09:00', { matricula: plates.pop() ?? '' }), atWorkshop);
    for (const name of ['readOrderProgress', 'readPlacedOrder'] as const)
      expect(await ask(name, alone.pedido.orderNumber)).toMatchObject({ status: 404 });
  });

  test('of a withdrawal say that the visit stays, with its entry for the calendar, and of no money that comes back', async () => {
    await shop.database.run(sql`update offer set stock = stock + 4`);
    const { tyres, battery } = await bothOf('11:00');
    const first = (await shop.order(tyres, atWorkshop)).pedido.orderNumber;
    await shop.order(await joining(battery), atWorkshop);
    await withdraw(shop.runtime, await idOf(battery), 'Núria Pons');
    const text = await letterOf('desistimiento', battery, 'es');
    expect(text).toContain(`El pedido queda anulado. Tu visita sigue en pie para el pedido ${first}: te esperamos el`);
    expect(text).not.toContain('su cita');
    expect(text).toContain('no hay nada que devolver');
    expect(text).not.toContain('en una semana');
    expect(await letterOf('desistimiento', battery, 'ca')).toContain(
      `La comanda queda anul·lada. La visita continua en peu per a la comanda ${first}: t’esperem el`,
    );
    expect((await writtenOf('desistimiento', battery, 'es')).calendar).toBeDefined();

    await withdraw(shop.runtime, await idOf(tyres), 'Núria Pons');
    expect(await letterOf('desistimiento', tyres, 'es')).toContain('El pedido y su cita en ');
  });
});
