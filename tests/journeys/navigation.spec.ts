import { openSettled } from '#tests/support/hydrated.ts';
import { languageOffer } from '#i18n/ca/language-offer.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';

const menuWords = { es: menuEs, ca: menuCa };
const words = { es: { ...menuEs, ...shellEs }, ca: { ...menuCa, ...shellCa } };
const toWorkshops = (page: Page, language: 'es' | 'ca') =>
  page.getByRole('contentinfo').getByRole('link', { name: words[language].talleres, exact: true });
const height = async (page: Page) => await page.evaluate(() => Math.round(window.scrollY));

test('a page that takes more than a second says so', async ({ page, language }) => {
  await openSettled(page, shopUrl + address('home', language));
  const notice = page.getByText(words[language].cargandoLento);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  const pressed = Date.now();
  await toWorkshops(page, language).click();
  await expect(notice).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
  go();
  await expect(page).toHaveURL(shopUrl + address('workshops', language));
  await expect(notice).toBeHidden();
});

test('Catalan is offered once to whose browser asks for it, on the same page', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'ca-ES' })).newPage();
  const at = { es: address('tyresWinter', 'es'), ca: address('tyresWinter', 'ca') };
  const offer = page.getByText(languageOffer.titulo);
  await openSettled(page, shopUrl + at.ca);
  await expect(offer).toHaveCount(0);
  await page.goto(`${shopUrl}${at.es}?taller=1`);
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}${at.es}?taller=1`);
  await page.getByRole('link', { name: languageOffer.leer }).click();
  await expect(page).toHaveURL(`${shopUrl}${at.ca}?taller=1`);
  await openSettled(page, shopUrl + at.es);
  await expect(offer).toHaveCount(0);
  await page.context().close();
});

test(
  'going back returns to the place one left, and a hash leads to its own',
  { tag: '@both' },
  async ({ page, language }) => {
    await openSettled(page, shopUrl + address('tyreGuide', language));
    await toWorkshops(page, language).scrollIntoViewIfNeeded();
    const left = await height(page);
    expect(left).toBeGreaterThan(500);
    await toWorkshops(page, language).click();
    await expect(page).toHaveURL(shopUrl + address('workshops', language));
    await expect.poll(async () => await height(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(shopUrl + address('tyreGuide', language));
    await expect.poll(async () => await height(page)).toBe(left);

    await page.goto(shopUrl + address('home', language));
    await page.goto(`${shopUrl}${address('tyreGuide', language)}#numeros`);
    await expect(page.locator('#numeros')).toBeInViewport();
  },
);

test('a click with a key held opens a page of its own', async ({ page, context, language }) => {
  await openSettled(page, shopUrl + address('home', language));
  const opened = context.waitForEvent('page');
  await toWorkshops(page, language).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(shopUrl + address('workshops', language));
  await expect(page).toHaveURL(shopUrl + address('home', language));
});

test('a page that breaks says so, and leads home', async ({ page, language }) => {
  const t = words[language];
  await openSettled(page, shopUrl + address('home', language));
  await page.route(
    '**/*.data*',
    async (route) => await route.fulfill({ status: 500, body: 'Unexpected Server Error' }),
  );
  await toWorkshops(page, language).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.fallo);
  await page.unroute('**/*.data*');
  await page.getByRole('main').getByRole('link', { name: t.volverInicio }).click();
  await expect(page).toHaveURL(shopUrl + address('home', language));
});

test('a phone’s menu has what a wide header shows beside it: help, the account and the telephone', async ({
  page,
  language,
}) => {
  const t = words[language];
  const account = page.getByRole('listitem').getByRole('link', { name: menuWords[language].cuenta, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, shopUrl + address('home', language));
  await expect(account).toBeHidden();
  await page.getByRole('button', { name: t.menu }).click();
  await expect(account).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: '900' })).toHaveAttribute('href', /^tel:/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(account).toBeHidden();
});
