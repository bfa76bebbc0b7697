import { home as homeCa } from '#i18n/ca/home.ts';
import { home as homeEs } from '#i18n/es/home.ts';
import { remembered as ca } from '#i18n/ca/remembered.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { remembered as es } from '#i18n/es/remembered.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';

const words = {
  es: { ...es, ...menuEs.recordado, postal: visitsEs.codigoPostal, cerca: homeEs.codigoPostal, montado: /^Montado/ },
  ca: { ...ca, ...menuCa.recordado, postal: visitsCa.codigoPostal, cerca: homeCa.codigoPostal, montado: /^Muntat/ },
};

test('what is said once is not asked again, and is forgotten in two presses', async ({ page, language }) => {
  const t = words[language];
  const header = page.getByRole('banner');
  await openHydrated(page, shopUrl + address('selectorPlate', language));
  await expect(header.getByRole('link', { name: t.nada })).toBeVisible();
  const plate = page.getByRole('main').getByRole('textbox', { name: t.matricula });
  await plate.fill('1273JHM');
  await plate.press('Enter');
  const own = header.getByRole('link', { name: t.coche.replace('%', 'León') });
  await expect(own).toBeVisible();

  // The postcode of the list of workshops is the appointment's, too.
  await openHydrated(page, shopUrl + address('workshops', language));
  const place = page.getByRole('main').getByRole('textbox').first();
  await place.fill('25001');
  await place.press('Enter');
  await expect(header.getByRole('link', { name: '25001' })).toBeVisible();
  await openHydrated(page, shopUrl + address('visitWorkshop', language));
  await expect(page.getByRole('textbox', { name: t.postal })).toHaveValue('25001');

  await openHydrated(page, shopUrl + address('rotationAssistant', language));
  const other = await page.context().newPage();
  await openHydrated(other, shopUrl + address('selectorPlate', language));
  const there = other.getByRole('main').getByRole('textbox', { name: t.matricula });
  await expect(there).toHaveValue('1273 JHM');

  await own.click();
  const panel = page.getByRole('dialog', { name: t.titulo });
  await expect(panel.getByRole('textbox', { name: t.matricula })).toHaveValue('1273 JHM');
  await noFindings(page);
  await panel.getByRole('button', { name: t.olvidarVehiculo }).click();
  await expect(header.getByRole('link', { name: '25001', includeHidden: true })).toHaveCount(1);
  await expect(there).toHaveValue('');
  await panel.getByRole('button', { name: t.olvidarTodo }).click();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: t.nada })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('miCoche');
});

test('what is remembered is read whole in the header, and nothing moves when the browser says it', async ({
  page,
  language,
}) => {
  const t = words[language];
  await page.goto(shopUrl + address('home', language));
  const header = page.getByRole('banner');
  const known = header.getByRole('link', { name: 'Rodera Lleida Cappont' });
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(header.getByRole('link', { name: t.nada })).toBeVisible();
    const before = await header.boundingBox();
    await page.evaluate((state) => localStorage.setItem('recordado', JSON.stringify({ version: 1, state })), {
      matricula: '1273 JHM',
      coche: 'Xsara Picasso',
      moto: false,
      cp: '25001',
      taller: { codTienda: 1, alias: 'Rodera Lleida Cappont', cpostal: '25001' },
    });
    await page.reload();
    await expect(known).toBeVisible();
    expect(await header.boundingBox()).toEqual(before);
    const isWhole = await known
      .getByText('Rodera Lleida Cappont')
      .evaluate(
        (text) =>
          text.clientWidth > 100 && text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
      );
    expect([width, isWhole]).toEqual([width, true]);
  }
});

test('what is typed and sent before the script that remembers it is there is remembered, too', async ({
  page,
  language,
}) => {
  await openHydrated(page, shopUrl + address('workshops', language));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const place = page.getByRole('main').getByRole('textbox').first();
  await place.fill('25001');
  await place.press('Enter');
  letGo();
  await expect(page.getByRole('banner').getByRole('link', { name: '25001' })).toBeVisible();
});

