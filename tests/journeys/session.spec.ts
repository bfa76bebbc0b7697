import { browserApi } from '#web/api.ts';
import { address } from '#contract/addresses.ts';
import { account as accountCa } from '#i18n/ca/account.ts';
import { account as accountEs } from '#i18n/es/account.ts';
import { area as ca } from '#i18n/ca/area.ts';
import { area as es } from '#i18n/es/area.ts';
import { Driver, expect, somebody, test } from '#tests/support/driver.ts';

test('who signed in is known to a page without scripts, until they sign out', async ({ page, browser, language }) => {
  const driver = new Driver(page, language);
  const t = { es, ca }[language];
  const account = { es: accountEs, ca: accountCa }[language];
  const person = somebody();
  const password = 'rodes-a-punt-9';
  await browserApi(language, driver.origin)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  const url = driver.origin + address('visitsMine', language);
  await page.goto(url);
  await page.getByLabel(account.correo).fill(person.email);
  await page.getByLabel(account.contrasena).fill(password);
  await driver.button(account.entrar).click();
  await expect(page.getByText(t.misCitasVacio)).toBeVisible();

  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'rodera_session');
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' })]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('rodera_session');

  const bare = await browser.newContext({ javaScriptEnabled: false });
  await bare.addCookies(cookies);
  const plain = await bare.newPage();
  const shown = await plain.goto(url);
  expect(shown?.headers()['cache-control']).toBe('private, no-store');
  await expect(plain.getByText(t.misCitasDe(person.email))).toBeVisible();
  await expect(plain.getByText(t.misCitasVacio)).toBeVisible();
  // The token is not there, so nothing is changed.
  const changed = await bare.request.delete(`${driver.origin}/api/es/users/auth`);
  expect(changed.status()).toBe(401);

  // Signing out is not believed before the server knows of it.
  await page.reload();
  await page.route('**/users/auth', async (route) => await route.abort());
  await driver.button(t.salir).click();
  await expect(page.getByText(t.problemaSalir)).toBeVisible();
  await page.unroute('**/users/auth');
  await driver.button(t.salir).click();
  await expect(page.getByLabel(account.contrasena)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rodera_session');

  // Nobody who left is told that they go on here; who came for a room is, once they sign in.
  await expect(page.getByText(t.hasSalido)).toBeVisible();
  await expect(page.getByText(t.entraTexto)).toHaveCount(0);
  await page.goto(driver.origin + address('area', language));
  await expect(page.getByText(t.entraTexto)).toBeVisible();
  await expect(page.getByText(t.hasSalido)).toHaveCount(0);

  await plain.goto(url);
  await expect(plain.getByText(t.misCitasDe(person.email))).toHaveCount(0);
  await expect(plain.getByRole('heading', { name: t.misCitas })).toBeVisible();
  await bare.close();
});
