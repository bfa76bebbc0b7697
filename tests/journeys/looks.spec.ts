import { findKinds, makeBasket, type Kind } from '../../bench/kinds.ts';
import { bringStored, type Stored } from '../../bench/first-load.ts';
import { openSettled } from '#tests/support/hydrated.ts';
import { expect, test } from '#tests/support/driver.ts';
import { demoBegins, openShopAt } from '#tests/support/journeys-server.ts';

/** How to accept what was changed on purpose: docs/how-to.md. */
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** At night: what is open and the first hours stay the same for hours. */
const looksAt = demoBegins;

// All of them look at one shop, of which nobody else takes hours or tyres.
test.describe.configure({ mode: 'default' });

let shop: Awaited<ReturnType<typeof openShopAt>>;
let kinds: readonly Kind[] = [];
let basket: Stored;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openShopAt(looksAt);
  kinds = await findKinds(shop.url);
  basket = await makeBasket(shop.url);
});

test.afterAll(async () => await shop.stop());

const names = [
  'home',
  'results',
  'sheet',
  'brand',
  'model',
  'landing',
  'article',
  'workshop',
  'workshops',
  'basket',
  'time',
  'appointment',
];

for (const name of names)
  test(`${name} looks as it did`, async ({ page }) => {
    const kind = kinds.find((one) => one.name === name);
    if (!kind) throw new Error(`no page of the kind ${name}`);
    await page.clock.setFixedTime(looksAt);
    if (kind.isOwn) await bringStored(page.context(), shop.url, basket);
    // Letters that come late are shown from the next document on.
    await openSettled(page, shop.url + kind.path);
    for (const size of widths) {
      await page.setViewportSize(size);
      await openSettled(page, shop.url + kind.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(async () => await document.fonts.ready);
      // What is drawn of a letter's edge may differ; a line of text that moves does not pass.
      await expect.soft(page).toHaveScreenshot(`${name}-${size.width}.png`, { maxDiffPixels: 150, threshold: 0.25 });
    }
  });
