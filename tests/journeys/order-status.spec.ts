import { address } from '#contract/addresses.ts';
import { ordered as orderedCa } from '#i18n/ca/ordered.ts';
import { orderStatus as statusCa } from '#i18n/ca/order-status.ts';
import { withdrawal as withdrawalCa } from '#i18n/ca/withdrawal.ts';
import { ordered as orderedEs } from '#i18n/es/ordered.ts';
import { orderStatus as statusEs } from '#i18n/es/order-status.ts';
import { withdrawal as withdrawalEs } from '#i18n/es/withdrawal.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { deskUrl, Mechanic, operator, staffPassword, today } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';
import { browserApi } from '#web/api.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';

const words = {
  es: { status: statusEs, withdrawal: withdrawalEs, ordered: orderedEs },
  ca: { status: statusCa, withdrawal: withdrawalCa, ordered: orderedCa },
};

test('who ordered follows it until it is ready, as staff say so, and is told why what is fitted stays', async ({
  page,
  language,
}) => {
  const { status: t, withdrawal, ordered } = words[language];
  const visitor = new Visitor(page, language, deskUrl);
  const person = somebody();
  const order = { place: language === 'ca' ? 2 : 1, matricula: somePlate() };
  const { date, codTienda, orderNumber } = await visitor.orderByCall(person, order);
  const { search } = new URL(await visitor.mailedLink(person.email, 'orderedVisit'));
  await page.goto(`${deskUrl}${address('placedOrder', language)}${search}&pedido=${orderNumber}`);
  const step = page.locator('[aria-current="step"]');
  await expect(step).toContainText(t.paso['en-camino']);
  await expect(page.getByText(t.confirmado)).toBeVisible();
  // What was ordered, for which car, and what is owed: an order made at no account has no other page that says so.
  const details = page.locator('section').filter({ has: page.getByRole('heading', { name: ordered.detalle }) });
  await expect(details).toContainText(order.matricula);
  await expect(details.getByRole('row').first()).toBeVisible();
  const [total = ''] = await details.locator('tfoot tr').last().locator('strong').allTextContents();
  await expect(details).toContainText(`${ordered.porPagar}${total}`);
  await expect(details.getByRole('link', { name: ordered.pedirOtraHora })).toHaveAttribute('href', /firma=/);
  await noFindings(page);

  const carla = new Mechanic(page, language, codTienda);
  await carla.fetchToken();
  const { token } = carla;
  const desk = browserApi(language, deskUrl);
  const params = { codTienda };
  /** The appointment as a screen of the workshop shows it. */
  const rowOn = async (day: string) => {
    const { agenda } = await desk('readAgenda', { params, query: { date: day } }, { token });
    const row = agenda?.dias[0]?.filas.find(({ numero }) => numero === orderNumber);
    return { id: row?.id ?? '', rev: row?.rev ?? '', bayId: row?.bayId ?? 0 };
  };
  const mark = async (status: 'arrived' | 'working' | 'done') => {
    const { id, rev } = await rowOn(today);
    await desk('changeAllocationStatus', { params, body: { id, rev, status } }, { token });
  };
  const { id, rev } = await rowOn(date);
  await desk('noteGoods', { params, body: { id, rev, recibida: true } }, { token });
  await expect(step).toContainText(t.paso['en-taller'], { timeout: 5000 });
  await expect(page.getByText(t.anuncio(t.paso['en-taller']))).toBeAttached();
  const when = { date: today, time: await carla.quarter() };
  await desk('moveAllocation', { params, body: { ...(await rowOn(date)), ...when } }, { token });
  await mark('arrived');
  await expect(step).toContainText(t.paso.recibido, { timeout: 5000 });
  await mark('working');
  await expect(step).toContainText(t.paso.elevador, { timeout: 5000 });
  await mark('done');
  const [ready = ''] = t.puedesVenir('§').split('§');
  await expect(page.getByText(ready)).toBeVisible({ timeout: 5000 });
  await page.reload();
  await expect(page.getByText(withdrawal.nada)).toBeVisible();
  await expect(page.getByText(withdrawal.motivo.montado)).toBeVisible();
});

test('a link that is no longer whole says so once, and leads on', async ({ page, language }) => {
  const n = 'R1';
  const search = new URLSearchParams({ pedido: n, cita: crypto.randomUUID(), firma: 'x'.repeat(43) });
  await page.goto(`${shopUrl}${address('placedOrder', language)}?${search}`);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('button', { name: words[language].withdrawal.reintentar })).toBeVisible();
});

test('who ordered withdraws from it in two steps, and staff read in whose name', async ({ page, language }) => {
  const { withdrawal: t } = words[language];
  const visitor = new Visitor(page, language);
  const person = somebody();
  const { orderNumber, codTienda } = await visitor.orderByCall(person, { place: language === 'ca' ? 8 : 3 });
  const { search } = new URL(await visitor.mailedLink(person.email, 'orderedVisit'));
  await page.goto(`${shopUrl}${address('placedOrder', language)}${search}&pedido=${orderNumber}`);
  await visitor.button(t.boton).click();
  await visitor.button(t.confirmar).click();
  await expect(page.getByText(t.nombreFalta)).toBeVisible();
  // Whoever of a family declares it.
  await page.getByLabel(t.nombre).fill('Marc Puig');
  await visitor.button(t.confirmar).click();
  await expect(page.getByText(t.hecho)).toBeVisible();
  // Nothing of the page goes on as if the order stood.
  await expect(page.getByText(words[language].ordered.estado.cancelado)).toBeVisible();
  await expect(page.getByRole('link', { name: words[language].ordered.pedirOtraHora })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words[language].status.titulo })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t.hecho)).toBeVisible();

  await page.goto(`${shopUrl}${consoleAddresses.consoleChanges[language]}?taller=${codTienda}`);
  await page.getByLabel(visitor.account.correo).fill(operator);
  await page.getByLabel(visitor.account.contrasena, { exact: true }).fill(staffPassword);
  await visitor.button(visitor.account.entrar).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: t.pedidoN(orderNumber) }) });
  await expect(card).toContainText(`${person.nombre} ${person.apellidos}`);
  await expect(card).toContainText(`${t.declarante}Marc Puig`);
  await noFindings(page);
});
