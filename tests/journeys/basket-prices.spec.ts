import type { Locator } from '@playwright/test';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

/** `1.234,56 €` as cents, wherever it is broken. */
const centsIn = (text: string): number => Number(text.replace(/[^\d]/g, ''));

const amountIn = async (row: Locator): Promise<number> => centsIn(await row.getByRole('cell').innerText());

test('four tyres fitted in Andorra cost what the list said, with shipping, customs and tax told apart', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket, results, shop } = laia.t;
  await laia.findTyres();
  await page.getByLabel(results.tuCodigoPostal).fill('AD500');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: shop.incluyeAndorra.montaje }).first();
  const [, listed = ''] = (await card.innerText()).split(shop.montados(4));
  const price = centsIn(/^\s*([\d.]+\s*,\d\d)/.exec(listed)?.[1] ?? '');
  expect(price).toBeGreaterThan(0);
  await card.getByRole('button', { name: new RegExp(`^${shop.anadirUnidades(4, '')}`) }).click();
  await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
  const summary = page.getByRole('table', { name: basket.resumen });
  const row = (name: string) => summary.getByRole('row').filter({ hasText: name });
  expect(await amountIn(row(basket.totalTodo))).toBe(price);
  await laia.chooseWorkshop('AD500');

  const parts = [row(basket.neumaticos).first(), row(basket.envio), row(basket.aduana)];
  for (const each of parts) expect(await amountIn(each)).toBeGreaterThan(0);
  await expect(row(basket.impuesto('IGI', '4,5'))).toBeVisible();
  expect(await amountIn(row(basket.totalTodo))).toBe(price);

  await laia.chooseTime();
  // Above 400 € whoever pays in full is named on the invoice.
  await laia.asGuest();
  await laia.fillBilling();
  const due = page.getByRole('table', { name: basket.cuandoPagas });
  const paid = async () =>
    await Promise.all(
      [basket.pagasAhora, basket.pagasTaller].map(async (name) =>
        amountIn(due.getByRole('row').filter({ hasText: name })),
      ),
    );
  const [now = 0, later = 0] = await paid();
  expect([now > 0, now + later]).toEqual([true, price]);
  await page.getByRole('radio', { name: basket.totalTexto }).check({ force: true });
  expect(await paid()).toEqual([price, 0]);
  await noFindings(page);
});

test('the options tell what the insurance pays, and that the alignment costs less with four tyres', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  await expect(page.getByText(basket.cubreHasta('100', '5.000'))).toBeVisible();
  // What it covers is a link in the line of its box: it opens its page, and ticks nothing.
  await page.getByRole('link', { name: basket.condiciones }).first().click();
  await expect(page).toHaveURL(shopUrl + address('tyreInsurance', laia.language));
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Segur/ })).not.toBeChecked();
  const cheaper = basket.conTantos('20', 4, true);
  await page.getByRole('checkbox', { name: /^Alineaci/ }).click({ force: true });
  const summary = page.getByRole('table', { name: basket.resumen });
  await expect(summary.getByRole('row').filter({ hasText: cheaper })).toBeVisible();
  await noFindings(page);
});
