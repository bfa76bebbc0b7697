import { address } from '#contract/addresses.ts';
import { account } from '#i18n/es/account.ts';
import { reports as t } from '#i18n/es/reports.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import type { Page } from '@playwright/test';

const enter = async (page: Page, email: string) => {
  await page.goto(shopUrl + consoleAddresses.consoleReports.es);
  await page.getByLabel(account.correo).fill(email);
  await page.getByLabel(account.contrasena, { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: account.entrar }).click();
};

test('a report goes there and back by its code, and is read by the one role alone', async ({ page, browser }) => {
  const told = `En el taller se cobran piezas que no se cambian, ${Date.now()}.`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(shopUrl + address('reports', 'es'));
  await quiet.getByLabel(t.cuenta).fill(told);
  await quiet.getByRole('button', { name: t.enviar, exact: true }).click();
  const codigo = (await quiet.locator('output').innerText()).trim();
  expect(codigo).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  expect(quiet.url()).not.toContain(codigo);

  // Nobody else of the staff: not even an operator.
  const other = await (await browser.newContext()).newPage();
  await enter(other, operator);
  await expect(other.getByText(t.soloLector)).toBeVisible();
  await expect(other.getByText(told)).toHaveCount(0);
  await other.context().close();

  await enter(page, 'administradora@rodera.example');
  const list = page.getByRole('article');
  await expect(list.first()).toBeVisible();
  await noFindings(page);
  // The newest of the day is among them.
  for (let place = 0; place < (await list.count()); place += 1) {
    await list.nth(place).getByRole('link').click();
    await expect(page.getByLabel(t.respuesta)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t.laDel('')}`));
    if ((await page.getByText(told).count()) > 0) break;
    await page.goBack();
    await expect(list.first()).toBeVisible();
  }
  await expect(page.getByText(told)).toBeVisible();
  await noFindings(page);
  await page.getByLabel(t.respuesta).fill('Gracias. Hemos abierto una investigación.');
  await page.getByRole('button', { name: t.contestar }).click();
  await expect(page.getByText(t.contestada)).toBeVisible();

  await quiet.goto(shopUrl + address('reports', 'es'));
  await quiet.getByLabel(t.codigo, { exact: true }).fill(codigo.toLowerCase().replaceAll('-', ' '));
  await quiet.getByRole('button', { name: t.abrir }).click();
  await expect(quiet.getByText('Gracias. Hemos abierto una investigación.')).toBeVisible();
  await expect(quiet.getByText(told)).toBeVisible();
  await context.close();
});
