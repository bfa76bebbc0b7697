import { payWithCard, cards } from '#tests/support/bank.ts';
import { Driver, expect, hastyUrl, shopUrl, test, texts } from '#tests/support/driver.ts';

const t = texts.es.basket;

test('a held time that runs out is said so, and another one can be taken', async ({ driver, page }) => {
  const laia = driver('es', hastyUrl);
  await laia.findTyres();
  await laia.take();
  await laia.chooseWorkshop();
  await laia.chooseTime();
  await expect(page.getByRole('timer')).toBeHidden({ timeout: 20_000 });
  await laia.chooseTime(1);
});

test('two drivers want the same time: one gets it, the other is told and offered others', async ({
  driver,
  browser,
}) => {
  const laia = driver('es');
  const context = await browser.newContext();
  const marc = new Driver(await context.newPage(), 'es');
  for (const each of [laia, marc]) {
    await each.findTyres();
    await each.take(1);
    await each.chooseWorkshop('44001');
  }
  const offered = laia.page.getByRole('group', { name: t.hora }).getByRole('radio');
  const places = await offered.count();
  await laia.chooseTime(places - 1);
  // A workshop has several bays: the time is taken for Marc only when the last of them is.
  const others = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async () => new Driver(await (await browser.newContext()).newPage(), 'es')),
  );
  let refused = false;
  for (const each of [marc, ...others]) {
    if (each !== marc) {
      await each.findTyres();
      await each.take(1);
      await each.chooseWorkshop('44001');
    }
    const times = each.page.getByRole('group', { name: t.hora }).getByRole('radio');
    if ((await times.count()) < places) {
      refused = true;
      break;
    }
    await times.nth(places - 1).check({ force: true });
    const outcome = each.page.getByRole('timer').or(each.page.getByText(/Alguien acaba de reservar/));
    await expect(outcome.first()).toBeVisible();
    if (await each.page.getByText(/Alguien acaba de reservar/).isVisible()) {
      refused = true;
      break;
    }
  }
  expect(refused).toBe(true);
  await context.close();
});

test('an order that nobody pays lapses, and the same basket orders again', async ({ driver, page }) => {
  const laia = driver('es', hastyUrl);
  await laia.untilPayment({ card: true });
  await laia.payBy('tarjeta');
  await page.goto(`${hastyUrl}/cesta/tu-reserva`);
  await expect(page.getByText(t.caducadoTitulo)).toBeVisible({ timeout: 40_000 });
  await laia.link(t.paso['fecha-y-hora']).first().click();
  await laia.chooseTime();
  await page.goto(`${hastyUrl}/cesta/pago`);
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('a product that sells out between is named, and the basket says how many are left', async ({
  driver,
  page,
  request,
}) => {
  const laia = driver('es');
  await laia.findTyres();
  await laia.take(2);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cestaData') ?? '{}'));
  const product: string = stored.state.cesta.products[0].id_navision;
  const answer = await request.post(`${shopUrl}/api/es/unavailable-products`, {
    data: { unavailableProducts: [{ id_navision: product, cantidad: 20 }] },
  });
  const { productos } = await answer.json();
  expect(productos[0].id_navision).toBe(product);
  expect(productos[0].stock).toBeGreaterThanOrEqual(0);
});

test('losing the connection keeps the basket and offers to try again', async ({ driver, page, context }) => {
  const laia = driver('es');
  await laia.findTyres();
  await laia.take();
  await context.setOffline(true);
  await page.getByRole('button', { name: t.mas }).click();
  await expect(page.getByText(t.sinConexion)).toBeVisible();
  await context.setOffline(false);
  await laia.button(t.reintentar).click();
  await expect(page.getByText(t.sinConexion)).toBeHidden();
});
