import type { Page } from '@playwright/test';
import { compare as ca } from '#i18n/ca/compare.ts';
import { compare as es } from '#i18n/es/compare.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { scarceTyres } from '#tests/support/scarce-tyres.ts';
import { address } from '#contract/addresses.ts';

const compared = { es, ca };
const size = { ancho: 205, serie: 55, llanta: 16 };

const columns = (page: Page) => page.getByRole('columnheader').filter({ has: page.getByRole('link') });

for (const language of ['es', 'ca'] as const) {
  const t = compared[language];

  test(`tyres picked in the list and on a sheet stand side by side, and one is bought (${language})`, async ({
    driver,
    page,
  }) => {
    const laia = driver(language);
    const { shop, sheet, basket } = laia.t;
    const words = shop.comparar;
    await laia.findTyres();
    const boxes = page.getByRole('checkbox', { name: new RegExp(`^${words.comparar} `) });
    await boxes.nth(0).check({ force: true });
    await expect(page.getByRole('status').filter({ hasText: words.elegidos(1) })).toBeVisible();
    await boxes.nth(2).check({ force: true });
    await expect(page.getByText(words.elegidos(2))).toBeVisible();
    await noFindings(page);

    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: sheet.caracteristicas })).toBeVisible();
    await boxes.first().check({ force: true });
    await expect(page.getByText(words.elegidos(3))).toBeVisible();
    await laia.link(words.comparar).click();

    await expect(page.getByRole('heading', { level: 1, name: t.titulo })).toBeVisible();
    await expect(columns(page)).toHaveCount(3);
    const price = page.getByRole('row', { name: new RegExp(`^${t.precio}`) });
    await expect(price.getByText(t.mejor)).not.toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await noFindings(page);

    await laia
      .link(new RegExp(`^${t.quitarNombre('').trim().split(' ')[0]} .+ `))
      .first()
      .click();
    await expect(columns(page)).toHaveCount(2);
    await laia.link(t.otro('205/55 R16')).click();
    await expect(page.getByText(words.elegidos(2))).toBeVisible();
    await laia.link(words.comparar).click();
    await laia
      .button(new RegExp(`^${shop.anadirUnidades(4, '')}`))
      .first()
      .click();
    await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(1);
  });

  test(`an address of a comparison shows it to anybody, four at most (${language})`, async ({
    driver,
    page,
    request,
  }) => {
    const laia = driver(language);
    const tyres = (await scarceTyres(request, size, 8)).slice(0, 5).map(({ id_navision }) => id_navision);
    const here = shopUrl + address('compare', language);
    await page.goto(`${here}?ids=${tyres.join(',')}`);
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByText(t.sobran)).toBeVisible();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);

    await page.goto(`${here}?ids=${tyres[0]},NO-EXISTE`);
    await expect(columns(page)).toHaveCount(1);
    await expect(page.getByText(t.faltan(1))).toBeVisible();
    await page.goto(here);
    await expect(laia.heading(t.vacio)).toBeVisible();
    await noFindings(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is ticked in the list is compared', async ({ page, driver, language }) => {
    const { shop } = driver().t;
    await page.goto(`${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`);
    const boxes = page.getByRole('checkbox', { name: new RegExp(`^${shop.comparar.comparar} `) });
    await boxes.nth(0).check({ force: true });
    await boxes.nth(1).check({ force: true });
    await page.getByRole('button', { name: shop.comparar.marcados }).click();
    await expect(columns(page)).toHaveCount(2);
    await page
      .getByRole('link', { name: new RegExp(`^${compared[language].quitar} `) })
      .first()
      .click();
    await expect(columns(page)).toHaveCount(1);
  });
});

test('tyres of motorcycles are picked among their results, and lead back to tyres of motorcycles', async ({
  driver,
  page,
}) => {
  const laia = driver('es');
  const words = laia.t.shop.comparar;
  await page.goto(`${shopUrl}${address('motoResults', 'es')}?ancho=120&alto=70&llanta=17`);
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${words.comparar} `) });
  // A tick in the moment in which the page comes alive is made once more by its script.
  for (const box of [boxes.nth(0), boxes.nth(1)]) {
    await box.click({ force: true });
    await expect(box).toBeChecked();
  }
  await expect(page.getByText(words.elegidos(2))).toBeVisible();
  await noFindings(page);
  await laia.link(words.comparar).click();
  await expect(columns(page)).toHaveCount(2);
  await laia.link(es.otro('120/70 R17')).click();
  await expect(page).toHaveURL(new RegExp(`${address('tyresMoto', 'es')}\\?ancho=120&serie=70&llanta=17`));
});
