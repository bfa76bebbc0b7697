import { randomUUID } from 'node:crypto';
import { changeRequests as ca } from '#i18n/ca/change-requests.ts';
import { changeRequests as es } from '#i18n/es/change-requests.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';
import type { APIRequestContext } from '@playwright/test';
import { address } from '#contract/addresses.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';

const texts = { es, ca };

/** The link of the workshop's newest letter about an order. */
const workshopLink = async (request: APIRequestContext, orderNumber: string): Promise<string> => {
  let link = '';
  await expect(async () => {
    const list = await (await request.get(`${shopUrl}/buzon`)).text();
    for (const [, id] of list.matchAll(/buzon\/([0-9a-f-]{36})/g)) {
      const letter = await (await request.get(`${shopUrl}/buzon/${id}`)).text();
      const found = /\/cita-previa\/contestar-cambio\?solicitud=[0-9a-f-]{36}&(?:amp;)?firma=[\w-]+/.exec(letter)?.[0];
      if (!found || !letter.includes(orderNumber)) continue;
      link = found.replace('&amp;', '&');
      break;
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return shopUrl + link;
};

test('who ordered asks for another time, the workshop takes one with a tap, and the old link is old', async ({
  page,
  language,
  browser,
}) => {
  const t = texts[language];
  const laia = new Visitor(page, language);
  laia.checked = true;
  const { person, date, orderNumber } = await laia.orderByCall(somebody(), { place: 0 });
  const link = await laia.mailedLink(person.email, 'orderedVisit');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t.titulo })).toBeVisible();
  await page.getByRole('radio', { name: t.franjas.tarde }).check({ force: true });
  await laia.button(t.enviar).press('Enter');
  await expect(page.getByText(t.pendiente)).toBeVisible();
  await noFindings(page);
  const held = page.getByRole('region', { name: t.guardadas }).getByRole('listitem');
  await expect(held).toHaveCount(3);

  const workshop = await (await browser.newContext()).newPage();
  await workshop.goto(await workshopLink(page.request, orderNumber));
  const staff = new Visitor(workshop, 'es');
  staff.checked = true;
  await staff.sees(es.contestar(person.nombre));
  const choice = workshop.getByRole('region', { name: es.elige }).getByRole('button').nth(1);
  const chosen = (await choice.innerText()).trim();
  await choice.click();
  await staff.sees(es.hechoAceptada);
  await expect(workshop.getByText(es.hechoAceptadaTexto(chosen))).toBeVisible();
  await workshop.context().close();

  await page.goto(link);
  await laia.sees(t.enlaceAntiguo);
  await expect(async () => {
    await page.goto(await laia.mailedLink(person.email, 'orderedVisit'));
    await expect(page.getByText(t.aceptada)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('dl')).not.toContainText(date);
});

test('who ordered takes a question back, and hears no where the workshop cannot', async ({
  page,
  language,
  browser,
}) => {
  const t = texts[language];
  const laia = new Visitor(page, language);
  laia.checked = true;
  const { person, orderNumber } = await laia.orderByCall(somebody(), { place: 1 });
  const link = await laia.mailedLink(person.email, 'orderedVisit');
  await page.goto(link);
  await laia.button(t.enviar).click();
  await laia.button(t.retirar).click();
  await expect(page.getByText(t.retirada)).toBeVisible();
  await laia.button(t.enviar).click();
  await expect(page.getByText(t.pendiente)).toBeVisible();

  const workshop = await (await browser.newContext()).newPage();
  await workshop.goto(await workshopLink(page.request, orderNumber));
  const staff = new Visitor(workshop, 'es');
  staff.checked = true;
  await workshop.getByText(es.noPuede).click();
  await workshop.getByLabel(es.porQue).fill('Estamos de inventario');
  await staff.button(es.rechazar).click();
  await staff.sees(es.hechoRechazada);
  await workshop.context().close();
  await page.goto(link);
  await expect(page.getByText('Estamos de inventario')).toBeVisible();
});

test('staff find beside their agenda what is asked of their workshop, and answer there', async ({ page, language }) => {
  const t = texts[language];
  const laia = new Visitor(page, language);
  laia.checked = true;
  const { person, orderNumber } = await laia.orderByCall(somebody(), { place: 2 });
  const link = await laia.mailedLink(person.email, 'orderedVisit');
  await page.goto(link);
  await laia.button(t.enviar).click();
  await expect(page.getByText(t.pendiente)).toBeVisible();

  await page.goto(shopUrl + consoleAddresses.consoleChanges[language]);
  const words = laia.account;
  await page.getByLabel(words.correo).fill('operadora@rodera.example');
  await page.getByLabel(words.contrasena, { exact: true }).fill('rodera-demo-2026');
  await laia.button(words.entrar).click();
  await laia.sees(t.solicitudes);
  await page.goto(`${shopUrl}${consoleAddresses.consoleChanges[language]}?taller=101`);
  await laia.sees(t.solicitudes);
  const question = page.locator('section').filter({ hasText: orderNumber });
  const asked = question.getByRole('button', { name: language === 'ca' ? /, a les / : /, a las / });
  await expect(asked.first()).toBeVisible();
  await noFindings(page);
  // A no without a reason is told so beside its field.
  await question.getByText(t.noPuede).click();
  await laia.button(t.rechazar).click();
  await expect(question.getByText(laia.refusal('campo-obligatorio'))).toBeVisible();
  await expect(question.getByLabel(t.porQue)).toBeFocused();
  // Pressed twice it is taken once, and nothing is said against it.
  const chosen = (await asked.first().innerText()).trim();
  await asked.first().dblclick();
  await expect(page.getByText(t.hechoAceptadaTexto(chosen))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t.hechoAceptadaTexto(chosen) })).toBeFocused();
  await page.goto(link);
  await laia.sees(t.enlaceAntiguo);
});

test('a link that was never given finds no appointment', async ({ page, language }) => {
  const t = texts[language];
  const laia = new Visitor(page, language);
  laia.checked = true;
  await page.goto(`${shopUrl}${address('orderedVisit', language)}?cita=${randomUUID()}&firma=x`);
  await laia.sees(t.enlaceMal);
});
