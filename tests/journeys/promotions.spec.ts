import type { Page } from '@playwright/test';
import { basketPromotions as basketCa } from '#i18n/ca/basket-promotions.ts';
import { menu as menuCa } from '#i18n/ca/menu.ts';
import { promotions as ca } from '#i18n/ca/promotions.ts';
import { shell as shellCa } from '#i18n/ca/shell.ts';
import { basketPromotions as basketEs } from '#i18n/es/basket-promotions.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { promotions as es } from '#i18n/es/promotions.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { payWithBizum } from '#tests/support/bank.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';
import { promotionAddress, promotionsAddress } from '#contract/promotion-address.ts';

const words = {
  es: { page: es, basket: basketEs, menu: menuEs, shell: shellEs },
  ca: { page: ca, basket: basketCa, menu: menuCa, shell: shellCa },
};
/** Promotions of the demo, by their numbers. */
const demo = {
  es: { nexen: '12 € menos por neumático Nexen', alignment: 'Alineación gratis desde 18 pulgadas' },
  ca: { nexen: '12 € menys per pneumàtic Nexen', alignment: 'Alineació gratis a partir de 18 polzades' },
};
const alignment = 2;
const ended = 14;

const centsIn = (text: string): number => {
  const [amount = ''] = /−?-?[\d.]+,\d\d/.exec(text.replaceAll(/\s/g, '')) ?? [];
  const cents = Number(amount.replaceAll(/[−\-.,]/g, ''));
  return /^[−-]/.test(amount) ? -cents : cents;
};

/** The lines of the summary, and what they come to. */
const summary = async (page: Page) => {
  const read = async (kinds: readonly string[]) => {
    const cells = kinds.map((kind) => `main tr[data-kind="${kind}"] td`).join();
    return (await page.locator(cells).allInnerTexts()).map(centsIn);
  };
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const discounts = await read(['discount']);
  return { lines: sum(await read(['line', 'discount'])), total: sum(await read(['total'])), discounts };
};

for (const language of ['es', 'ca'] as const) {
  const { page: t, basket: said, menu, shell } = words[language];
  const { nexen } = demo[language];

  test(`a promotion is found in the menu, counts in the basket and is named in the confirmation (${language})`, async ({
    driver,
    page,
  }) => {
    const laia = driver(language);
    await laia.open('home');
    await expect(laia.heading(t.destacadas)).toBeVisible();
    const opener = page.getByRole('button', { name: shell.menu, exact: true });
    if (await opener.isVisible()) await opener.click();
    await page.locator('header').getByRole('link', { name: menu.ofertas, exact: true }).click();
    await expect(laia.heading(t.titulo.coche)).toBeVisible();
    await noFindings(page);

    await laia.link(nexen).click();
    await expect(page.getByRole('heading', { level: 1, name: nexen })).toBeVisible();
    await expect(page.locator('main')).toContainText(t.unidadesMinimas(4));
    await expect(laia.heading(t.ejemplo)).toBeVisible();
    await noFindings(page);

    await laia.link(t.verMarca('Nexen')).click();
    await expect(page).toHaveURL(shopUrl + address('tyreBrand', language, { marca: 'nexen' }));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(nexen);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nexen);
    const card = page.getByRole('article').filter({ hasText: /NEXEN/i }).first();
    await expect(card.getByRole('link', { name: nexen })).toBeVisible();
    await laia.take();

    await expect(laia.link(nexen)).toBeVisible();
    await expect(page.locator('main tr[data-kind="discount"]')).toContainText(nexen);
    const { lines, total, discounts } = await summary(page);
    expect(discounts).toEqual([-48_00]);
    expect(lines).toBe(total);
    await noFindings(page);

    await laia.untilPaymentOf();
    await laia.payBy('bizum');
    await payWithBizum(page);
    await laia.seesConfirmation();
    // The page comes with its summary for both kinds of screen, of which one is seen.
    const discount = page.locator('main tr[data-kind="discount"]').filter({ visible: true });
    await expect(discount).toContainText(nexen);
  });

  test(`work that is given away is marked among the options, and days end with its deadline (${language})`, async ({
    driver,
    page,
  }) => {
    const laia = driver(language);
    await page.goto(shopUrl + promotionAddress('coche', alignment, language));
    await laia.take();
    const box = page.getByRole('checkbox', { name: new RegExp(said.gratisConOferta) });
    const before = await summary(page);
    await box.click({ force: true });
    await expect(page.locator('main tr[data-kind="discount"]')).toContainText(demo[language].alignment);
    const after = await summary(page);
    expect(after.total).toBe(before.total);
    expect(after.lines).toBe(after.total);
    await noFindings(page);

    await laia.goOn();
    await page.getByLabel(laia.t.basket.codigoPostal).fill('25001');
    await laia.button(laia.t.basket.buscarTaller).click();
    await laia
      .button(new RegExp(`^${laia.t.basket.masHorasEn('')}`))
      .first()
      .click();
    await expect(page.getByText(demo[language].alignment).first()).toBeVisible();
    const days = page.getByRole('group', { name: laia.t.basket.dia }).getByRole('radio');
    await expect(days.first()).toBeAttached();
    const within = await days.count();
    await laia.button(said.seguirSin).click();
    await expect(laia.button(said.seguirSin)).toHaveCount(0);
    await expect(days.first()).toBeAttached();
    expect(await days.count()).toBeGreaterThan(within);
    await expect(page.locator('main tr[data-kind="discount"]')).toHaveCount(0);
    expect((await summary(page)).total).toBeGreaterThan(after.total);
  });
}

test('of other vehicles there are others, and an example of each is computed', async ({ language, page }) => {
  const { page: t } = words[language];
  for (const [vehicle, id] of [
    ['moto', 11],
    ['camion', 12],
    ['agricola', 13],
  ] as const) {
    await page.goto(shopUrl + promotionsAddress(vehicle, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titulo[vehicle]);
    await page.locator(`main a[href="${promotionAddress(vehicle, id, language)}"]`).click();
    await expect(page.getByRole('heading', { name: t.ejemplo })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('promotions are listed by vehicle and read', async ({ language, page }) => {
    const { page: t } = words[language];
    await page.goto(`${shopUrl}${language === 'es' ? '/promociones' : '/ca/promocions'}`);
    await expect(page).toHaveURL(shopUrl + promotionsAddress('coche', language));
    await page.getByRole('link', { name: new RegExp(`^${t.vehiculos.camion} `) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.titulo.camion);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: t.condiciones })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: t.pasos.nada })).toBeVisible();
  });

  test('one that has ended says so, and shows those there are', async ({ language, page }) => {
    const { page: t } = words[language];
    const answer = await page.goto(shopUrl + promotionAddress('coche', ended, language));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.terminada);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: t.verOfertas })).toBeVisible();
  });
});
