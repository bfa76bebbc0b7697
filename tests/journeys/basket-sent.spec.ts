import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { expect, hastyUrl, holdScripts, shopUrl, test, texts } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';

/** What stands on a page in a browser that keeps the same cookies and runs no script. */
const readWithoutScripts = async (browser: Browser, context: BrowserContext, path: string) => {
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  await quiet.addCookies(await context.cookies(shopUrl + path));
  const page = await quiet.newPage();
  await page.goto(shopUrl + path);
  return page;
};

/** How many, and what one costs. */
const price = (page: Page) =>
  page
    .getByText(/^\d\s×\s[\d,]+\s€/)
    .filter({ visible: true })
    .first();

for (const language of ['es', 'ca'] as const) {
  test(`a basket’s pages come with what lies in it, its hours and its order (${language})`, async ({
    page,
    browser,
    driver,
  }) => {
    const laia = driver(language);
    const { t } = laia;
    const read = async (name: 'basketRequest' | 'basketWorkshops' | 'basketTime' | 'basketDone') =>
      await readWithoutScripts(browser, page.context(), address(name, language));
    const tyre = await laia.fillBasket();
    const cost = (await price(page).textContent()) ?? '';
    // The way in leads there as a document, so that nothing is drawn before it.
    const entered = await readWithoutScripts(browser, page.context(), address('basket', language));
    expect(entered.url()).toBe(shopUrl + address('basketRequest', language));
    await expect(price(entered)).toHaveText(cost);
    await entered.context().close();
    const basket = await read('basketRequest');
    await expect(basket.getByRole('link', { name: tyre })).toBeVisible();
    await expect(price(basket)).toHaveText(cost);
    await basket.context().close();

    await laia.chooseWorkshop();
    await expect(laia.times().first()).toBeVisible();
    const near = await read('basketWorkshops');
    await expect(near.getByRole('heading', { name: t.basket.talleresTitulo })).toBeVisible();
    await expect(near.getByRole('button', { name: new RegExp(`^${t.basket.masHorasEn('')}`) }).first()).toBeVisible();
    await near.context().close();
    const hours = await read('basketTime');
    await expect(hours.getByRole('group', { name: t.basket.hora }).getByRole('radio').first()).toBeVisible();
    await expect(hours.getByText(t.basket.cargando)).toHaveCount(0);
    await hours.context().close();

    await laia.chooseTime();
    await laia.asGuest();
    await laia.payAtWorkshop();
    await laia.seesConfirmation();
    const done = await read('basketDone');
    await expect(done.getByText(t.basket.hechoTitulo)).toBeVisible();
    await expect(done.getByRole('definition').filter({ hasText: tyre, visible: true }).first()).toBeVisible();
    await done.context().close();
  });
}

test('nobody else is shown it, and a basket that is none is looked for by the browser', async ({
  page,
  browser,
  driver,
  language,
}) => {
  const laia = driver();
  const { t } = laia;
  const tyre = await laia.fillBasket();
  const path = address('basketRequest', language);
  const stranger = await browser.newContext();
  const other = await readWithoutScripts(browser, stranger, path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(tyre)).toHaveCount(0);
  await other.context().close();
  const base = address('basket', language);
  for (const value of ['0b3f1a52-9c7e-4d1b-8f60-2a5e9c1d7f34', 'no', '%00', 'a'.repeat(3000)]) {
    await stranger.addCookies([{ name: 'rodera_basket', value, domain: 'localhost', path: base }]);
    const lost = await stranger.newPage();
    await lost.goto(shopUrl + path);
    await lost.keyboard.press('Shift');
    await expect(lost.getByRole('heading', { name: t.basket.vacia })).toBeVisible();
    await lost.close();
  }
  await stranger.close();
  // Other pages are not told which basket it is.
  expect((await page.context().cookies(shopUrl)).map(({ name }) => name)).not.toContain('rodera_basket');
});

test('one more pressed before the basket’s page came alive is one more', async ({ page, driver, language }) => {
  const laia = driver();
  const { t } = laia;
  const tyre = await laia.fillBasket();
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('basketRequest', language), { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: tyre })).toBeVisible();
  await laia.button(t.basket.mas).click();
  letScriptsCome();
  await expect(page.getByText(/^5\s×/).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^5\s×/).filter({ visible: true }).first()).toBeVisible();
});

test('an hour tapped before the page came alive is held, and leads on', async ({ page, driver, language }) => {
  const laia = driver();
  const { t } = laia;
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await expect(laia.times().first()).toBeVisible();
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('basketTime', language), { waitUntil: 'commit' });
  await laia.times().first().click({ force: true });
  letScriptsCome();
  await expect(laia.heading(t.basket.registroTitulo)).toBeVisible();
  await expect(page.getByText(new RegExp(texts[language].basket.quedan('').trim())).first()).toBeVisible();
});

