import { results as resultsCa } from '#i18n/ca/results.ts';
import { selector as selectorCa } from '#i18n/ca/selector.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { results as resultsEs } from '#i18n/es/results.ts';
import { selector as selectorEs } from '#i18n/es/selector.ts';
import { address } from '#web/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

const words = { es: { t: selectorEs, results: resultsEs }, ca: { t: selectorCa, results: resultsCa } };
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the whole size in one page, then what matters, then prices', async ({ page, language }) => {
  const { t } = words[language];
  await page.goto(shopUrl + address('selectorSizes', language));
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
  await page.getByRole('link', { name: t.sinDatos }).click();
  await expect(title(page)).toContainText('205/55 R16');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('one question after the other, and back', async ({ page, language }) => {
  const { t, results } = words[language];
  await page.goto(shopUrl + address('selectorWidth', language));
  for (const [question, answer] of [
    [t.pregunta.ancho, '205'],
    [t.pregunta.serie, '55'],
    [t.pregunta.llanta, '16'],
    [t.pregunta.carga, results.cualquiera],
    [t.pregunta.velocidad, results.cualquiera],
  ] as const) {
    await expect(title(page)).toHaveText(question);
    await page.getByRole('main').getByRole('link', { name: answer, exact: true }).click();
  }
  await expect(title(page)).toHaveText(t.pregunta.estacion);
  await page.goBack();
  await expect(title(page)).toHaveText(t.pregunta.velocidad);
});

test('the Catalan home that is reached from within speaks Catalan', async ({ page }) => {
  await page.goto(shopUrl + address('home', 'ca'));
  const said = await page.getByRole('main').innerText();
  await page.goto(shopUrl + address('tyres', 'ca'));
  await expect(page.getByRole('link', { name: shellCa.inicio })).toBeVisible();
  // Only once scripts run is the way back one from within.
  await page.waitForFunction(() => document.querySelector('script[type="module"]') !== null);
  await page.getByRole('link', { name: shellCa.inicio }).click();
  await expect(page).toHaveURL(shopUrl + address('home', 'ca'));
  await expect(page.getByRole('main')).toHaveText(said, { useInnerText: true });
});
