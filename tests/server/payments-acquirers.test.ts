import { openPretendBank } from '#demo/demo.ts';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { GatewayForm } from '#contract/orders.ts';
import { cents } from '#domain/money/cents.ts';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { refundPart } from '#tests/support/refund-part.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { payments as sentences } from '#i18n/es/payments.ts';
import type { PaymentFamily } from '#server/payments/gateways/payment-gateway.ts';
import { gpGateway } from '#server/payments/gateways/gp-gateway.ts';
import { redsysGateway } from '#server/payments/gateways/redsys-gateway.ts';
import type { RedsysSignatureVersion } from '#server/config/gateway-config.ts';
import { refundPayment } from '#server/payments/refund-payment.ts';
import { takeRefund } from '#server/payments/refunds-store.ts';
import type { BankStandIn, Deliver } from '#tests/support/bank-stand-in.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { startGpStandIn } from '#tests/support/gp-stand-in.ts';
import { takeTime } from '#tests/support/late-payment.ts';
import { startRedsysStandIn, type RedsysStandIn } from '#tests/support/redsys-stand-in.ts';
import { billing, nuria, pageAt, startShop, type TestShop, wishFrom } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

const redsysKey = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';
const redsysMerchant = { merchantCode: '999008881', terminal: '1', key: redsysKey };
const gpSecrets = { secret: 'shared-with-gp', refundPassword: 'only-for-rebates' };

interface Acquirer {
  readonly name: 'redsys' | 'gp';
  readonly start: (deliver: Deliver, clock: () => Date) => Promise<BankStandIn>;
  /** The environment that uses it. */
  readonly environment: (url: string) => Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly ok: string;
  readonly declined: string;
  /** A code of each family. */
  readonly codes: Readonly<Record<Exclude<PaymentFamily, 'ok' | 'otro'>, string>>;
}

const redsys = (signatureVersion: RedsysSignatureVersion): Acquirer => ({
  name: 'redsys',
  start: async (deliver) =>
    await startRedsysStandIn(
      { merchantCode: '999008881', terminal: '1', key: redsysKey, signatureVersion },
      { deliver },
    ),
  environment: (url) => ({
    PAYMENT_GATEWAY: 'redsys',
    REDSYS_URL: url,
    REDSYS_MERCHANT_CODE: '999008881',
    REDSYS_KEY: redsysKey,
    REDSYS_SIGNATURE: signatureVersion,
  }),
  secrets: [redsysKey],
  ok: '0000',
  declined: '0190',
  codes: {
    '103': '0208',
    '107': '0102',
    '666': '0904',
    '1xx': '0116',
    '2xx': '0912',
    '3xx': '0909',
    '5xx': '9078',
    cancelado: '9915',
  },
});

const gp: Acquirer = {
  name: 'gp',
  start: async (deliver, clock) =>
    await startGpStandIn({ merchantId: 'rodera', account: 'internet', ...gpSecrets }, { deliver, clock }),
  environment: (url) => ({
    PAYMENT_GATEWAY: 'gp',
    GP_URL: url,
    GP_MERCHANT_ID: 'rodera',
    GP_SECRET: gpSecrets.secret,
    GP_REFUND_PASSWORD: gpSecrets.refundPassword,
  }),
  secrets: Object.values(gpSecrets),
  ok: '00',
  declined: '101',
  codes: {
    '103': '103',
    '107': '107',
    '666': '666',
    '1xx': '102',
    '2xx': '205',
    '3xx': '301',
    '5xx': '507',
    cancelado: '999',
  },
};

let shop: TestShop;
let bank: BankStandIn;
let acquirer: Acquirer;
let log: string[];
let stock: Map<number, number>;
let places = 100;

/** Messages and visitors reach the shop's routes inside this process; the shop reaches the stand-in over HTTP. */
const deliver: Deliver = async (url, form) => {
  const { pathname, search } = new URL(url);
  const { statusCode, headers } = await shop.site.inject({
    method: form ? 'POST' : 'GET',
    url: pathname + search,
    ...(form
      ? {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        }
      : {}),
  });
  return { status: statusCode, location: headers.location };
};

const open = async (chosen: Acquirer) => {
  acquirer = chosen;
  log = [];
  bank = await chosen.start(deliver, () => shop.runtime.clock());
  const { payment } = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...chosen.environment(bank.url) });
  shop = await startShop({
    config: { payment },
    gateway: async (runtime) => await openGateway(runtime, openPretendBank),
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  });
};
const shut = async () => {
  await shop.close();
  await bank.close();
};

