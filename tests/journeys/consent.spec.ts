import { settled } from '#tests/support/hydrated.ts';
import { consent as ca } from '#i18n/ca/consent.ts';
import { consent as es } from '#i18n/es/consent.ts';
import { cases } from '#i18n/es/cases.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { legal } from '#i18n/es/legal.ts';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, somebody, test, type Driver } from '#tests/support/driver.ts';
import { openOwnShop } from '#tests/support/journeys-server.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { watch } from '#tests/support/watch.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'serial' });

const container = 'GTM-JOURNEY1';
const manager = 'https://www.googletagmanager.com';
const endpoint = 'https://cuenta.example/sucesos';

let shops: Readonly<Record<'manager' | 'endpoint', Awaited<ReturnType<typeof openOwnShop>>>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shops = {
    manager: await openOwnShop({ TAG_MANAGER: container, TAG_MANAGER_ADS: '1' }),
    endpoint: await openOwnShop({ MEASURING_URL: endpoint }),
  };
});
test.afterAll(async () => {
  await shops.manager.stop();
  await shops.endpoint.stop();
});

/** What lies in this document's data layer; undefined where there is none. */
const layerOf = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer);

interface Told {
  readonly event: string;
  readonly page_path: string;
  readonly ecommerce?: { readonly value: number };
}

const isTold = (each: unknown): each is Told =>
  typeof each === 'object' && each !== null && 'page_path' in each && 'event' in each;

/** The shop's events in this document, in the order in which they were told. */
const told = async (page: Page): Promise<Told[]> => ((await layerOf(page)) ?? []).filter(isTold);

const namesTold = async (page: Page) => (await told(page)).map(({ event }) => event);
const banner = (page: Page, t = es) => page.getByRole('region', { name: t.titulo });
const press = async (page: Page, name: string) => await page.getByRole('button', { name, exact: true }).first().click();

/** From a search to an order that is paid at the workshop. */
const buys = async (driver: Driver) => {
  await driver.findTyres();
  await driver.page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(driver.page).toHaveURL(/\/neumaticos\/[\w-]+\/[\w-]+$/);
  await driver.page.goBack();
  await expect(driver.page).toHaveURL(/\/selector\/resultados/);
  await driver.take();
  await driver.buy();
};

test('a shop that tells nobody asks nothing, links nothing and says so', async ({ page }) => {
  const { left } = await watch(page);
  await page.goto(shopUrl + address('cookies', 'es'));
  await expect(page.getByText(legal.medicion.nadie.entrada)).toBeVisible();
  await page.goto(shopUrl + address('home', 'es'));
  await expect(page.locator('html')).toBeVisible();
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: menuEs.elegirCookies })).toHaveCount(0);
  expect(left).toEqual([]);
});

