import { settled } from '#tests/support/hydrated.ts';
import { calls, type CallName } from '#contract/calls.ts';
import { address } from '#contract/addresses.ts';
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

test('a payment that the shop does not answer for says so, and is asked for again', async ({ page, driver }) => {
  const laia = driver();
  await page.route('**/api/es/site-init', async (route) => await route.abort());
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await laia.chooseTime();
  await expect(page.getByText(laia.t.basket.sinConexion)).toBeVisible();
  await page.unroute('**/api/es/site-init');
  await laia.button(laia.t.basket.reintentar).click();
  await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
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
  await laia.button(laia.account.entrar).click();
  await expect(page.getByText(laia.account.problemaSesion)).toBeVisible();
});

test('an account that cannot be read says so, and the appointments stay', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.signInWithVisit();
  await page.route(/\/users\/fetchInfo$/, async (route) => await route.fulfill(answer(500, { error: 'x' })));
  await page.reload();
  const unread = laia.alert(laia.area.problemaDatos);
  await expect(unread).toBeVisible();
  await expect(laia.link(laia.t.gestionar)).toBeVisible();
  await page.unroute(/\/users\/fetchInfo$/);
  await laia.button(laia.t.reintentar).click();
  await expect(unread).toHaveCount(0);
  await expect(laia.link(laia.t.gestionar)).toBeVisible();
});

test('an appointment that cannot be read, or cancelled, says which of the two', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.signInWithVisit();
  // What the page's own loader and action answer once something broke on the server.
  let broken = 'GET';
  await page.route(/\.data\?/, async (route) => {
    if (route.request().method() === broken) await route.fulfill({ status: 500, body: 'Unexpected Server Error' });
    else await route.continue();
  });
  await laia.link(laia.t.gestionar).click();
  await laia.sees(laia.t.haHabidoError);
  await expect(page.getByText(laia.t.errorCita)).toBeVisible();

  broken = 'POST';
  await page.reload();
  await laia.sees(laia.t.gestionTitulo);
  // Before its scripts have come, the browser itself would send the form, past the address that breaks here.
  await settled(page);
  await laia.link(laia.t.anular).click();
  await laia.button(laia.t.anularSi).click();
  await laia.sees(laia.t.haHabidoError);
  await expect(page.getByText(laia.t.errorAnular)).toBeVisible();

  broken = '';
  await page.reload();
  await laia.button(laia.t.anularSi).click();
  await laia.sees(laia.t.anuladaTitulo);
});

test('who is signed in asks for days and times, and holds one, in their own name', async ({
  page,
  language,
  driver,
}) => {
  const laia = new Visitor(page, language);
  await laia.signInWithVisit();
  const asked = new Map<CallName, string[]>();
  const watched: readonly CallName[] = ['consultVisitDates', 'holdVisitTime', 'consultTimes'];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    for (const name of watched) {
      const pattern = new RegExp(`^/api/es${calls[name][1].replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      if (request.method() === calls[name][0] && pattern.test(path))
        asked.set(name, [...(asked.get(name) ?? []), request.headers().authorization ?? 'nobody']);
    }
  });
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  await laia.holdTime();

  const buyer = driver();
  await buyer.fillBasket();
  await buyer.chooseWorkshop();
  await expect(buyer.times().first()).toBeVisible();
  // A day without times asks for some nearby.
  const nearby = page.waitForResponse((answer) => answer.url().endsWith(calls.consultTimes[1]));
  await page.locator('label[data-empty]').getByRole('radio').last().check({ force: true });
  await nearby;

  expect([...asked.keys()].sort()).toEqual([...watched].sort());
  for (const [name, tokens] of asked)
    for (const token of tokens) expect([name, token]).toEqual([name, expect.stringMatching(/^Bearer .{20,}$/)]);
});
