import { hourMs } from '#domain/time.ts';
import { maintenance as ca } from '#i18n/ca/maintenance.ts';
import { maintenance as es } from '#i18n/es/maintenance.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';
import type { Page } from '@playwright/test';

const texts = { es, ca };
const announce = async (page: Page, from: number, to: number) => {
  const moment = (ahead: number) => new Date(Date.now() + ahead).toISOString();
  const windows = [{ activo: true, fecha_inicio: moment(from), fecha_fin: moment(to) }];
  await page.route('**/api/es/mantenimiento', async (route) => await route.fulfill({ json: windows }));
};

for (const language of ['es', 'ca'] as const) {
  const t = texts[language];

  test(`maintenance that is near is announced once (${language})`, async ({ page }) => {
    await announce(page, hourMs, 4 * hourMs);
    await page.goto(shopUrl + address('home', language));
    const banner = page.getByRole('status').filter({ hasText: t.titulo });
    await expect(banner).toBeVisible();
    await noFindings(page);
    await banner.getByRole('button', { name: t.cerrar }).click();
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
