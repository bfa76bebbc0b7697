import type { GatewayForm } from '#contract/orders.ts';
import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { mountPageHeaders } from '#server/http/page-headers.ts';
import { requestHash } from '#server/payments/gateways/hpp.ts';
import type { PaymentGateway, PaymentStart, PaymentType } from '#server/payments/gateways/payment-gateway.ts';
import { newPaymentReference } from '#server/payments/gateways/payment-reference.ts';
import { sandboxGateway } from '#demo/bank/sandbox-gateway.ts';
import { openSandbox } from '#demo/bank/open-sandbox.ts';
import { answerOnce } from '#demo/bank/sandbox-store.ts';
import { sandboxSite } from '#demo/bank/sandbox-site.ts';
import { passesLuhn, testCards, testMobiles, testResults } from '#demo/bank/test-cards.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { cardWith, returnFormIn, visitorOf, type SeenPage } from '#tests/support/sandbox-visitor.ts';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const secret = 'a secret of tests only';
const merchantId = 'rodera';
const prefix = '/pasarela-de-pruebas';
const delivery = { timeoutMs: 1000, retryMs: [10, 20, 30], lateMs: 60 };

let database: Database;
let now: Date;
const clock = () => now;

/** The shop as the gateway sees it: two addresses on a port. */
interface StandInShop {
  readonly origin: string;
  /** What arrived, in order. */
  readonly heard: { via: 'aviso' | 'retorno'; fields: Record<string, string> }[];
  /** How the next notifications are answered; 200 when it runs out. */
  readonly answers: number[];
  readonly app: FastifyInstance;
}

const openShop = async (): Promise<StandInShop> => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  const heard: StandInShop['heard'] = [];
  const answers: number[] = [];
  for (const via of ['aviso', 'retorno'] as const) {
    app.post<{ Body: Record<string, string> }>(`/${via}`, async (request, reply) => {
      heard.push({ via, fields: { ...request.body } });
      return await reply.code((via === 'aviso' && answers.shift()) || 200).send('');
    });
  }
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, heard, answers, app };
};

let shop: StandInShop;
let site: FastifyInstance;
let gateway: PaymentGateway;
let visitor: ReturnType<typeof visitorOf>;

const openSite = async () => {
  const app = fastify({ forceCloseConnections: true });
  const parts = { merchantId, secret, clock, fetch };
  await app.register(sandboxSite, {
    ...parts,
    prefix,
    merchantName: 'Rodera',
    shopOrigin: shop.origin,
    database,
    delivery,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, gateway: sandboxGateway({ ...parts, url: origin + prefix }) };
};

beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  shop = await openShop();
  ({ app: site, gateway } = await openSite());
  visitor = visitorOf(site);
});
afterEach(async () => {
  await site.close();
  await shop.app.close();
});

const paymentOf = (
  paymentType: PaymentType = 'tarjeta',
  more: Partial<Omit<PaymentStart, 'paymentType' | 'contact'>> = {},
): PaymentStart => {
  const common = {
    reference: newPaymentReference(),
    importe: cents(4124),
    idioma: 'es',
    returnUrl: `${shop.origin}/retorno`,
    notifyUrl: `${shop.origin}/aviso`,
    shopUrl: `${shop.origin}/cesta/pago`,
    contact: { email: 'nuria@example.com', telefono: '34|611222333' },
    creado: now,
    caduca: new Date('2026-11-21T10:30:00Z'),
    ...more,
  } as const;
  const billing = { direccion: 'Carrer Major, 1', poblacion: 'Lleida', codigo_postal: '25001', pais: 'ES' } as const;
  return paymentType === 'bizum' ? { ...common, paymentType } : { ...common, paymentType, billing };
};

/** The same form with other values, signed again as only the shop can. */
const resigned = (form: GatewayForm, changes: Readonly<Record<string, string>>): GatewayForm => {
  const fields = { ...form.fields, ...changes };
  return { ...form, fields: { ...fields, SHA1HASH: requestHash(fields, secret) } };
};

const opened = async (payment = paymentOf()): Promise<{ reference: string; page: SeenPage }> => ({
  reference: payment.reference,
  page: await visitor.open(gateway.start(payment)),
});

