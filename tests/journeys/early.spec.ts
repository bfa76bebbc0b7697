import type { Browser, Page } from '@playwright/test';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { address } from '#contract/addresses.ts';
import { calls } from '#contract/calls.ts';
import { hydrated } from '#web/hydrated.ts';
import { aliveSince, noteLife, openHydrated } from '#tests/support/hydrated.ts';
import { expect, holdScripts, shopUrl, somebody, test, texts } from '#tests/support/driver.ts';
import { Visitor } from '#tests/support/visitor.ts';

const menus = { es: { t: menuEs, shell: shellEs }, ca: { t: menuCa, shell: shellCa } };

for (const language of ['es', 'ca'] as const) {
  test(`a width chosen before the page came alive counts (${language})`, async ({ page }) => {
    // A phone asks for it by links, which wait for nothing.
    await page.setViewportSize({ width: 1024, height: 768 });
    const { paso } = texts[language].selector;
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address('selectorSizes', language), { waitUntil: 'commit' });
    await page.getByLabel(paso.ancho).selectOption('205');
    letScriptsCome();
    await expect(page).toHaveURL(/ancho=205/);
    await expect(page.getByLabel(paso.ancho)).toHaveValue('205');
    await page.getByLabel(paso.serie).selectOption('55');
    await expect(page).toHaveURL(/serie=55/);
  });
}

