import type { APIRequestContext, Page } from '@playwright/test';
import { latePayment as ca } from '#i18n/ca/late-payments.ts';
import { latePayment as es } from '#i18n/es/late-payments.ts';
import { payWithBizum } from '#tests/support/bank.ts';
import { spokenTime } from '#tests/support/spoken-time.ts';
import { expect, hastyUrl, test, type Driver } from '#tests/support/driver.ts';
import { basketOf, bookElsewhere } from '#tests/support/somebody-else.ts';
import { address } from '#contract/addresses.ts';
import { basketKey } from '#web/shell/basket-count.ts';

const texts = { es, ca };

/** One bay of these workshops takes rims of 19 inches: whoever has it, has the time. */
const size = { ancho: 225, serie: 40, llanta: 19 };

/** Laia pays in time, but the bank's answer stays on its page until her order has lapsed and her time is somebody else's. */
const payTooLate = async (
  laia: Driver,
  request: APIRequestContext,
  { postcode, place: nth }: { readonly postcode: string; readonly place: number },
) => {
  const { page, t } = laia;
  await laia.fillBasket(0, size);
  await laia.chooseWorkshop(postcode);
  await laia.chooseTime(nth);
  await laia.asGuest();
  await laia.payBy('bizum');
  await page.locator('details.options summary').click();
  await page.locator('input[name="entrega"][value="retenida"]').check();
  await payWithBizum(page);
  const answer = page.getByRole('button', { name: /Mandar la respuesta|Envia la resposta/ });
  await expect(answer).toBeVisible();

  const stored = await page.evaluate((key) => localStorage.getItem(key), basketKey);
  const cestaID = /"cestaID":"([0-9a-f-]{36})"/.exec(stored ?? '')?.[1] ?? '';
  const { products, place } = await basketOf(request, hastyUrl, cestaID);
  const reservation = await page.context().newPage();
  await reservation.goto(hastyUrl + address('basketDone', laia.language));
  await expect(reservation.getByText(t.basket.caducadoTitulo)).toBeVisible({ timeout: 40_000 });
  await reservation.close();
  await bookElsewhere(request, hastyUrl, products, place);
  await answer.click();
  return place;
};

/** The link in the newest message about an order. */
const mailedLink = async (page: Page, order: string): Promise<string> => {
  await page.goto(`${hastyUrl}/buzon`);
  await page
    .getByRole('link', { name: new RegExp(order) })
    .first()
    .click();
  const text = await page.locator('pre').innerText();
  const link = /https?:\/\/\S+\/(?:tu-pago|el-teu-pagament)\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('no link in the message');
  return link;
};

test('a payment that comes when the time is gone: another time is chosen where the reservation would be', async ({
  driver,
  page,
  request,
  language,
}, { project }) => {
  const laia = driver(undefined, hastyUrl);
  const t = texts[language];
  const lost = await payTooLate(laia, request, { postcode: project.name === 'phone' ? '27400' : '25530', place: 0 });
  await expect(page.getByText(t.titulo)).toBeVisible();
  const near = page.getByRole('group', { name: t.cercanas }).getByRole('radio');
  await expect(near).toHaveCount(6);
  for (const time of await near.all()) expect(await time.inputValue()).not.toBe(`${lost.date}T${lost.time}`);
  const chosen = near.first();
  const hora = (await chosen.inputValue()).slice(11);
  await chosen.check({ force: true });
  await laia.button(t.confirmar).click();
  await laia.seesConfirmation();
  await expect(page.getByText(spokenTime(hora, language), { exact: false }).first()).toBeVisible();
});

test('a payment that comes when the time is gone: the mailed link shows another day, and gives the money back', async ({
  driver,
  another,
  page,
  request,
  language,
}, { project }) => {
  const laia = driver(undefined, hastyUrl);
  const t = texts[language];
  await payTooLate(
    laia,
    request,
    project.name === 'phone' ? { postcode: '27400', place: 9 } : { postcode: '08024', place: 0 },
  );
  await expect(page.getByText(t.titulo)).toBeVisible();
  const order = (await page.getByRole('main').innerText()).match(/R\d{7}/)?.[0] ?? '';

  const { page: elsewhere } = await another();
  await elsewhere.goto(await mailedLink(elsewhere, order));
  await expect(elsewhere.getByRole('heading', { level: 1, name: t.titulo })).toBeVisible();
  await elsewhere.getByText(t.otroDia).click();
  const days = elsewhere.getByRole('group', { name: t.dia }).getByRole('radio', { disabled: false });
  const last = days.last();
  const day = await last.inputValue();
  await last.check({ force: true });
  await elsewhere.getByRole('button', { name: t.verHoras }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`dia=${day}`));
  await expect(elsewhere.locator('input[name="hora"]').first()).toBeAttached();

  await elsewhere.getByText(t.prefieroDinero).click();
  await elsewhere.getByRole('button', { name: new RegExp(t.pedirDinero('').trim()) }).click();
  const given = elsewhere.getByRole('heading', { level: 1, name: t.devueltaTitulo });
  await expect(given).toBeVisible();
  await elsewhere.reload();
  await expect(given).toBeVisible();
  await page.reload();
  await expect(page.getByText(laia.t.basket.devolverTexto)).toBeVisible();

  await elsewhere.goto(elsewhere.url().replace(/[0-9a-f]{4}(\?|$)/, 'ffff$1'));
  await expect(elsewhere.getByRole('heading', { level: 1, name: t.noExisteTitulo })).toBeVisible();
});
