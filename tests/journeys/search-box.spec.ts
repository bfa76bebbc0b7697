import type { Page } from '@playwright/test';
import { chooseCar as chooseCarCa } from '#i18n/ca/choose-car.ts';
import { myCar as myCarCa } from '#i18n/ca/my-car.ts';
import { search as searchCa } from '#i18n/ca/search.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { chooseCar as chooseCarEs } from '#i18n/es/choose-car.ts';
import { myCar as myCarEs } from '#i18n/es/my-car.ts';
import { search as searchEs } from '#i18n/es/search.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { address } from '#contract/addresses.ts';
import { expect, holdScripts, shopUrl, test } from '#tests/support/driver.ts';
import { badlyLaidOut } from '#tests/support/laid-out.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = {
  es: {
    t: searchEs,
    shell: shellEs,
    choosing: chooseCarEs,
    myCar: myCarEs,
    battery: 'batería agm',
    workshop: 'taller lleida',
  },
  ca: {
    t: searchCa,
    shell: shellCa,
    choosing: chooseCarCa,
    myCar: myCarCa,
    battery: 'bateria agm',
    workshop: 'taller lleida',
  },
};

for (const language of ['es', 'ca'] as const) {
  const { t, shell, choosing, myCar, battery, workshop } = words[language];
  const fieldOf = (page: Page) => page.getByRole('search', { name: shell.buscador }).locator('input[name="q"]');
  /** The field, with what helps already there. */
  const go = async (page: Page) => {
    await page.goto(shopUrl + address('home', language));
    const field = fieldOf(page);
    await field.focus();
    await expect(field).toHaveRole('combobox');
    return field;
  };

  test.describe(`the search field (${language})`, () => {
    test('suggests while somebody types, and the arrows choose', async ({ page }) => {
      const field = await go(page);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      const before = await page.getByRole('main').boundingBox();
      await field.pressSequentially('michelin 205');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      const options = page.getByRole('option');
      await expect(options.first()).toContainText('205/55 R16');
      await expect(page.getByRole('status').filter({ hasText: t.sugerencias(await options.count()) })).toBeAttached();
      expect(await page.getByRole('main').boundingBox()).toEqual(before);
      await noFindings(page);

      await field.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
      await field.press('ArrowUp');
      await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
      await field.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await field.press('Home');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await field.press('Escape');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveValue('michelin 205');
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page).toHaveURL(/ancho=205&serie=55&llanta=16&marca=/);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });

    test('suggests to somebody who was in the field before the page came alive', async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto(shopUrl + address('home', language), { waitUntil: 'commit' });
      const field = fieldOf(page);
      await field.pressSequentially('michelin 205');
      letScriptsCome();
      await expect(field).toHaveRole('combobox');
      await expect(page.getByRole('option').first()).toContainText('205/55 R16');
      await expect(field).toHaveValue('michelin 205');
    });

    test('breaks no name inside a word, however narrow the list is', async ({ page }) => {
      const field = await go(page);
      await field.pressSequentially('michelin crosscl');
      await expect(page.getByRole('option').first()).toContainText('CrossClimate');
      for (const width of [320, 390, 768, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, ...(await badlyLaidOut(page))]).toEqual([width]);
      }
    });

    test('leads straight to the tyres of a size and to the vehicle of a plate', async ({ page }) => {
      const field = await go(page);
      await field.fill('2055516');
      await field.press('Enter');
      // Typed while the page is on its way: the field keeps the focus when it arrives.
      await field.fill('120/70 17');
      await expect(page).toHaveURL(`${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
      await expect(field).toBeFocused();
      await field.press('Enter');
      await expect(page).toHaveURL(`${shopUrl}${address('motoResults', language)}?ancho=120&alto=70&llanta=17`);
      await field.fill('1273 jhm');
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT León (5F)');
    });

    test('leads from what somebody drives to what fits it', async ({ page }) => {
      const field = await go(page);
      await field.fill('neumáticos seat leon');
      await page.getByRole('option', { name: /SEAT León \(5F\)/ }).click();
      const engine = page.getByLabel(choosing.motor);
      await expect(page.getByLabel(choosing.modelo)).toHaveValue('leon-5f');
      await engine.selectOption('2.0 TDI 150');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT León (5F)');
      await expect(page.getByText(myCar.esEste)).toBeVisible();
    });

    test('shows all that was found on a page that is kept out of search engines', async ({ page }) => {
      const field = await go(page);
      await field.fill(battery);
      await page.getByRole('button', { name: shell.buscar, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.tituloDe(battery));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await noFindings(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /AGM.* Ah/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('AGM');
    });

    test('tells which words nothing has beside the others, while typing and on its page', async ({ page }) => {
      const field = await go(page);
      await field.fill(`${battery} qwertyz`);
      const sentence = t.omitidas('qwertyz');
      await expect(page.getByRole('listbox').getByText(sentence)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
      await field.press('Enter');
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /AGM.* Ah/ })
          .first(),
      ).toBeVisible();
      await noFindings(page);
    });

    test('says when there is nothing, and offers other ways', async ({ page }) => {
      await page.goto(`${shopUrl}${address('search', language)}?q=asdfghjkl`);
      await expect(page.getByRole('heading', { name: t.nada })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.porMedida })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.porMatricula })).toBeVisible();
      await noFindings(page);
      await page.getByRole('link', { name: t.verTalleres }).click();
      await expect(page).toHaveURL(shopUrl + address('workshops', language));
    });
  });

  test.describe(`the search field without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('is a form that finds the same', async ({ page }) => {
      await page.goto(shopUrl + address('workshops', language));
      await fieldOf(page).fill(workshop);
      await page.getByRole('button', { name: shell.buscar, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.tituloDe(workshop));
      await expect(fieldOf(page)).toHaveValue(workshop);
      await fieldOf(page).fill('205/55 R16 91V');
      await page.getByRole('button', { name: shell.buscar, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16 91V');
    });
  });
}
