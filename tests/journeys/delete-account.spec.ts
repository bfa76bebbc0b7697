import { leaveAccount } from '#i18n/es/leave-account.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';

test('an account is deleted by whoever knows its password, and says that it is gone', async ({ page }) => {
  const person = somebody();
  const password = 'girafa-lila-27';
  const body = { ...person, password, codigo_postal: '25001', permiso_comercial: false, privacidad: true };
  await browserApi('es', shopUrl)('registerUser', { body });
  await page.goto(shopUrl + address('preferences', 'es'));
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: leaveAccount.empezar }).click();
  await page.getByLabel(leaveAccount.contrasena).fill('otra-clave-distinta');
  await page.getByRole('button', { name: leaveAccount.confirmar }).click();
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await page.getByLabel(leaveAccount.contrasena).fill(password);
  await page.getByRole('button', { name: leaveAccount.confirmar }).click();
  await expect(page.getByText(leaveAccount.borradaTexto)).toBeVisible();
});