const minutes = (count: number) => shop.setClock(new Date(shop.runtime.clock().getTime() + count * 60_000));

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

const byCard = { paymentType: 'tarjeta', billing } as const;
/** An order whose visitor stands on the gateway's page, and the reference of its payment. */
const visiting = async (cesta: Basket): Promise<string> => await bank.visit(formOf(await shop.order(cesta, byCard)));
/** Pays the same order again, in another attempt. */
const again = async (cesta: Basket): Promise<string> =>
  await bank.visit(
    formOf(
      await shop.call('changeOrder', {
        body: {
          data: { cestaID: cesta.cestaID, billing },
          userInfo: nuria,
        },
      }),
    ),
  );

const pedido = async (cesta: Basket) => (await shop.basket(cesta.cestaID)).pedido;

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

const effects = async (reference: string) =>
  (
    await shop.database.rows<{ efecto: string }>(sql`
      select efecto from payment_notification where reference = ${reference} order by id`)
  ).map(({ efecto }) => efecto);

/** How the refunds of a payment stand. */
const refunds = async (reference: string) =>
  (
    await shop.database.rows<{ estado: string }>(
      sql`select estado from payment_refund where reference = ${reference} order by id`,
    )
  ).map(({ estado }) => estado);

/** An order that is paid by card. */
const confirmed = async () => {
  const cesta = await ready();
  const reference = await visiting(cesta);
  bank.finish(reference, acquirer.ok);
  await bank.notify(reference);
  const { id } = await shop.database.one<{ id: number }>(
    sql`select order_id as id from payment where reference = ${reference}`,
  );
  return { cesta, reference, id };
};

const lapse = async (cesta: Basket) => {
  minutes(31);
  await shop.work();
  expect((await pedido(cesta))?.status).toBe('caducado');
};

