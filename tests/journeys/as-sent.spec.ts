import { workshops as ca } from '#i18n/ca/workshops.ts';
import { workshops as es } from '#i18n/es/workshops.ts';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { openHydrated, settled } from '#tests/support/hydrated.ts';

const words = { es, ca };

test('what is only read of a page stays as it came, and follows where its links lead', async ({ page, language }) => {
  const t = words[language];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHydrated(page, shopUrl + address('workshop', language, { area: 'lleida', taller: 'lleida-cappont' }));
  await settled(page);
  const brought = scripts.length;
  const [name = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const near = page.getByRole('region', { name: t.cerca }).getByRole('link').first();
  const other = (await near.innerText()).trim();
  await expect(page.getByRole('region', { name: t.horario })).toBeVisible();

  // Without a new document, and what it shows is of the other one.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'));
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  await expect(page.getByRole('region', { name: t.cerca })).not.toContainText(other);
  await expect(page.locator('html[data-same="yes"]')).toBeAttached();
  expect(scripts.length).toBeGreaterThan(brought);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: t.cerca })).toContainText(other);
});
