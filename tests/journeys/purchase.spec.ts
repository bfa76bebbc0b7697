import { address } from '#contract/addresses.ts';
import { cards, closeWindow, payWithBizum, payWithCard } from '#tests/support/bank.ts';
import { deviceThatKnowsWhom } from '#tests/support/device-passkeys.ts';
import { billing, expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { readyToPay, timeHeld } from '#tests/support/ready-to-pay.ts';

test(
  'four tyres, fitted: a new customer pays a deposit by card and gets a confirmation with a calendar file',
  { tag: '@both' },
  async ({ driver, page }) => {
    const laia = driver();
    await laia.findTyres();
    await laia.take();
    const person = somebody();
    await laia.untilPaymentOf({ person, account: true });
    await laia.payBy('tarjeta');
    await payWithCard(page, cards.ok);
    await laia.seesConfirmation();

    const calendar = await page.request.get(
      new URL((await laia.link(laia.t.basket.calendario).getAttribute('href')) ?? '', shopUrl).href,
    );
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
    await expect(async () => {
      const mailbox = await page.request.get(`${shopUrl}/buzon`);
      expect(await mailbox.text()).toContain(person.email);
    }).toPass({ timeout: 15_000 });
  },
);

test('four tyres, fitted: a guest pays by Bizum', async ({ driver, page }) => {
  const laia = driver();
  await readyToPay(laia);
  await laia.payBy('bizum');
  await payWithBizum(page);
  await laia.seesConfirmation();
});

test('the basket accepts any sub-path and opens the step that is due', async ({ driver, page }) => {
  const laia = driver('ca');
  await laia.fillBasket();
  await page.goto(`${shopUrl}/ca/cistella/el-que-sigui/i-mes`);
  await expect(laia.heading(laia.t.basket.paso.solicitud)).toBeVisible();
  await expect(page).toHaveURL(/\/ca\/cistella\/sol-licitud$/);
});

test('a declined card says why, and another try from the same basket pays', async ({ driver, page }) => {
  const laia = driver();
  const { basket, payments } = laia.t;
  await readyToPay(laia);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.lost);
  const failed = laia.alert(basket.noPagadoTitulo);
  await expect(failed).toContainText(payments['103']);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.declined);
  await expect(failed).toBeFocused();
  await expect(failed).toContainText(payments['1xx']);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('a customer who closes the bank’s window finds the time still theirs and pays', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await readyToPay(laia);
  await laia.payBy('tarjeta');
  await closeWindow(page);
  await laia.open('basket');
  await expect(page.getByText(basket.pendienteTitulo)).toBeVisible();
  await laia.link(basket.otraVez).click();
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('wrong answers are shown beside their fields, and nothing typed is lost', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await timeHeld(laia);
  const person = somebody();
  await page.getByLabel(basket.nombre, { exact: true }).fill(person.nombre);
  await page.getByLabel(basket.correo).fill('laia-arroba-example');
  await laia.payAtWorkshop();
  await expect(page.getByLabel(basket.correo)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(laia.refusal('email-no-valido'))).toBeVisible();
  await expect(page.getByLabel(basket.nombre, { exact: true })).toHaveValue(person.nombre);
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
});

test('a code, a plate and the way to pay are there after a reload, though nothing was sent', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  const code = page.getByLabel(basket.codigoCupon);
  const plate = page.getByLabel(basket.matricula);
  await page.getByText(basket.cupon).click();
  await code.fill('BIENVEN');
  await plate.pressSequentially('4321 LK');
  await page.reload();
  await expect(code).toHaveValue('BIENVEN');
  await expect(plate).toHaveValue('4321 LK');
  // Half a plate says what it lacks, as when its field is left.
  await expect(laia.alert(laia.refusal('matricula-no-valida'))).toBeVisible();
  await plate.fill('4321 LKM');
  await plate.blur();
  await code.fill('BIENVENIDA10');
  await laia.button(basket.aplicar).click();
  await expect(laia.button(basket.quitarCupon('BIENVENIDA10'))).toBeVisible();
  await page.reload();
  await expect(plate).toHaveValue('4321 LKM');
  await expect(code).toHaveValue('');

  await laia.chooseWorkshop();
  await laia.chooseTime();
  await page.getByRole('radio', { name: new RegExp(`^${basket.enTaller}`) }).check({ force: true });
  await page.reload();
  await expect(page.getByRole('radio', { name: new RegExp(`^${basket.enTaller}`) })).toBeChecked();
});

