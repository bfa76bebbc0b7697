import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { ownCopy as ca } from '#i18n/ca/own-copy.ts';
import { ownCopy as es } from '#i18n/es/own-copy.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { textsOf } from '#tests/support/exports.ts';
import { mailedLink } from '#tests/support/mailed-link.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { address } from '#contract/addresses.ts';
import { leaveAccount as leaveCa } from '#i18n/ca/leave-account.ts';
import { leaveAccount as leaveEs } from '#i18n/es/leave-account.ts';
import { browserApi } from '#web/api.ts';

test('who asks for their data gets a link by mail, and in the file the order stands in it', async ({
  page,
  language,
}) => {
  const visitor = new Visitor(page, language);
  const [t, password] = [language === 'ca' ? ca : es, 'girafa-lila-27'];
  const { contrasena } = language === 'ca' ? leaveCa : leaveEs;
  const person = somebody();
  const body = { ...person, password, codigo_postal: '25001', permiso_comercial: false, privacidad: true };
  const { token } = await browserApi(language, shopUrl)('registerUser', { body });
  const { orderNumber } = await visitor.orderByCall(person, { token, place: language === 'ca' ? 6 : 7 });

  await page.goto(shopUrl + address('preferences', language));
  const signIn = async () => {
    await page.getByLabel(visitor.account.correo).fill(person.email);
    await page.getByLabel(visitor.account.contrasena, { exact: true }).fill(password);
    await page.getByRole('button', { name: visitor.account.entrar, exact: true }).click();
  };
  await signIn();
  await page.getByRole('button', { name: t.pedir }).click();
  await page.getByLabel(contrasena).fill(password);
  await page.getByRole('button', { name: t.confirmar }).click();
  await expect(page.getByText(t.preparando).or(page.getByText(t.lista))).toBeVisible();

  await noFindings(page);

  const link = await mailedLink({ page, language }, person.email, 'ownCopy');
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`${address('ownCopy', language)}$`));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t.descargar }).click();
  const files = textsOf(await readFile(await (await coming).path()));
  await expect(page.getByText(t.descargado)).toBeVisible();
  await noFindings(page);
  const json = JSON.parse(files['datos.json'] ?? '') as {
    datos: Record<string, { filas: { order_number?: string }[] }>;
  };
  expect(json.datos['pedidos']?.filas.map(({ order_number }) => order_number)).toEqual([orderNumber]);
  const table = parse<Record<string, string>>(files['csv/pedidos.csv'] ?? '', { columns: true, bom: true });
  expect(table.map(({ order_number }) => order_number)).toEqual([orderNumber]);

  // In another browser the link asks first who it is.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('button', { name: t.descargar })).toHaveCount(0);
  await signIn();
  await expect(page.getByRole('button', { name: t.descargar })).toBeVisible();
});
