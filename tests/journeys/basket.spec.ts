import { shell as shellCa } from '#i18n/ca/shell.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { Driver, expect, test } from '#tests/support/driver.ts';
import { address } from '#contract/addresses.ts';
import { basketKey } from '#web/shell/basket-count.ts';

/** What lies in the basket, by the headings of its lines. */
const lines = (laia: Driver) => laia.page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
/** What the shop tells without being asked. */
const news = (laia: Driver, text: string) => laia.page.getByRole('status').filter({ hasText: text });
const undo = async (laia: Driver) => await laia.button(laia.t.basket.deshacer).click();

test('a basket filled on one device is found on another after log-in, and joined with what lies there', async ({
  driver,
  another,
}) => {
  const phone = driver();
  const { basket } = phone.t;
  const tyre = await phone.fillBasket();
  await phone.chooseWorkshop();
  await phone.chooseTime();
  const { email } = await phone.register();
  const signIn = async (each: Driver) => {
    await each.page.getByLabel(basket.correo).fill(email);
    await each.page.getByLabel(basket.contrasena, { exact: true }).fill('rodes-a-punt-9');
    await each.button(each.t.account.entrar).click();
  };

  const desktop = await another();
  await desktop.open('basketRequest');
  await expect(desktop.heading(basket.vacia)).toBeVisible();
  await desktop.button(basket.conCuenta).click();
  await signIn(desktop);
  await expect(lines(desktop)).toHaveText([tyre], { ignoreCase: true });

  const borrowed = await another();
  const second = await borrowed.fillBasket(1);
  await borrowed.chooseWorkshop();
  await borrowed.chooseTime(1);
  await borrowed.button(basket.conCuenta).click();
  await signIn(borrowed);
  await expect(news(borrowed, basket.recuperado('').replace('.', '').trim())).toContainText(tyre, { ignoreCase: true });
  await borrowed.open('basketRequest');
  await expect(lines(borrowed)).toHaveText([second, tyre], { ignoreCase: true });
  // The other device goes on in the same basket.
  await desktop.open('basketRequest');
  await expect(lines(desktop)).toHaveCount(2);
});

test('two tabs at once lose nothing', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  const first = await laia.fillBasket();
  const other = new Driver(await page.context().newPage(), laia.language);
  const second = await other.fillBasket(1);
  // Neither was loaded again.
  for (const each of [laia, other]) await expect(lines(each)).toHaveText([first, second], { ignoreCase: true });

  const more = async (each: Driver, place: number) => {
    const answered = each.page.waitForResponse(/cesta\/update/);
    await each.button(basket.mas).nth(place).click();
    await answered;
  };
  await Promise.all([more(laia, 0), more(other, 1)]);
  for (const each of [laia, other]) {
    const counted = each.page.getByRole('spinbutton');
    await expect(counted.first()).toHaveValue('5');
    await expect(counted.nth(1)).toHaveValue('5');
  }
  await laia.open('basketRequest');
  await expect(laia.page.getByRole('spinbutton')).toHaveCount(2);
  for (const counted of await laia.page.getByRole('spinbutton').all()) await expect(counted).toHaveValue('5');
});

test('what may not lie beside a battery leaves with a word, and comes back when that is undone', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const tyre = await laia.fillBasket();
  await page.goto(laia.origin + address('batteries', laia.language));
  const battery = await laia.take();
  await expect(lines(laia)).toHaveText([battery], { ignoreCase: true });
  await expect(page.getByRole('status').filter({ hasText: new RegExp(tyre, 'i') })).toBeVisible();
  await undo(laia);
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });
});

test('what may not lie beside a battery waits in a basket beside it, and one goes on in either', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { beside } = laia.t;
  const tyre = await laia.fillBasket();
  await page.goto(laia.origin + address('batteries', laia.language));
  const battery = await laia.take();
  const panel = page.getByRole('region', { name: beside.titulo });
  await expect(panel).toContainText(new RegExp(tyre, 'i'));
  await panel.getByRole('button', { name: beside.abrir }).click();
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });
  await expect(panel).toContainText(battery);
  // Loaded anew, it is this one that goes on.
  await laia.open('basketRequest');
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });
  await expect(panel).toContainText(battery);
});

