import { hourMs } from '#domain/time.ts';
import { maintenance as ca } from '#i18n/ca/maintenance.ts';
import { maintenance as es } from '#i18n/es/maintenance.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';
import { account } from '#i18n/es/account.ts';
import { consoleMaintenance as t } from '#i18n/es/console-maintenance.ts';
import { deskOpens } from '#tests/support/journeys-server.ts';
import { deskUrl, staffPassword } from '#tests/support/mechanic.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import type { Page } from '@playwright/test';

const texts = { es, ca };
const announce = async (page: Page, from: number, to: number) => {
  const moment = (ahead: number) => new Date(Date.now() + ahead).toISOString();
  const windows = [{ activo: true, fecha_inicio: moment(from), fecha_fin: moment(to) }];
  await page.route('**/api/es/mantenimiento', async (route) => await route.fulfill({ json: windows }));
};

for (const language of ['es', 'ca'] as const) {
  const banners = texts[language];

  test(`maintenance that is near is announced once (${language})`, async ({ page }) => {
    await announce(page, hourMs, 4 * hourMs);
    await page.goto(shopUrl + address('home', language));
    const banner = page.getByRole('status').filter({ hasText: banners.titulo });
    await expect(banner).toBeVisible();
    await noFindings(page);
    await banner.getByRole('button', { name: banners.cerrar }).click();
    await expect(banner).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('mantenimiento'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ state: { activo: true, hasBeenShown: true } });
    const asked = page.waitForResponse('**/api/es/mantenimiento');
    await page.reload();
    await (await asked).finished();
    await expect(banner).toBeHidden();

    await page.unroute('**/api/es/mantenimiento');
    await announce(page, 2 * hourMs - 1000, 5 * hourMs);
    await page.reload();
    await expect(banner).toBeVisible();
  });
}

test('maintenance that is far, and a failure to ask for it, change nothing', async ({ page, language }) => {
  await announce(page, 3 * hourMs, 4 * hourMs);
  const warned = page.getByRole('status').filter({ hasText: texts[language].titulo });
  const answered = page.waitForResponse('**/api/es/mantenimiento');
  await page.goto(shopUrl + address('home', language));
  await (await answered).finished();
  await expect(warned).toBeHidden();

  await page.unroute('**/api/es/mantenimiento');
  await page.route('**/api/es/mantenimiento', async (route) => await route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('mantenimiento'));
  await page.reload();
  expect((await logged).type()).toBe('warning');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warned).toBeHidden();
});

test('a maintenance window is entered in the console, seen by a visitor, and ended', async ({ page, browser }) => {
  await page.clock.install({ time: new Date(deskOpens) });
  await page.goto(deskUrl + consoleAddresses.consoleMaintenance.es);
  await page.getByLabel(account.correo).fill('administradora@rodera.example');
  await page.getByLabel(account.contrasena, { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: account.entrar }).click();
  await expect(page.getByText(t.ninguna)).toBeVisible();
  await page.getByLabel(t.desde).fill('2027-02-09T12:00');
  await page.getByLabel(t.hasta).fill('2027-02-09T11:00');
  await page.getByRole('button', { name: t.anunciar, exact: true }).click();
  await expect(page.getByText('El final tiene que ser posterior al comienzo.')).toBeVisible();
  await expect(page.getByLabel(t.desde)).toHaveValue('2027-02-09T12:00');
  await page.getByLabel(t.hasta).fill('2027-02-09T15:30');
  await page.getByRole('button', { name: t.anunciar, exact: true }).click();
  await expect(page.getByText(t.anunciada, { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '12:00–15:30' })).toContainText(t.estados.prevista);
  await noFindings(page);
  // The form that a link fills stands far below it, and says so to who does not see that.
  await page.getByRole('link', { name: new RegExp(`^${t.cambiar}:`) }).press('Enter');
  await expect(page.getByRole('heading', { name: t.cambio })).toBeFocused();
  await page.getByRole('link', { name: t.dejar }).click();

  // Two hours before it begins, as the specification has it.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.clock.install({ time: new Date(deskOpens) });
  await visitor.goto(deskUrl + address('home', 'es'));
  const banner = visitor.getByRole('status').filter({ hasText: texts.es.titulo });
  await expect(banner).toContainText('12:00–15:30');
  await context.close();

  await page.getByRole('button', { name: t.borrar }).click();
  await expect(page.getByText(t.ninguna)).toBeVisible();
  const later = await (await fetch(`${deskUrl}/api/es/mantenimiento`)).json();
  expect(later).toEqual([]);
});
