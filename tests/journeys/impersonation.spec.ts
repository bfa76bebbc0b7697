import { address } from '#contract/addresses.ts';
import { impersonation as ca } from '#i18n/ca/impersonation.ts';
import { impersonation as es } from '#i18n/es/impersonation.ts';
import { browserApi } from '#web/api.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { ownTabKey } from '#web/shell/impersonation/own-tab.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

test('an operator acts as a customer in a tab of its own, under a banner, and stays themselves in the first', async ({
  page,
  context,
  language,
}) => {
  const t = { es, ca }[language];
  const carla = new Visitor(page, language);
  const { account, area } = carla;
  const [person, password] = [somebody(), 'rodes-a-punt-9'];
  const api = browserApi(language, shopUrl);
  const { token } = await api('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  const { plate } = await carla.bookByCall(person, token);
  const name = `${person.nombre} ${person.apellidos}`;
  const customers = consoleAddresses.consoleCustomers[language];

  await page.goto(`${shopUrl}${consoleAddresses.consoleLogIn[language]}?vuelve=${customers}`);
  await page.getByLabel(account.correo).fill(operator);
  await page.getByLabel(account.contrasena, { exact: true }).fill(staffPassword);
  await carla.button(account.entrar).click();
  await page.getByLabel(t.busca).fill('0000 ZZZ');
  await carla.button(t.buscar).click();
  await expect(page.getByText(t.nadie)).toBeVisible();
  await page.getByLabel(t.busca).fill(plate);
  await carla.button(t.buscar).click();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await noFindings(page);
  await carla.button(t.elegirA(name)).click();
  await page.getByLabel(t.motivo).fill('No encuentra su cita');
  await carla.button(t.pedirCodigo).click();
  const code = await page.locator('output').innerText();
  await noFindings(page);

  // In the other tab it is typed: wrong first, then right.
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: t.abrirPestana }).click();
  const tab = await opened;
  const ona = new Visitor(tab, language);
  await tab.getByLabel(t.codigo).fill('0000-0000-0000');
  await ona.button(t.empezar).click();
  await expect(ona.alert(ona.refusal('suplantacion-caducada'))).toBeVisible();
  await noFindings(tab);
  await tab.getByLabel(t.codigo).fill(code.toLowerCase());
  await ona.button(t.empezar).click();
  const banner = tab.getByRole('region', { name: t.aviso });
  await expect(banner).toContainText(t.actuas(name));
  await expect(banner).toContainText('Carla Serra');
  await expect(tab.getByRole('main')).toContainText(plate);
  expect(new URL(tab.url()).pathname).toBe(address('area', language));
  await noFindings(tab);

  // What the customer may change is changed; what is theirs alone is not.
  await tab.goto(shopUrl + address('ownData', language));
  await tab.getByLabel(account.telefono).fill('655 443 322');
  await ona.button(area.guardar).click();
  await expect(tab.getByText(area.guardado, { exact: true })).toBeVisible();
  await expect(banner).toBeInViewport();
  await tab.getByLabel(account.correo).fill(`otra.${person.email}`);
  await ona.button(area.guardar).click();
  await expect(ona.alert(ona.refusal('solo-titular'))).toBeVisible();
  await tab.goto(shopUrl + address('newPassword', language));
  await tab.getByLabel(account.correo).fill(person.email);
  await ona.button(account.pedirEnlace).click();
  await expect(ona.alert(ona.refusal('solo-titular'))).toBeVisible();
  await expect(banner).toContainText(t.actuas(name));

  // The session is the tab's: no cookie, nothing where other tabs look, and no copy of the tab lives.
  expect((await context.cookies()).filter((cookie) => cookie.name.includes('session'))).toEqual([]);
  await page.goto(shopUrl + address('ownData', language));
  await expect(page.getByRole('heading', { name: area.entraTitulo })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.email);
  const kept = await tab.evaluate((key) => sessionStorage.getItem(key) ?? '', ownTabKey);
  await page.evaluate(([key = '', value = '']) => sessionStorage.setItem(key, value), [ownTabKey, kept]);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(customers));
  await expect(page.getByText(t.terminado)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBeLessThan(2);

  await tab.reload();
  await expect(banner).toContainText(t.actuas(name));
  await ona.button(t.terminar).click();
  await expect(tab).toHaveURL(new RegExp(customers));
  await expect(tab.getByText(t.terminado)).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The operator is still in, in both tabs; what was the customer's is not.
  for (const each of [tab, page]) await expect(each.getByLabel(t.busca)).toBeVisible();
  const { token: acting } = JSON.parse(kept) as { token: string };
  await expect(api('fetchUserInfo', {}, { token: acting })).rejects.toMatchObject({
    problem: { code: 'sin-sesion' },
  });
  expect((await api('fetchUserInfo', {}, { token })).user.phone).toContain('655443322');
});