/** What stands in the fields of a page. */
const fieldsIn = ({ html }: SeenPage): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input\s+id="\w+"\s+name="(\w+)"\s+type="\w+"\s+value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** The verdict that the browser brings back. */
const broughtBack = (page: SeenPage) => {
  const form = returnFormIn(page);
  if (!form) throw new Error(`no way back to the shop: ${page.status}`);
  expect(form.url).toBe(`${shop.origin}/retorno`);
  const verdict = gateway.read(form.fields);
  if (isRefusal(verdict)) throw new Error(verdict.refusal);
  return verdict;
};

const countOf = async (reference: string) =>
  (await database.one<{ count: number }>(sql`select count(*) from sandbox_payment where order_id = ${reference}`))
    .count;

/** A visit to the end, by Bizum. */
const payByBizum = async (telefono: string, pin = '1234', importe = 4124) => {
  const { reference, page } = await opened(paymentOf('bizum', { importe: cents(importe) }));
  return { reference, page: await visitor.press(page, { telefono, pin }) };
};

/** A visit to the end, by card, with an answer that travels as told. */
const payWith = async (entrega: string) => {
  const { reference, page } = await opened();
  return { reference, page: await visitor.press(page, { ...cardWith(testCards['00']), entrega }) };
};

const avisos = () => shop.heard.filter(({ via }) => via === 'aviso').map(({ fields }) => fields);

/** An approved payment, as the shop would have it given back. */
const paidByCard = async () => {
  const { reference, page } = await opened();
  const { pasref, authcode } = broughtBack(await visitor.press(page, cardWith(testCards['00'])));
  return {
    id: randomUUID(),
    reference,
    importe: cents(4124),
    pagado: cents(4124),
    antes: cents(0),
    pasref: pasref ?? '',
    authcode: authcode ?? '',
  };
};