describe.each([['Redsys', redsys('HMAC_SHA512_V2')] as const, ['GP Ecom HPP', gp] as const])('%s', (_title, chosen) => {
  beforeAll(async () => await open(chosen));
  afterAll(shut);
  beforeEach(() => Object.assign(bank.trouble, { query: 'none', refund: 'none' }));

  test('a card pays: the order is confirmed and the browser comes back to it', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, acquirer.ok);
    expect((await bank.notify(reference)).status).toBe(200);
    expect(await bank.comeBack(reference)).toEqual({ status: 303, location: pageAt('basketDone', 'ca') });
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13, pago: { status: 'pagado' } });
    expect(await mails(cesta)).toEqual(['confirmacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('the same is told in any order, twice and at once', async () => {
    for (const order of ['n', 'b', 'bn', 'nnbb'] as const) {
      const cesta = await ready();
      const reference = await visiting(cesta);
      bank.finish(reference, acquirer.ok);
      for (const way of order) await (way === 'n' ? bank.notify(reference) : bank.comeBack(reference));
      expect(await effects(reference)).toEqual(['confirmar', ...Array.from(order.slice(1), () => 'sin-cambio')]);
    }
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, acquirer.ok);
    await Promise.all([
      bank.notify(reference),
      bank.comeBack(reference),
      bank.notify(reference),
      bank.comeBack(reference),
    ]);
    expect((await pedido(cesta))?.pagado).toBe(55.13);
    expect(await mails(cesta)).toEqual(['confirmacion']);
  });

  test('a denial of each family says its sentence, and another attempt may follow', async () => {
    for (const [family, code] of Object.entries(acquirer.codes)) {
      const cesta = await ready();
      const reference = await visiting(cesta);
      bank.finish(reference, code);
      expect(await bank.comeBack(reference)).toEqual({ status: 303, location: pageAt('basketPayment', 'ca') });
      const { cesta: shown } = await shop.call('readBasket', { params: { id: cesta.cestaID } }, { language: 'es' });
      expect(shown.pedido).toMatchObject({
        status: 'pendiente-pago',
        pago: { status: 'denegado', code, family, sentence: sentences[family as keyof typeof sentences] },
      });
      minutes(1);
      const second = await again(cesta);
      bank.finish(second, acquirer.ok);
      await bank.notify(second);
      expect(await attempts(cesta)).toEqual(['denegado', 'pagado']);
    }
  });

  test('what was altered or is signed by another is not believed, and is kept', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, acquirer.declined);
    for (const changed of [
      { Ds_Signature: 'x', SHA1HASH: 'x' },
      { Ds_MerchantParameters: Buffer.from('{"Ds_Order":"1234"}').toString('base64'), RESULT: acquirer.ok },
    ])
      expect((await bank.notify(reference, changed)).status).toBe(400);
    expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
    const kept = await shop.database.rows<{ valida: boolean }>(
      sql`select valida from payment_notification where not valida and reference is null`,
    );
    expect(kept.length).toBeGreaterThanOrEqual(2);
  });

  test('a gateway that said nothing is asked, and only a signed answer counts', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, acquirer.declined);
    for (const query of ['broken', 'forged'] as const) {
      bank.trouble.query = query;
      minutes(3);
      await shop.work();
      expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
    }
    bank.trouble.query = 'none';
    bank.finish(reference, acquirer.ok);
    minutes(3);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(await mails(cesta)).toEqual(['confirmacion']);
  });

  test('an attempt that never reached the gateway lapses with its order and is given up', async () => {
    const cesta = await ready();
    await shop.order(cesta, byCard);
    await lapse(cesta);
    minutes(50);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['abandonado']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is asked before an order lapses, and confirms it where it was paid after all', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, acquirer.ok);
    minutes(31);
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
  });

  test('money that comes late takes goods and time again while both are there', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    await lapse(cesta);
    bank.finish(reference, acquirer.ok);
    await bank.notify(reference);
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13, selectedTime: '10:00' });
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('money that comes too late goes back, once, and the visitor is told', async () => {
    const cesta = await ready(4);
    const reference = await visiting(cesta);
    await lapse(cesta);
    await shop.order(
      await shop.readyBasket('16:00', { products: wishFrom(cesta).products, selectedTaller: cesta.selectedTaller }),
      byCard,
    );
    bank.finish(reference, acquirer.ok);
    await bank.notify(reference);
    await bank.comeBack(reference);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['devuelto']);
    expect(bank.givenBack(reference)).toBe(5513);
    expect(await mails(cesta)).toEqual(['devolucion']);
    minutes(10);
    await shop.work();
    expect(bank.givenBack(reference)).toBe(5513);
  });

  test('an order paid twice keeps one payment; the other goes back after any trouble on the road', async () => {
    const cesta = await ready();
    const first = await visiting(cesta);
    minutes(1);
    const second = await again(cesta);
    for (const reference of [first, second]) {
      bank.finish(reference, acquirer.ok);
      await bank.notify(reference);
    }
    expect(await attempts(cesta)).toEqual(['pagado', 'devolver']);
    bank.trouble.refund = 'broken';
    await shop.work();
    expect([await attempts(cesta), bank.givenBack(second)]).toEqual([['pagado', 'devolver'], 0]);
    bank.trouble.refund = 'none';
    minutes(1);
    await shop.work();
    expect(await attempts(cesta)).toEqual(['pagado', 'devuelto']);
    expect([bank.givenBack(first), bank.givenBack(second)]).toEqual([0, 5513]);
  });

  test('a refund whose answer is lost or forged is not given twice', async () => {
    for (const trouble of ['lost', 'forged'] as const) {
      const cesta = await ready();
      const first = await visiting(cesta);
      minutes(1);
      const second = await again(cesta);
      for (const reference of [first, second]) {
        bank.finish(reference, acquirer.ok);
        await bank.notify(reference);
      }
      bank.trouble.refund = trouble;
      await shop.work();
      bank.trouble.refund = 'none';
      expect([(await attempts(cesta))[1], bank.givenBack(second)]).toEqual(['devolver', 5513]);
      minutes(1);
      await shop.work();
      expect(bank.givenBack(second)).toBe(5513);
      // Redsys tells what it gave back; GP refuses to give it again, and a person has to look.
      const known = acquirer.name === 'redsys';
      expect((await attempts(cesta))[1]).toBe(known ? 'devuelto' : 'devolver');
      expect(await refunds(second)).toEqual([known ? 'hecha' : 'revisar']);
    }
  });

  test('parts of a payment go back one after the other, and all of them close it', async () => {
    const { cesta, reference, id } = await confirmed();
    for (const importe of [1000, 500]) await refundPart(shop.runtime, id, cents(importe));
    await shop.work();
    expect([bank.givenBack(reference), await attempts(cesta), (await pedido(cesta))?.pagado]).toEqual([
      1500,
      ['pagado'],
      40.13,
    ]);
    await cancelOrder(shop.runtime, id, { devolver: 'todo' });
    minutes(1);
    await shop.work();
    expect([bank.givenBack(reference), await attempts(cesta), (await pedido(cesta))?.pagado]).toEqual([
      5513,
      ['devuelto'],
      0,
    ]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('a part whose answer is lost is not given twice, even where twice would be allowed', async () => {
    const { reference, id } = await confirmed();
    await refundPart(shop.runtime, id, cents(1000));
    bank.trouble.refund = 'lost';
    await shop.work();
    bank.trouble.refund = 'none';
    await refundPart(shop.runtime, id, cents(500));
    for (let turn = 0; turn < 3; turn += 1) {
      minutes(3);
      await shop.work();
    }
    // Redsys is asked and goes on; at GP a person has to look before anything else of that payment goes back.
    const known = acquirer.name === 'redsys';
    expect(bank.givenBack(reference)).toBe(known ? 1500 : 1000);
    expect(await refunds(reference)).toEqual(known ? ['hecha', 'hecha'] : ['revisar', 'pendiente']);
    expect(log.join('\n').includes('a person has to look after a refund')).toBe(!known);
  });

  test('a late payment whose time is gone is kept until its customer chooses', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    await lapse(cesta);
    await takeTime(shop, cesta);
    bank.finish(reference, acquirer.ok);
    await bank.notify(reference);
    expect(await bank.comeBack(reference)).toEqual({ status: 303, location: pageAt('basketDone', 'ca') });
    const oferta = (await pedido(cesta))?.oferta ?? '';
    expect(await effects(reference)).toEqual(['ofrecer', 'sin-cambio']);
    await shop.work();
    expect(bank.givenBack(reference)).toBe(0);
    await shop.call('returnLatePayment', { params: { oferta } });
    await shop.work();
    expect([bank.givenBack(reference), await attempts(cesta)]).toEqual([5513, ['devuelto']]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('no secret is ever logged, though everything is', () => {
    expect(log.length).toBeGreaterThan(5);
    for (const secret of acquirer.secrets) expect(log.join('\n')).not.toContain(secret);
  });
});

describe('Redsys alone, signing with HMAC_SHA256_V1', () => {
  let own: RedsysStandIn;
  const merchant = { ...redsysMerchant, signatureVersion: 'HMAC_SHA256_V1' } as const;
  beforeAll(async () => {
    own = await startRedsysStandIn(merchant, { deliver });
    await open({ ...redsys('HMAC_SHA256_V1'), start: async () => await Promise.resolve(own) });
  });
  afterAll(shut);
  beforeEach(() => Object.assign(bank.trouble, { query: 'none', refund: 'none' }));

  test('Bizum pays', async () => {
    const cesta = await ready();
    const reference = await bank.visit(formOf(await shop.order(cesta)));
    expect(own.asked(reference)?.get('DS_MERCHANT_PAYMETHODS')).toBe('z');
    bank.finish(reference, '0000');
    await bank.notify(reference);
    expect((await bank.comeBack(reference)).location).toBe(pageAt('basketDone', 'ca'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', paymentType: 'bizum' });
  });

  test('a visitor who comes back without a message is led by what Redsys says when asked', async () => {
    const cesta = await ready();
    const paid = await visiting(cesta);
    bank.finish(paid, '0000');
    expect((await own.comeBackSilently(paid)).location).toBe(pageAt('basketDone', 'ca'));
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(await effects(paid)).toEqual(['confirmar']);
    expect((await bank.notify(paid)).status).toBe(200);

    const denied = await visiting(await ready());
    bank.finish(denied, '0190');
    expect((await own.comeBackSilently(denied)).location).toBe(pageAt('basketPayment', 'ca'));
    expect(await effects(denied)).toEqual(['denegar']);
  });

  test('a visitor whose payment nobody can tell of waits with the confirmation, or may pay again', async () => {
    bank.trouble.query = 'broken';
    const paid = await visiting(await ready());
    bank.finish(paid, '0000');
    expect((await own.comeBackSilently(paid)).location).toBe(pageAt('basketDone', 'ca'));
    const denied = await visiting(await ready());
    bank.finish(denied, '0190');
    expect((await own.comeBackSilently(denied)).location).toBe(pageAt('basketPayment', 'ca'));
    expect([...(await effects(paid)), ...(await effects(denied))]).toEqual([]);
  });

  test('an address of return is not believed: who makes one up changes nothing', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    const base = 'http://localhost:3000/pagos/redsys/retorno';
    expect((await deliver(`${base}/${reference}/ok?Ds_Response=0000&Ds_Order=${reference}`)).location).toBe(
      pageAt('basketDone', 'ca'),
    );
    expect((await deliver(`${base}/0000UNKNOWN1/ok`)).location).toBe(pageAt('basketPayment', 'es'));
    expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
  });

  test('an amount that differs: Redsys is asked, and what it really took goes back', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, '0000', 100);
    await bank.notify(reference);
    expect(await pedido(cesta)).toMatchObject({ status: 'pendiente-pago', pago: { status: 'iniciado' } });
    minutes(1);
    await shop.work();
    expect(await effects(reference)).toEqual(['importe-distinto', 'devolver']);
    await shop.work();
    expect([await attempts(cesta), bank.givenBack(reference)]).toEqual([['devuelto'], 100]);
    expect((await pedido(cesta))?.pagado).toBe(0);
  });

  test('who answers too slowly has not answered', async () => {
    const reference = await visiting(await ready());
    bank.finish(reference, '0000');
    bank.trouble.query = 'slow';
    const impatient = redsysGateway({
      ...merchant,
      url: bank.url,
      merchantName: 'Rodera',
      bizum: true,
      fetch: globalThis.fetch,
      answerWithinMs: 100,
    });
    await expect(impatient.query(reference)).rejects.toThrow(/timeout/i);
    bank.trouble.query = 'none';
    expect(await impatient.query(reference)).toMatchObject({ ok: true, importe: 5513 });
    expect(await impatient.query('0000UNKNOWN1')).toBe('unknown');
    expect(await impatient.query(await visiting(await ready()))).toBe('pending');
  });

  test('a notice about a refund says nothing about its payment', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, '0900');
    await bank.notify(reference);
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
  });
});

