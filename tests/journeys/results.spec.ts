import { results as resultsCa } from '#i18n/ca/results.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { results as resultsEs } from '#i18n/es/results.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { address } from '#contract/addresses.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = { es: { t: resultsEs, shop: shopEs }, ca: { t: resultsCa, shop: shopCa } };
const size = 'ancho=205&serie=55&llanta=16';
const phone = { width: 390, height: 844 };

test('on a phone the first price is on the first screen, and filters are a sheet that says how many are left', async ({
  page,
  language,
}) => {
  const { t, shop } = words[language];
  await page.setViewportSize(phone);
  await openHydrated(page, `${shopUrl}${address('selectorResults', language)}?${size}`);
  const price = page.getByRole('article').first().getByText(shop.montados(4), { exact: true });
  await expect(price).toBeInViewport();
  // Why it is recommended; the chain has fitted tyres before.
  await expect(page.getByText(t.razon['mejor-precio'], { exact: true })).toHaveCount(1);
  await expect(page.getByText(t.razon['mas-montado'], { exact: true })).toHaveCount(1);

  const sheet = page.getByRole('button', { name: new RegExp(`^${t.filtros}`) });
  const see = page.getByRole('button', { name: /\d+$/ }).filter({ hasText: t.ver(1).replace('1', '') });
  await sheet.click();
  await noFindings(page);
  const all = await see.innerText();
  await page.getByRole('checkbox', { name: shop.temporada.invierno }).check();
  await expect(page).toHaveURL(/temporada=invierno/);
  await expect(page.getByRole('checkbox', { name: shop.temporada.invierno })).toBeFocused();
  await expect(see).not.toHaveText(all);
  const [, left = ''] = /(\d+)/.exec(await see.innerText()) ?? [];
  await see.click();
  await expect(see).toBeHidden();
  await expect(page.getByRole('main').getByText(shop.resultados(Number(left)))).toBeVisible();

  // The way to the filters stays in reach, and what is set is one tap from being gone.
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  await expect(sheet).toBeInViewport();
  await page
    .getByRole('list', { name: t.puestos })
    .getByRole('link', { name: new RegExp(`^${t.quitarUno}.*${shop.temporada.invierno}`) })
    .click();
  await expect(page).not.toHaveURL(/temporada/);
  await expect(page.getByRole('list', { name: t.puestos })).toHaveCount(0);

  await page.getByRole('article').nth(1).getByText(shop.incluye.montaje).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(address('tyres', language)));
});

test('on a phone every list has its first price on the first screen, also where a filter is set', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  const lists = ['batteries', 'oils', 'safety', 'transport', 'motoBatteries'] as const;
  const paths = [
    `${address('selectorResults', language)}?${size}&temporada=invierno`,
    ...lists.map((list) => address(list, language)),
  ];
  for (const path of paths) {
    await page.goto(shopUrl + path);
    const price = page.getByRole('article').first().locator('[data-price] > :nth-child(2)');
    await expect(price, path).toContainText('€');
    await expect(price, path).toBeInViewport({ ratio: 1 });
  }
});

test('one filter after another is ticked on a phone by a tap beside its box, and the sheet stays', async ({
  page,
  language,
}) => {
  const { t, shop } = words[language];
  await page.setViewportSize(phone);
  await openHydrated(page, `${shopUrl}${address('selectorAll', language)}?${size}`);
  await page.getByRole('button', { name: t.filtros, exact: true }).click();
  for (const [name, query] of [
    [shop.temporada.invierno, /temporada=invierno/],
    [shop.temporada.verano, /temporada=.*verano/],
    [shop.temporada.allseason, /temporada=.*allseason/],
  ] as const) {
    await page
      .getByRole('heading', { name: t.filtros })
      .locator('xpath=../..')
      .getByText(name, { exact: true })
      .click();
    await expect(page).toHaveURL(query);
    await expect(page.getByRole('heading', { name: t.filtros })).toBeVisible();
  }
});

test('a sheet is opened and left by keys, and the order keeps the focus that changed it', async ({
  page,
  language,
}) => {
  const { t } = words[language];
  await page.setViewportSize(phone);
  await openHydrated(page, `${shopUrl}${address('selectorAll', language)}?${size}`);
  const sheet = page.getByRole('button', { name: t.filtros, exact: true });
  await sheet.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.filtros })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: t.filtros })).toBeHidden();
  await expect(sheet).toBeFocused();
  // Who goes on beyond it leaves it behind: nothing that has the focus is below the sheet.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t.filtros })).toBeVisible();
  await page.getByRole('dialog').or(page.locator('[popover]:popover-open')).getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: t.filtros })).toBeHidden();
  await page.getByLabel(t.orden).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/orden=marca-asc/);
  await expect(page.getByLabel(t.orden)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet opens and sends its form, the order has a button, and a set filter is a link', async ({
    page,
    language,
  }) => {
    const { t, shop } = words[language];
    await page.setViewportSize(phone);
    await page.goto(`${shopUrl}${address('selectorAll', language)}?${size}`);
    await page.getByRole('button', { name: t.filtros, exact: true }).click();
    await page.getByRole('checkbox', { name: shop.temporada.verano }).check();
    await page.getByRole('button', { name: t.aplicar }).click();
    await expect(page).toHaveURL(/temporada=verano/);
    await page.getByLabel(t.orden).selectOption('precio-asc');
    await page.getByRole('button', { name: t.ordenar }).click();
    await expect(page).toHaveURL(/temporada=verano.*orden=precio-asc/);
    await page.getByRole('list', { name: t.puestos }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/temporada/);
    await expect(page).toHaveURL(/orden=precio-asc/);
  });
});