test('what was ticked before the page came alive counts', async ({ page, language }) => {
  const { shop } = texts[language];
  const letScriptsCome = await holdScripts(page);
  const results = address('selectorResults', language);
  // The boxes come before what hears them: the end of the document.
  await page.goto(`${shopUrl}${results}?ancho=205&serie=55&llanta=16`, { waitUntil: 'domcontentloaded' });
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${shop.comparar.comparar} `) });
  await boxes.nth(0).check({ force: true });
  await boxes.nth(1).check({ force: true });
  await boxes.nth(1).uncheck({ force: true });
  letScriptsCome();
  await expect(page.getByRole('status').filter({ hasText: shop.comparar.elegidos(1) })).toBeVisible();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
});

test.describe('a page that is the same for all', () => {
  /** Somebody whose browser has nothing stored, and who touches nothing. */
  const openQuietly = async (browser: Browser, path: string, stored: Record<string, string> = {}) => {
    const page = await browser.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await noteLife(page);
    await page.goto(shopUrl + path);
    return page;
  };
  /** Until its scripts run: how many milliseconds after its first picture they did. */
  const listens = async (page: Page): Promise<number> => {
    const since = await aliveSince(page);
    const drawn = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    return since - Number(drawn);
  };
  const isFetched = (page: Page) =>
    page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('entry.client')),
    );

  test('fetches its scripts, and begins them when somebody touches it', async ({ browser, language }) => {
    const page = await openQuietly(browser, address('home', language));
    await isFetched(page);
    await page.mouse.move(100, 200);
    expect(await listens(page)).toBeLessThan(5000);
    await page.close();
  });

  test('begins them by itself for who only reads, 5 s after it is drawn', async ({ browser, language }) => {
    const page = await openQuietly(browser, address('workshops', language));
    await isFetched(page);
    expect(await listens(page)).toBeGreaterThan(5000);
    await page.close();
  });

  test('begins them at once where something is stored of its visitor', async ({ browser, language }) => {
    const state = { codigoPostal: '25001' };
    const stored = { recordado: JSON.stringify({ state, version: 1 }) };
    const page = await openQuietly(browser, address('home', language), stored);
    expect(await listens(page)).toBeLessThan(5000);
    await page.close();
  });

  test('begins them at once for who comes from another page', async ({ browser, language }) => {
    const page = await openQuietly(browser, address('home', language));
    await page.evaluate((to) => location.assign(to), address('workshops', language));
    await page.waitForURL(shopUrl + address('workshops', language));
    expect(await listens(page)).toBeLessThan(5000);
    await page.close();
  });

  test('keeps the place of who jumps down it once all of it is laid out', async ({ browser, language }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // It is laid out once its sheet of looks is there.
    const sheet = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await sheet.promise;
      await route.continue();
    });
    await page.goto(`${shopUrl}${address('motoResults', language)}?ancho=90&alto=90&llanta=21`);
    const tubes = page.getByRole('main').locator(`a[href*="${address('motoTubes', language)}"]`);
    await tubes.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // What comes near is laid out in one of the next pictures.
    await tubes.evaluate(async (link) => {
      let top = NaN;
      for (let still = 0; still < 10; still += 1) {
        await new Promise(requestAnimationFrame);
        const now = link.getBoundingClientRect().top;
        if (now !== top) still = 0;
        top = now;
      }
    });
    const whole = page.locator('html[data-begun]');
    await expect(whole).toHaveCount(0);
    const before = await tubes.boundingBox();
    sheet.resolve();
    await whole.waitFor();
    expect(Math.abs(Number((await tubes.boundingBox())?.y) - Number(before?.y))).toBeLessThan(2);
    await page.close();
  });

  test('loses nothing of what is typed at once', async ({ browser, language }) => {
    const page = await openQuietly(browser, address('tyres', language));
    const field = page.getByLabel(texts[language].landing.medida);
    await field.pressSequentially('205/55 R16', { delay: 20 });
    await listens(page);
    await expect(field).toHaveValue('205/55 R16');
    await page.getByRole('button', { name: texts[language].landing.buscarMedida }).click();
    await expect(page).toHaveURL(/ancho=205/);
    await page.close();
  });
});

test('a page is drawn as it is meant without its sheet of looks, and its scripts wait for that', async ({
  page,
  language,
}) => {
  const sheet = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await sheet.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.css');
  await page.goto(shopUrl + address('home', language), { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
  await asked;
  await page.waitForTimeout(300);
  await expect(page.locator('#scripts')).toBeAttached();
  sheet.resolve();
  await expect(page.locator('#scripts')).not.toBeAttached();
});

test('a page that does not exist listens as any other', async ({ page, language }) => {
  await openHydrated(page, `${shopUrl}${address('home', language)}/no-existe`.replace('//no', '/no'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is typed before a page came alive is told to it', async ({ page, language }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('myCar', language), { waitUntil: 'domcontentloaded' });
  const plate = page
    .getByRole('textbox', { name: /Matrícula/ })
    .filter({ visible: true })
    .first();
  await plate.pressSequentially('1234bcd');
  await expect(plate).toHaveValue('1234bcd');
  letScriptsCome();
  await expect(plate).toHaveValue('1234 BCD');
});

test('a page whose sheet of looks does not come begins all the same', async ({ page, language }) => {
  await page.route('**/*.css', async (route) => await route.abort());
  await openHydrated(page, shopUrl + address('home', language));
});

test('on a slow line a search whose page has no scripts here yet opens it as any form does', async ({
  page,
  language,
}) => {
  const { home, landing } = texts[language];
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));
  await openHydrated(page, shopUrl + address('home', language));
  await page.evaluate(() => Object.assign(window, { isHere: true }));
  const letScriptsCome = await holdScripts(page);
  await page.getByText(home.medida, { exact: true }).first().click();
  await page.getByLabel(landing.medida).fill('205/55 R16');
  await page.getByRole('button', { name: landing.buscarMedida }).click();
  await expect(page).toHaveURL(/ancho=205/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => 'isHere' in window)).toBe(false);
  letScriptsCome();
});

test('a button that was pressed before the page came alive is heard', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const person = somebody();
  await laia.bookByCall(person);
  const letScriptsCome = await holdScripts(page);
  await page.goto(await laia.mailedLink(person.email), { waitUntil: 'commit' });
  await laia.button(laia.t.cambiar).click();
  letScriptsCome();
  await expect(laia.link(laia.t.dejarla)).toBeVisible();
});

test('a menu that was opened before the page came alive stays open', async ({ page, language }) => {
  const { t, shell } = menus[language];
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('home', language), { waitUntil: 'commit' });
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  const entry = page.locator('header').getByRole('link', { name: t.talleres, exact: true });
  await expect(entry).toBeVisible();
  const heard = page.evaluate(
    (event) => new Promise((done) => window.addEventListener(event, () => setTimeout(done, 100))),
    hydrated,
  );
  letScriptsCome();
  await heard;
  await expect(entry).toBeVisible();
});

for (const language of ['es', 'ca'] as const) {
  test(`what comes into the basket has its price before the page came alive, and who goes on then goes on (${language})`, async ({
    page,
  }) => {
    const { basket } = texts[language];
    const letScriptsCome = await holdScripts(page);
    const query = new URLSearchParams({ anadir: 'NE0000023', cantidad: '3' });
    await page.goto(`${shopUrl}${address('basket', language)}?${query}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: basket.paso.solicitud })).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /3\s×\s[\d,]+\s€/ })
        .first(),
    ).toBeVisible();
    const total = await page.getByRole('row', { name: basket.totalTodo }).first().textContent();
    const goOn = page.getByRole('button', { name: basket.seguir }).filter({ visible: true });
    // Until the style is there, that of the other width is seen too.
    await expect(goOn).toHaveCount(1);
    await goOn.click();
    letScriptsCome();
    await expect(page).toHaveURL(shopUrl + address('basketWorkshops', language));
    await expect(page.getByRole('heading', { name: basket.talleresTitulo })).toBeVisible();
    // Three were put in, once, and cost what was shown.
    await expect(page.getByRole('row', { name: basket.totalTodo }).first()).toHaveText(total ?? '');
  });
}

