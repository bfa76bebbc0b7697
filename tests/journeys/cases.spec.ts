import { address } from '#contract/addresses.ts';
import { cases as ca } from '#i18n/ca/cases.ts';
import { cases as es } from '#i18n/es/cases.ts';
import { consoleCases as consoleCa } from '#i18n/ca/console-cases.ts';
import { consoleCases as consoleEs } from '#i18n/es/console-cases.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

test('a case goes from the form, without scripts, to its answer', async ({ page, browser, language }) => {
  const [t, staff] = [{ es, ca }[language], { es: consoleEs, ca: consoleCa }[language]];
  const person = somebody();
  const quiet = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await quiet.goto(shopUrl + address('contact', language));
  await quiet.getByLabel(t.nombre).fill(person.nombre);
  await quiet.getByLabel(t.correo).fill(person.email);
  await quiet.getByLabel(t.comentario).fill('¿Tenéis hora para cuatro neumáticos?');
  await quiet.getByRole('button', { name: t.enviar }).click();
  // What is missing stands beside its field, what was typed is still there, and nothing of it in the address.
  await expect(quiet.getByText(t.revisa)).toBeVisible();
  expect(quiet.url()).toBe(shopUrl + address('contact', language));
  await expect(quiet.getByLabel(t.correo)).toHaveValue(person.email);
  await quiet.getByLabel(t.motivos.presupuesto).check();
  await quiet.getByText(t.privacidad, { exact: true }).click();
  await quiet.getByRole('button', { name: t.enviar }).click();
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(t.gracias);
  const numero = (await quiet.getByText(/^A\d{7}$/).innerText()).trim();
  await quiet.context().close();

  await page.goto(
    `${shopUrl}${consoleAddresses.consoleLogIn[language]}?vuelve=${consoleAddresses.consoleCases[language]}`,
  );
  const carla = new Visitor(page, language);
  await page.getByLabel(carla.account.correo).fill(operator);
  await page.getByLabel(carla.account.contrasena, { exact: true }).fill(staffPassword);
  await carla.button(carla.account.entrar).click();
  await page.getByLabel(staff.motivo).selectOption('presupuesto');
  await carla.button(staff.filtrar).click();
  await noFindings(page);
  await page.getByRole('link', { name: staff.abrir(numero) }).click();
  await carla.button(staff.coger).click();
  await expect(page.getByText(staff.cogida)).toBeVisible();
  await page.getByLabel(staff.respuesta).fill('Mañana a las diez.');
  await carla.button(staff.contestar).click();
  await expect(page.getByText(staff.contestada)).toBeVisible();
  await noFindings(page);

  await expect(async () => {
    const list = await (await page.request.get(`${shopUrl}/buzon`)).text();
    const letters = list.split('<li>').filter((entry) => entry.includes(person.email) && entry.includes(numero));
    expect(letters).toHaveLength(2);
  }).toPass({ timeout: 20_000 });
});

test('who leaves a telephone is told when they are called', async ({ page }) => {
  await page.goto(shopUrl + address('callBack', 'es'));
  await page.getByRole('button', { name: es.pedirLlamada }).click();
  await expect(page.getByText('Escribe el teléfono.')).toBeVisible();
  await page.getByLabel(es.telefono).fill('611 222 333');
  await page.getByRole('button', { name: es.pedirLlamada }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.gracias);
  await expect(page.getByText(es.graciasLlamada)).toBeVisible();
  // Without its origin, whose port may have any figures.
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toMatch(/^\/contacto\/gracias\?llamada=A\d{7}$/);
  await noFindings(page);
  // Reached without having sent anything.
  await page.goto(shopUrl + address('contactDone', 'es'));
  await expect(page.getByText(es.graciasSinTexto)).toBeVisible();
});

test('a form in the middle of a text is sent without scripts, says what is missing, and gives a number', async ({
  browser,
  page,
}) => {
  const person = somebody();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(`${shopUrl}/patrocinios`);
  await quiet.getByLabel(es.nombre).fill(person.nombre);
  await quiet.getByLabel(es.correo).fill('no es un correo');
  await quiet.getByLabel(es.comentario).fill('Somos un club de orientación.');
  await quiet.getByRole('main').getByRole('button', { name: es.enviar }).click();
  await expect(quiet.getByText(es.revisa)).toBeVisible();
  expect(quiet.url()).toBe(`${shopUrl}/patrocinios`);
  await expect(quiet.getByLabel(es.nombre)).toHaveValue(person.nombre);
  await expect(quiet.getByLabel(es.correo)).toHaveValue('no es un correo');
  await expect(quiet.getByLabel(es.correo)).toHaveAttribute('aria-invalid', 'true');
  await quiet.getByLabel(es.correo).fill(person.email);
  await quiet.getByText(es.privacidad, { exact: true }).click();
  await quiet.getByRole('main').getByRole('button', { name: es.enviar }).click();
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(es.gracias);
  await expect(quiet.getByText(/^A\d{7}$/)).toBeVisible();
  await context.close();

  await page.goto(`${shopUrl}/preguntas-frecuentes`);
  await expect(page.getByLabel(es.motivos.cita)).toBeVisible();
  await noFindings(page);
});