test('a page that brought its basket waits for somebody, and then has it', async ({
  browser,
  page,
  driver,
  language,
}) => {
  const laia = driver();
  const { t } = laia;
  await laia.fillBasket();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const quiet = await context.newPage();
  await quiet.goto(shopUrl + address('basketRequest', language));
  await expect(quiet.locator('#scripts')).toHaveCount(1);
  await quiet.waitForTimeout(1500);
  await expect(quiet.locator('#scripts')).toHaveCount(1);
  await quiet.keyboard.press('Shift');
  await expect(quiet.locator('#scripts')).toHaveCount(0);
  await quiet.getByRole('button', { name: t.basket.mas }).click();
  await expect(quiet.getByText(/^5\s×/).filter({ visible: true }).first()).toBeVisible();
  await context.close();
});

test.describe('before a basket’s page came alive', () => {
  test('what was ticked is ordered, though its visitor went on at once', async ({ page, driver, language }) => {
    const laia = driver();
    const { t } = laia;
    await laia.fillBasket();
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address('basketRequest', language), { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: /^Alinea/ }).click({ force: true });
    await laia.goOn();
    await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
    letScriptsCome();
    await expect(laia.heading(t.basket.talleresTitulo)).toBeVisible();
    await laia.link(t.basket.volverA(t.basket.estacion.cesta)).first().click();
    await expect(page.getByRole('checkbox', { name: /^Alinea/ })).toBeChecked();
  });

  test('how many were typed, and for which plate, is what the basket has', async ({ page, driver, language }) => {
    const laia = driver();
    const { t } = laia;
    await laia.fillBasket();
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address('basketRequest', language), { waitUntil: 'domcontentloaded' });
    await page.getByRole('spinbutton').fill('2');
    await page.getByLabel(t.basket.matricula).fill('4821 KTR');
    await laia.goOn();
    letScriptsCome();
    await expect(laia.heading(t.basket.talleresTitulo)).toBeVisible();
    await expect(page.getByText(/^2\s×/).first()).toBeAttached();
    await page.goto(shopUrl + address('basketRequest', language));
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByLabel(t.basket.matricula)).toHaveValue(/^4821 ?KTR$/);
    await expect(page.getByText(/^2\s×/).filter({ visible: true }).first()).toBeVisible();
  });

  test('a form that was sent is sent then, and nothing of it stands in an address', async ({
    page,
    driver,
    language,
  }) => {
    const laia = driver();
    const { t } = laia;
    await laia.fillBasket();
    await laia.chooseWorkshop();
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address('basketWorkshops', language), { waitUntil: 'domcontentloaded' });
    await page.getByLabel(t.basket.codigoPostal).fill('08001');
    await page.getByLabel(t.basket.codigoPostal).press('Enter');
    letScriptsCome();
    await expect(laia.button(new RegExp(`^${t.basket.masHorasEn('Rodera Barcelona')}`)).first()).toBeVisible();
    await expect(page).toHaveURL(shopUrl + address('basketWorkshops', language));
  });

  test('a link that is pressed twice leads on, whatever becomes of the scripts', async ({ page, driver, language }) => {
    const laia = driver();
    const { t } = laia;
    await laia.fillBasket();
    await holdScripts(page);
    await page.goto(shopUrl + address('basketRequest', language), { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: /^Alinea/ }).click({ force: true });
    await laia.goOn();
    await laia.goOn();
    await expect(page).toHaveURL(shopUrl + address('basketWorkshops', language));
    await expect(laia.heading(t.basket.talleresTitulo)).toBeVisible();
  });
});

test('a time that ended while its page was on its way is said to have ended', async ({ page, driver, language }) => {
  const laia = driver(undefined, hastyUrl);
  const { t } = laia;
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await laia.chooseTime();
  const letScriptsCome = await holdScripts(page);
  await page.goto(hastyUrl + address('basketWorkshops', language), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toBeVisible();
  await page.waitForTimeout(25_000);
  letScriptsCome();
  await expect(page.getByText(t.basket.holdCaducado).filter({ visible: true }).first()).toBeVisible();
});

test('hours of a page that lay behind another one are asked for anew once it is looked at', async ({
  page,
  driver,
  language,
}) => {
  const laia = driver();
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await expect(laia.times().first()).toBeVisible();
  await page.addInitScript(() => {
    const since = performance.now.bind(performance);
    performance.now = () => since() + 40 * 60_000;
  });
  const asked = page.waitForRequest(`**${calls.consultDates[1]}`);
  await page.goto(shopUrl + address('basketTime', language));
  await expect(laia.times().first()).toBeVisible();
  await asked;
});

test('what came with a page gives way to the basket in which another tab went on', async ({
  page,
  driver,
  language,
}) => {
  const laia = driver();
  const { t } = laia;
  await laia.fillBasket();
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('basketRequest', language), { waitUntil: 'domcontentloaded' });
  const stepper = page.getByRole('spinbutton');
  await expect(stepper).toBeVisible();
  await page.evaluate(() => {
    const { version } = JSON.parse(localStorage.getItem('cestaData') ?? '{}') as { version: number };
    const state = { cestaID: crypto.randomUUID(), cesta: null };
    localStorage.setItem('cestaData', JSON.stringify({ state, version }));
  });
  letScriptsCome();
  await expect(laia.heading(t.basket.vacia)).toBeVisible();
  await expect(stepper).toHaveCount(0);
});
