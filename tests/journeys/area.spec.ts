import { address } from '#contract/addresses.ts';
import { ordered as orderedCa } from '#i18n/ca/ordered.ts';
import { ordered as orderedEs } from '#i18n/es/ordered.ts';
import { browserApi } from '#web/api.ts';
import { expect, holdScripts, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { mailedLink } from '#tests/support/mailed-link.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

const password = 'rodes-a-punt-9';

test('everything of an account in its rooms: data, orders, appointments, history', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const { area: t, account } = laia;
  const person = somebody();
  const api = browserApi(language, shopUrl);
  const { token, user } = await api('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  const mine = await laia.bookByCall(person, token);
  const guests = await laia.bookByCall(person);
  const { orderNumber } = await laia.orderByCall(person, { token, place: language === 'ca' ? 5 : 4 });

  // Any address below a room is the room; who is asked who they are stays there.
  await page.goto(`${shopUrl}${address('area', language)}/lo-que-sea`);
  await page.getByLabel(account.correo).fill(person.email);
  await page.getByLabel(account.contrasena, { exact: true }).fill(password);
  await laia.button(account.entrar).click();
  await expect(page.getByText(t.hola(person.nombre))).toBeVisible();
  await expect(page).toHaveURL(/lo-que-sea$/);
  await expect(page.getByRole('main')).toContainText(mine.plate);
  await expect(page.getByRole('main')).not.toContainText(guests.plate);
  await noFindings(page);

  // What is wrong stands beside its field and nothing typed is lost; what is right is kept.
  const rooms = page.getByRole('navigation', { name: t.salas });
  await rooms.getByRole('link', { name: t.sala.ownData }).click();
  await page.getByLabel(t.nacimiento).fill('31/12/2199');
  await page.getByLabel(t.direccion.address).fill('Carrer Major');
  await laia.button(t.guardar).click();
  await expect(page.getByText(laia.refusal('nacimiento-futuro'))).toBeVisible();
  await expect(page.getByLabel(t.direccion.address)).toHaveValue('Carrer Major');
  await page.getByLabel(t.nacimiento).fill('17/05/1990');
  await page.getByRole('radio', { name: t.generos.mujer }).check({ force: true });
  await laia.button(t.guardar).click();
  await expect(page.getByText(t.guardado, { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await page.getByLabel(account.documentoNumero, { exact: true }).fill('12345678A');
  await laia.button(t.validar).click();
  await expect(page.getByText(laia.refusal('nif-no-valido'))).toBeVisible();
  await noFindings(page);

  // What was done as a guest is there once the address is proved.
  await page.goto(await mailedLink(laia, person.email, 'confirmEmail'));
  await laia.button(account.confirmarCorreo).click();
  await expect(page.getByRole('heading', { name: account.correoConfirmado })).toBeVisible();
  await page.goto(shopUrl + address('visitsMine', language));
  await expect(page.getByRole('main')).toContainText(guests.plate);

  // The rooms stand still while a page comes alive: a tap meets the one that it was meant for.
  for (const [where, there] of [
    ['ownData', page.getByLabel(t.nacimiento)],
    ['area', page.getByText(t.hola(person.nombre))],
  ] as const) {
    const letScriptsCome = await holdScripts(page);
    await page.goto(shopUrl + address(where, language), { waitUntil: 'commit' });
    const room = rooms.getByRole('link', { name: t.sala.ownOrders });
    // Its sheet of styles may come after it, and the letters of the shop after that.
    await expect(room).toHaveCSS('display', 'flex');
    // None of them is waited for until the first has been asked for.
    await page.waitForFunction(() => Array.from(document.fonts).some(({ status }) => status === 'loaded'));
    await page.evaluate(async () => await document.fonts.ready);
    const before = await room.boundingBox();
    letScriptsCome();
    await expect(there).toBeVisible();
    expect(await room.boundingBox()).toEqual(before);
  }

  // An order is in its room, in one of its own, and in the history; appointments come into it once they begin.
  await rooms.getByRole('link', { name: t.sala.ownOrders }).click();
  await expect(page.getByRole('heading', { name: t.pedidoN(orderNumber) })).toBeVisible();
  await noFindings(page);
  await page.getByRole('link', { name: `${t.verPedido} ${orderNumber}` }).click();
  await expect(page.locator('[aria-current="step"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: (language === 'es' ? orderedEs : orderedCa).detalle })).toBeVisible();
  await noFindings(page);
  await rooms.getByRole('link', { name: t.sala.history }).click();
  await expect(page.getByRole('link', { name: t.pedidoN(orderNumber) })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(mine.plate);
  await noFindings(page);
  expect(user.percentCompleted).toBe(40);
});