test('every step says where its way back leads, and it leads there', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  const goBack = async (to: keyof typeof basket.estacion, title: string) => {
    await laia.link(basket.volverA(basket.estacion[to])).click();
    await expect(laia.heading(title)).toBeVisible();
  };
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await goBack('cesta', basket.opcionesTitulo);
  await expect(laia.heading(basket.opcionesTitulo)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: basket.volverA('') })).toHaveCount(0);

  await laia.open('basketTime');
  await expect(page.getByText(basket.teLaGuardamos)).toBeVisible();
  await laia.chooseTime();
  await goBack('visita', basket.fechaTitulo);
  await laia.asGuest();
  await laia.open('basketPayment');
  await goBack('visita', basket.fechaTitulo);
  await laia.open('basketBilling');
  await expect(laia.heading(basket.facturaTitulo)).toBeFocused();
  await goBack('datos', basket.registroTitulo);
});

test('the way back stays under the finger when the workshops come between press and release', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  await laia.chooseWorkshop();
  let come = () => {};
  const asked = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/api/*/taller/localizacion', async (route) => {
    await asked;
    await route.continue();
  });
  await laia.link(basket.otroTaller).click();
  await laia.link(basket.volverA(basket.estacion.cesta)).hover();
  await page.mouse.down();
  come();
  await expect(laia.button(new RegExp(`^${basket.masHorasEn('')}`)).first()).toBeVisible();
  await page.mouse.up();
  await expect(laia.heading(basket.opcionesTitulo)).toBeVisible();
});

test('an invoice’s wrong answers are counted above, and shown beside their fields', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await timeHeld(laia);
  await laia.asGuest();
  const fields = laia.invoice();
  await fields.getByRole('checkbox', { name: basket.quieroFactura }).check({ force: true });
  await laia.button(/^(?:Confirmar y pagar|Confirma i paga)/).click();
  // The name is known by now; an invoice asks for six more.
  await expect(laia.alert(basket.revisaCampos(6))).toBeVisible();
  await expect(page.getByLabel(basket.nif)).toBeFocused();
  // What is written anew is not called wrong any more; what was not touched is.
  await page.getByLabel(basket.nif).fill(billing.nif);
  await expect(page.getByLabel(basket.nif)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel(basket.direccion)).toHaveAttribute('aria-invalid', 'true');
  await expect(laia.alert(basket.revisaCampos(5))).toBeVisible();

  await laia.fillBilling();
  await page.getByLabel(basket.nif).fill('12345678A');
  await laia.button(/^(?:Confirmar y pagar|Confirma i paga)/).click();
  await expect(laia.alert(basket.revisaCampos(1))).toBeVisible();
  await expect(page.getByLabel(basket.nif)).toBeFocused();
  await expect(page.getByLabel(basket.nif)).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(fields.getByLabel(basket.direccion)).toHaveValue(billing.direccion);
  await page.getByLabel(basket.nif).fill(billing.nif);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('who bought as a guest makes an account of it with a password alone', async ({ driver, page }) => {
  const laia = driver();
  const { basket, account } = laia.t;
  await timeHeld(laia);
  const { email } = await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
  await page.getByText(basket.crearCuenta).first().click();
  await expect(page.getByLabel(account.correo)).toHaveCount(0);
  const number = await page
    .getByText(/^R\d{7}$/)
    .first()
    .innerText();
  await laia.choosePassword();
  await laia.button(basket.crearCuenta).click();
  await expect(page.getByText(basket.cuentaHechaTexto(email))).toBeVisible();
  // The order is theirs, and its page stays.
  await page.reload();
  await laia.seesConfirmation();
  await page.goto(shopUrl + address('ownOrders', laia.language));
  await expect(page.getByText(number).first()).toBeVisible();
});

test(
  'who bought as a guest makes an account of it with a passkey and no password',
  { tag: '@both' },
  async ({ driver, page }) => {
    const laia = driver();
    const { basket, account } = laia.t;
    const { browser, authenticatorId } = await deviceThatKnowsWhom(page);
    await timeHeld(laia);
    const { email } = await laia.asGuest();
    await laia.payAtWorkshop();
    await laia.seesConfirmation();
    await page.getByText(basket.crearCuenta).first().click();
    await page.getByText(account.conLlave).click();
    await expect(page.getByLabel(account.contrasena, { exact: true })).toHaveCount(0);
    await page.getByRole('group', { name: account.ofertas }).getByText(account.no, { exact: true }).click();
    await noFindings(page);

    // A finger that the device does not know: nothing is made, and nothing lost.
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await laia.button(basket.crearCuenta).click();
    await expect(page.getByText(account.llaveNiCuenta)).toBeVisible();
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await laia.button(basket.crearCuenta).click();
    await expect(page.getByText(basket.cuentaHechaTexto(email))).toBeVisible();

    await laia.link(basket.irACuenta).click();
    // The browser signs by itself what a person would choose below the field; here it waits until somebody is out.
    const signing = async (enabled: boolean) =>
      void (await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }));
    await signing(false);
    await laia.button(account.salir).click();
    await expect(laia.button(account.salir)).toHaveCount(0);
    await signing(true);
    await page.goto(shopUrl + address('logIn', laia.language));
    await expect(page.getByText(account.dentro(email))).toBeVisible();
  },
);
