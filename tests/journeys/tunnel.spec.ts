import { menu as menuCa } from '#i18n/ca/menu.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { shell as ca } from '#i18n/ca/shell.ts';
import { shell as es } from '#i18n/es/shell.ts';
import { expect, hastyUrl, shopUrl, test, type JourneyLanguage } from '#tests/support/driver.ts';
import { address, type PageName } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';

const texts = { es, ca };
const menus = { es: menuEs, ca: menuCa };

/** Whether a visitor sees, or could reach by the keyboard, the ways out of the basket. */
const header = (page: Page, language: JourneyLanguage) => {
  const t = texts[language];
  const banner = page.getByRole('banner').first();
  const wide = (page.viewportSize()?.width ?? 0) >= 1280;
  return {
    elsewhere: [
      wide ? banner.getByRole('navigation', { name: t.menu }) : banner.getByRole('button', { name: t.menu }),
      banner.getByRole('search'),
    ],
    help: [
      banner.getByRole('link', { name: t.inicio }),
      banner.getByRole('link', { name: new RegExp(`^${t.cesta}`) }),
      banner.getByRole('link', { name: t.telefono }),
      banner.getByRole('link', { name: t.otroIdioma }),
    ],
  };
};

/** Of the foot: what leads elsewhere, and what is trusted and asked by. */
const foot = (page: Page, language: JourneyLanguage) => {
  const t = menus[language];
  const footer = page.getByRole('contentinfo');
  return {
    elsewhere: [footer.getByLabel(t.boletin.correo), footer.getByRole('heading', { name: t.pieComprar })],
    help: [footer.getByText(t.promesas.garantia.titulo), footer.getByRole('link', { name: t.terminos })],
  };
};

const steps = ['basket', 'basketRequest', 'basketWorkshops', 'basketPayment'] as const satisfies PageName[];

for (const language of ['es', 'ca'] as const) {
  test(`who buys is led: in the basket the menus fall away, and come back outside of it (${language})`, async ({
    page,
  }) => {
    const { elsewhere, help } = header(page, language);
    const below = foot(page, language);
    for (const step of steps) {
      await page.goto(shopUrl + address(step, language));
      for (const each of [...elsewhere, ...below.elsewhere]) await expect(each).toBeHidden();
      for (const each of [...help, ...below.help]) await expect(each).toBeVisible();
    }
    await page.getByRole('banner').first().getByRole('link', { name: texts[language].inicio }).click();
    await expect(page).toHaveURL(shopUrl + address('home', language));
    for (const each of [...elsewhere, ...help, ...Object.values(below).flat()]) await expect(each).toBeVisible();
  });

  test(`where the shop does not lead, its basket has the whole header (${language})`, async ({ page }) => {
    const { elsewhere, help } = header(page, language);
    for (const step of steps) {
      await page.goto(hastyUrl + address(step, language));
      for (const each of [...elsewhere, ...help]) await expect(each).toBeVisible();
    }
  });
}
