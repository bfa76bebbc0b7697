import { address } from '#contract/addresses.ts';
import { consoleMeasured as t } from '#i18n/es/console-measured.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

test('an operator sees what was searched in vain and where a purchase was left', async ({ page, driver, another }) => {
  const word = `zzyzx${Date.now() % 100_000}`
    .slice(0, 9)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  await page.goto(`${shopUrl}${address('search', 'es')}?q=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/medicion/pasos')) steps.push(request.postData() ?? '');
  });
  await driver('es').findTyres();
  await driver('es').take();
  await driver('es').goOn();
  await expect(driver('es').heading(driver('es').t.basket.talleresTitulo)).toBeVisible();
  // Each once, and nothing but its name.
  await expect
    .poll(() => steps.toSorted())
    .toEqual(['opciones', 'solicitud', 'talleres'].map((paso) => JSON.stringify({ recorrido: 'cesta', paso })));

  const { page: desk } = await another();
  const room = consoleAddresses.consoleMeasured.es;
  await desk.goto(`${shopUrl}${consoleAddresses.consoleLogIn.es}?vuelve=${room}`);
  const carla = new Visitor(desk, 'es');
  await desk.getByLabel(carla.account.correo).fill(operator);
  await desk.getByLabel(carla.account.contrasena, { exact: true }).fill(staffPassword);
  await carla.button(carla.account.entrar).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(t.titulo);
  await expect(desk.getByRole('row').filter({ hasText: word })).toContainText(t.grupos.palabras);
  const purchase = desk.getByRole('table').filter({ hasText: t.nombres['solicitud'] ?? '' });
  await expect(purchase.getByRole('row').filter({ hasText: t.nombres['opciones'] ?? '' })).toBeVisible();
  await noFindings(desk);
  await desk.getByRole('link', { name: t.ultimos(7) }).click();
  await expect(desk.getByRole('link', { name: t.ultimos(7) })).toHaveAttribute('aria-current', 'page');
  await expect(desk.getByRole('row').filter({ hasText: word })).toBeVisible();
});
