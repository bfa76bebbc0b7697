import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/driver.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** Where days, hours and what stands above them are on the page; the summary beside them grows by what was chosen. */
const places = async (page: Page, summary: string) =>
  await page
    .locator('main :is(h1, h2, legend, [role="group"] > p)')
    .evaluateAll(
      (all, beside) =>
        all
          .filter((each) => each.closest('aside') === null && each.textContent !== beside)
          .map((each) => `${each.textContent} ${Math.round(each.getBoundingClientRect().top + window.scrollY)}`),
      summary,
    );

/** Takes an hour, another day, and an hour of that one: nothing is anywhere else afterwards. */
const staysInPlace = async (
  page: Page,
  { days, hours, summary }: { days: Locator; hours: Locator; summary: string },
) => {
  await expect(hours.first()).toBeAttached();
  const before = await places(page, summary);
  expect(before.length).toBeGreaterThan(4);
  // By the keyboard: a tap leads on. In the evening a day has few hours left.
  await hours.nth(Math.min(6, (await hours.count()) - 1)).press('Space');
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await places(page, summary)).toEqual(before);
  const free = page.locator('label:not([data-empty])').getByRole('radio').and(days);
  const last = free.last();
  await last.check({ force: true });
  await expect(last).toBeChecked();
  expect(await places(page, summary)).toEqual(before);
  // The last one: who walks beside takes the first, and then a notice pushes the hours down.
  await hours.last().press('Space');
  await expect(hours.last()).toBeChecked();
  expect(await places(page, summary)).toEqual(before);
};

test('choosing a day or an hour of an appointment moves nothing on the page @both', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  await staysInPlace(page, { days: laia.days(), hours: laia.times(), summary: laia.t.tuCita });
  // One tap takes the first hour of all, and leads on.
  await page.getByRole('region', { name: laia.t.primerasHoras }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: laia.t.datosTitulo })).toBeVisible();
});

test('choosing a day or an hour for a basket moves nothing on the page @both', async ({ driver, page }) => {
  const laia = driver();
  await laia.fillBasket();
  await laia.chooseWorkshop();
  const days = page.getByRole('group', { name: laia.t.basket.dia, exact: true }).getByRole('radio');
  await staysInPlace(page, { days, hours: laia.times(), summary: laia.t.basket.resumen });
});

test('days of a week stand below each other, and the arrow keys go through them', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  const [one, week] = [await laia.days().nth(3).boundingBox(), await laia.days().nth(10).boundingBox()];
  expect(week?.x).toBeCloseTo(one?.x ?? 0, 0);
  expect(week?.y ?? 0).toBeGreaterThan(one?.y ?? 0);
  await laia.days().nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(laia.days().nth(4)).toBeFocused();
  await expect(laia.days().nth(4)).toBeChecked();
});
