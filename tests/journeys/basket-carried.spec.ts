import { workshops as workshopsCa } from '#i18n/ca/workshops.ts';
import { workshops as workshopsEs } from '#i18n/es/workshops.ts';
import { expect, holdScripts, shopUrl, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';

const words = { es: workshopsEs, ca: workshopsCa };

test('the plate and the workshop that were looked at are in the basket', async ({ driver, page, language }) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.open('home');
  const demo = page.locator('button[name="probar"]').first();
  await page.getByText(laia.t.landing.matriculasDemo).click();
  const plate = await demo.innerText();
  await demo.click();
  await expect(page).toHaveURL(shopUrl + address('myCar', language));
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('miCoche'))).not.toBeNull();

  await page.goto(shopUrl + address('workshops', language));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rodera Lleida/ })
    .first()
    .click();
  const here = page.getByRole('link', { name: words[language].comprar });
  await expect(here).toBeVisible();
  const taller = await page.getByRole('heading', { level: 1 }).innerText();
  // Nothing of it waits for a script: the addresses carry the workshop as far as the tyres.
  const letScriptsCome = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await here.click();
  for (const number of ['205', '55', '16']) await page.getByRole('link', { name: number, exact: true }).click();
  await page.goto(`${shopUrl}${address('selectorResults', language)}${new URL(page.url()).search}`, {
    waitUntil: 'commit',
  });
  letScriptsCome();
  await laia.take();
  await expect(page.locator('input[name="matricula"]')).toHaveValue(plate);
  await expect(page.getByText(basket.montadoEn(taller))).toBeVisible();
});

test('more units than can be had are said at once, and nothing is ordered that was not taken', async ({
  driver,
  page,
}) => {
  const laia = driver();
  await laia.fillBasket();
  await page.getByRole('spinbutton').fill('99');
  const said = page.getByRole('status').filter({ has: page.getByRole('button', { name: /^Deja|^Deixa/ }) });
  await expect(said).toBeVisible();
  await page.getByRole('spinbutton').blur();
  // What stands beside the total is what it is for.
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await said.getByRole('button').click();
  await expect(page.getByRole('spinbutton')).not.toHaveValue('99');
  await expect(page.getByRole('spinbutton')).not.toHaveValue('4');
});

test('who puts in another model beside four tyres is told that there are eight', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket(0);
  await expect(page.getByText(basket.masDeCuatro(4))).toHaveCount(0);
  await laia.fillBasket(3);
  await expect(page.getByText(basket.masDeCuatro(8))).toBeVisible();
  await page
    .getByRole('button', { name: basket.quitarNombre('').trim() })
    .first()
    .click();
  await expect(page.getByText(basket.masDeCuatro(8))).toHaveCount(0);
});

test('the confirmation is printed alone', async ({ driver, page }) => {
  const laia = driver();
  await laia.fillBasket();
  await laia.buy();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(laia.t.basket.hechoTitulo)).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'search', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
});

test('without scripts the basket does not pretend to load', async ({ browser, language, driver }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { basket } = driver().t;
  for (const each of ['basket', 'basketRequest'] as const) {
    await page.goto(shopUrl + address(each, language));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(basket.cargando)).toBeHidden();
  }
  // What comes is shown with its price; the way on, which needs scripts, is not.
  await page.goto(`${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`);
  await page.getByRole('article').first().getByRole('button').click();
  await expect(page).toHaveURL(/anadir=/);
  await expect(page.getByText(basket.totalTodo).first()).toBeAttached();
  await expect(page.getByRole('button', { name: basket.seguir })).toBeHidden();
  await page.close();
});