describe('GP Ecom alone', () => {
  beforeAll(async () => await open(gp));
  afterAll(shut);

  test('takes cards only, and the shop offers no more', async () => {
    const cesta = await ready();
    expect((await shop.refused('placeOrder', shop.asking(cesta, { paymentType: 'bizum' }))).code).toBe(
      'pago-no-ofrecido',
    );
    expect(shop.runtime.config.payment.gateway.tiposPago).toEqual(['tarjeta']);
  });

  test('an amount that differs is unsigned: the gateway is asked, and the order confirmed', async () => {
    const cesta = await ready();
    const reference = await visiting(cesta);
    bank.finish(reference, '00');
    await bank.notify(reference, { AMOUNT: '1' });
    expect((await pedido(cesta))?.status).toBe('pendiente-pago');
    minutes(1);
    await shop.work();
    expect(await effects(reference)).toEqual(['importe-distinto', 'confirmar']);
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
  });

  test('a server that cannot be reached was not told of a refund: it is sent again', async () => {
    const { reference, id } = await confirmed();
    await refundPart(shop.runtime, id, cents(1000));
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const address = nobody.address();
    nobody.close();
    const unreachable = gpGateway({
      merchantId: 'rodera',
      account: 'internet',
      ...gpSecrets,
      pageUrl: bank.url,
      remoteUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/epage-remote.cgi`,
      clock: shop.runtime.clock,
      fetch: globalThis.fetch,
    });
    await expect(refundPayment(shop.runtime, unreachable, reference)).rejects.toThrow('cannot be reached');
    await shop.work();
    expect([bank.givenBack(reference), await refunds(reference)]).toEqual([1000, ['hecha']]);
  });

  test('a refund that another worker is at is left to it, until that one is taken for dead; then a person looks', async () => {
    const { reference, id } = await confirmed();
    await refundPart(shop.runtime, id, cents(1000));
    const now = shop.runtime.clock();
    const taken = await takeRefund(shop.database, { reference, now, deadSince: now });
    expect(taken).toMatchObject({ importe: 1000, dudosa: false });
    await shop.work();
    expect([bank.givenBack(reference), await refunds(reference)]).toEqual([0, ['pendiente']]);
    minutes(3);
    await shop.work();
    expect([bank.givenBack(reference), await refunds(reference)]).toEqual([0, ['revisar']]);
  });
});
