import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { hourMs, minuteMs } from '#domain/time.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { sql } from '#server/database/sql.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { sentLetters } from '#server/letters.ts';
import type { Letter } from '#server/mail/letter.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { testNow } from '#tests/support/app.ts';
import { joiningVisit, tyresAndBattery } from '#tests/support/joint-visit.ts';
import { readMime } from '#tests/support/mime.ts';
import { nuria, startShop, type TestShop } from '#tests/support/shop.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

// Decision 080: one letter confirms the orders of a visit, to one recipient and in one language.

let smtp: TestSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({
    config: { mail: { smtpUrl: smtp.url, perHour: 6, from: 'Rodera <citas@rodera.example>' }, mailbox: true },
  });
});
afterAll(async () => {
  await shop.close();
  await smtp.stop();
});

let ordered: number[] = [];
let before = 0;
beforeEach(async () => {
  shop.setClock(testNow);
  smtp.refuseWith(null);
  await shop.database.run(sql`update offer set stock = 20 where stock is not null`);
  await shop.database.script('delete from mail; delete from job');
  before = smtp.taken.length;
});
afterEach(async () => {
  for (const id of ordered) await cancelOrder(shop.runtime, id, { devolver: 'todo' });
  ordered = [];
});

const atWorkshop = { paymentTerms: 'taller', paymentType: null } as const;
const spanish = { ...nuria, idioma: 'es' as const };
type Customer = Omit<typeof nuria, 'email' | 'nombre' | 'idioma'> & {
  email: string;
  nombre: string;
  idioma: 'es' | 'ca';
};
interface Placed {
  readonly id: number;
  readonly number: string;
}
let plate = 0;

const placed = async (cesta: Basket, userInfo: Customer, paid: object = atWorkshop): Promise<Placed> => {
  const { pedido } = await shop.order(cesta, { ...paid, userInfo });
  const { id } = await shop.database.one<{ id: number }>(
    sql`select id from customer_order where cesta_id = ${cesta.cestaID}::uuid`,
  );
  ordered.push(id);
  return { id, number: pedido.orderNumber };
};

const baskets = async (time: string) =>
  await tyresAndBattery(shop, { time, matricula: `${String((plate += 1)).padStart(4, '0')}BCD` });

/** Tyres, and a battery in the same visit, both ordered before any letter leaves. */
const bothOrdered = async (
  time: string,
  first: Customer = spanish,
  second: Customer = first,
): Promise<readonly [Placed, Placed]> => {
  const { tyres, battery } = await baskets(time);
  const one = await placed(tyres, first);
  return [one, await placed(await joiningVisit(shop, battery), second)];
};

const workAt = async (ms: number) => {
  shop.setClock(new Date(testNow.getTime() + ms));
  await startJobs(shop.runtime, mailJobs(shop.runtime, sentLetters), {}).tick();
};
/** What the mail server was given in this test, as it reads. */
const letters = () =>
  smtp.taken.slice(before).map(({ to, raw }) => ({ to, text: readMime(raw).parts[0]?.content ?? '' }));
const byText = (a: string, b: string) => a.localeCompare(b);
/** Which orders each letter confirms: it leads to them. */
const told = (): readonly string[] =>
  letters().map(({ text }) =>
    [...text.matchAll(/pedido=(R\d+)&/g)]
      .map(([, number]) => number ?? '')
      .sort(byText)
      .join(' '),
  );
const mailOf = async ({ id }: Placed) =>
  await shop.database.one<{ id: string; status: string; carta: Letter | null }>(sql`
    select id, status, carta from mail where template = 'confirmacion' and datos ->> 'orderId' = ${String(id)}`);
const livingJobsOf = async (order: Placed) =>
  await shop.database.rows<{ id: number }>(sql`
    select id from job where payload ->> 'mailId' = ${(await mailOf(order)).id} and done_at is null and failed_at is null`);

