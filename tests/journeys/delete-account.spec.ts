import { leaveAccount as ca } from '#i18n/ca/leave-account.ts';
import { leaveAccount as es } from '#i18n/es/leave-account.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';

test('an account is deleted by whoever knows its password, and says that it is gone', async ({
  page,
  driver,
  language,
}) => {
  const t = { es, ca }[language];
  const laia = driver();
  const { account } = laia.t;
  const person = somebody();
  const password = 'girafa-lila-27';
  const body = { ...person, password, codigo_postal: '25001', permiso_comercial: false, privacidad: true };
  await browserApi(language, shopUrl)('registerUser', { body });
  await page.goto(shopUrl + address('preferences', language));
  await page.getByLabel(account.correo).fill(person.email);
  await page.getByLabel(account.contrasena, { exact: true }).fill(password);
  await laia.button(account.entrar).click();
  await laia.button(t.empezar).click();
  await page.getByLabel(t.contrasena).fill('otra-clave-distinta');
  await laia.button(t.confirmar).click();
  await expect(page.getByText(laia.refusal('clave-actual'))).toBeVisible();
  await page.getByLabel(t.contrasena).fill(password);
  await laia.button(t.confirmar).click();
  await expect(page.getByText(t.borradaTexto)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t.borrada })).toBeVisible();
  await expect(page.getByLabel(account.correo)).toHaveCount(0);
});