test('is changed in the header, by the keyboard, and a wrong plate is told', async ({ page, language }) => {
  const t = words[language];
  await openHydrated(page, shopUrl + address('home', language));
  const own = page.getByRole('banner').getByRole('link', { name: t.nada });
  await own.press('Enter');
  const panel = page.getByRole('dialog', { name: t.titulo });
  await panel.getByRole('textbox', { name: t.matricula }).fill('XX');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(t.matriculaMal)).toBeVisible();
  await panel.getByRole('textbox', { name: t.matricula }).fill('1234 BCD');
  await panel.getByRole('textbox', { name: t.cp }).fill('25001');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(t.guardado);
  await panel.getByRole('button', { name: t.cerrar }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '1234 BCD · 25001' })).toBeFocused();
});

test('what is said anywhere holds on home and in the results, and another workshop is two presses away', async ({
  page,
  language,
}) => {
  const t = words[language];
  await openHydrated(page, shopUrl + address('workshops', language));
  const typed = page.getByRole('main').getByRole('textbox').first();
  // As somebody types: what remembers comes with the first touch.
  await typed.pressSequentially('25001', { delay: 80 });
  await typed.press('Enter');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '25001' })).toBeVisible();

  await openHydrated(page, shopUrl + address('home', language));
  const near = page.getByRole('search').filter({ has: page.getByRole('textbox', { name: t.cerca }) });
  await expect(near.getByRole('textbox')).toHaveValue('25001');
  await header.getByRole('link', { name: '25001' }).click();
  const panel = page.getByRole('dialog', { name: t.titulo });
  const choice = panel.getByRole('button', { name: new RegExp(`^${t.elegirNombre('')}`) }).first();
  const alias = (await choice.innerText()).trim();
  await choice.click();
  await panel.getByRole('button', { name: t.cerrar }).click();
  await expect(header.getByRole('link', { name: alias })).toBeVisible();

  // A link of home that says no place leads to what is fitted there.
  await page
    .getByRole('main')
    .getByRole('link', { name: /205\/55/ })
    .first()
    .click();
  await expect(page).toHaveURL(/cp=25001&taller=\d+/);
  await expect(page.getByText(t.montado).first()).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/cp=25001&taller=\d+/);
  await expect(page.getByText(t.montado).first()).toBeVisible();
});

test('who comes from elsewhere to tyres is told when they are fitted near the postcode that is remembered', async ({
  page,
  language,
}) => {
  const results = `${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`;
  await page.addInitScript(() => {
    const state = { matricula: null, coche: null, moto: false, cp: '25001', taller: null };
    localStorage.setItem('recordado', JSON.stringify({ state, version: 1 }));
  });
  await openHydrated(page, results);
  await expect(page).toHaveURL(`${results}&cp=25001`);
  await expect(page.getByText(/Lleida/).first()).toBeVisible();
  // Going back leads where one came from, not to the same list without the postcode.
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveURL(`${results}&cp=25001`);
  // Who empties the field is not asked again.
  await openHydrated(page, `${results}&cp=`);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL(`${results}&cp=`);
});

test('a workshop that is no more keeps nobody from buying', async ({ driver, page }) => {
  const laia = driver();
  await laia.open('home');
  await page.evaluate(() =>
    localStorage.setItem(
      'recordado',
      JSON.stringify({
        version: 1,
        state: {
          matricula: null,
          coche: null,
          moto: false,
          cp: null,
          taller: { codTienda: 999_999, alias: 'Ya no está', cpostal: '25001' },
        },
      }),
    ),
  );
  await page.reload();
  const workshop = page.getByRole('banner').getByRole('link', { name: 'Ya no está' });
  await expect(workshop).toBeVisible();
  await laia.fillBasket();
  await expect(workshop).toHaveCount(0);
});