describe('confirmations of one visit that are due at once', () => {
  test('are one letter, which says both, and stands under both', async () => {
    const visits = [await bothOrdered('09:00'), await bothOrdered('10:15'), await bothOrdered('11:30')];
    await workAt(0);
    expect([...told()].sort(byText)).toEqual(visits.map((both) => both.map(({ number }) => number).join(' ')));
    for (const [first, second] of visits) {
      const [one, other] = [await mailOf(first), await mailOf(second)];
      expect([one.status, other.status]).toEqual(['enviado', 'enviado']);
      expect(one.carta).toEqual(other.carta);
    }
    for (const minutes of [1, 2, 5, 61, 600]) await workAt(minutes * minuteMs);
    expect(letters()).toHaveLength(visits.length);
  });

  test('are two letters for two recipients, each whole', async () => {
    const both = await bothOrdered(
      '09:00',
      { ...spanish, email: 'first@example.com', nombre: 'Primera' },
      { ...spanish, email: 'second@example.com', nombre: 'Segunda' },
    );
    await workAt(0);
    const sent = letters().sort((a, b) => String(a.to).localeCompare(String(b.to)));
    expect(sent.map(({ to }) => to)).toEqual([['first@example.com'], ['second@example.com']]);
    const [one, other] = both;
    for (const [at, name, own, beside] of [
      [0, 'Primera', one, other],
      [1, 'Segunda', other, one],
    ] as const) {
      const { text } = sent[at] ?? { text: '' };
      expect(text).toContain(name);
      expect(text).toContain(`pedido=${own.number}&`);
      expect(text).not.toContain(`pedido=${beside.number}&`);
      expect(text).toContain('También en esta visita');
      expect(text).toContain(`Pedido ${beside.number}: `);
      expect((await mailOf(own)).status).toBe('enviado');
      expect(JSON.stringify((await mailOf(own)).carta)).toContain(name);
    }
  });

  test('are two letters where the first of two recipients waits for what lies beside', async () => {
    const { tyres, battery } = await baskets('09:00');
    const one = await placed(tyres, { ...spanish, email: 'first@example.com' });
    await workAt(minuteMs);
    expect(letters()).toEqual([]);
    const other = await placed(await joiningVisit(shop, battery), { ...spanish, email: 'second@example.com' });
    await workAt(2 * minuteMs);
    await workAt(5 * minuteMs);
    expect(told()).toEqual([other.number, one.number]);
    expect(letters().map(({ to }) => to)).toEqual([['second@example.com'], ['first@example.com']]);
  });

  test('are two letters in two languages', async () => {
    const [one, other] = await bothOrdered('09:00', spanish, { ...spanish, idioma: 'ca' });
    await workAt(0);
    expect([...told()].sort(byText)).toEqual([one.number, other.number]);
    const texts = letters().map(({ text }) => text);
    expect(texts.find((text) => text.includes(`pedido=${one.number}&`))).toContain('También en esta visita');
    expect(texts.find((text) => text.includes(`pedido=${other.number}&`))).toContain('També en aquesta visita');
  });

  test('are said by the one that was written last, also where that is of the order that came first', async () => {
    const { tyres, battery } = await baskets('09:00');
    const online = { paymentTerms: 'reserva', paymentType: 'bizum' } as const;
    const one = await placed(tyres, spanish, online);
    const other = await placed(await joiningVisit(shop, battery), spanish);
    await workAt(minuteMs);
    expect(letters()).toEqual([]);
    await shop.database.run(sql`
      update customer_order set status = 'confirmado', caduca = null, pagado = a_pagar where id = ${one.id}::bigint`);
    const datos = { orderId: one.id };
    await queueMail(shop.database, { template: 'confirmacion', destinatario: spanish.email, idioma: 'es', datos });
    await shop.database.run(sql`
      update mail set creado = ${new Date(testNow.getTime() + 2 * minuteMs)} where id = ${(await mailOf(one)).id}::uuid`);
    await workAt(2 * minuteMs);
    expect(told()).toEqual([`${one.number} ${other.number}`]);
    await workAt(5 * minuteMs);
    expect(letters()).toHaveLength(1);
  });
});

describe('a confirmation that waits for a later one of its visit', () => {
  test('is sent by itself once that one is given up', async () => {
    const [one, other] = await bothOrdered('09:00');
    const last = (await livingJobsOf(other))[0]?.id;
    await shop.database.run(sql`update job set attempts = 14 where id = ${last}::bigint`);
    smtp.refuseWith('451 try again later');
    await workAt(0);
    expect([(await mailOf(one)).status, (await mailOf(other)).status]).toEqual(['pendiente', 'fallido']);
    smtp.refuseWith(null);
    await workAt(minuteMs);
    expect(told()).toEqual([one.number]);
    expect(letters()[0]?.text).toContain(`Pedido ${other.number}: `);
    expect([(await mailOf(one)).status, (await mailOf(other)).status]).toEqual(['enviado', 'fallido']);
  });

  test('does not wait for one that no job sends', async () => {
    const [one, other] = await bothOrdered('09:00');
    const last = (await livingJobsOf(other))[0]?.id;
    await shop.database.run(sql`update job set failed_at = ${testNow} where id = ${last}::bigint`);
    await workAt(0);
    expect(told()).toEqual([one.number]);
  });

  test('waits for an hour at most, and is not said again then', async () => {
    const [one, other] = await bothOrdered('09:00');
    const last = (await livingJobsOf(other))[0]?.id;
    const stuck = new Date(testNow.getTime() + 59 * minuteMs);
    await shop.database.run(sql`update job set run_at = ${stuck} where id = ${last}::bigint`);
    smtp.refuseWith('451 try again later');
    for (const minutes of [0, 30, 59]) await workAt(minutes * minuteMs);
    expect(await livingJobsOf(one)).toHaveLength(1);
    smtp.refuseWith(null);
    // The later one may be on its way when the wait ends: for the last minutes it speaks for itself alone.
    await workAt(59.5 * minuteMs);
    expect(told()).toEqual([other.number]);
    await workAt(hourMs);
    expect(told()).toEqual([other.number, one.number]);
  });

  test('has each order confirmed once when the mail server was away, however long', async () => {
    for (const [time, minutes] of [
      ['09:00', 3],
      ['10:15', 20],
      ['11:30', 58],
      ['16:00', 180],
    ] as const) {
      await shop.database.script('delete from mail; delete from job');
      before = smtp.taken.length;
      shop.setClock(testNow);
      const both = await bothOrdered(time);
      smtp.refuseWith('451 try again later');
      for (let minute = 0; minute < minutes; minute += 1) {
        await workAt(minute * minuteMs);
        expect((await livingJobsOf(both[0])).length, 'a letter that waits has one job').toBe(1);
      }
      smtp.refuseWith(null);
      for (let minute = minutes; minute < minutes + 65; minute += 1) await workAt(minute * minuteMs);
      expect(told().join(' ').split(' ').sort(byText), `${minutes} minutes`).toEqual(both.map(({ number }) => number));
      expect(letters()).toHaveLength(minutes < 55 ? 1 : 2);
    }
  });
});
