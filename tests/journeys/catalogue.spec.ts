import type { APIRequestContext } from '@playwright/test';
import type { ArticleResult } from '#contract/catalogue.ts';
import { articles as ca } from '#i18n/ca/articles.ts';
import { articles as es } from '#i18n/es/articles.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';

const words = { es, ca };

const first = async (request: APIRequestContext, key: string, language: 'es' | 'ca'): Promise<ArticleResult> => {
  const answer = await request.get(`${shopUrl}/api/es/${key}/search`, { headers: { 'accept-language': language } });
  const { data } = (await answer.json()) as { data: { products: ArticleResult[] } };
  const found = data.products.find(({ stock }) => stock >= 8);
  if (!found) throw new Error(`nothing of ${key} is sold`);
  return found;
};

const euros = (importe: number): string => importe.toFixed(2).replace('.', ',');

for (const language of ['es', 'ca'] as const) {
  const t = words[language];

  test(`a battery is narrowed down, looked at, and bought fitted (${language})`, async ({ driver, page }) => {
    const laia = driver(language);
    await page.goto(shopUrl + address('batteries', language));
    await expect(laia.heading(t.listas.batteries.titulo)).toBeVisible();
    await noFindings(page);
    const filters = page.getByRole('button', { name: new RegExp(`^${t.filtros}`) });
    const isSheet = await filters.isVisible();
    if (isSheet) await filters.click();
    const agm = page.getByRole('checkbox', { name: /^AGM \d+$/ });
    const total = Number(/\d+$/.exec((await agm.locator('..').innerText()).trim())?.[0]);
    await agm.check({ force: true });
    await expect(laia.heading(t.listas.batteries.contar(total))).toBeVisible();
    await expect(agm).toBeFocused();
    if (isSheet) await page.keyboard.press('Escape');
    const top = page.getByRole('article').first().getByRole('heading');
    const recommended = await top.innerText();
    await page.getByLabel(t.orden).selectOption('precio-asc');
    await expect(top).not.toHaveText(recommended);
    await expect(page.getByRole('article').getByText('AGM', { exact: true })).toHaveCount(Math.min(12, total));

    const name = (await top.innerText()).trim();
    const price = page.getByRole('article').first().getByText(t.precioDe.montaje, { exact: true }).locator('..');
    const importe = /\d+,\d\d/.exec((await price.innerText()).replaceAll(/\s/g, ''))?.[0] ?? '';
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(t.dato.arranque)).toBeVisible();
    await noFindings(page);
    await page.getByRole('button', { name: t.anadir, exact: true }).click();
    await expect(laia.heading(laia.t.basket.paso.solicitud)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name }).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${address('batteries', language)}/`),
    );
    await expect(page.locator('main')).toContainText(importe);

    await laia.buy();
  });

  test(`an oil, an accessory, an ozone treatment and a gas charge stand in the basket as what they are (${language})`, async ({
    driver,
    page,
    request,
  }) => {
    const laia = driver(language);
    for (const key of ['aceites', 'accesorios-seguridad', 'kits-ozono', 'aire-acondicionado']) {
      const article = await first(request, key, language);
      await page.context().clearCookies();
      await page.goto(shopUrl + address('terms', language));
      await page.evaluate(() => localStorage.clear());
      await laia.takeTyre(article, 1);
      await expect(page.getByRole('heading', { level: 2, name: article.nombre })).toBeVisible();
      await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/(?:articles|dibujos)\//);
      await expect(page.locator('main')).toContainText(euros(article.importeMontado));
      await expect(page.locator('main')).not.toContainText(laia.t.basket.neumaticos);
    }
    await noFindings(page);
    await laia.open('basketOptions');
    await expect(page.getByText(laia.t.basket.sinOpciones)).toBeVisible();
  });
}

test('a battery that is picked up is not fitted, and not paid for as if it were', async ({
  driver,
  page,
  request,
  language,
}) => {
  const laia = driver();
  const battery = await first(request, 'baterias', language);
  await laia.takeTyre(battery, 1);
  const [fitting, pickup] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  await expect(fitting).toBeChecked();
  await pickup.click({ force: true });
  await expect(pickup).toBeChecked();
  await expect(fitting).not.toBeChecked();
  await expect(page.locator('main')).toContainText(euros(battery.precio));
});

test('sheets are found by their number, and other names lead to the right one for good', async ({
  request,
  language,
}) => {
  const battery = await first(request, 'baterias', language);
  const right = address('battery', language, {
    marca: battery.marcaSlug,
    producto: `${battery.modeloSlug}-${battery.id}`,
  });
  const wrong = address('battery', language, { marca: 'otra', producto: `otra-${battery.id}` });
  const answer = await request.get(shopUrl + wrong, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, right]);
  expect((await request.get(`${shopUrl}${address('oil', language, { producto: 'nada-1' })}`)).status()).toBe(404);
  const html = await (await request.get(shopUrl + right)).text();
  expect(html).toContain('"@type":"Product"');
  expect(await (await request.get(`${shopUrl}/sitemap.xml`)).text()).toContain(`${right}<`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed by its form, and says so when nothing is left', async ({ page, language }) => {
    const t = words[language];
    await page.goto(shopUrl + address('oils', language));
    const filters = page.getByRole('button', { name: new RegExp(`^${t.filtros}`) });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole('checkbox', { name: /^0W-30/ }).check({ force: true });
    await page.getByRole('button', { name: t.aplicar }).click();
    await expect(page).toHaveURL(/viscosidad=0W-30/);
    await expect(page.getByRole('article').first()).toContainText('0W-30');
    await page.goto(`${shopUrl}${address('oils', language)}?viscosidad=0W-30&tipoVehiculo=agricola`);
    await expect(page.getByRole('heading', { name: t.listas.oils.ninguno })).toBeVisible();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBeLessThanOrEqual(0);
  });
});
