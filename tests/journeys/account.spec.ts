import { sentenceBeside } from '#i18n/sentence.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { type Driver, expect, shopUrl, someDocument, somebody, test } from '#tests/support/driver.ts';
import { mailedLink } from '#tests/support/mailed-link.ts';
import { deviceThatKnowsWhom } from '#tests/support/device-passkeys.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const password = 'rodes-a-punt-9';
const another = 'tres-gats-i-un-fanal';

const fillIn = async (laia: Driver, person: ReturnType<typeof somebody>) => {
  const { account: t } = laia.t;
  await laia.page.getByLabel(t.nombre, { exact: true }).fill(person.nombre);
  await laia.page.getByLabel(t.apellidos).fill(person.apellidos);
  await laia.page.getByLabel(t.correo).fill(person.email);
  await laia.page.getByLabel(t.telefono).fill(person.telefono);
  await laia.page.getByLabel(t.cp).fill(person.cp);
};

const signIn = async (laia: Driver, email: string, secret: string) => {
  const { account: t } = laia.t;
  await laia.page.goto(shopUrl + address('logIn', laia.language));
  await laia.page.getByLabel(t.correo).fill(email);
  await laia.page.getByLabel(t.contrasena, { exact: true }).fill(secret);
  await laia.button(t.entrar).click();
};

test('somebody registers: what is wrong is said beside it, offers are asked and not assumed, and the address is proved', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { account: t } = laia.t;
  const person = somebody();
  await page.goto(shopUrl + address('register', laia.language));
  // All that is missing is said at once, and the first of it has the focus.
  await laia.button(t.crearCuenta).click();
  const missing = ['nombre', 'apellidos', 'email', 'telefono', 'codigo_postal', 'password', 'confirmPassword'];
  for (const field of missing)
    await expect(page.getByText(sentenceBeside(field, 'campo-obligatorio', laia.language))).toBeVisible();
  await expect(page.getByText(laia.refusal('privacidad-obligatoria'))).toBeVisible();
  await expect(page.getByText(t.revisaCampos(missing.length + 2))).toBeVisible();
  await expect(page.getByLabel(t.nombre, { exact: true })).toBeFocused();
  await fillIn(laia, person);
  const secret = page.getByLabel(t.contrasena, { exact: true });
  const offers = page.getByRole('group', { name: t.ofertas });
  await secret.fill('laia-ferrer');
  await page.getByLabel(t.claveRepetida).fill('laia-ferrer');
  await expect(page.getByText(t.fuerza[0] ?? '', { exact: true })).toBeVisible();
  await page.getByLabel(t.privacidad).check({ force: true });
  await laia.button(t.crearCuenta).click();
  await expect(page.getByText(t.eligeSiNo)).toBeVisible();
  await noFindings(page);

  await offers.getByRole('radio', { name: t.si, exact: true }).check({ force: true });
  await page.getByLabel(t.porSms).check({ force: true });
  await laia.button(t.crearCuenta).click();
  await expect(page.getByText(laia.refusal('clave-propia'))).toBeVisible();
  await expect(secret).toBeFocused();
  await expect(page.getByLabel(t.correo, { exact: true })).toHaveValue(person.email);
  await secret.fill(another);
  await expect(page.getByText(t.fuerza[4] ?? '', { exact: true })).toBeVisible();
  await page.getByLabel(t.claveRepetida).fill(`${another}?`);
  await page.getByText(t.masDatos).click();
  await page.getByLabel(t.documentoNumero).fill('12345678A');
  await laia.button(t.crearCuenta).click();
  await expect(page.getByText(laia.refusal('clave-distinta'))).toBeVisible();
  await expect(page.getByText(laia.refusal('nif-no-valido'))).toBeVisible();
  await page.getByLabel(t.claveRepetida).fill(another);
  await page.getByLabel(t.documentoNumero).fill(someDocument());
  // All is put right: nothing is left to say of it.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await laia.button(t.crearCuenta).click();
  await expect(laia.heading(t.creada)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: t.preferencias }).click();
  await expect(page.getByText(t.correoSinConfirmar)).toBeVisible();
  await noFindings(page);
  await page.goto(await mailedLink(laia, person.email, 'confirmEmail'));
  await expect(page).toHaveURL(shopUrl + address('confirmEmail', laia.language));
  await laia.button(laia.t.accountLinks.confirmarCorreo).click();
  await expect(laia.heading(laia.t.accountLinks.correoConfirmado)).toBeVisible();
  await expect(laia.link(laia.t.accountLinks.aMiCuenta)).toBeVisible();
  await page.goto(shopUrl + address('preferences', laia.language));
  await expect(page.getByText(laia.t.security.soloEsta)).toBeVisible();
  await expect(page.getByText(t.correoSinConfirmar)).toBeHidden();
});

