import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { signChange, signOrdered } from '#server/change-requests/change-signature.ts';
import { changeRequestsHandlers } from '#server/change-requests/change-requests-handlers.ts';
import { changeRequestsJobs } from '#server/change-requests/change-requests-jobs.ts';
import { findOrdered } from '#server/change-requests/change-requests-store.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { sql } from '#server/database/sql.ts';
import { writeLetter } from '#server/letters.ts';
import { letterText } from '#server/mail/letter-text.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { expireUnpaid } from '#server/payments/end-unpaid.ts';
import { joiningVisit, orderIdOf, stagesOf, tyresAndBattery } from '#tests/support/joint-visit.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

// Decisions 033 and 080: another time is asked for the whole visit, and orders join and leave it meanwhile.

const friday = '2027-02-12';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: changeRequestsHandlers });
});
afterAll(async () => await shop.close());

const atWorkshop = { paymentTerms: 'taller', paymentType: null } as const;

let plate = 0;
const bothOf = async (time: string, date?: string) => {
  await shop.database.run(sql`update offer set stock = stock + 8 where stock is not null`);
  plate += 1;
  return await tyresAndBattery(shop, { time, matricula: `${String(plate).padStart(4, '0')}CVB`, date });
};

const linkOf = async (basket: Basket) => {
  const [stage] = await stagesOf(shop, basket);
  const id = stage?.cita ?? '';
  const row = await findOrdered(shop.database, id);
  return { params: { id }, query: { firma: row ? await signOrdered(shop.database, row) : '' } };
};

const ask = async (basket: Basket) =>
  (
    await shop.call('requestChange', {
      ...(await linkOf(basket)),
      body: { date: friday, franja: 'dia', comentario: '' },
    })
  ).solicitud;

type Asked = Awaited<ReturnType<typeof ask>>;

const accept = async ({ solicitud, propuestas }: Asked) =>
  await shop.send('answerChange', {
    params: { id: solicitud },
    query: { firma: await signChange(shop.database, solicitud) },
    body: { propuesta: propuestas[0]?.propuesta ?? '' },
  });

const lapse = async () => await changeRequestsJobs(shop.runtime)['lapse-changes'].run({});

const heldFor = async (id: string) =>
  await shop.database.rows(sql`select from allocation where moves = ${id}::uuid and kind = 'move_hold'`);

/** The letters of a template about an order, newest last, as they would be written now. */
const lettersOf = async (template: MailRow['template'], basket: Basket): Promise<(string | undefined)[]> => {
  const rows = await shop.database.rows<MailRow>(sql`
    select m.* from mail m where m.template = ${template} and (m.datos ->> 'orderId' = ${String(await orderIdOf(shop, basket))}
      or m.datos ->> 'solicitud' in (select r.id::text from change_request r where r.order_id = ${await orderIdOf(shop, basket)}::bigint))
    order by m.creado, m.id`);
  return await Promise.all(
    rows.map(async (row) => {
      const written = await writeLetter(shop.runtime, row);
      return written && letterText(written, shop.runtime.config.site);
    }),
  );
};

describe('a visit that changed after another time was asked for it', () => {
  test('by an order that joined stays where it is, whole, and its customer is told that they can ask again', async () => {
    const { tyres, battery } = await bothOf('10:00');
    await shop.order(tyres, atWorkshop);
    const asked = await ask(tyres);
    await shop.order(await joiningVisit(shop, battery), atWorkshop);
    expect(await accept(asked)).toMatchObject({ status: 409, body: { code: 'reserva-caducada' } });
    expect(await stagesOf(shop, tyres, battery)).toMatchObject([
      { etapa: 1, desde: '10:00', hasta: '10:45' },
      { etapa: 2, desde: '10:45', hasta: '11:15' },
    ]);
    await lapse();
    const link = await linkOf(tyres);
    expect(await heldFor(link.params.id)).toEqual([]);
    const page = await shop.call('readOrderedVisit', link);
    expect(page).toMatchObject({ pide: true, solicitud: { estado: 'rechazada' } });
    const [told] = await lettersOf('cambio-cerrado', tyres);
    expect(told).toContain('La teva visita ja no dura el mateix');
    expect(told).toContain(link.query.firma);
    expect(await accept(await ask(tyres))).toMatchObject({ status: 200 });
    expect(new Set((await stagesOf(shop, tyres, battery)).map(({ fecha }) => fecha))).toEqual(new Set([friday]));
  });

  test.each(['tyres', 'battery'] as const)(
    'by the order of the %s that left takes no time of the other',
    async (gone) => {
      const both = await bothOf('15:00');
      await shop.order(both.tyres, atWorkshop);
      await shop.order(await joiningVisit(shop, both.battery), atWorkshop);
      const asked = await ask(both.tyres);
      await cancelOrder(shop.runtime, await orderIdOf(shop, both[gone]), { devolver: 'todo' });
      const stays = gone === 'tyres' ? both.battery : both.tyres;
      const before = await stagesOf(shop, stays);
      expect(await accept(asked)).toMatchObject({ status: 409, body: { code: 'reserva-caducada' } });
      expect(await stagesOf(shop, stays)).toEqual(before);
      await lapse();
      expect(await heldFor(before[0]?.cita ?? '')).toEqual([]);
      // The rest of the visit can be moved, and whoever is expected is told.
      expect(await accept(await ask(stays))).toMatchObject({ status: 200 });
      expect((await lettersOf('cita-de-pedido-cambiada', stays)).at(-1)).toContain('Tal com ens vas demanar');
      await cancelOrder(shop.runtime, await orderIdOf(shop, stays), { devolver: 'todo' });
    },
  );
});

