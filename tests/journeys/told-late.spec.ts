import { address } from '#contract/addresses.ts';
import { consent as t } from '#i18n/es/consent.ts';
import { cases } from '#i18n/es/cases.ts';
import { basketAtHand } from '#tests/support/basket-at-hand.ts';
import { openHydrated, settled } from '#tests/support/hydrated.ts';
import { expect, holdScripts, somebody, test } from '#tests/support/driver.ts';
import { openOwnShop } from '#tests/support/journeys-server.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { watch } from '#tests/support/watch.ts';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'default' });

let shop: Awaited<ReturnType<typeof openOwnShop>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openOwnShop({ MEASURING_URL: 'https://cuenta.example/sucesos' });
});
test.afterAll(async () => await shop.stop());

const open = async (page: Page, path: string) => await page.goto(shop.url + path, { waitUntil: 'commit' });
const answer = async (page: Page, name: string) => {
  await open(page, address('home', 'es'));
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('consentimiento'))).not.toBeNull();
};

/** What tells comes only when the answer is called. */
const holdTeller = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/consent-asked-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const askForCall = async (page: Page) => {
  await page.getByLabel(cases.telefono).fill(somebody().telefono);
  await page.getByRole('button', { name: cases.pedirLlamada }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cases.gracias);
};

const eventsOf = (sent: readonly Record<string, unknown>[]) =>
  sent.map(({ event, page_path, lead_source }) => [event, page_path, lead_source].filter(Boolean).join(' '));

test('what happened before it could be told is told once it can, at the page where it happened', async ({
  page,
  driver,
}) => {
  const { sent } = await watch(page);
  await answer(page, t.aceptar);
  const letCome = await holdTeller(page);
  await driver('es', shop.url).findTyres();
  await driver('es', shop.url).take();
  await open(page, address('callBack', 'es'));
  await askForCall(page);
  expect(sent).toEqual([]);
  letCome();
  await expect.poll(() => eventsOf(sent)).toEqual([`generate_lead ${address('contactDone', 'es')} contacto`]);
  await page.reload();
  await settled(page);
  expect(sent).toHaveLength(1);
});

test('a basket that is filled before it can be told is told, with the pages on the way to it', async ({
  page,
  driver,
}) => {
  const { sent } = await watch(page);
  await answer(page, t.aceptar);
  const letCome = await holdTeller(page);
  const laia = driver('es', shop.url);
  // Until its scripts listen, each page is a document of its own, with which what was not told goes.
  await openHydrated(page, shop.url + address('home', 'es'));
  await laia.searchSize('205/55 R16 91V');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('205');
  await basketAtHand(page, 'es');
  await laia.take();
  expect(sent).toEqual([]);
  letCome();
  await expect.poll(() => sent.map(({ event }) => event)).toContain('view_cart');
  expect(sent.map(({ event }) => event)).toEqual(['search', 'view_item_list', 'add_to_cart', 'view_cart']);
});

test('who asks for a call before a script runs is told of once, and not again with the page', async ({ page }) => {
  const { sent } = await watch(page);
  await answer(page, t.aceptar);
  const letScriptsCome = await holdScripts(page);
  await open(page, address('callBack', 'es'));
  await askForCall(page);
  letScriptsCome();
  const told = `generate_lead ${address('contactDone', 'es')} contacto`;
  await expect.poll(() => eventsOf(sent)).toEqual([told]);
  await page.reload();
  await settled(page);
  await open(page, address('home', 'es'));
  // Chromium has no history of a page that it is about to exchange.
  await page.waitForLoadState();
  await page.goBack();
  await settled(page);
  expect(eventsOf(sent)).toEqual([told]);
});

test('what happened before anybody allowed it is not told afterwards', async ({ page }) => {
  const { left } = await watch(page);
  const letCome = await holdTeller(page);
  await open(page, address('callBack', 'es'));
  await askForCall(page);
  letCome();
  await page.getByRole('button', { name: t.aceptar, exact: true }).click();
  await settled(page);
  expect(left).toEqual([]);
});

test('what happened while everything was refused is told to nobody', async ({ page }) => {
  const { left } = await watch(page);
  await answer(page, t.rechazar);
  const letCome = await holdTeller(page);
  await open(page, address('callBack', 'es'));
  await askForCall(page);
  letCome();
  await settled(page);
  expect(left).toEqual([]);
});

test('an appointment is told when it is booked, not when it is changed, or seen again', async ({ page }) => {
  const { sent } = await watch(page);
  await answer(page, t.aceptar);
  const laia = new Visitor(page, 'es', shop.url);
  const { person } = await laia.book();
  const leads = () => sent.filter(({ event }) => event === 'generate_lead').map(({ lead_source }) => lead_source);
  await expect.poll(leads).toEqual(['cita']);
  await page.goBack();
  await laia.seesConfirmation();
  await page.goto(await laia.mailedLink(person.email));
  await laia.button(laia.t.cambiar).click();
  await laia.chooseTime(3);
  await laia.sees(laia.t.datosTitulo);
  await laia.button(laia.t.confirmarCambio).click();
  await laia.seesConfirmation(laia.t.cambiadaTitulo);
  await page.reload();
  await laia.seesConfirmation(laia.t.cambiadaTitulo);
  await settled(page);
  expect(leads()).toEqual(['cita']);
});

test('an appointment for an e-scooter is told, too', async ({ page }) => {
  const { sent } = await watch(page);
  await answer(page, t.aceptar);
  const laia = new Visitor(page, 'es', shop.url);
  await laia.begin('patinete');
  await laia.sees(laia.t.marcaTitulo);
  await page.getByRole('radio', { name: 'Xiaomi' }).check({ force: true });
  await laia.goOn();
  await laia.chooseService();
  await laia.chooseWorkshop('08001');
  await laia.chooseTime();
  await laia.sayWho();
  await laia.seesConfirmation();
  await expect.poll(() => sent.filter(({ event }) => event === 'generate_lead')).toHaveLength(1);
});
