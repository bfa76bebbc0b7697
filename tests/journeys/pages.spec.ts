import { settled } from '#tests/support/hydrated.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { expect, shopUrl, test, texts } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const plain = [
  'home',
  'tyres',
  'tyreGuide',
  'tyresWinter',
  'tyresVan',
  'tyreBrands',
  'selectorSizes',
  'selectorWidth',
  'workshops',
  'privacy',
  'legal',
  'cookies',
  'terms',
  'basketRequest',
  'contact',
  'callBack',
  'professionals',
] as const satisfies readonly PageName[];

// What axe looks at is the same in both languages but for their names: each page is looked at in one of them.
for (const [place, page] of plain.entries()) {
  const language = place % 2 === 0 ? 'es' : 'ca';
  test(`${page} has no accessibility findings (${language})`, async ({ page: tab }) => {
    await tab.goto(shopUrl + address(page, language));
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await noFindings(tab);
  });
}

test('results and sheet have no accessibility findings (es)', async ({ driver, page }) => {
  const laia = driver('es');
  await laia.findTyres();
  await noFindings(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: laia.t.sheet.caracteristicas })).toBeVisible();
  await noFindings(page);
});

test('every basket step has no accessibility findings (ca)', async ({ driver, page }) => {
  const laia = driver('ca');
  await laia.findTyres();
  await laia.take();
  await noFindings(page);
  await laia.chooseWorkshop();
  await noFindings(page);
  await laia.chooseTime();
  await noFindings(page);
  await laia.asGuest();
  await noFindings(page);
  await noFindings(page);
});

test('every entry of the menu and the footer leads somewhere true', async ({ page, request }) => {
  await page.goto(shopUrl);
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(links).size).toBeGreaterThan(15);
  for (const link of new Set(links)) expect((await request.get(shopUrl + link)).status(), link).toBe(200);
});

test('an address that does not exist says so, in its language, with status 404', async ({ page }) => {
  expect((await page.goto(`${shopUrl}/ca/no-hi-soc`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Aquesta pàgina no existeix' })).toBeVisible();
});

test('looks overrule each other in the order of the layers, however the build joins them', async ({ page }) => {
  await page.goto(shopUrl);
  const layers = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) =>
        rule instanceof CSSLayerStatementRule
          ? [...rule.nameList]
          : rule instanceof CSSLayerBlockRule
            ? [rule.name]
            : [],
      ),
    ),
  );
  expect([...new Set(layers)]).toEqual(['reset', 'tokens', 'base', 'ui', 'helper']);
});

test('a link to results opens those results, filters and order included', async ({ page }) => {
  await page.goto(
    `${shopUrl}/selector/resultados/todos?ancho=205&serie=55&llanta=16&temporada=invierno&orden=precio-asc`,
  );
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${texts.es.shop.temporada.invierno}`) })).toBeChecked();
  await expect(page.getByLabel(texts.es.results.orden)).toHaveValue('precio-asc');
});

test('a visitor who goes on to another page reads on from its title; a filter keeps the focus', async ({
  driver,
  page,
}) => {
  const laia = driver('es');
  await laia.findTyres();
  const winter = page.getByRole('checkbox', { name: new RegExp(`^${texts.es.shop.temporada.invierno}`) });
  await winter.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/temporada=invierno/);
  await expect(winter).toBeFocused();
  // A page that answers has its next one without a document of its own, and must say where reading goes on.
  await laia.link('Rodera, inicio').click();
  await laia.searchSize('205/55 R16 91V');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await laia.take();
  await expect(laia.heading(texts.es.basket.paso.solicitud)).toBeFocused();
  await laia.goOn();
  await expect(laia.heading(texts.es.basket.talleresTitulo)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a size is searched, filtered and looked at', async ({ page }) => {
    await page.goto(shopUrl);
    await page.getByRole('radio', { name: texts.es.home.medida, exact: true }).check();
    await page.getByLabel(texts.es.landing.medida).fill('2055516');
    await page.getByRole('button', { name: texts.es.landing.buscarMedida }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: texts.es.sheet.caracteristicas })).toBeVisible();
  });

  test('the selector leads from width to results by links', async ({ page }) => {
    await page.goto(`${shopUrl}/selector/ancho`);
    await page.getByRole('link', { name: '205', exact: true }).click();
    await page.getByRole('link', { name: '55', exact: true }).click();
    await page.getByRole('link', { name: '16', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.es.selector.pregunta.carga);
  });
});

for (const [language, name] of [
  ['es', 'Página 2'],
  ['ca', 'Pàgina 2'],
] as const)
  test(`another page of a list is called by its number alone (${language})`, async ({ page }) => {
    await page.goto(shopUrl + address('tyresCar', language));
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  });

test('a page begins at its top, also beside rooms of which the last is open (es)', async ({ page }) => {
  for (const each of ['preferences', 'area'] as const) {
    await page.goto(shopUrl + address(each, 'es'));
    await settled(page);
    expect([each, await page.evaluate(() => scrollY)]).toEqual([each, 0]);
  }
});
