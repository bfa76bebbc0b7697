import { Secret, TOTP } from 'otpauth';
import { console as ca } from '#i18n/ca/console.ts';
import { console as es } from '#i18n/es/console.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { type Driver, expect, hastyUrl, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { deviceThatKnowsWhom } from '#tests/support/device-passkeys.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const administrator = 'administradora@rodera.example';
const words = { es, ca };

/** The code of an authenticator; each is good once, and the next one already. */
const codeOf = (secret: string, nth = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + nth * 30_000 });

const sayPassword = async (who: Driver, email: string) => {
  const { account } = who.t;
  await who.page.getByLabel(account.correo).fill(email);
  await who.page.getByLabel(account.contrasena, { exact: true }).fill(staffPassword);
  await who.button(account.entrar).click();
};

const sayCode = async (who: Driver, code: string) => {
  await who.page.getByLabel(who.t.secondFactor.factorCodigo).fill(code);
  await who.button(who.t.account.entrar).click();
};

/** What the page offers to an authenticator. */
const offered = async (who: Driver): Promise<string> => {
  const { secondFactor } = who.t;
  await expect(who.heading(secondFactor.factorAltaTitulo)).toBeFocused();
  await expect(who.page.getByRole('img', { name: secondFactor.factorImagen })).toBeVisible();
  return (await who.page.locator('code').innerText()).replaceAll(' ', '');
};

test('an operator sets up an authenticator, signs in with it, loses it, and is helped by an administrator', async ({
  page,
  driver,
  another,
  language,
}) => {
  const carla = driver(language, hastyUrl);
  const { account } = carla.t;
  const t = words[language];
  const agenda = new RegExp(`${consoleAddresses.console[language]}(\\?|$)`);
  const gate = hastyUrl + consoleAddresses.consoleLogIn[language];

  await page.goto(gate);
  await sayPassword(carla, operator);
  const secret = await offered(carla);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(account.contrasena, { exact: true })).toBeHidden();
  await noFindings(page);
  await carla.button(account.entrar).click();
  await expect(page.getByText(account.factorFalta)).toBeVisible();
  await sayCode(carla, '000000');
  await expect(page.getByText(carla.refusal('codigo-segundo-factor'))).toBeVisible();
  const used = codeOf(secret);
  await sayCode(carla, used);
  await expect(page).toHaveURL(agenda);

  // A passkey of this device is both factors: the log-in's field opens the agenda by it, without password or code.
  await deviceThatKnowsWhom(page);
  await carla.page.getByRole('link', { name: t.tuAcceso }).click();
  await carla.button(account.llaveCrear).click();
  await expect(page.getByText(account.llaveHecha)).toBeVisible();
  await noFindings(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(gate);
  await expect(page).toHaveURL(agenda);

  // On another device the code is asked for, calmly, once the password was right; the first one is used up.
  const elsewhere = await another();
  await elsewhere.page.goto(gate);
  await sayPassword(elsewhere, operator);
  await expect(elsewhere.page.getByLabel(elsewhere.t.secondFactor.factorCodigo)).toBeFocused();
  await expect(elsewhere.page.getByRole('alert')).toHaveCount(0);
  await noFindings(elsewhere.page);
  await elsewhere.button(elsewhere.t.secondFactor.factorOtro).click();
  await expect(elsewhere.page.getByLabel(account.correo)).toHaveValue(operator);
  await elsewhere.button(account.entrar).click();
  await sayCode(elsewhere, used);
  await expect(elsewhere.page.getByText(carla.refusal('codigo-segundo-factor'))).toBeVisible();
  await sayCode(elsewhere, codeOf(secret, 1));
  await expect(elsewhere.page).toHaveURL(agenda);

  const pilar = await another();
  await pilar.page.goto(hastyUrl + consoleAddresses.consoleStaff[language]);
  await sayPassword(pilar, administrator);
  await sayCode(pilar, codeOf(await offered(pilar)));
  await expect(pilar.page).toHaveURL(hastyUrl + consoleAddresses.consoleStaff[language]);
  await pilar.page.getByLabel(t.correoPersonal).fill('taller.lleida-cappont@rodera.example');
  await pilar.button(t.factorQuitar).click();
  await expect(pilar.page.getByText(carla.refusal('sin-segundo-factor'))).toBeVisible();
  await pilar.page.getByLabel(t.correoPersonal).fill(operator);
  await pilar.button(t.factorQuitar).click();
  await expect(pilar.page.getByText(t.factorQuitado(operator))).toBeVisible();
  await noFindings(pilar.page);

  // Her sessions are closed, and another authenticator is offered.
  await page.goto(hastyUrl + consoleAddresses.consoleChanges[language]);
  await sayPassword(carla, operator);
  expect(await offered(carla)).not.toBe(secret);
});
