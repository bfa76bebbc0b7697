import { address } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Basket, BasketWish } from '#contract/basket.ts';
import type { Answer, Request as Asked } from '#contract/contract.ts';
import type { GatewayForm } from '#contract/orders.ts';
import { basketHandlers } from '#server/basket/basket-handlers.ts';
import { checkoutHandlers } from '#server/checkout/checkout-handlers.ts';
import { checkoutJobs } from '#server/checkout/checkout-jobs.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Handlers, Runtime } from '#server/runtime.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { hppTimestamp, responseHash, type HppFields } from '#server/payments/gateways/hpp.ts';
import type { PaymentGateway } from '#server/payments/gateways/payment-gateway.ts';
import { latePaymentsHandlers } from '#server/payments/late/late-payments-handlers.ts';
import { mountPaymentReturns } from '#server/payments/payment-routes.ts';
import { openSandbox } from '#demo/bank/open-sandbox.ts';
import type { OpenGateway } from '#server/payments/open-gateway.ts';
import type { Logger } from 'pino';
import { startRuntime, type Caller, type TestRuntime } from './app.ts';
import { insertBattery, insertCatalogue, insertTyre } from './catalogue.ts';
import { openTestDatabase, type Beginning } from './database.ts';
import { visitorOf } from './sandbox-visitor.ts';
import { insertWorkshop } from './workshops.ts';

/** The whole address of a page of the shop that tests start. */
export const pageAt = (page: 'basketDone' | 'basketPayment', language: Language): string =>
  `http://localhost:3000${address(page, language)}`;

export const nuria = {
  nombre: 'Núria',
  apellidos: 'Pons Vila',
  email: 'nuria@example.com',
  telefono: '611222333',
  privacidad: true,
  idioma: 'ca',
} as const;

export const billing = {
  tipo: 'particular',
  nombre: 'Núria',
  apellidos: 'Pons Vila',
  nif: '12345678Z',
  direccion: 'Carrer Major',
  numero: '1',
  poblacion: 'Lleida',
  codigo_postal: '25001',
  provincia: 'Lleida',
} as const;

/** A Thursday on which goods of the near warehouse are there. */
export const thursday = '2027-02-11';

/** Workshop 1 in Lleida and 2 in Andorra; tyre N1 has 20 units near, N2 has 6 near and 40 far, N3 none; battery B9 has 20. */
export const fillShop = async (database: Database): Promise<void> => {
  await insertCatalogue(database);
  await insertWorkshop(database, { codTienda: 1 });
  await insertWorkshop(database, { codTienda: 2, pais: 'AD', servicios: ['coche', 'moto'] });
  await insertTyre(database, { id: 1 });
  await insertTyre(database, {
    id: 2,
    llanta: 19,
    ofertas: [
      { precio: 20_000, stock: 6 },
      { almacen: 'LEJOS', precio: 21_000, stock: 40 },
    ],
  });
  await insertTyre(database, { id: 3, ofertas: [{ precio: 5000, stock: 0 }] });
  await insertBattery(database, 9);
};

const smallShop: Beginning = {
  name: 'shop',
  fill: fillShop,
};

/** A `fetch` that reaches an app in this process. */
const fetchInto =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      payload: await request.text(),
    });
    return new Response(body, { status: statusCode });
  };

type OrderState = Asked<'placeOrder'>['body']['cestaState'];
type OrderChange = Partial<OrderState> & { readonly userInfo?: Asked<'placeOrder'>['body']['userInfo'] };

export interface TestShop extends TestRuntime {
  readonly gateway: PaymentGateway;
  /** The shop's routes for the gateway, and the pretend gateway itself. */
  readonly site: FastifyInstance;
  readonly visitor: ReturnType<typeof visitorOf>;
  /** Does all jobs that are due. */
  readonly work: () => Promise<number>;
  readonly update: (wish: Partial<BasketWish> & { readonly cestaID: string }) => Promise<Basket>;
  readonly basket: (cestaID: string) => Promise<Basket>;
  /** A basket of four of N1 at workshop 1, with a time held on Thursday. */
  readonly readyBasket: (time?: string, wish?: Partial<BasketWish>) => Promise<Basket>;
  /** What a guest sends who orders that basket and pays a deposit by Bizum, unless told otherwise. */
  readonly asking: (cesta: Basket, more?: OrderChange) => Asked<'placeOrder'>;
  readonly order: (cesta: Basket, more?: OrderChange, caller?: Caller) => Promise<Answer<'placeOrder'>>;
  /** What the gateway answers about the payment of a form, signed as it signs. */
  readonly answerTo: (form: GatewayForm, result: string, more?: HppFields) => HppFields;
  /** Brings such an answer to the shop, from the gateway's server or through the visitor's browser. */
  readonly tell: (via: 'aviso' | 'retorno', fields: HppFields, language?: string) => ReturnType<typeof post>;
}

