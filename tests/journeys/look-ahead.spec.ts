import { openSettled } from '#tests/support/hydrated.ts';
import { basket as basketCa } from '#i18n/ca/basket.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { basket as basketEs } from '#i18n/es/basket.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { address } from '#contract/addresses.ts';
import { basketAtHand } from '#tests/support/basket-at-hand.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import type { Page, Request } from '@playwright/test';

const words = { es: menuEs, ca: menuCa };
const basketWords = { es: basketEs, ca: basketCa };
const shopWords = { es: shopEs, ca: shopCa };

// The headless browser calls itself a crawler by its name, for which nothing is fetched beforehand.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** What the router knows of the pages of a build. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>;
}

const isAhead = (request: Request): boolean => request.headers()['sec-purpose']?.startsWith('prefetch') === true;

const ahead = (page: Page): { readonly asked: string[]; readonly data: string[] } => {
  const seen = { asked: [] as string[], data: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.data')) return;
    (isAhead(request) ? seen.asked : seen.data).push(pathname.replace(/\.data$/, ''));
  });
  return seen;
};

test('what is in sight is fetched before it is wanted, four at a time, and not asked for again', async ({
  page,
  language,
}) => {
  const seen = ahead(page);
  await page.goto(shopUrl + address('workshops', language));
  await expect.poll(() => seen.asked.length, { timeout: 15_000 }).toBeGreaterThan(0);
  // A page without data of its own is one of the four, and the next four come three seconds later.
  expect(seen.asked.length).toBeLessThanOrEqual(4);
  // Home is called `_`.
  // What is remembered of a car opens a dialog.
  const next = seen.asked.find((path) => !path.includes('_') && path !== address('myCar', language)) ?? '';
  const link = page.locator(`a[href="${next}"]:visible`).first();
  await link.click({ timeout: 10_000 });
  await expect(page).toHaveURL(shopUrl + next);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen.data).toContain(next);
  const sent = await page.evaluate(
    (data) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, initiatorType }) => initiatorType === 'fetch' && name.includes(data))
        .map(({ transferSize }) => transferSize),
    `${next}.data`,
  );
  expect(sent).toEqual([0]);
});

test('the numbers on a drawn tyre are links like others: who looks at them stays on their page', async ({
  page,
  language,
}) => {
  const seen = ahead(page);
  // On a phone the menu, whose links come before, is closed.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shopUrl}${address('selectorRim', language)}?ancho=205&serie=55`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const drawn = page.locator('svg a[href^="/"]');
  await expect(drawn.first()).toBeInViewport();
  const led = await drawn.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')));
  const others = led.filter((path) => path !== new URL(page.url()).pathname);
  await expect.poll(() => others.filter((path) => !seen.asked.includes(path ?? '')), { timeout: 20_000 }).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('nothing is fetched where data is saved, nor from a page that does something', async ({ page, language }) => {
  const seen = ahead(page);
  await page.goto(shopUrl + address('basket', language));
  await page.waitForTimeout(4000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(shopUrl + address('home', language));
  await page.waitForTimeout(4000);
  // A basket leads to its own first screen.
  expect(seen.asked.filter((path) => path !== address('basketRequest', language))).toEqual([]);
});

test('all scripts of a page are asked for at once when somebody goes to it', async ({ page, language }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openSettled(page, shopUrl + address('home', language));
  const seen = { answered: 0, first: [] as string[], late: [] as string[] };
  await page.route('**/assets/*.js', async (route) => {
    (seen.answered === 0 ? seen.first : seen.late).push(new URL(route.request().url()).pathname);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    seen.answered += 1;
    await route.continue();
  });
  const { talleres } = words[language];
  await page.getByRole('contentinfo').getByRole('link', { name: talleres, exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Parts that a page fetches later are its own matter.
  const read = await page.evaluate(
    (id) => (Reflect.get(window, '__reactRouterManifest') as Manifest).routes[id]?.imports ?? [],
    `${language}/workshops`,
  );
  expect(seen.first.filter((file) => read.includes(file)).length).toBeGreaterThan(3);
  expect(seen.late.filter((file) => read.includes(file))).toEqual([]);
});

/** The documents that a browser opens. */
const documentsOf = (page: Page): string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
};

const size = '?ancho=205&serie=55&llanta=16';

for (const ahead of [true, false])
  test(`who puts tyres into the basket ${ahead ? 'after its scripts came opens no new document' : 'before its scripts are there has the page of the server'}`, async ({
    page,
    language,
  }) => {
    const documents = documentsOf(page);
    const list = address('selectorResults', language);
    if (!ahead)
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    await openSettled(page, shopUrl + list + size);
    // Longer than a tap waits for them.
    if (!ahead)
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
    if (ahead) await basketAtHand(page, language);
    const { anadirUnidades } = shopWords[language];
    const add = page.getByRole('article').getByRole('button', { name: new RegExp(`^${anadirUnidades(4, '')}`) });
    // Who taps twice wants it once.
    await add.first().dblclick();
    await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
    await expect(page.getByRole('link', { name: basketWords[language].seguir }).first()).toBeVisible();
    expect(documents).toEqual(ahead ? [list] : [list, address('basket', language)]);
    const kept = await page.evaluate(() => localStorage.getItem('cestaData'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ state: { cesta: { products: [{ cantidad: 4 }] } } });
  });

test('data that was lost is asked for again, and a page that was open while the shop was built anew is loaded whole', async ({
  page,
  language,
}) => {
  const documents = documentsOf(page);
  const footer = page.getByRole('contentinfo');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(shopUrl + address('home', language));
  // What asks again is there from the third second on, in the place of the browser's own.
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'));
  let lost = 0;
  await page.route(/\.data(\?|$)/, async (route) => {
    lost += 1;
    await (lost < 3 ? route.abort() : route.continue());
  });
  await footer.getByRole('link', { name: words[language].talleres, exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([lost, documents]).toEqual([3, [address('home', language)]]);

  await page.unroute(/\.data(\?|$)/);
  await page.route('**/page-data/app-data.json', async (route) => {
    await route.fulfill({ json: { webpackCompilationHash: 'another' } });
  });
  await page.clock.install();
  await page.clock.fastForward(120_000);
  const asked = page.waitForResponse('**/page-data/app-data.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await page
    .locator(`header a[href="${address('home', language)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(shopUrl + address('home', language));
  expect(documents).toEqual([address('home', language), address('home', language)]);
});