test('refused: nothing leaves the browser, from the search to the order', async ({ page, driver }) => {
  const { left } = await watch(page);
  const { url } = shops.manager;
  await page.goto(url + address('home', 'es'));
  await expect(banner(page)).toBeVisible();
  await noFindings(page);
  expect(left).toEqual([]);
  // As easy to refuse as to accept: alike, side by side, and both reached by the keyboard before anything else.
  const boxes = await Promise.all(
    [es.rechazar, es.aceptar].map(async (name) => await page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect([boxes[0]?.width, boxes[0]?.height, boxes[0]?.y]).toEqual([boxes[1]?.width, boxes[1]?.height, boxes[1]?.y]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: es.rechazar, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await buys(driver('es', url));
  await expect(banner(page)).toHaveCount(0);
  expect(left).toEqual([]);
  expect(await layerOf(page)).toBeUndefined();
  // Without them there is no basket and no limit of calls: nobody is asked for these.
  const kept = new Set((await page.context().cookies()).map(({ name }) => name));
  expect([...kept].toSorted()).toEqual(['rodera_basket', 'rodera_visitor']);
});

test('accepted: each event leaves once, and a purchase stays one when its page is read again', async ({
  page,
  driver,
}) => {
  const { left } = await watch(page);
  const { url } = shops.manager;
  await page.goto(url + address('home', 'es'));
  await press(page, es.aceptar);
  await expect.poll(() => left).toEqual([`${manager}/gtm.js?id=${container}`]);
  await driver('es', url).findTyres();
  await expect.poll(() => namesTold(page)).toEqual(['search', 'view_item_list']);
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect.poll(() => namesTold(page)).toEqual(['search', 'view_item_list', 'select_item', 'view_item']);
  const [, , , item] = await told(page);
  expect(item?.page_path).toMatch(/^\/neumaticos\/[\w-]+\/[\w-]+$/);
  await page.goBack();
  await driver('es', url).take();
  await driver('es', url).buy();
  const events = await told(page);
  const count = (name: string) => events.filter(({ event }) => event === name).length;
  for (const name of [
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ])
    expect([name, count(name)]).toEqual([name, 1]);
  const shown = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('cestaData') ?? '{}') as { state: { cesta: unknown } }).state.cesta,
  );
  const { pedido } = shown as { pedido: { total: number; orderNumber: string; email: string } };
  expect(events.find(({ event }) => event === 'purchase')?.ecommerce).toMatchObject({
    currency: 'EUR',
    value: pedido.total,
  });
  const all = JSON.stringify(await layerOf(page));
  for (const personal of [pedido.orderNumber, 'Laia', 'Ferrer', '611222333', '@example.com'])
    expect(all).not.toContain(personal);

  await page.reload();
  await expect(page.getByText(driver().t.basket.hechoTitulo)).toBeVisible();
  await expect.poll(async () => (await layerOf(page))?.length ?? 0).toBeGreaterThan(0);
  expect(await namesTold(page)).not.toContain('purchase');
  expect([...new Set(left)]).toEqual([`${manager}/gtm.js?id=${container}`]);
});

test('what was allowed is taken back from the footer, and ends at once', async ({ page }) => {
  const { left } = await watch(page);
  const { url } = shops.manager;
  await page.goto(url + address('home', 'ca'));
  await press(page, ca.elegir);
  await noFindings(page);
  await page.getByRole('checkbox', { name: ca.medicion }).check({ force: true });
  await press(page, ca.guardar);
  await expect.poll(() => left.length).toBe(1);
  const consented = await page.evaluate(() => Object.values((window as { dataLayer?: object[] }).dataLayer?.[0] ?? {}));
  expect(consented).toMatchObject(['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }]);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');

  await page.getByRole('link', { name: menuCa.elegirCookies }).click();
  await expect(page.getByText(/mesurament\.$/)).toBeVisible();
  await noFindings(page);
  const reloaded = page.waitForEvent('load');
  await press(page, ca.rechazar);
  await reloaded;
  await expect(page.getByText(/rebutjat/)).toBeVisible();
  expect(await layerOf(page)).toBeUndefined();
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('comprasMedidas')])).toEqual(['', null]);
  await page.goto(url + address('tyres', 'ca'));
  await settled(page);
  expect(left).toHaveLength(1);
});

test('on the page where the choice stands nothing asks beside it, and elsewhere it does', async ({ page }) => {
  await watch(page);
  const { url } = shops.manager;
  await page.goto(`${url}${address('cookies', 'es')}#elegir`);
  await expect(page.getByText(es.sinElegir)).toBeVisible();
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: es.rechazar, exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Rodera' }).first().click();
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('link', { name: es.masInformacion }).click();
  await expect(page.getByText(es.sinElegir)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await press(page, es.rechazar);
  await expect(page.getByText(/rechazad/)).toBeVisible();
  await page.getByRole('link', { name: 'Rodera' }).first().click();
  await expect(page).toHaveURL(url + address('home', 'es'));
  await expect(banner(page)).toHaveCount(0);
});

test('another text, and an answer of two years ago, ask anew', async ({ page }) => {
  await watch(page);
  const home = shops.manager.url + address('home', 'es');
  await page.goto(home);
  await press(page, es.rechazar);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consentimiento'))).not.toBeNull();
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('consentimiento'))) ?? '{}') as {
    state: object;
  };
  const month = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months);
    return day.toISOString();
  };
  for (const [change, asks] of [
    [{ texto: 'medicion 2020-01-01' }, 1],
    [{ fecha: month(25) }, 1],
    [{ fecha: month(23) }, 0],
  ] as const) {
    const copy = JSON.stringify({ ...kept, state: { ...kept.state, ...change } });
    await page.evaluate((text) => localStorage.setItem('consentimiento', text), copy);
    await page.reload();
    await settled(page);
    await expect(banner(page)).toHaveCount(asks);
  }
});

