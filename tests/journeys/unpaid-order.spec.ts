import { shell as shellCa } from '#i18n/ca/shell.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { cards, closeWindow, payWithBizum, payWithCard } from '#tests/support/bank.ts';
import { Driver, expect, hastyUrl, holdScripts, shopUrl, test } from '#tests/support/driver.ts';
import { readyToPay } from '#tests/support/ready-to-pay.ts';
import { address } from '#contract/addresses.ts';

const shell = { es: shellEs, ca: shellCa };

/** How many the header says are in the basket. */
const badge = ({ page, language }: Driver, units: number) =>
  page.getByRole('banner').getByText(shell[language].cestaConteo(units));

const units = ({ page, t }: Driver) => page.getByRole('spinbutton', { name: new RegExp(t.basket.cantidad('').trim()) });

/** "a las 11:45" in words of the sentence, whatever the hours are: one o'clock is "la 1". */
const keptUntil = ({ t }: Driver) =>
  new RegExp(
    t.basket
      .guardadaHasta('H', 'D', 'U', true)
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/[HDU]/g, '.+')
      .replaceAll(/\bl[ae]s\b/g, 'l(?:a|as|es)'),
  );

const cancelAtBank = async ({ page }: Driver) =>
  await page.getByRole('button', { name: /Cancelar y volver|Cancel·la i torna/ }).click();

test('a declined card: nothing was charged, the hour is kept, and the order is changed and paid', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.declined);
  const failed = laia.alert(basket.noPagadoTitulo);
  await expect(failed).toContainText(basket.nadaCobrado);
  await expect(failed).toContainText(keptUntil(laia));
  await expect(badge(laia, 4)).toBeAttached();

  await laia.link(basket.cambiarPedido).click();
  await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
  await laia.button(basket.menos).click();
  await expect(badge(laia, 3)).toBeAttached();
  await expect(units(laia)).toHaveValue('3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The hour is held as it was promised.
  await expect(page.getByRole('timer')).toBeVisible();

  await laia.open('basketTime');
  await expect(laia.times().and(page.locator(':checked'))).toHaveCount(1);
  await laia.goOn();
  await laia.open('basketPayment');
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('a payment that its account cancelled: another hour is chosen and the rest is paid at the workshop', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket, payments } = laia.t;
  await laia.untilPayment({ account: true });
  await laia.payBy('bizum');
  await cancelAtBank(laia);
  await expect(laia.alert(payments.cancelado)).toContainText(basket.nadaCobrado);
  await expect(badge(laia, 4)).toBeAttached();
  await laia.open('basketTime');
  const own = laia.times().and(page.locator(':checked'));
  await expect(own).toHaveCount(1);
  const before = await own.inputValue();
  const other = laia
    .times()
    .and(page.locator(`:not([value="${before}"])`))
    .first();
  const hora = await other.inputValue();
  await other.click({ force: true });
  await expect(laia.heading(basket.pagoTitulo)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(laia.times().and(page.locator(`[value="${hora}"]`))).toBeChecked();
  await laia.open('basketPayment');
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
});

test('an order that is not paid can be left: its hour is free and the basket stays', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('bizum');
  // Pressed before its page is alive, which comes with the order.
  const letScriptsCome = await holdScripts(page);
  await cancelAtBank(laia);
  await page.getByRole('button', { name: /Volver a la tienda|Torna a la botiga/ }).click();
  await laia.button(basket.dejarPedido).click();
  letScriptsCome();
  await expect(page.getByText(basket.dejadoTitulo)).toBeVisible();
  await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
  await expect(badge(laia, 4)).toBeAttached();
  await laia.open('basketTime');
  await expect(laia.times().first()).toBeAttached();
  await expect(laia.times().and(page.locator(':checked'))).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('while the bank’s page is open elsewhere: what is paid there is said, and nothing asks to pay twice', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('bizum');
  const other = new Driver(await page.context().newPage(), laia.language);
  await other.open('basket');
  await expect(other.page.getByText(basket.pendienteTitulo)).toBeVisible();
  await expect(other.page.getByText(basket.nadaCobradoAun)).toBeVisible();
  await expect(other.page.getByText(basket.ahora)).toBeVisible();
  await expect(badge(other, 4)).toBeAttached();
  // In a window that was never told who orders, the payment's step opens all the same.
  await other.link(basket.otraVez).click();
  await expect(other.heading(basket.pagoTitulo)).toBeVisible();
  await expect(other.page.getByText(basket.dosPagos)).toBeVisible();

  await other.open('basketRequest');
  await other.button(basket.menos).click();
  await expect(units(other)).toHaveValue('3');
  await expect(other.page.getByText(basket.pagoAnterior)).toBeVisible();
  // Paid there after all: what was paid is what is ordered.
  await payWithBizum(page);
  await laia.seesConfirmation();
  await other.open('basket');
  await other.seesConfirmation();
});

test('a return that got lost: the window was shut, or the browser’s own way back taken', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('bizum');
  await page.goBack();
  await expect(laia.heading(basket.pagoTitulo)).toBeVisible();
  await expect(page.getByText(basket.pendienteTitulo)).toBeVisible();
  await laia.payBy('bizum');
  await closeWindow(page);
  await page.goto(shopUrl + address('basket', laia.language));
  await expect(page.getByText(basket.pendienteTitulo)).toBeVisible();
  await laia.open('basketRequest');
  await laia.button(basket.menos).click();
  await expect(badge(laia, 3)).toBeAttached();
});

test('an order whose time to pay is over says that nothing was charged, and is ordered again', async ({
  driver,
  page,
}) => {
  const laia = driver(undefined, hastyUrl);
  const { basket } = laia.t;
  await readyToPay(laia, { postcode: '17001' });
  await laia.payBy('bizum');
  await cancelAtBank(laia);
  await expect(page.getByText(basket.caducadoTitulo)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(basket.nadaCobrado)).toBeVisible();
  await expect(badge(laia, 4)).toBeAttached();
});
