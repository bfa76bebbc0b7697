import { finder as finderCa } from '#i18n/ca/finder.ts';
import { motoSelector as motoCa } from '#i18n/ca/moto-selector.ts';
import { selector as selectorCa } from '#i18n/ca/selector.ts';
import { finder as finderEs } from '#i18n/es/finder.ts';
import { motoSelector as motoEs } from '#i18n/es/moto-selector.ts';
import { selector as selectorEs } from '#i18n/es/selector.ts';
import { address } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { openHydrated } from '#tests/support/hydrated.ts';

const words = {
  es: { t: { ...finderEs, ...selectorEs }, moto: { ...finderEs, ...motoEs } },
  ca: { t: { ...finderCa, ...selectorCa }, moto: { ...finderCa, ...motoCa } },
};
const wanted =
  'ancho=205&serie=55&llanta=16&temporada=invierno&temporada=allseason&refuerzo=XL&refuerzo=HL&categoria=PREMIUM';

const userInfo = async (page: Page) =>
  await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { state?: Record<string, unknown> },
  );

test('a search that is saved is mailed, resumed as it was, and its data not asked for again', async ({
  page,
  language,
}) => {
  const { t, moto } = words[language];
  const email = `cerca.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  // Sent before the page answers it goes to the server, which keeps nothing in the browser.
  await openHydrated(page, `${shopUrl}${address('selectorData', language)}?${wanted}`);
  await page.getByLabel(t.correo).fill(email);
  await page.getByLabel(t.codigoPostal).fill('25001');
  await page.getByRole('button', { name: t.guardarYVer }).click();
  await expect(page).toHaveURL(/cp=25001/);
  const found = new URL(page.url());
  expect(found.searchParams.getAll('temporada').sort()).toEqual(['allseason', 'invierno']);
  expect(found.searchParams.getAll('refuerzo')).toEqual(['XL', 'HL']);
  expect(found.searchParams.get('categoria')).toBe('PREMIUM');
  await expect
    .poll(async () => (await userInfo(page)).state)
    .toMatchObject({ idLead: expect.any(String), userLead: true, loggedIn: false });

  // The page of results remembers the search once it answers.
  await expect
    .poll(async () => await page.evaluate(() => localStorage.getItem('selector') ?? ''))
    .toContain('categoria=PREMIUM');
  await page.goto(shopUrl + address('selector', language));
  const resume = page.getByRole('link', { name: t.seguirCon('205/55 R16') });
  await expect(resume).toHaveAttribute('href', `${address('selectorResults', language)}${found.search}`);

  // The question is passed by, for cars and for motorcycles.
  await page.goto(`${shopUrl}${address('selectorPreferences', language)}?ancho=205&serie=55&llanta=16`);
  await expect(page.locator('main form')).toHaveAttribute('action', address('selectorResults', language));
  await page.goto(`${shopUrl}${address('selectorData', language)}?ancho=205&serie=55&llanta=16`);
  await expect(page).toHaveURL(new RegExp(`${address('selectorResults', language)}\\?`));
  const data = address('motoStep', language, { paso: language === 'ca' ? 'dades' : 'datos' });
  await page.goto(`${shopUrl}${data}?ancho=120&alto=70&llanta=17`);
  await expect(page).toHaveURL(new RegExp(`${address('motoResults', language)}\\?`));
  await expect.poll(async () => await page.evaluate(() => JSON.stringify(localStorage))).toContain('alto=70');
  await page.goto(shopUrl + address('motoSelector', language));
  await expect(page.getByRole('link', { name: moto.seguirCon('120/70-17') })).toBeVisible();

  // The letter's link opens the same search.
  const letters = await (await page.request.get(`${shopUrl}/buzon`)).text();
  const place = letters.slice(0, letters.indexOf(email)).lastIndexOf('href="/buzon/');
  const letter = letters.slice(place + 6, letters.indexOf('"', place + 6));
  const written = await (await page.request.get(shopUrl + letter)).text();
  expect(written.replaceAll('&amp;', '&')).toContain(`${address('selectorResults', language)}${found.search}`);
});