test('what a battery pushed out is ordered right after it, into the same visit, and both are named', async ({
  driver,
  page,
}) => {
  const laia = driver();
  const { basket, beside } = laia.t;
  const tyre = await laia.fillBasket();
  await page.goto(laia.origin + address('batteries', laia.language));
  const battery = await laia.take();
  await expect(laia.button(basket.deshacer)).toBeVisible();
  // Where others leave room behind it.
  await laia.chooseWorkshop('17001');
  // Whoever goes on has read it.
  await expect(laia.button(basket.deshacer)).toHaveCount(0);
  await laia.chooseTime();
  await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
  // Four tyres are waiting beside.
  const menu = { es: shellEs, ca: shellCa }[laia.language];
  await expect(page.getByRole('banner').getByText(menu.cestaConteo(4))).toBeVisible();
  const ordered = page.url();
  // How long it takes, and the ways to another hour and out of it, are on the confirmation.
  await expect(page.getByText(basket.duracion, { exact: true })).toBeVisible();
  await expect(laia.link(basket.seguirPedido)).toBeVisible();
  await expect(laia.link(basket.pedirOtraHora)).toBeVisible();

  const panel = page.getByRole('region', { name: beside.titulo });
  await expect(panel).toContainText(new RegExp(tyre, 'i'));
  await panel.getByRole('button', { name: beside.pedir }).click();
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });
  await panel.getByRole('button', { name: beside.unirse('', '', '').split(':')[0] ?? '' }).click();
  await expect(laia.heading(basket.registroTitulo)).toBeVisible();
  await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
  expect(page.url()).toBe(ordered);
  await expect(panel).toContainText(battery);
  await expect(panel.getByRole('button', { name: new RegExp(`^${beside.pedido('')}`) })).toBeVisible();
  // What the visit costs stands there, of both orders; how they are ordered does not any more.
  const centsIn = (text: string) =>
    [...text.matchAll(/([\d.]+),(\d\d)/g)].map(([all]) => Number(all.replaceAll(/\D/g, '')));
  const [together, atWorkshop, other] = centsIn(await panel.innerText());
  // On a phone it is folded away.
  const total = page.getByRole('row', { name: basket.totalTodo, includeHidden: true }).first();
  const [own] = centsIn((await total.textContent()) ?? '');
  // Both are paid at the workshop; the box above says what of that is for this order.
  expect(atWorkshop).toBe(together);
  await expect(page.getByText(beside.deEste)).toBeVisible();
  expect([together, await panel.getByText(beside.explica).count()]).toEqual([(own ?? 0) + (other ?? 0), 0]);
});

test('nobody goes on before the plate that they typed is taken', { tag: '@both' }, async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  const plate = page.getByLabel(basket.matricula);
  const goOn = page.getByRole('link', { name: basket.seguir }).last();
  // No plate at all: what was typed stays, with the reason beside it, and can be corrected.
  await plate.fill('12');
  await goOn.click();
  await expect(plate).toHaveAttribute('aria-invalid', 'true');
  await expect(plate).toBeFocused();
  await expect(plate).toHaveValue('12');
  await plate.fill('1234 BCD');
  await goOn.click();
  await expect(laia.heading(basket.talleresTitulo)).toBeVisible();
  await page.goBack();
  await expect(plate).toHaveValue('1234 BCD');
  // One that is wrong is no other vehicle.
  await plate.fill('1234');
  await goOn.click();
  await expect(plate).toBeFocused();
  await expect(plate).toHaveValue('1234');
  await expect(laia.button(basket.corregirMatricula)).toHaveCount(0);
  // Another one is asked about first.
  await plate.fill('5678 FGH');
  await goOn.click();
  await expect(laia.button(basket.corregirMatricula)).toBeVisible();
  await expect(plate).not.toHaveAttribute('aria-invalid', 'true');
  await laia.button(basket.corregirMatricula).click();
  await goOn.click();
  await expect(laia.heading(basket.talleresTitulo)).toBeVisible();
});

test('another plate is a correction, or begins a basket of its own that can be undone', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  const tyre = await laia.fillBasket();
  const plate = page.getByLabel(basket.matricula);
  const type = async (matricula: string) => {
    await plate.fill(matricula);
    await plate.blur();
  };
  await type('1234 BCD');
  // Until the shop has heard of the first plate and the page of its answer, the second is no other one.
  const stored = async () => await page.evaluate((key) => localStorage.getItem(key), basketKey);
  await expect.poll(stored).toMatch(/"matricula":"1234BCD"/);
  await type('1235 BCD');
  await laia.button(basket.corregirMatricula).click();
  await expect.poll(stored).toMatch(/"matricula":"1235BCD"/);
  await expect(page.getByText(basket.matriculaDistinta('1234BCD'))).toBeHidden();
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });

  await type('5678 FGH');
  await laia.button(basket.otroVehiculo).click();
  await expect(laia.heading(basket.vacia)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: new RegExp(tyre, 'i') })).toBeVisible();
  await undo(laia);
  await expect(lines(laia)).toHaveText([tyre], { ignoreCase: true });
  await expect(plate).toHaveValue(/1235.?BCD/);
  // And so it is what the whole shop remembers.
  const remembered = async () => await page.evaluate(() => localStorage.getItem('recordado'));
  expect(await remembered()).toContain('1235 BCD');
});
