import { results as resultsCa } from '#i18n/ca/results.ts';
import { finder as finderCa } from '#i18n/ca/finder.ts';
import { selector as selectorCa } from '#i18n/ca/selector.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { finder as finderEs } from '#i18n/es/finder.ts';
import { results as resultsEs } from '#i18n/es/results.ts';
import { selector as selectorEs } from '#i18n/es/selector.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { address } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test, texts } from '#tests/support/driver.ts';

const words = {
  es: { t: { ...finderEs, ...selectorEs }, results: resultsEs, shop: shopEs },
  ca: { t: { ...finderCa, ...selectorCa }, results: resultsCa, shop: shopCa },
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page, progress: string) => page.getByText(progress).filter({ visible: true });

test('on a wide screen: the whole size in one page, then what matters, then prices', async ({ page, language }) => {
  const { t } = words[language];
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(shopUrl + address('selectorSizes', language));
  await expect(step(page, t.progreso(1, 3))).toHaveCount(1);
  for (const [label, value, next] of [
    [t.paso.ancho, '205', /ancho=205/],
    [t.paso.serie, '55', /serie=55/],
    [t.paso.llanta, '16', /llanta=16/],
  ] as const) {
    await expect(async () => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      await expect(page).toHaveURL(next, { timeout: 2000 });
    }).toPass();
  }
  await page.getByRole('button', { name: t.seguir }).click();
  await expect(title(page)).toHaveText(t.pregunta.preferencias);
  await page.getByRole('button', { name: t.seguir }).click();
  await expect(title(page)).toHaveText(t.pregunta.datos);
  // Nobody chose a season: it was summer that stood there.
  await expect(page).toHaveURL(/temporada=verano/);
  await expect(step(page, t.progreso(3, 3))).toHaveCount(1);
  await page.getByRole('link', { name: t.sinDatos }).click();
  await expect(title(page)).toContainText('205/55 R16');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('the makers are those of the size, each once, with how many tyres of it there are', async ({ page, language }) => {
  const { t } = words[language];
  const size = 'ancho=205&serie=55&llanta=16';
  for (const [step, more] of [
    ['selectorPreferences', ''],
    ['selectorBrands', '&temporada=invierno&runflat=no'],
  ] as const) {
    await page.goto(`${shopUrl}${address(step, language)}?${size}${more}`);
    const boxes = page.getByRole('group', { name: t.paso.marcas }).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    const makers = await boxes.evaluateAll((all) =>
      all.map((box) => {
        const [name = '', total = ''] = [...(box.closest('label')?.querySelectorAll('span') ?? [])].map(
          ({ textContent }) => textContent,
        );
        return { id: (box as HTMLInputElement).value, name, total: Number(total) };
      }),
    );
    expect(new Set(makers.map(({ name }) => name)).size).toBe(makers.length);
    expect(makers.map(({ name }) => name)).not.toContain('Trelleborg');
    const michelin = makers.find(({ name }) => name === 'Michelin');
    await page.goto(`${shopUrl}${address('selectorAll', language)}?${size}${more}&marca=${michelin?.id}`);
    expect(michelin?.total).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByText(words[language].shop.resultados(michelin?.total ?? 0))).toBeVisible();
  }
});