/** What the router asks about pages that come waits until it is let go. */
const holdRoutes = async (page: Page): Promise<() => void> => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/__manifest?*', async (route) => {
    await held;
    await route.continue();
  });
  return () => letCome();
};

test('who goes on while the page of the basket that has it is on its way goes on', async ({ page, language }) => {
  const { basket } = texts[language];
  const letRoutesCome = await holdRoutes(page);
  const isIn = page.waitForResponse((answer) => answer.url().endsWith(calls.updateBasket[1]) && answer.ok());
  await page.goto(
    `${shopUrl}${address('basket', language)}?${new URLSearchParams({ anadir: 'NE0000023', cantidad: '3' })}`,
  );
  await isIn;
  await expect(page.getByRole('link', { name: menus[language].shell.cestaConteo(3) })).toBeVisible();
  // The page waits for the route of the one that comes.
  await page.getByRole('button', { name: basket.seguir }).filter({ visible: true }).click();
  letRoutesCome();
  await expect(page.getByRole('heading', { name: basket.talleresTitulo })).toBeVisible();
});

test('a page that loads anew after it has put something into the basket does not do it again', async ({
  page,
  language,
}) => {
  const letRoutesCome = await holdRoutes(page);
  const query = new URLSearchParams({ anadir: 'NE0000023', cantidad: '3' });
  const isIn = page.waitForResponse((answer) => answer.url().endsWith(calls.updateBasket[1]) && answer.ok());
  await page.goto(`${shopUrl}${address('basket', language)}?${query}`);
  await isIn;
  const three = page.getByRole('link', { name: menus[language].shell.cestaConteo(3) });
  await expect(three).toBeVisible();
  await page.reload();
  letRoutesCome();
  await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
  await expect(three).toBeVisible();
});

test('what a page is opened with is put into the basket before the page lives, once', async ({ page, language }) => {
  await noteLife(page);
  await page.goto(
    `${shopUrl}${address('basket', language)}?${new URLSearchParams({ anadir: 'NE0000023', cantidad: '3' })}`,
  );
  await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
  const since = await aliveSince(page);
  const asked = await page.evaluate(
    (path) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith(path) ? [startTime] : [])),
    calls.updateBasket[1],
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeLessThan(since);
  await expect(page.getByRole('link', { name: menus[language].shell.cestaConteo(3) })).toBeVisible();
});

test('what comes into a basket and cannot be had is refused there', async ({ page, language }) => {
  const { basket } = texts[language];
  const letScriptsCome = await holdScripts(page);
  await page.goto(`${shopUrl}${address('basket', language)}?anadir=NE9999999`, { waitUntil: 'commit' });
  await expect(page.getByText(basket.cargando)).toBeVisible();
  letScriptsCome();
  await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
});

test('who chooses a service and says where before a page came alive sees its first hours there', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const { t } = laia;
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('visit', language), { waitUntil: 'commit' });
  const service = page.getByRole('region', { name: t.vehiculos.coche }).getByRole('listitem').getByRole('link').first();
  const name = (await service.textContent()) ?? '';
  await service.click();
  await laia.sees(t.tallerTitulo);
  const chosen = page.getByRole('definition').filter({ hasText: name });
  await expect(chosen.first()).toBeVisible();
  await page.getByLabel(t.codigoPostal).fill('25001');
  await laia.button(t.buscarTaller).click();
  await expect(page).toHaveURL(/cp=25001/);
  letScriptsCome();
  await laia
    .button(new RegExp(`^${t.masHorasEn('')}`))
    .first()
    .click();
  await laia.sees(t.fechaTitulo);
  await expect(chosen.first()).toBeVisible();
  // An address that asks for another service begins anew.
  await laia.open('visitWorkshop', '?servicio=frenos');
  await laia.sees(t.tallerTitulo);
  await expect(chosen).toHaveCount(0);
});

test('who chooses a brand before the page came alive goes on with it, and finds it again', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const { t } = laia;
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('visitBrand', language), { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Xiaomi' }).check({ force: true });
  await laia.button(t.seguir).click();
  await expect(page).toHaveURL(/marca=xiaomi/);
  letScriptsCome();
  await laia.sees(t.servicioTitulo);
  await page.goBack();
  await laia.sees(t.marcaTitulo);
  await expect(page.getByRole('radio', { name: 'Xiaomi' })).toBeChecked();
  await expect(page).toHaveURL(shopUrl + address('visitBrand', language));
});

test('what is told while the page still asks who is signed in is not lost', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.signInWithVisit();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/users\/fetchInfo$/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openHydrated(page, shopUrl + address('visitComment', language));
  await page.getByLabel(laia.t.comentarioEtiqueta).fill('Brrrm');
  await laia.goOn();
  asked.resolve();
  await laia.sees(laia.t.tallerTitulo);
  await laia.open('visitComment');
  await expect(page.getByLabel(laia.t.comentarioEtiqueta)).toHaveValue('Brrrm');
});