describe('opening a payment', () => {
  it('shows a page for the card with amount, merchant and reference, in the language asked for', async () => {
    const es = await opened();
    expect(es.page.status).toBe(200);
    for (const text of [
      'lang="es"',
      'Pasarela de pruebas',
      '41,24',
      'Rodera',
      es.reference,
      'Número de tarjeta',
      '11:30',
    ]) {
      expect(es.page.html).toContain(text);
    }
    const ca = await opened(paymentOf('tarjeta', { idioma: 'ca' }));
    for (const text of ['lang="ca"', 'Passarel·la de proves', 'Número de targeta'])
      expect(ca.page.html).toContain(text);
  });

  it('keeps neither the e-mail nor the address of who pays', async () => {
    const { reference } = await opened();
    const { request } = await database.one<{ request: object }>(
      sql`select request from sandbox_payment where order_id = ${reference}`,
    );
    expect(JSON.stringify(request)).not.toMatch(/nuria@example|Carrer Major/);
  });

  it.each([
    ['AMOUNT', '1', '505'],
    ['ORDER_ID', 'another', '505'],
    ['CURRENCY', 'USD', '505'],
    ['TIMESTAMP', '20261121100001', '505'],
    ['SHA1HASH', '0'.repeat(40), '505'],
    ['MERCHANT_ID', 'other', '504'],
    ['MERCHANT_RESPONSE_URL', 'https://elsewhere.example/retorno', '508'],
    ['MERCHANT_RESPONSE_URL', 'javascript:alert(1)', '508'],
    ['HPP_TX_STATUS_URL', 'http://127.0.0.1:1/', '508'],
    ['SHOP_URL', 'https://elsewhere.example/', '508'],
    ['COMMENT1', 'a\u0000b', '506'],
  ])('refuses a form whose %s was changed on the way to %j, and signs nothing', async (field, value, code) => {
    const form = gateway.start(paymentOf());
    const page = await visitor.open({ ...form, fields: { ...form.fields, [field]: value } });
    expect(page.status).toBe(400);
    expect(page.html).toContain(`>${code}<`);
    expect(returnFormIn(page)).toBeUndefined();
    expect(page.html).not.toContain('elsewhere.example');
    expect(await countOf(form.fields.ORDER_ID ?? '')).toBe(0);
    expect(shop.heard).toEqual([]);
  });

  it('refuses a repeated field and a form without any', async () => {
    const { fields } = gateway.start(paymentOf());
    const payload = `${new URLSearchParams(fields).toString()}&AMOUNT=1`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const twice = await site.inject({ method: 'POST', url: prefix, headers, payload });
    expect(twice.statusCode).toBe(400);
    expect((await site.inject({ method: 'POST', url: prefix })).statusCode).toBe(400);
  });

  it.each([
    ['a day and a minute ago', -24 * 60 - 1, 400],
    ['a day and a minute ahead', 24 * 60 + 1, 400],
    ['23 hours ago', -23 * 60, 200],
  ])('with a form signed %s answers %i', async (_when, minutes, status) => {
    const start = new Date('2026-11-21T10:00:00Z').getTime();
    now = new Date(start + minutes * 60_000);
    const form = gateway.start(paymentOf('tarjeta', { caduca: new Date('2026-11-23T00:00:00Z') }));
    now = new Date(start);
    expect((await visitor.open(form)).status).toBe(status);
  });

  it.each([
    ['HPP_CUSTOMER_EMAIL', '', '502'],
    ['HPP_BILLING_STREET1', '', '502'],
    ['HPP_BILLING_COUNTRY', 'ES', '508'],
    ['HPP_CAPTURE_ADDRESS', 'sí', '508'],
    ['HPP_CUSTOMER_PHONENUMBER_MOBILE', '600111222', '508'],
    ['AMOUNT', '0', '508'],
    ['AMOUNT', '12.50', '508'],
    ['CURRENCY', 'USD', '508'],
  ])('answers the shop, signed, when its own form has %s %j', async (field, value, code) => {
    const form = resigned(gateway.start(paymentOf()), { [field]: value });
    const verdict = broughtBack(await visitor.open(form));
    expect(verdict).toMatchObject({ ok: false, code, family: '5xx', authcode: null });
    expect(shop.heard.map(({ via }) => via)).toEqual(['aviso']);
    expect(await gateway.query(verdict.reference)).toEqual(verdict);
  });

  it('takes the same form twice for one visit while it is open', async () => {
    const form = gateway.start(paymentOf());
    const [first, second] = [await visitor.open(form), await visitor.open(form)];
    expect(second.path).toBe(first.path);
  });

  it('refuses an order id that was used for another amount, or has its answer', async () => {
    const form = gateway.start(paymentOf());
    const page = await visitor.open(form);
    expect((await visitor.open(resigned(form, { AMOUNT: '9999' }))).status).toBe(409);
    await visitor.press(page, cardWith(testCards['00']));
    const again = await visitor.open(form);
    expect(again.status).toBe(409);
    expect(again.html).toContain('>501<');
    expect(returnFormIn(again)).toBeUndefined();
  });
});

describe('test cards', () => {
  it('all pass the check digit, and no two are the same', () => {
    const numbers = Object.values(testCards);
    expect(numbers.every(passesLuhn)).toBe(true);
    expect(new Set(numbers).size).toBe(testResults.length);
  });

  it.each([
    ['00', 'ok'],
    ['101', '1xx'],
    ['102', '1xx'],
    ['103', '103'],
    ['107', '107'],
    ['205', '2xx'],
    ['301', '3xx'],
    ['507', '5xx'],
    ['666', '666'],
  ] as const)('the card for %s is answered with family %s, to server and browser alike', async (code, family) => {
    const { reference, page } = await opened();
    const verdict = broughtBack(await visitor.press(page, cardWith(testCards[code])));
    expect(verdict).toMatchObject({ reference, ok: code === '00', code, family, importe: 4124 });
    expect(verdict.pasref).toMatch(/^\d{19}$/);
    expect(verdict.authcode !== null).toBe(code === '00');
    expect(shop.heard).toHaveLength(1);
    expect(gateway.read(shop.heard[0]?.fields ?? {})).toEqual(verdict);
    expect(await gateway.query(reference)).toEqual(verdict);
  });

  it.each(testResults)('%s is filled in whole by its link: nothing is left to type', async (code) => {
    const { page } = await opened();
    const filled = await visitor.see(`${page.path}?prueba=${code}`);
    const fields = fieldsIn(filled);
    expect(fields).toMatchObject({ numero: testCards[code].replaceAll(/(\d{4})(?=\d)/g, '$1 '), caducidad: '12/28' });
    expect(broughtBack(await visitor.press(page, fields)).code).toBe(code);
  });

  it('are filled in whole for Bizum too', async () => {
    const { page } = await opened(paymentOf('bizum'));
    const fields = fieldsIn(await visitor.see(`${page.path}?prueba=101`));
    expect(broughtBack(await visitor.press(page, fields)).code).toBe('101');
  });
});

