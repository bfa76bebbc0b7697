import { address } from '#web/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { Visitor } from '#tests/support/visitor.ts';

const answer = (status: number, body: object) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify(body),
});

test('services that cannot be loaded say why', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await page.route(/\/talleres-servicios\/\d+$/, async (route) => {
    await route.fulfill(answer(429, { error: 'Demasiadas peticiones.', code: 'demasiadas-llamadas', status: 429 }));
  });
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await expect(page.getByText('Demasiadas peticiones.')).toBeVisible();
  await page.unroute(/\/talleres-servicios\/\d+$/);
  await laia.button(laia.t.reintentar).click();
  await laia.chooseService();
});

test('no workshop near a postcode names it', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await page.route(/\/taller\/localizacion$/, async (route) => {
    await route.fulfill(answer(404, { error: 'x', code: 'no-hay-talleres', status: 404 }));
  });
  await laia.begin('coche');
  await page.getByLabel(laia.t.codigoPostal).fill('29001');
  await page.getByLabel(laia.t.codigoPostal).press('Enter');
  await expect(page.getByText(laia.t.sinTalleres('29001'))).toBeVisible();
});

test('days that break say that it is the dates; maintenance says so', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  let fails = answer(500, { error: 'x', code: 'error-inesperado', status: 500 });
  await page.route(/\/cita-previa-dates\/taller\/\d+$/, async (route) => await route.fulfill(fails));
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await expect(page.getByText(laia.t.problemaFechas)).toBeVisible();
  fails = answer(503, { error: laia.refusal('agenda-en-mantenimiento'), code: 'agenda-en-mantenimiento', status: 503 });
  await laia.button(laia.t.reintentar).click();
  await expect(page.getByText(laia.refusal('agenda-en-mantenimiento'))).toBeVisible();
});

test('a log-in that breaks says that it is the session', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await page.route(/\/users\/auth$/, async (route) => await route.fulfill(answer(500, { error: 'x' })));
  await page.goto(shopUrl + address('visitsMine', language));
  await page.getByLabel(laia.t.correo).fill('laia@example.com');
  await page.getByLabel(laia.t.contrasena).fill('girafa-lila-27');
  await laia.button(laia.t.entrar).click();
  await expect(page.getByText(laia.t.problemaSesion)).toBeVisible();
});