const secret = 'a secret of tests only';

const post = async (site: FastifyInstance, url: string, fields: HppFields, language: string) =>
  await site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
    payload: new URLSearchParams(fields).toString(),
  });

const signedAnswer = ({ fields }: GatewayForm, result: string, now: Date, more: HppFields): HppFields => {
  const { MERCHANT_ID = '', ORDER_ID = '', AMOUNT = '' } = fields;
  const answer: HppFields = {
    MERCHANT_ID,
    ORDER_ID,
    AMOUNT,
    RESULT: result,
    MESSAGE: 'x',
    TIMESTAMP: hppTimestamp(now),
    PASREF: `p${ORDER_ID}`,
    AUTHCODE: result === '00' ? '12345' : '',
    ...more,
  };
  return { ...answer, SHA1HASH: responseHash(answer, secret) };
};

/** What somebody sends again who has this basket on the screen. */
export const wishFrom = (cesta: Basket): BasketWish => ({
  cestaID: cesta.cestaID,
  version: cesta.version,
  products: cesta.products.map(({ id_navision, cantidad, matricula }) => ({ id_navision, cantidad, matricula })),
  services: cesta.services.map(({ id_navision, selected }) => ({ id_navision, selected })),
  codigoPostalIntroducido: cesta.codigoPostalIntroducido,
  selectedTaller: cesta.selectedTaller,
  selectedDate: cesta.selectedDate,
  selectedTime: cesta.selectedTime,
  matricula: cesta.matricula,
  step: cesta.step,
  paymentTerms: cesta.paymentTerms,
  paymentType: cesta.paymentType,
  generaFactura: cesta.generaFactura,
  cupones: cesta.cupones,
  origin: cesta.origin,
  searchToken: cesta.searchToken,
});

export const startShop = async ({
  database: given,
  config,
  handlers: more = {},
  log,
  gateway: open,
}: {
  database?: Database;
  config?: Partial<Config>;
  handlers?: Partial<Handlers>;
  log?: Logger;
  /** Another gateway than the pretend one. */
  gateway?: (runtime: Runtime) => Promise<OpenGateway>;
} = {}): Promise<TestShop> => {
  const handlers: Partial<Handlers> = { ...more };
  const database = given ?? (await openTestDatabase(smallShop));
  const started = await startRuntime(handlers, { database, ...(config ? { config } : {}), ...(log ? { log } : {}) });
  const { runtime, call } = started;

  const site = fastify();
  await site.register(formbody);
  const sandbox = () =>
    openSandbox({
      merchantId: 'rodera',
      merchantName: 'Rodera',
      shopOrigin: runtime.config.publicUrl,
      secret,
      database,
      clock: runtime.clock,
      fetch: fetchInto(site),
      delivery: { timeoutMs: 2000, retryMs: [], lateMs: 1 },
    });
  const { gateway, mount } = await (open?.(runtime) ?? sandbox());
  await mount?.(site);
  mountPaymentReturns(site, runtime, gateway);
  Object.assign(handlers, basketHandlers({ gateway }), checkoutHandlers({ gateway }), latePaymentsHandlers);
  const jobs = startJobs(runtime, checkoutJobs(runtime, { gateway }), {});

  const update: TestShop['update'] = async (wish) =>
    (await call('updateBasket', { body: { cestaState: { products: [], ...wish } } })).cesta;
  const basket: TestShop['basket'] = async (id) => (await call('readBasket', { params: { id } })).cesta;
  const asking: TestShop['asking'] = (cesta, { userInfo = nuria, ...state } = {}) => ({
    body: {
      cestaState: {
        ...wishFrom(cesta),
        paymentTerms: 'reserva',
        paymentType: 'bizum',
        total: cesta.totals.total,
        ...state,
      },
      userInfo,
    },
  });
  return {
    ...started,
    gateway,
    site,
    visitor: visitorOf(site),
    work: jobs.tick,
    update,
    basket,
    asking,
    readyBasket: async (time = '10:00', wish = {}) => {
      const cestaID = randomUUID();
      await update({ cestaID, products: [{ id_navision: 'N1', cantidad: 4 }], selectedTaller: 1, ...wish });
      await call('reserveTime', { body: { codTienda: wish.selectedTaller ?? 1, date: thursday, time, cestaID } });
      return await basket(cestaID);
    },
    answerTo: (form, result, more = {}) => signedAnswer(form, result, runtime.clock(), more),
    tell: async (via, fields, language = 'es') => await post(site, `/pagos/${gateway.name}/${via}`, fields, language),
    order: async (cesta, change, caller) => await call('placeOrder', asking(cesta, change), caller),
    close: async () => {
      await site.close();
      await started.close();
    },
  };
};