describe('the card form', () => {
  it.each([
    ['no number', { numero: '' }, 'Escribe el número de la tarjeta.'],
    ['a wrong digit', { numero: '4263970000005263' }, 'El número de tarjeta no es correcto'],
    ['a card that is not of the list', { numero: '4111111111111111' }, 'Aquí solo sirven las tarjetas de prueba'],
    ['no month', { caducidad: '13/30' }, 'Escribe la caducidad con mes y año'],
    ['a past month', { caducidad: '10/26' }, 'Esta tarjeta está caducada.'],
    ['a short CVV', { cvv: '12' }, 'El CVV son tres cifras.'],
    ['no holder', { titular: ' ' }, 'Escribe el nombre del titular.'],
  ])('with %s says so beside the field and stays open', async (_what, change, sentence) => {
    const { reference, page } = await opened();
    const answer = await visitor.press(page, { ...cardWith(testCards['00']), ...change, entrega: 'solo-retorno' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(sentence);
    expect(answer.html).toContain('aria-invalid="true"');
    expect(answer.html).toMatch(/value="solo-retorno"\s+checked/);
    expect(answer.html).not.toContain('value="123"');
    expect(await gateway.query(reference)).toBe('pending');
  });

  it('takes a card until the last day of its month, with or without spaces', async () => {
    const { page } = await opened();
    const card = { ...cardWith('4263 9700 0000 5262'), caducidad: '11/26' };
    expect(broughtBack(await visitor.press(page, card)).ok).toBe(true);
  });

  it('shows what was typed as text, never as markup', async () => {
    const { page } = await opened();
    const answer = await visitor.press(page, { ...cardWith(''), titular: '"><script>alert(1)</script>' });
    expect(answer.html).not.toContain('<script>alert');
    expect(answer.html).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('gives a payment one answer and keeps it', async () => {
    const { reference } = await opened();
    const outcome = { message: '', pasref: '1', authcode: '' };
    const first = await answerOnce(
      database,
      merchantId,
      reference,
      { ...outcome, result: '101' },
      { now, retenido: false },
    );
    expect(first).toMatchObject({ order_id: reference, result: '101' });
    expect(
      await answerOnce(database, merchantId, reference, { ...outcome, result: '00' }, { now, retenido: false }),
    ).toBeUndefined();
    expect(await gateway.query(reference)).toMatchObject({ ok: false, code: '101' });
  });

  it('answers a second press with the same verdict and one notification', async () => {
    const { page } = await opened();
    const presses = await Promise.all([
      visitor.press(page, cardWith(testCards['00'])),
      visitor.press(page, cardWith(testCards['101'])),
    ]);
    const [one, other] = presses.map((press) => returnFormIn(press)?.fields);
    expect(one).toBeDefined();
    expect(other).toEqual(one);
    expect(shop.heard).toHaveLength(1);
  });
});

describe('Bizum', () => {
  it("shows a page of its own with the customer's mobile, and forgets it with the answer", async () => {
    const { reference, page } = await opened(paymentOf('bizum'));
    expect(page.html).toContain('Pago con Bizum');
    expect(page.html).toContain('value="611 222 333"');
    expect(page.html).not.toContain('id="numero"');
    await visitor.press(page, { telefono: '611222333', pin: '1234' });
    const { request } = await database.one<{ request: object }>(
      sql`select request from sandbox_payment where order_id = ${reference}`,
    );
    expect(JSON.stringify(request)).not.toContain('611222333');
  });

  it('is paid with any Spanish mobile and the PIN 1234', async () => {
    expect(broughtBack((await payByBizum('+34 611 222 333')).page)).toMatchObject({ ok: true, family: 'ok' });
  });

  it.each(Object.entries(testMobiles))('answers %s for the mobile %s', async (code, mobile) => {
    expect(broughtBack((await payByBizum(mobile)).page).code).toBe(code);
  });

  it('asks again for a wrong PIN or a number that is no mobile', async () => {
    const wrongPin = await payByBizum('611222333', '0000');
    expect(wrongPin.page.html).toContain('La clave no es correcta');
    expect(await gateway.query(wrongPin.reference)).toBe('pending');
    expect((await payByBizum('973222333')).page.html).toContain('Escribe un móvil español');
  });

  it.each([
    [49, false],
    [50, true],
    [100_000, true],
    [100_001, false],
  ])('for %i cents is accepted: %s', async (importe, accepted) => {
    expect(gateway.accepts('bizum', cents(importe))).toBe(accepted);
    const { page } = await opened(paymentOf('bizum', { importe: cents(importe) }));
    expect(page.html.includes('id="pin"')).toBe(accepted);
    if (!accepted) expect(broughtBack(page)).toMatchObject({ code: '508', family: '5xx' });
  });
});

describe('telling the shop', () => {
  it('comes before the return unless asked otherwise', async () => {
    const { page } = await payWith('');
    expect(avisos()).toEqual([returnFormIn(page)?.fields]);
  });

  it('may come after the return, with the same words', async () => {
    const { page } = await payWith('aviso-despues');
    const form = returnFormIn(page);
    expect(form && avisos()).toEqual([]);
    await vi.waitFor(() => expect(avisos()).toEqual([form?.fields]));
  });

  it('may be all there is', async () => {
    const { page } = await payWith('solo-aviso');
    expect(returnFormIn(page)).toBeUndefined();
    expect(page.html).toContain('Aviso enviado');
    expect(avisos()).toHaveLength(1);
  });

  it('may never come: the browser brings the answer alone', async () => {
    const { reference, page } = await payWith('solo-retorno');
    expect(broughtBack(page).ok).toBe(true);
    await new Promise((done) => setTimeout(done, 100));
    expect(avisos()).toEqual([]);
    expect(await gateway.query(reference)).toEqual(broughtBack(page));
  });

  it('is tried again when the shop fails, without making the visitor wait', async () => {
    shop.answers.push(500, 503);
    const { page } = await payWith('aviso-antes');
    expect(broughtBack(page).ok).toBe(true);
    await vi.waitFor(() => expect(avisos()).toHaveLength(3));
    expect(avisos()[2]).toEqual(returnFormIn(page)?.fields);
  });

  it('is given up after the third further try', async () => {
    shop.answers.push(500, 500, 500, 500, 500);
    await payWith('aviso-antes');
    await vi.waitFor(() => expect(avisos()).toHaveLength(4));
    await new Promise((done) => setTimeout(done, 100));
    expect(avisos()).toHaveLength(4);
  });

  it('is dropped when the gateway stops, and found by asking', async () => {
    const { reference } = await payWith('aviso-despues');
    await site.close();
    await new Promise((done) => setTimeout(done, 100));
    expect(avisos()).toEqual([]);
    ({ app: site, gateway } = await openSite());
    expect(await gateway.query(reference)).toMatchObject({ ok: true });
  });
});

describe('an answer that is kept back', () => {
  it('is told to nobody until its visitor lets it go, however late, and then as any other', async () => {
    const { reference, page } = await opened();
    const kept = await visitor.press(page, { ...cardWith(testCards['00']), entrega: 'retenida' });
    expect(returnFormIn(kept)).toBeUndefined();
    expect(await gateway.query(reference)).toBe('pending');
    expect(returnFormIn(await visitor.see(page.path))).toBeUndefined();
    const free = await visitor.press(page, { accion: 'entregar' });
    expect(broughtBack(free)).toMatchObject({ reference, ok: true, code: '00' });
    expect(await gateway.query(reference)).toMatchObject({ ok: true, code: '00' });
    expect(broughtBack(await visitor.press(page, { accion: 'entregar' }))).toMatchObject({ reference, ok: true });
  });
});

describe('leaving', () => {
  it('by closing the window tells nobody anything and leaves the payment open', async () => {
    const { reference, page } = await opened();
    expect(page.html.indexOf('value="cerrar"')).toBeLessThan(page.html.indexOf('<details'));
    const closed = await visitor.press(page, { accion: 'cerrar' });
    expect(closed.html).toContain('Ventana cerrada');
    expect(closed.html).toContain(`href="${shop.origin}/cesta/pago"`);
    expect(returnFormIn(closed)).toBeUndefined();
    expect(shop.heard).toEqual([]);
    expect(await gateway.query(reference)).toBe('pending');
    expect(broughtBack(await visitor.press(page, cardWith(testCards['00']))).ok).toBe(true);
  });

  it('by cancelling answers 999', async () => {
    const { reference, page } = await opened();
    const verdict = broughtBack(await visitor.press(page, { accion: 'cancelar' }));
    expect(verdict).toMatchObject({ reference, ok: false, code: '999', family: 'cancelado' });
  });

  it('too late finds the payment closed, and nothing is taken', async () => {
    const { reference, page } = await opened();
    now = new Date('2026-11-21T10:30:00Z');
    const late = await visitor.press(page, cardWith(testCards['00']));
    expect(late.status).toBe(410);
    expect(late.html).toContain('El tiempo para pagar ha terminado');
    expect((await visitor.see(page.path)).status).toBe(410);
    expect(await gateway.query(reference)).toBe('pending');
  });

  it('finds no page under an address that was never given', async () => {
    for (const path of ['/pago/6f9619ff-8b86-4011-b42d-00cf4fc964ff', '/pago/x', "/pago/'%20or%201=1"]) {
      expect((await visitor.see(prefix + path)).status).toBe(404);
    }
  });
});

describe('asking about a payment', () => {
  it('is unknown when the browser never came', async () => {
    expect(await gateway.query(newPaymentReference())).toBe('unknown');
  });

  it('is answered to the shop only', async () => {
    const { reference, page } = await opened();
    const { fields } = gateway.start(paymentOf('tarjeta', { reference }));
    for (const SHA1HASH of [fields.SHA1HASH, '0'.repeat(40), undefined]) {
      const ask = { MERCHANT_ID: merchantId, ORDER_ID: reference, TIMESTAMP: fields.TIMESTAMP, SHA1HASH };
      expect((await site.inject({ method: 'POST', url: `${prefix}/consulta`, payload: ask })).statusCode).toBe(403);
    }
    const returned = returnFormIn(await visitor.press(page, cardWith(testCards['00'])))?.fields;
    expect((await site.inject({ method: 'POST', url: `${prefix}/consulta`, payload: returned ?? {} })).statusCode).toBe(
      403,
    );
  });

  it('throws when the answer is signed by somebody else or nobody answers', async () => {
    const url = `${shop.origin}/nowhere`;
    await expect(sandboxGateway({ url, merchantId, secret, clock, fetch }).query('X')).rejects.toThrow('404');
    const forged: typeof fetch = async () =>
      Response.json({ MERCHANT_ID: merchantId, ORDER_ID: 'X', RESULT: '00', SHA1HASH: '0'.repeat(40) });
    await expect(sandboxGateway({ url, merchantId, secret, clock, fetch: forged }).query('X')).rejects.toThrow(
      'firma-no-valida',
    );
  });

  it('throws when the answer is about another payment', async () => {
    const { page } = await opened();
    const other = returnFormIn(await visitor.press(page, cardWith(testCards['00'])))?.fields;
    const replayed: typeof fetch = async () => Response.json(other);
    await expect(
      sandboxGateway({ url: shop.origin, merchantId, secret, clock, fetch: replayed }).query('X'),
    ).rejects.toThrow('another payment');
  });
});

describe('giving back', () => {
  const givenBack = async (reference: string) =>
    (
      await database.one<{ cents: number }>(
        sql`select coalesce(sum(importe), 0)::int as cents from sandbox_refund where order_id = ${reference}`,
      )
    ).cents;

  it('happens once, however often the same refund is asked for', async () => {
    const refund = await paidByCard();
    expect(await gateway.refund(refund)).toEqual({ ok: true, code: '00' });
    expect(await gateway.refund(refund)).toEqual({ ok: true, code: '00' });
    expect(await gateway.refund({ ...refund, importe: cents(1) })).toEqual({ ok: false, code: '508' });
    expect(await givenBack(refund.reference)).toBe(4124);
  });

  it('may happen in parts, each under its own key, which together are never more than was paid', async () => {
    const refund = await paidByCard();
    const part = (id: string, importe: number) => gateway.refund({ ...refund, id, importe: cents(importe) });
    expect([await part('1', 1000), await part('2', 3000), await part('1', 1000)].map(({ ok }) => ok)).toEqual([
      true,
      true,
      true,
    ]);
    expect((await part('3', 125)).ok).toBe(false);
    expect((await part('4', 124)).ok).toBe(true);
    expect(await givenBack(refund.reference)).toBe(4124);
  });

  it('is refused for more than was paid, for another transaction and for what was not paid', async () => {
    const refund = await paidByCard();
    const { reference, page } = await opened();
    await visitor.press(page, cardWith(testCards['101']));
    for (const wrong of [
      { ...refund, importe: cents(4125) },
      { ...refund, pasref: '1' },
      { ...refund, authcode: '1' },
      { ...refund, reference },
      { ...refund, reference: newPaymentReference() },
    ]) {
      expect(await gateway.refund(wrong)).toEqual({ ok: false, code: '508' });
    }
  });

  it('cannot be asked for with what a browser has seen', async () => {
    const payment = paymentOf();
    const { fields } = gateway.start(payment);
    const returned = returnFormIn(
      await visitor.press(
        await visitor.open({ url: gateway.start(payment).url, method: 'POST', fields }),
        cardWith(testCards['00']),
      ),
    );
    for (const SHA1HASH of [fields.SHA1HASH, returned?.fields.SHA1HASH]) {
      const payload = { ...fields, PASREF: returned?.fields.PASREF, AUTHCODE: returned?.fields.AUTHCODE, SHA1HASH };
      expect((await site.inject({ method: 'POST', url: `${prefix}/devolucion`, payload })).statusCode).toBe(403);
    }
  });
});

describe('the site', () => {
  it('has a policy of its own, without inline anything, inside a server that has another', async () => {
    const runtime = fastify();
    mountPageHeaders(runtime, {});
    await runtime.register(formbody);
    const { mount, origins } = openSandbox({
      merchantId,
      merchantName: 'Rodera',
      secret,
      clock,
      fetch,
      database,
      shopOrigin: 'https://rodera.example',
    });
    await mount?.(runtime);
    runtime.get('/', () => 'home');
    const answer = await runtime.inject({
      method: 'POST',
      url: prefix,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const policy = answer.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://rodera.example");
    expect(policy).not.toContain('unsafe-inline');
    expect((await runtime.inject('/')).headers['content-security-policy']).not.toBe(policy);
    expect(origins).toEqual(['https://rodera.example']);
    await runtime.close();
  });

  it('is one site on two servers that share a database', async () => {
    const other = await openSite();
    const { reference, page } = await opened();
    const paid = await visitorOf(other.app).press(page, cardWith(testCards['00']));
    expect(broughtBack(paid)).toEqual(await gateway.query(reference));
    expect(returnFormIn(await visitor.see(page.path))).toEqual(returnFormIn(paid));
    await other.app.close();
  });

  it('serves its own style and script, and pages without inline ones', async () => {
    expect((await visitor.see(`${prefix}/pasarela.css`)).headers['content-type']).toContain('text/css');
    expect((await visitor.see(`${prefix}/volver.js`)).headers['content-type']).toContain('text/javascript');
    const { page } = await opened();
    const back = await visitor.press(page, cardWith(testCards['00']));
    for (const { html } of [page, back]) expect(html).not.toMatch(/\sstyle=|<style|\son\w+=|<script>/);
    expect(back.html).toContain(`<script src="${prefix}/volver.js" defer>`);
  });

  it('answers what it cannot read with a page, not with an error of its own', async () => {
    const big = await site.inject({
      method: 'POST',
      url: prefix,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `a=${'x'.repeat(2_000_000)}`,
    });
    expect(big.statusCode).toBe(413);
    expect(big.headers['content-type']).toContain('text/html');
    const xml = await site.inject({
      method: 'POST',
      url: `${prefix}/consulta`,
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect(xml.statusCode).toBe(415);
    for (const payload of ['[]', 'null', '"x"', '{"ORDER_ID":{}}']) {
      const odd = await site.inject({
        method: 'POST',
        url: `${prefix}/consulta`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(odd.statusCode).toBe(403);
    }
  });
});
