import type { Page } from '@playwright/test';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { pathsIn } from '#tests/support/every-page.ts';
import { badlyLaidOut } from '#tests/support/laid-out.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';

/** The narrowest in both languages, the others in one. */
const widths = { es: [320, 820, 1440], ca: [320, 390, 1024] } as const;

/**
 * Shows a page as the server sends it in place of the one before: without its scripts, which make nothing wider, and without a
 * journey of the browser's own, which takes four times as long. In the place of the looks that it has inside it, which another
 * page's policy does not allow, it takes the whole sheet. Answers whether it could: a page that names none needs a document of its own.
 */
const isShown = async (page: Page, path: string): Promise<boolean> =>
  await page.evaluate(async (wanted) => {
    const sent = new DOMParser().parseFromString(await (await fetch(wanted)).text(), 'text/html');
    const [, whole] =
      /"([^"]*\.css)"\)$/.exec(sent.querySelector('body > script:last-of-type')?.textContent ?? '') ?? [];
    if (whole) {
      const sheet = Object.assign(sent.createElement('link'), { rel: 'stylesheet', href: whole });
      sent.querySelector('style')?.replaceWith(sheet);
    }
    for (const script of sent.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
    const sheets = [...sent.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (sheets.length === 0) return false;
    const drawn = sheets.map(
      async (sheet) =>
        await new Promise((resolve, reject) => {
          sheet.addEventListener('load', resolve);
          sheet.addEventListener('error', () => reject(new Error(`${wanted} lacks ${sheet.href}`)));
        }),
    );
    document.replaceChild(document.adoptNode(sent.documentElement), document.documentElement);
    await Promise.all(drawn);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return true;
  }, path);

/** So that nobody waits for the last part alone. */
const parts = [0, 1];

for (const part of parts)
  test(`no page is wider than its screen, however narrow: part ${part + 1} of ${parts.length}`, async ({
    page,
    language,
  }) => {
    test.setTimeout(400_000);
    const paths = await pathsIn(language);
    expect(paths.length).toBeGreaterThan(90);
    const wide: string[] = [];
    const bare = `${shopUrl}/robots.txt`;
    await page.goto(bare);
    for (const path of paths.filter((_, index) => index % parts.length === part)) {
      if (page.url() !== bare) await page.goto(bare);
      if (!(await isShown(page, path))) await page.goto(shopUrl + path);
      for (const width of widths[language]) {
        await page.setViewportSize({ width, height: 800 });
        const whole = await page.evaluate(() => document.documentElement.scrollWidth);
        if (whole > width) wide.push(`${path} at ${width}: ${whole}`);
      }
    }
    expect(wide).toEqual([]);
  });

/** The narrowest, and where a layout of more columns has just begun: words broke and prices ran out there. */
const tightWidths = [320, 768, 1024];

const atEachWidth = async (page: Page, step: string): Promise<string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await badlyLaidOut(page)).map((what) => `${step} at ${width}: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
};

test('from home to the payment nothing is cut, broken or beyond its box', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  const found: string[] = [];
  const look = async (step: string) => void found.push(...(await atEachWidth(page, step)));
  await laia.open('home');
  await look('home');
  await laia.findTyres();
  await look('results');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByLabel(laia.t.sheet.cantidad)).toBeVisible();
  await look('sheet');
  await page.goBack();
  await laia.take();
  await look('basket');
  await laia.chooseWorkshop();
  await expect(laia.times().first()).toBeAttached();
  await look('time');
  const days = page.getByRole('group', { name: basket.dia, exact: true }).getByRole('radio');
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, eighth] = [await days.first().boundingBox(), await days.nth(7).boundingBox()];
  expect.soft(eighth?.x).toBeCloseTo(first?.x ?? 0, 0);
  await page.goBack();
  await expect(laia.heading(basket.talleresTitulo)).toBeVisible();
  await look('workshops');
  await page.goForward();
  await laia.chooseTime();
  await look('person');
  await laia.asGuest();
  await laia.fillBilling();
  await look('payment');
  expect(found).toEqual([]);
});

test('no step of an appointment is cut, broken or beyond its box', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const found: string[] = [];
  const look = async (step: string) => void found.push(...(await atEachWidth(page, step)));
  await laia.open('visit');
  await laia.sees(laia.t.titulo);
  await look('begin');
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.sees(laia.t.servicioTitulo);
  await look('service');
  await page.goBack();
  await laia.sees(laia.t.tallerTitulo);
  await look('workshop');
  await page.goForward();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  await look('time');
  await laia.chooseTime();
  await laia.sees(laia.t.datosTitulo);
  await look('person');
  await laia.sayWho({ plate: somePlate() });
  await laia.seesConfirmation();
  await look('done');
  expect(found).toEqual([]);
});

test('the way into the basket is one line in every row of a model’s sizes', async ({ page, language }) => {
  await page.goto(shopUrl + address('tyreModel', language, { marca: 'michelin', modelo: 'crossclimate-2' }));
  const rows = page.locator('button[name="anadir"]');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const width of [320, 768, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const inLines = await rows.evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('span') ?? button);
        return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
    );
    expect([width, ...new Set(inLines)]).toEqual([width, 1]);
    expect((await badlyLaidOut(page)).filter((what) => what.startsWith('the page'))).toEqual([]);
  }
});