test('reinforced tyres are found by how much more they bear, as many as are promised', async ({ page, language }) => {
  const { results, shop } = words[language];
  const query = 'ancho=245&serie=40&llanta=19';
  await page.goto(`${shopUrl}${address('selectorAll', language)}?${query}`);
  const group = page.getByRole('group', { name: shop.reforzado });
  // On a phone the filters are folded.
  const shown = async () => {
    if (!(await group.isVisible())) await page.getByRole('button', { name: results.filtros, exact: true }).click();
    await expect(group).toBeVisible();
  };
  const found = page.getByRole('main').locator('article');
  for (const value of ['HL', 'XL'] as const) {
    await shown();
    const box = group.getByRole('checkbox', { name: results.refuerzo[value] });
    const total = Number((await box.locator('xpath=..').innerText()).split('\n').at(-1));
    expect(total).toBeGreaterThan(0);
    await expect(async () => {
      await box.check({ timeout: 3000 });
      await expect(page).toHaveURL(new RegExp(`refuerzo=${value}`), { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('main').getByText(shop.resultados(total), { exact: true })).toBeVisible();
    await expect(found).toHaveCount(Math.min(total, 10));
    await expect(found.getByText(`${shop.reforzado} ${value}`)).toHaveCount(Math.min(total, 10));
    await page.goto(page.url().replace(/&refuerzo=\w+/, ''));
  }
  // A size without any is not asked.
  await page.goto(`${shopUrl}${address('selectorAll', language)}?ancho=145&serie=80&llanta=13`);
  await expect(found.first()).toBeVisible();
  await expect(group).toHaveCount(0);
});

test('filters that are taller than the screen can all be reached beside any tyre of the list', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shopUrl}${address('selectorAll', language)}?ancho=245&serie=40&llanta=19`);
  const last = page.getByRole('group', { name: words[language].shop.reforzado });
  await page
    .getByRole('main')
    .locator('article')
    .nth(1)
    .evaluate((tyre) => tyre.scrollIntoView());
  const there = await page.evaluate(() => scrollY);
  await last.evaluate((filter) => filter.scrollIntoView({ block: 'nearest' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  // The room that a page keeps free for bars at its edges may move it, the way to the list's end does not.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(there + 200);
});

test('on a phone: one question after the other, and back, with the postcode it came with', async ({
  page,
  language,
}) => {
  const { t, results } = words[language];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shopUrl + address('home', language));
  await page.getByRole('radio', { name: texts[language].home.medida, exact: true }).check();
  await page.getByRole('main').getByRole('link', { name: texts[language].landing.eligeMedida }).click();
  await expect(title(page)).toHaveText(t.pregunta.medidas);
  await expect(page.getByRole('heading', { level: 2, name: t.pregunta.ancho })).toBeVisible();
  await expect(page.getByLabel(t.paso.ancho, { exact: true })).toBeHidden();
  await expect(step(page, t.progreso(1, 9))).toHaveCount(1);
  const answer = async (name: string) => await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await answer('205');
  for (const [question, name] of [
    [t.pregunta.serie, '55'],
    [t.pregunta.llanta, '16'],
    [t.pregunta.carga, results.cualquiera],
    [t.pregunta.velocidad, results.cualquiera],
  ] as const) {
    await expect(title(page)).toHaveText(question);
    await answer(name);
  }
  await expect(title(page)).toHaveText(t.pregunta.estacion);
  await page.goBack();
  await expect(title(page)).toHaveText(t.pregunta.velocidad);
  await page.goForward();
  for (const question of [t.pregunta.estacion, t.pregunta.runflat, t.pregunta.marcas]) {
    await expect(title(page)).toHaveText(question);
    await page.getByRole('button', { name: t.seguir }).click();
  }
  await expect(title(page)).toHaveText(t.pregunta.datos);
  await expect(step(page, t.progreso(9, 9))).toHaveCount(1);
  await page.getByRole('link', { name: t.sinDatos }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(`${shopUrl}${address('selectorSizes', language)}?cp=25001`);
  await answer('205');
  await expect(page).toHaveURL(/cp=25001/);
  await answer('55');
  await expect(page).toHaveURL(/cp=25001/);
});

test('who knows the size and no more goes to its tyres from any question after it', async ({ page, language }) => {
  const { verYa } = words[language].t;
  for (const each of ['selectorSpeed', 'selectorSeason', 'selectorBrands'] as const) {
    await page.goto(`${shopUrl}${address(each, language)}?ancho=205&serie=55&llanta=16`);
    await page.getByRole('link', { name: verYa('205/55 R16') }).click();
    await expect(page).toHaveURL(`${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`);
  }
  await page.goto(`${shopUrl}${address('selectorWidth', language)}?serie=55`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: verYa('').trim() })).toHaveCount(0);
});

test('the Catalan home that is reached from within speaks Catalan', async ({ page }) => {
  // Alive, it offers to use the position besides.
  await openHydrated(page, shopUrl + address('home', 'ca'));
  const said = await page.getByRole('main').innerText();
  await page.goto(shopUrl + address('tyres', 'ca'));
  await expect(page.getByRole('link', { name: shellCa.inicio })).toBeVisible();
  // Only once scripts run is the way back one from within.
  await page.waitForFunction(() => document.querySelector('script[type="module"]') !== null);
  await page.getByRole('link', { name: shellCa.inicio }).click();
  await expect(page).toHaveURL(shopUrl + address('home', 'ca'));
  await expect(page.getByRole('main')).toHaveText(said, { useInnerText: true });
});
