import { area as areaCa } from '#i18n/ca/area.ts';
import { area as areaEs } from '#i18n/es/area.ts';
import { chooseCar as chooseCarCa } from '#i18n/ca/choose-car.ts';
import { chooseCar as chooseCarEs } from '#i18n/es/choose-car.ts';
import { keepCar as keepCarCa } from '#i18n/ca/keep-car.ts';
import { keepCar as keepCarEs } from '#i18n/es/keep-car.ts';
import { myCar as myCarCa } from '#i18n/ca/my-car.ts';
import { leaveAccount as leaveCa } from '#i18n/ca/leave-account.ts';
import { leaveAccount as leaveEs } from '#i18n/es/leave-account.ts';
import { myCar as myCarEs } from '#i18n/es/my-car.ts';
import { ownCopy as ownCopyCa } from '#i18n/ca/own-copy.ts';
import { ownCopy as ownCopyEs } from '#i18n/es/own-copy.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { Visitor } from '#tests/support/visitor.ts';

const words = { es: { ...myCarEs, ...keepCarEs }, ca: { ...myCarCa, ...keepCarCa } };
const choosing = { es: chooseCarEs, ca: chooseCarCa };
const leaving = { es: { ...ownCopyEs, gone: leaveEs }, ca: { ...ownCopyCa, gone: leaveCa } };
const password = 'rodes-a-punt-9';
const areas = { es: areaEs, ca: areaCa };

test('who goes by keys is never left at the top of the page: a wrong plate, a car that is removed, the way in', async ({
  driver,
  page,
  language,
}) => {
  const laia = driver();
  const t = words[language];
  const area = areas[language];
  const { account } = laia.t;
  const title = page.getByRole('heading', { level: 1 });
  const person = somebody();
  await browserApi(language, shopUrl)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });

  // The way in: who is in is greeted in place of the form.
  await openHydrated(page, shopUrl + address('logIn', language));
  await page.getByLabel(account.correo).fill(person.email);
  const secret = page.getByLabel(account.contrasena, { exact: true });
  await secret.fill(password);
  await secret.press('Enter');
  await expect(title).toHaveText(account.dentroTitulo);
  await expect(title).toBeFocused();

  // A plate that is none: its field has the focus again, with what is wrong.
  await openHydrated(page, shopUrl + address('ownCarAdd', language));
  const plate = page.getByLabel(t.matricula);
  await plate.fill('12');
  await plate.press('Enter');
  await expect(page.getByText(laia.refusal('matricula-no-valida'))).toBeVisible();
  await expect(plate).toBeFocused();

  // The page of a car that was found is another: its title has it.
  await plate.fill('2960ghg');
  await plate.press('Enter');
  await expect(title).toHaveText('SEAT Ibiza (6J)');
  await expect(title).toBeFocused();
  await laia.button(t.guardarEnCuenta).press('Enter');
  await expect(page).toHaveURL(shopUrl + address('myCar', language));

  // A question takes the place of its button, and its answer the place of the question.
  await openHydrated(page, shopUrl + address('area', language));
  await page.getByRole('button', { name: area.quitarCocheDe('SEAT', 'Ibiza (6J)') }).press('Enter');
  await expect(laia.button(area.quitarSi)).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await laia.button(area.quitarSi).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: area.quitado('SEAT', 'Ibiza (6J)') })).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  // Out, and the form has gone with whoever was in.
  await openHydrated(page, shopUrl + address('logIn', language));
  await expect(title).toHaveText(account.dentroTitulo);
  await laia.button(account.salir).press('Enter');
  await expect(title).toHaveText(account.entrarTitulo);
  await expect(title).toBeFocused();
});

test('what is pressed is answered in its place: a question, an end, fields, a notice', async ({
  driver,
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const t = leaving[language];
  const { account } = driver().t;
  const title = page.getByRole('heading', { level: 1 });
  const person = somebody();
  const { token } = await browserApi(language, shopUrl)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  await laia.bookByCall(person, token);
  await openHydrated(page, await laia.mailedLink(person.email));
  await laia.link(laia.t.anular).click();
  await expect(page.getByRole('status').filter({ hasText: laia.t.anularPregunta })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(laia.link(laia.t.anularNo)).toBeFocused();
  await laia.button(laia.t.anularSi).press('Enter');
  await expect(title).toHaveText(laia.t.anuladaTitulo);
  await expect(title).toBeFocused();

  await openHydrated(page, shopUrl + address('preferences', language));
  await page.getByLabel(account.correo).fill(person.email);
  await page.getByLabel(account.contrasena, { exact: true }).fill(password);
  await laia.button(account.entrar).click();
  await laia.button(t.pedir).click();
  await expect(page.getByLabel(t.gone.contrasena)).toBeFocused();
  await page.getByLabel(t.gone.contrasena).fill(password);
  await laia.button(t.confirmar).click();
  await expect(page.getByRole('status').filter({ hasText: t.preparando })).toBeFocused();
  await laia.button(t.gone.empezar).click();
  await expect(page.getByRole('status').filter({ hasText: t.gone.seguro })).toBeFocused();
  await page.getByLabel(t.gone.contrasena).fill(password);
  await laia.button(t.gone.confirmar).click();
  await expect(page.getByText(t.gone.borradaTexto)).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a postcode that does not exist has the focus again, in a booking as in a list, and however often it is sent', async ({
  driver,
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const list = driver();
  const unknown = laia.refusal('codigo-postal-desconocido', { lugar: '99999' });
  const field = page.locator('main input[name="cp"]:not([type="hidden"])');
  await openHydrated(page, shopUrl + address('visitWorkshop', language));
  for (let twice = 0; twice < 2; twice += 1) {
    await field.fill('99999');
    await laia.button(laia.t.buscarTaller).click();
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(field).toBeFocused();
  }
  await openHydrated(page, `${shopUrl}${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`);
  await field.fill('99999');
  await list.button(list.t.results.verHoras).click();
  await expect(page.getByText(unknown)).toBeVisible();
  await expect(field).toBeFocused();
});

test('the arrows go through the makers, and the list keeps the focus', async ({ page, language }) => {
  const t = choosing[language];
  await openHydrated(page, `${shopUrl}${address('addCar', language)}?elegir=1&tipo=turismo`);
  const maker = page.getByLabel(t.marca);
  await maker.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(t.modelo)).toBeVisible();
  await expect(maker).toBeFocused();
  const first = await maker.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(maker).not.toHaveValue(first);
  await expect(maker).toBeFocused();
});
