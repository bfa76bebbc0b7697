import type { Page } from '@playwright/test';
import { guests as ca } from '#i18n/ca/guests.ts';
import { guests as es } from '#i18n/es/guests.ts';
import { payWithBizum } from '#tests/support/bank.ts';
import { expect, somebody, test, type Driver } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';

const texts = { es, ca };

/** The code of the newest letter to somebody that has one, as its subject says it. */
const mailedCode = async (page: Page, origin: string, email: string): Promise<string> => {
  let code = '';
  await expect(async () => {
    const list = await (await page.request.get(`${origin}/buzon`)).text();
    const entry = list.split('<li>').find((item) => item.includes(email) && /\d{6} (es|és)/.test(item));
    code = /(\d{6}) (?:es|és)/.exec(entry ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return code;
};

/** Types the code of the letter: first not whole, then wrong, then as somebody copies it. */
const typesCode = async ({ page, language, origin, button, refusal }: Asked, email: string) => {
  const t = texts[language];
  await expect(page.getByText(t.destino(email))).toBeVisible();
  await button(t.enviar).click();
  const field = page.getByLabel(t.codigo);
  await expect(field).toBeFocused();
  await field.fill('12');
  await button(t.comprobar).click();
  await expect(page.getByText(t.faltaCodigo)).toBeVisible();
  const code = await mailedCode(page, origin, email);
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(page.getByText(refusal('codigo-incorrecto', { quedan: 4 }))).toBeVisible();
  await noFindings(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  return field;
};

type Asked = Pick<Driver, 'page' | 'language' | 'origin'> & {
  readonly button: Driver['button'];
  readonly refusal: Driver['refusal'];
};
const asked = (who: Driver | Visitor): Asked => ({
  page: who.page,
  language: who.language,
  origin: who.origin,
  button: (name) => who.button(name),
  refusal: (code, values) => who.refusal(code, values),
});

test('a fourth appointment asks for a code, and nothing typed is lost', async ({ page, language }) => {
  test.slow();
  const laia = new Visitor(page, language);
  const person = somebody();
  for (let n = 0; n < 3; n += 1) await laia.bookByCall(person);

  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.chooseTime();
  const plate = somePlate();
  await laia.sayWho({ plate, person });
  await expect(page.getByText(laia.refusal('limite-citas', { maximo: 3 }))).toBeVisible();
  await expect(page.getByLabel(laia.t.correo)).toHaveValue(person.email);
  await (await typesCode(asked(laia), person.email)).press('Enter');
  await laia.seesConfirmation();
  await expect(page.getByText(plate, { exact: true })).toBeVisible();
});

/** A ninth tyre, where eight wait unpaid for somebody whom the shop does not know. */
const nineToPayAtWorkshop = async (laia: Driver) => {
  const { page, t } = laia;
  const person = somebody();
  await laia.fillBasket();
  await page.getByRole('spinbutton').fill('9');
  await page.getByRole('spinbutton').blur();
  await laia.untilPaymentOf({ person });
  await laia.payAtWorkshop();
  await expect(page.getByText(laia.refusal('limite-unidades', { maximo: 8 }))).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`^${t.basket.enTaller}`) })).toBeChecked();
  return person;
};

test('a ninth tyre to be paid at the workshop asks for a code', async ({ driver }) => {
  test.slow();
  const laia = driver();
  const { email } = await nineToPayAtWorkshop(laia);
  await typesCode(asked(laia), email);
  // The page's own button sends the code too.
  await laia.button(laia.t.basket.confirmarTaller).click();
  await laia.seesConfirmation();
});

test('a ninth tyre needs no code where a deposit is paid for it', async ({ driver, page, language }) => {
  test.slow();
  const laia = driver();
  await nineToPayAtWorkshop(laia);
  const t = texts[language];
  await laia.button(new RegExp(t.reserva('').trim())).click();
  await expect(laia.button(new RegExp(laia.t.basket.pagar('').trim()))).toBeVisible();
  await expect(page.getByText(t.titulo)).toHaveCount(0);
  await laia.payBy('bizum');
  await payWithBizum(page);
  await laia.seesConfirmation();
});
