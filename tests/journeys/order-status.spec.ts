import { orderStatus } from '#i18n/es/order-status.ts';
import { withdrawal } from '#i18n/es/withdrawal.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';

const shop = browserApi('es', shopUrl);

test('who ordered sees the tyres arrive as staff say so, and withdraws in two steps', async ({ page }) => {
  const visitor = new Visitor(page, 'es');
  const person = somebody();
  const { date, codTienda, orderNumber } = await visitor.orderByCall(person, { place: 3 });
  visitor.checked = true;
  const { search } = new URL(await visitor.mailedLink(person.email, 'orderedVisit'));
  await page.goto(`${shopUrl}${address('placedOrder', 'es')}${search}&pedido=${orderNumber}`);
  await expect(page.locator('[aria-current="step"]')).toContainText(orderStatus.paso['en-camino']);
  await expect(page.getByText(orderStatus.confirmado)).toBeVisible();

  const { token } = await shop('authenticate', { body: { email: operator, password: staffPassword } });
  const { agenda } = await shop('readAgenda', { params: { codTienda }, query: { date } }, { token });
  const row = agenda?.dias[0]?.filas.find(({ numero }) => numero === orderNumber);
  const seen = { id: row?.id ?? '', rev: row?.rev ?? '' };
  await shop('noteGoods', { params: { codTienda }, body: { ...seen, recibida: true } }, { token });
  await expect(page.locator('[aria-current="step"]')).toContainText(orderStatus.paso['en-taller'], { timeout: 5000 });
  await expect(page.getByText(orderStatus.anuncio(orderStatus.paso['en-taller']))).toBeAttached();

  await page.getByRole('button', { name: withdrawal.boton }).click();
  await page.getByRole('button', { name: withdrawal.confirmar }).click();
  await expect(page.getByText(withdrawal.nombreFalta)).toBeVisible();
  await page.getByLabel(withdrawal.nombre).fill(`${person.nombre} ${person.apellidos}`);
  await page.getByRole('button', { name: withdrawal.confirmar }).click();
  await expect(page.getByText(withdrawal.hecho)).toBeVisible();
  await page.reload();
  await expect(page.getByText(withdrawal.hecho)).toBeVisible();
});
