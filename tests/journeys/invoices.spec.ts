import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { address } from '#contract/addresses.ts';
import { area as areaCa } from '#i18n/ca/area.ts';
import { consoleInvoices as deskCa } from '#i18n/ca/console-invoices.ts';
import { invoiceList as listCa } from '#i18n/ca/invoice-list.ts';
import { area as areaEs } from '#i18n/es/area.ts';
import { consoleInvoices as deskEs } from '#i18n/es/console-invoices.ts';
import { invoiceList as listEs } from '#i18n/es/invoice-list.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { payWithBizum } from '#tests/support/bank.ts';
import { billing, expect, shopUrl, test } from '#tests/support/driver.ts';
import { operator, staffPassword } from '#tests/support/mechanic.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { pictureOf, readPdf } from '#tests/support/pdf.ts';

const words = {
  es: { area: areaEs, list: listEs, desk: deskEs },
  ca: { area: areaCa, list: listCa, desk: deskCa },
};

test('what is paid has its invoice in the area, whose code names the tax agency, and one in full is had for the asking', async ({
  driver,
  another,
  page,
  language,
}) => {
  const { area, list, desk } = words[language];
  const laia = driver();
  await laia.untilPayment({ account: true });
  await laia.payBy('bizum');
  await payWithBizum(page);
  await laia.seesConfirmation();

  // The file is read as its customer would: its words, and its code by the picture.
  await page.goto(shopUrl + address('ownInvoices', language));
  const save = page.getByRole('button', { name: new RegExp(list.descargarDe('.+')) });
  await expect(save).toHaveCount(1);
  await noFindings(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const { text, rectangles } = readPdf(await readFile(await saved.path()));
  const numero = saved.suggestedFilename().replace('.pdf', '');
  expect(text).toContain(numero);
  const { dots, across, down } = pictureOf(rectangles[0] ?? [], { width: 300, height: 300, scale: 3 });
  const code = new URL(jsQR(dots, across, down)?.data ?? 'about:blank');
  expect(code.hostname).toMatch(/agenciatributaria\.gob\.es$|aeat\.es$/);
  expect(code.searchParams.get('numserie')).toBe(numero);

  // What is wrong stands beside its field; what is right becomes an invoice in full, and the other one counts no more.
  await laia.button(list.pedirCompleta).click();
  await page.getByLabel(list.nif).fill('12345678A');
  await laia.button(list.pedirBoton).click();
  await expect(page.getByText(laia.refusal('nif-no-valido'))).toBeVisible();
  await expect(page.getByLabel(list.nombre, { exact: true })).toHaveValue('Laia');
  await noFindings(page);
  await page.getByLabel(list.nif).fill(billing.nif);
  await page.getByLabel(list.direccion).fill(billing.direccion);
  await page.getByLabel(list.numero, { exact: true }).fill(billing.numero);
  await page.getByLabel(list.poblacion).fill(billing.poblacion);
  await page.getByLabel(list.cp).fill(billing.cp);
  await page.getByLabel(list.provincia).fill(billing.provincia);
  await laia.button(list.pedirBoton).click();
  await expect(page.getByRole('status').filter({ hasText: list.pedida('').slice(0, 8) })).toBeVisible();
  await expect(save).toHaveCount(2);
  const row = page.getByRole('listitem').filter({ hasText: numero });
  await expect(row).toContainText(list.noVigente);

  // Its order and the history name it.
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: area.facturasPedido })).toBeVisible();
  await expect(save).toHaveCount(2);
  await page.goto(shopUrl + address('history', language));
  await expect(page.getByRole('link', { name: area.facturaN(numero) })).toBeVisible();

  // The desk finds it by its number, reads what became of it, and prints it.
  const clerk = await another();
  const room = consoleAddresses.consoleInvoices[language];
  await clerk.page.goto(shopUrl + room);
  await clerk.page.getByLabel(clerk.t.account.correo).fill(operator);
  await clerk.page.getByLabel(clerk.t.account.contrasena, { exact: true }).fill(staffPassword);
  await clerk.button(clerk.t.account.entrar).click();
  await expect(clerk.page).toHaveURL(new RegExp(`${room}$`));
  await clerk.page.getByLabel(desk.buscar).fill(numero);
  await clerk.button(desk.buscarBoton).click();
  await noFindings(clerk.page);
  await clerk.page.getByRole('link', { name: numero }).click();
  await expect(clerk.page.getByRole('main')).toContainText(desk.sustituidaTexto('').split(' ')[0] ?? '');
  await noFindings(clerk.page);
  const [printed] = await Promise.all([
    clerk.page.waitForEvent('download'),
    clerk.button(desk.descargar).first().click(),
  ]);
  expect(readPdf(await readFile(await printed.path())).text).toContain(numero);
});
