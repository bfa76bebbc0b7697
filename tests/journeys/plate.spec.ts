import type { Page } from '@playwright/test';
import { landing as landingCa } from '#i18n/ca/landing.ts';
import { vehicles as vehiclesCa } from '#i18n/ca/vehicles.ts';
import { landing as landingEs } from '#i18n/es/landing.ts';
import { vehicles as vehiclesEs } from '#i18n/es/vehicles.ts';
import { address } from '#contract/addresses.ts';
import { fits as fitsCa } from '#i18n/ca/fits.ts';
import { fits as fitsEs } from '#i18n/es/fits.ts';
import { productCard as productCardCa } from '#i18n/ca/product-card.ts';
import { productCard as productCardEs } from '#i18n/es/product-card.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = { es: { landing: landingEs, vehicles: vehiclesEs }, ca: { landing: landingCa, vehicles: vehiclesCa } };

const fits = { es: { ...productCardEs, ...fitsEs }, ca: { ...productCardCa, ...fitsCa } };

const typePlate = async (page: Page, language: 'es' | 'ca', plate: string) => {
  const { matricula, buscarMatricula } = words[language].landing;
  await page.getByLabel(matricula).fill(plate);
  await page.getByRole('button', { name: buscarMatricula }).click();
};

for (const language of ['es', 'ca'] as const) {
  const { vehicles: t, landing } = words[language];

  test.describe(`a plate (${language})`, () => {
    test('gives the car, and one of its sizes leads to tyres that bear enough', async ({ page }) => {
      await page.goto(shopUrl + address('selectorPlate', language));
      await typePlate(page, language, '1273jhm');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT León (5F)');
      await expect(page.getByText(t.matriculado('2015-08'))).toBeVisible();
      await expect(page.getByText(t.deSerie, { exact: true })).toHaveCount(1);
      await expect(page.getByLabel(t.otraMatricula)).toHaveValue('');
      await noFindings(page);

      await page.getByRole('link', { name: /205\/55 R16 91V/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16 91V');
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('carga'), searchParams.get('velocidad'), searchParams.get('matricula')]).toEqual([
        '91',
        'V',
        null,
      ]);
      await page.goBack();
      await expect(page.getByRole('link', { name: /225\/40 R18 92Y/ })).toBeVisible();
    });

    test('of a car with other tyres at the back gives both, and says so', async ({ page }) => {
      await page.goto(shopUrl + address('tyres', language));
      await page.getByText(landing.matriculasDemo).click();
      await page.getByRole('link', { name: '1774 GMJ' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('BMW');
      await expect(page.getByText(t.matriculadoEntre('2009-02', '2009-06'))).toBeVisible();
      await expect(page.getByText(t.delante, { exact: true })).toBeVisible();
      await expect(page.getByText(t.detras, { exact: true })).toBeVisible();
      await expect(page.getByText(t.distintas)).toBeVisible();
      await noFindings(page);
    });

    test('of a car with one size still says which car it is', async ({ page }) => {
      await page.goto(shopUrl + address('selectorPlate', language));
      await noFindings(page);
      await typePlate(page, language, '3557 HVT');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dacia Duster I');
      await expect(page.getByText(t.unaMedida)).toBeVisible();
      await expect(page.getByRole('link', { name: /215\/65 R16 98H/ })).toBeVisible();
    });

    test('of a motorcycle gives its sizes, and each leads to its tyres', async ({ page }) => {
      await page.goto(shopUrl + address('selectorPlate', language));
      await typePlate(page, language, '8739 HZN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yamaha MT-07');
      await expect(page.getByText('180/55 ZR17 (73W)')).toBeVisible();
      await noFindings(page);
      await page.getByRole('link', { name: /180\/55 ZR17/ }).click();
      await expect(page.getByRole('article').first()).toContainText('180/55');
      await expect(page).toHaveURL(/rueda=trasera/);
    });

    test('that nobody knows stays in the field, and size and maker are offered', async ({ page }) => {
      await page.goto(shopUrl + address('selectorPlate', language));
      await typePlate(page, language, '9999bbb');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.desconocida);
      await expect(page.getByLabel(landing.matricula)).toHaveValue('9999 BBB');
      await noFindings(page);
      await expect(page.getByRole('link', { name: t.porModelo })).toHaveAttribute(
        'href',
        address('tyreBrands', language),
      );
      await page.getByRole('link', { name: t.porMedida }).click();
      await expect(page).toHaveURL(shopUrl + address('selectorSizes', language));
    });

    test('that is none says how one looks, and what may have been meant', async ({ page }) => {
      await page.goto(shopUrl + address('selectorPlate', language));
      await typePlate(page, language, 'I2O4 BCD');
      const field = page.getByLabel(landing.matricula);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(/^I ?2 ?O ?4 ?BCD$/);
      await expect(page.getByRole('link', { name: t.quizas('1204 BCD') })).toBeVisible();
      await noFindings(page);
    });
  });
}

test('a plate is in no address that search engines keep', async ({ page }) => {
  await page.goto(`${shopUrl}/selector/matricula?matricula=1273JHM`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shopUrl}/selector/matricula`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await page.title()).not.toContain('1273');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate leads to its sizes, and a size to its tyres', async ({ page }) => {
    await page.goto(shopUrl + address('selectorPlate', 'es'));
    await typePlate(page, 'es', '1273 JHM');
    await page.getByRole('link', { name: /205\/55 R16 91V/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a tyre that bears less than the car’s papers ask says so in its list, on its sheet and in the basket', async ({
  page,
  language,
}) => {
  const t = fits[language];
  const short = page.getByText(t.corto('Xsara Picasso', '88H'));
  await page.goto(`${shopUrl}${address('selectorPlate', language)}?matricula=1234BCD`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Xsara Picasso');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('miCoche'))).not.toBeNull();

  await page.goto(`${shopUrl}${address('selectorAll', language)}?ancho=185&serie=65&llanta=15`);
  await expect(short.first()).toBeVisible();
  const cards = page.getByRole('article');
  for (const card of await cards.all())
    expect(await card.getByText(t.corto('Xsara Picasso', '88H')).count()).toBe(
      /185\/65 R15 (8[0-7]|\d+[QST]\b)/.test(await card.innerText()) ? 1 : 0,
    );
  const sheet = await cards.filter({ has: short }).first().getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: t.valeDesde('Xsara Picasso', '88H') }).click();
  await expect(page).toHaveURL(/carga=88&velocidad=H/);
  await expect(page.getByText(t.vale('Xsara Picasso'))).toBeVisible();
  await expect(short).toHaveCount(0);

  await page.goto(shopUrl + (sheet ?? ''));
  await expect(short).toBeVisible();
  await expect(page.getByRole('link', { name: t.losQueLlegan })).toHaveAttribute('href', /carga=88&velocidad=H/);
  await page.getByRole('button', { name: t.anadir, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ has: short })).toBeVisible();
});
