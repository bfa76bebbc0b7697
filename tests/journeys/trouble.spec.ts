import { openHydrated } from '#tests/support/hydrated.ts';
import { payWithCard, cards } from '#tests/support/bank.ts';
import { expect, hastyUrl, test } from '#tests/support/driver.ts';
import { ports } from '#tests/support/journeys-server.ts';
import { readyToPay, timeHeld } from '#tests/support/ready-to-pay.ts';
import { scarceTyres } from '#tests/support/scarce-tyres.ts';

test('a held time that runs out while somebody types: the page and what is typed stay, and it is held again', async ({
  driver,
  page,
}) => {
  const laia = driver(undefined, hastyUrl);
  const { basket } = laia.t;
  await timeHeld(laia, { postcode: '17001' });
  await page.getByLabel(basket.nombre, { exact: true }).fill('Laia');
  await laia.button(basket.conCuenta).click();
  await page.getByLabel(basket.contrasena, { exact: true }).fill('rodes-a-punt-9');
  await laia.button(basket.sinCuenta).click();
  await page.getByLabel(basket.apellidos).fill('Ferrer');
  await expect(page.getByText(basket.horaPerdidaTexto)).toBeVisible({ timeout: 40_000 });
  await expect(laia.heading(basket.registroTitulo)).toBeVisible();
  await expect(page.getByLabel(basket.nombre, { exact: true })).toHaveValue('Laia');
  // Other hours of that day are told in its order, also where buttons stand one above the other.
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const hours = page.getByRole('button', { name: /^\d{1,2}:\d\d$/ });
  await expect(hours).toHaveCount(3);
  const seen = await hours.evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: (button.textContent ?? '').padStart(5, '0'), box: button.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x)
      .map(({ name }) => name),
  );
  expect(seen).toEqual(seen.toSorted());
  await page.setViewportSize(wide);
  await laia.button(new RegExp(basket.guardarOtraVez('').trim())).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(basket.horaPerdidaTexto)).toBeHidden();

  await page.reload();
  await expect(page.getByLabel(basket.nombre, { exact: true })).toHaveValue('Laia');
  await expect(page.getByLabel(basket.apellidos)).toHaveValue('Ferrer');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(basket.nombre, { exact: true })).toHaveValue('Laia');
  await expect(other.getByLabel(basket.apellidos)).toHaveValue('Ferrer');
  await laia.button(basket.conCuenta).click();
  await expect(page.getByLabel(basket.contrasena, { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('rodes-a-punt');
});

test('a held time is given back soon after its page was left, unless it is read again', async ({ driver, page }) => {
  const laia = driver(undefined, `http://localhost:${ports.desk}`);
  const { basket } = laia.t;
  await laia.fillBasket();
  await laia.chooseWorkshop('08001');
  await laia.chooseTime();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.waitForTimeout(10_000);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();

  await page.goto('about:blank');
  await page.waitForTimeout(10_000);
  await laia.open('basketTime');
  await expect(page.getByText(basket.holdCaducado)).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
});

test('two drivers want the last place at the same time: who comes second reads so and books another', async ({
  driver,
  another,
}, { project }) => {
  // One bay of these workshops takes rims of 19 inches: whoever has it, has the time.
  const postcode = project.name === 'phone' ? '27400' : '25530';
  const laia = driver();
  const marc = await another();
  for (const each of [laia, marc]) {
    await each.fillBasket(0, { ancho: 225, serie: 40, llanta: 19 });
    await each.chooseWorkshop(postcode);
    await expect(each.times().last()).toBeVisible();
  }
  const hora = await laia.times().last().inputValue();
  expect(await marc.times().last().inputValue()).toBe(hora);
  await laia.chooseTime((await laia.times().count()) - 1);

  await marc.times().last().click({ force: true });
  await expect(marc.alert(marc.refusal('hora-ocupada', { hora }))).toBeVisible();
  await expect(marc.page.getByRole('timer')).toBeHidden();
  await expect(marc.times().and(marc.page.locator(`[value="${hora}"]`))).toHaveCount(0);
  await marc.chooseTime((await marc.times().count()) - 1);
  await expect(marc.alert(/./)).toBeHidden();
  await marc.asGuest();
  await marc.payAtWorkshop();
  await marc.seesConfirmation();
  await expect(laia.page.getByRole('timer')).toBeVisible();
});

test('an hour that is refused says why where it was pressed, far down a list of workshops', async ({
  driver,
  page,
}) => {
  const laia = driver();
  await laia.fillBasket();
  const hora = '23:45';
  await page.route('**/reserve-time', async (route) => {
    const refused = {
      error: laia.refusal('hora-ocupada', { hora }),
      code: 'hora-ocupada',
      status: 409,
      title: 'Conflict',
    };
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { ...refused, values: { hora } },
    });
  });
  await laia.goOn();
  await page.getByLabel(laia.t.basket.codigoPostal).fill('25001');
  await laia.button(laia.t.basket.buscarTaller).click();
  const name = new RegExp(`^${laia.t.basket.primerasHorasEn('')}`);
  await expect(page.getByRole('region', { name }).nth(2)).toBeVisible();
  const last = page.getByRole('region', { name }).last().getByRole('button').first();
  await last.click();
  const why = laia.alert(laia.refusal('hora-ocupada', { hora }));
  await expect(why).toBeInViewport({ ratio: 1 });
  await page.unroute('**/reserve-time');
  await last.click();
  await expect(laia.heading(laia.t.basket.registroTitulo)).toBeVisible();
});