describe('what was to be done first in a visit and was not paid', () => {
  const lapses = async (basket: Basket) => {
    await shop.database.run(sql`
      update customer_order set caduca = '2020-01-01' where cesta_id = ${basket.cestaID}::uuid`);
    await expireUnpaid(shop.runtime, shop.gateway, await orderIdOf(shop, basket));
  };

  /** Tyres that wait for their payment, and a battery after them whose confirmation is out. */
  const firstUnpaid = async (time: string, date: string) => {
    const { tyres, battery } = await bothOf(time, date);
    await shop.order(tyres);
    await shop.order(await joiningVisit(shop, battery), atWorkshop);
    const told = (await lettersOf('confirmacion', battery))[0] ?? '';
    await shop.database.run(sql`
      update mail set status = 'enviado' where template = 'confirmacion' and datos ->> 'orderId' = ${String(await orderIdOf(shop, battery))}`);
    return { tyres, battery, told, link: await linkOf(battery) };
  };

  test('lapses, and what is confirmed begins when its letter said', async () => {
    const { tyres, battery, told, link } = await firstUnpaid('10:00', '2027-02-15');
    expect(told).toContain('10:00');
    await lapses(tyres);
    expect(await stagesOf(shop, battery)).toMatchObject([{ etapa: 1, desde: '10:00', hasta: '10:30' }]);
    expect(await shop.send('readOrderedVisit', link)).toMatchObject({ status: 200 });
    expect(await lettersOf('cita-de-pedido-cambiada', battery)).toEqual([]);
  });

  test('lapses where another car has that bay by then: who comes later is told, with a link that works', async () => {
    const { tyres, battery, link } = await firstUnpaid('10:00', '2027-02-16');
    // The battery moves to the only bay, in which something else is done until 10:45.
    await shop.database.run(sql`
      update allocation a set bay_id = (select max(b.bay_id) from bay b where b.cod_tienda = 1) where a.order_id = ${await orderIdOf(shop, battery)}::bigint`);
    await shop.database.run(sql`
      insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, skills, llanta, kind, status, motivo)
      select gen_random_uuid(), 1, a.cod_tienda, a.bay_id, a.tz, tstzrange(lower(a.span) - interval '45 minutes', lower(a.span)), '{}', 0,
        'block', 'confirmed', 'otro'
      from allocation a where a.order_id = ${await orderIdOf(shop, battery)}::bigint`);
    await lapses(tyres);
    expect(await stagesOf(shop, battery)).toMatchObject([{ etapa: 1, desde: '10:45' }]);
    const told = (await lettersOf('cita-de-pedido-cambiada', battery)).at(-1) ?? '';
    expect(told).toContain('la teva cita comença més tard');
    expect(await shop.send('readOrderedVisit', link)).toMatchObject({ status: 410 });
    expect(told).toContain((await linkOf(battery)).query.firma);
  });

  test('is taken up again by its visitor: the hour of what is confirmed is told as long as it is another', async () => {
    const { tyres, battery } = await firstUnpaid('10:00', '2027-02-17');
    await shop.update({ ...wishFrom(tyres), products: [{ id_navision: 'N1', cantidad: 3 }] });
    expect(await stagesOf(shop, battery)).toMatchObject([{ etapa: 1, desde: '10:45' }]);
    expect((await lettersOf('cita-de-pedido-cambiada', battery)).at(-1)).toContain('a les 10:45');
  });

  test('is not named where the other is confirmed', async () => {
    const { told, tyres, battery, link } = await firstUnpaid('10:00', '2027-02-18');
    const { orderNumber } = (await shop.basket(battery.cestaID)).pedido ?? {};
    expect(await shop.call('readOrderedVisit', link)).toMatchObject({ orderNumber });
    expect(told).not.toContain((await shop.basket(tyres.cestaID)).pedido?.orderNumber);
  });
});

describe('a time that was held to join a visit', () => {
  test('is an appointment of its own where the visit is gone meanwhile', async () => {
    const { tyres, battery } = await bothOf('16:00', '2027-02-19');
    await shop.order(tyres, atWorkshop);
    const joined = await joiningVisit(shop, battery);
    await cancelOrder(shop.runtime, await orderIdOf(shop, tyres), { devolver: 'todo' });
    const { pedido } = await shop.order(joined, atWorkshop);
    expect(pedido).toMatchObject({ status: 'confirmado', selectedTime: '16:45' });
  });

  test('is not taken where the visit moved meanwhile: what is chosen then is', async () => {
    const { tyres, battery } = await bothOf('16:00', '2027-02-22');
    await shop.order(tyres, atWorkshop);
    const asked = await ask(tyres);
    const joined = await joiningVisit(shop, battery);
    expect(await accept(asked)).toMatchObject({ status: 200 });
    await expect(shop.order(joined, atWorkshop)).rejects.toThrow('reserva-caducada');
    expect((await shop.basket(battery.cestaID)).hold).toBeNull();
    await shop.order(await joiningVisit(shop, battery), atWorkshop);
    expect(new Set((await stagesOf(shop, tyres, battery)).map(({ cita }) => cita)).size).toBe(1);
  });
});