test('the tag manager is never in a page whose address says a plate', async ({ page }) => {
  const { left } = await watch(page);
  const { url } = shops.manager;
  const plate = `${address('selectorPlate', 'es')}?matricula=1234BCD`;
  await page.goto(url + address('home', 'es'));
  await press(page, es.aceptar);
  await expect.poll(() => left.length).toBe(1);
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as {
      __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
    };
    void router?.navigate(to);
  }, plate);
  await page.waitForURL(`**${plate}`);
  await settled(page);
  expect(await layerOf(page)).toBeUndefined();
  await page.goto(url + plate);
  await settled(page);
  expect(left).toHaveLength(1);
});

test('an endpoint gets the events by themselves once they are allowed, and a purchase once', async ({
  page,
  driver,
}) => {
  const { left, sent } = await watch(page);
  const { url } = shops.endpoint;
  await page.goto(url + address('cookies', 'es'));
  await expect(page.getByText(legal.medicion.destino('cuenta.example'))).toBeVisible();
  await page.goto(url + address('home', 'es'));
  await expect(page.getByRole('button', { name: es.elegir })).toHaveCount(0);
  expect(left).toEqual([]);
  await press(page, es.aceptar);
  await buys(driver('es', url));
  await expect.poll(() => sent.map(({ event }) => event)).toContain('purchase');
  await page.reload();
  await expect(page.getByText(driver().t.basket.hechoTitulo)).toBeVisible();
  await settled(page);
  expect(sent.filter(({ event }) => event === 'purchase')).toHaveLength(1);
  expect(new Set(left)).toEqual(new Set([endpoint]));
  expect(sent.every(({ page_location }) => !String(page_location).includes('?'))).toBe(true);
  expect(JSON.stringify(sent)).not.toMatch(/Laia|Ferrer|611222333|@example/);
});

test('who registers, signs in and asks for a call is told of once each, and not who it is', async ({
  page,
  driver,
}) => {
  const { sent } = await watch(page);
  const { url } = shops.endpoint;
  const laia = driver('es', url);
  const { account: t } = laia.t;
  const person = somebody();
  const names = () => sent.map(({ event }) => event);
  await page.goto(url + address('home', 'es'));
  await press(page, es.aceptar);

  await page.goto(url + address('register', 'es'));
  await page.getByLabel(t.nombre, { exact: true }).fill(person.nombre);
  await page.getByLabel(t.apellidos).fill(person.apellidos);
  await page.getByLabel(t.correo).fill(person.email);
  await page.getByLabel(t.telefono).fill(person.telefono);
  await page.getByLabel(t.cp).fill(person.cp);
  for (const label of [t.contrasena, t.claveRepetida])
    await page.getByLabel(label, { exact: true }).fill('tres-gats-i-un-fanal');
  await page
    .getByRole('group', { name: t.ofertas })
    .getByRole('radio', { name: t.no, exact: true })
    .check({ force: true });
  await page.getByLabel(t.privacidad).check({ force: true });
  await laia.button(t.crearCuenta).click();
  await expect(laia.heading(t.creada)).toBeVisible();
  await expect.poll(names).toContain('sign_up');

  await page.goto(url + address('logIn', 'es'));
  await laia.button(t.salir).click();
  await page.getByLabel(t.correo).fill(person.email);
  await page.getByLabel(t.contrasena, { exact: true }).fill('tres-gats-i-un-fanal');
  await laia.button(t.entrar).click();
  await expect(page.getByText(t.dentro(person.email))).toBeVisible();
  await expect.poll(names).toContain('login');

  await page.goto(url + address('callBack', 'es'));
  await page.getByLabel(cases.telefono).fill(person.telefono);
  await laia.button(cases.pedirLlamada).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cases.gracias);
  await expect.poll(names).toContain('generate_lead');

  await settled(page);
  for (const event of ['sign_up', 'login', 'generate_lead'])
    expect([event, names().filter((name) => name === event)]).toEqual([event, [event]]);
  for (const mark of [person.email, person.nombre, person.telefono.slice(-9)])
    expect(JSON.stringify(sent)).not.toContain(mark);
});