test('an order that nobody pays lapses, and the same basket orders again', async ({ driver, page }) => {
  const laia = driver(undefined, hastyUrl);
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('tarjeta');
  await laia.open('basket');
  await expect(page.getByText(basket.caducadoTitulo)).toBeVisible({ timeout: 40_000 });
  await laia.link(basket.paso['fecha-y-hora']).first().click();
  await laia.chooseTime();
  await laia.open('basketPayment');
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('who comes back from the bank leaves no error in the browser’s log', async ({ driver, page }) => {
  const laia = driver();
  await readyToPay(laia);
  await laia.payBy('tarjeta');
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('response', (answer) => void (answer.status() >= 400 && errors.push(`${answer.status()} ${answer.url()}`)));
  await payWithCard(page, cards.declined);
  await expect(laia.alert(/./)).toBeVisible();
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
  await page.reload();
  await laia.seesConfirmation();
  expect(errors).toEqual([]);
});

test('a tyre that sells out to somebody else is named, and another of its size takes its place', async ({
  driver,
  another,
  request,
}, { project }) => {
  const size = { ancho: 205, serie: 60, llanta: 16 };
  const tyre = (await scarceTyres(request, size, 5)).at(project.name === 'phone' ? -1 : 0);
  if (!tyre) throw new Error('of no tyre are five left');
  const laia = driver();
  const { basket } = laia.t;
  await laia.takeTyre(tyre);

  const marc = await another();
  await marc.takeTyre(tyre, 5);
  await marc.buy();

  await laia.goOn();
  const gone = laia.alert(basket.agotado(tyre.name));
  await gone.getByRole('link', { name: basket.revisar }).click();
  await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
  await expect(laia.link(basket.seguir)).toBeHidden();
  await gone.getByRole('link', { name: basket.otrosDeMedida }).click();
  await expect(laia.page.getByRole('heading', { level: 1 })).toContainText('205/60');
  await laia.take();
  await laia.button(basket.quitarNombre(tyre.name)).click();
  await expect(gone).toBeHidden();
  await laia.buy();
});

test('a customer who pays a moment too late reads how many are left, and takes those', async ({
  driver,
  another,
  request,
}, { project }) => {
  const size = { ancho: 225, serie: 45, llanta: 17 };
  const tyre = (await scarceTyres(request, size, 5)).at(project.name === 'phone' ? -1 : 0);
  if (!tyre) throw new Error('of no tyre are five left');
  const laia = driver();
  const { basket } = laia.t;
  await laia.takeTyre(tyre);
  await laia.untilPaymentOf();

  const marc = await another();
  await marc.takeTyre(tyre, 3);
  await marc.buy();

  await laia.payAtWorkshop();
  const gone = laia.alert(basket.soloQuedan(tyre.name, 2));
  await gone.getByRole('link', { name: basket.revisar }).click();
  await gone.getByRole('button', { name: basket.dejar(2) }).click();
  await expect(gone).toBeHidden();
  await expect(laia.page.getByRole('spinbutton')).toHaveValue('2');
  await laia.open('basketPayment');
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
});

test('losing the connection keeps the basket and offers to try again', async ({ driver, page, context }) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  await openHydrated(page, page.url());
  await context.setOffline(true);
  await laia.button(basket.mas).click();
  await expect(page.getByText(basket.sinConexion)).toBeVisible();
  await context.setOffline(false);
  await laia.button(basket.reintentar).click();
  await expect(page.getByText(basket.sinConexion)).toBeHidden();
});