test('who forgot their password chooses another by a letter, and who was in elsewhere is out', async ({
  driver,
  another: borrow,
  page,
}) => {
  const laia = driver();
  const { account: t } = laia.t;
  const person = somebody();
  await browserApi(laia.language, shopUrl)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password },
  });
  const elsewhere = await borrow();
  await signIn(elsewhere, person.email, password);
  await expect(elsewhere.page.getByText(t.dentro(person.email))).toBeVisible();

  await signIn(laia, person.email, 'no-es-aquesta');
  await expect(page.getByText(laia.refusal('WRONG_CREDENTIALS'))).toBeVisible();
  await page.getByRole('link', { name: t.heOlvidado }).click();
  await expect(laia.heading(laia.t.accountLinks.claveTitulo)).toBeVisible();
  await expect(page.getByLabel(t.correo)).toHaveValue(person.email);
  await laia.button(laia.t.accountLinks.pedirEnlace).click();
  await expect(page.getByText(laia.t.accountLinks.enlaceEnviadoTexto(person.email))).toBeVisible();

  const link = await mailedLink(laia, person.email, 'newPassword');
  await page.goto(link);
  await expect(page).toHaveURL(shopUrl + address('newPassword', laia.language));
  await page.getByLabel(laia.t.accountLinks.claveNueva).fill(another);
  await page.getByLabel(t.claveRepetida).fill('tres gats');
  await laia.button(laia.t.accountLinks.guardarClave).click();
  await expect(page.getByText(laia.refusal('clave-distinta'))).toBeVisible();
  await page.getByLabel(t.claveRepetida).fill(another);
  await laia.button(laia.t.accountLinks.guardarClave).click();
  await expect(laia.heading(laia.t.accountLinks.claveGuardada)).toBeVisible();

  await elsewhere.page.reload();
  await expect(elsewhere.button(t.entrar)).toBeVisible();
  await page.goto(shopUrl);
  await page.goto(link);
  await expect(page.getByText(laia.refusal('enlace-caducado'))).toBeVisible();
  await noFindings(page);
});

test('an account that is open on two devices is closed on the other one', async ({ driver, another: borrow, page }) => {
  const laia = driver();
  const { account: t } = laia.t;
  const person = somebody();
  await browserApi(laia.language, shopUrl)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password },
  });
  const elsewhere = await borrow();
  for (const each of [elsewhere, laia]) {
    await signIn(each, person.email, password);
    await expect(each.page.getByText(t.dentro(person.email))).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: t.preferencias }).click();
  await expect(page.getByText(laia.t.security.esteDispositivo, { exact: true })).toBeVisible();
  await laia.button(laia.t.security.cerrarDemas).click();
  await expect(page.getByText(laia.t.security.cerradas(2))).toBeVisible();
  await expect(page.getByText(laia.t.security.soloEsta)).toBeVisible();
  await elsewhere.page.reload();
  await expect(elsewhere.button(t.entrar)).toBeVisible();
});

test('a passkey whose account is not made is taken off the device, and the next one opens the account', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { account: t } = laia.t;
  const person = somebody();
  const { browser, authenticatorId } = await deviceThatKnowsWhom(page);
  const passkeys = async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  await page.goto(shopUrl + address('register', laia.language));
  await fillIn(laia, person);
  await page.getByText(t.conLlave).click();
  await page.getByLabel(t.privacidad).check({ force: true });
  await page.getByRole('group', { name: t.ofertas }).getByText(t.no, { exact: true }).click();
  // Its challenge is not the one that was asked.
  await page.route(
    '**/api/es/users',
    async (route) => {
      const { llave, ...body } = route.request().postDataJSON() as { llave: { response: object } };
      const clientDataJSON = Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge: 'bm9uZQ', origin: shopUrl }),
      ).toString('base64url');
      const another = { ...llave, response: { ...llave.response, clientDataJSON } };
      await route.continue({ postData: JSON.stringify({ ...body, llave: another }) });
    },
    { times: 1 },
  );
  await laia.button(t.crearCuenta).click();
  await expect(page.getByText(laia.refusal('llave-no-valida'))).toBeVisible();
  await expect.poll(passkeys).toBe(0);
  await laia.button(t.crearCuenta).click();
  await expect(laia.heading(t.creada)).toBeVisible();
  expect(await passkeys()).toBe(1);
});

test('a passkey is offered after the password, opens the account from the log-in’s field, and is taken away', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { account: t } = laia.t;
  const person = somebody();
  await browserApi(laia.language, shopUrl)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password },
  });
  const { browser, authenticatorId } = await deviceThatKnowsWhom(page);
  await signIn(laia, person.email, password);
  await laia.button(t.llaveCrear).click();
  await expect(page.getByText(t.llaveHecha)).toBeVisible();
  await laia.button(t.salir).click();

  // The browser signs by itself what a person would choose below the field.
  await expect(page.getByText(t.dentro(person.email))).toBeVisible();
  await page.goto(shopUrl + address('preferences', laia.language));
  const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', signCount: expect.any(Number), isResidentCredential: true }]);
  await noFindings(page);
  await page.getByRole('button', { name: laia.t.security.llaveQuitarDe('').trim() }).click();
  await expect(page.getByText(laia.t.security.llaveQuitada)).toBeVisible();
  await expect(page.getByRole('button', { name: laia.t.security.llaveQuitarDe('').trim() })).toHaveCount(0);
});
