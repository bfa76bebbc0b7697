import { address } from '#contract/addresses.ts';
import { menu as es } from '#i18n/es/menu.ts';
import { newsletter as t } from '#i18n/es/newsletter.ts';
import type { Page } from '@playwright/test';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { consoleNewsletter as desk } from '#i18n/es/console-newsletter.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { openDesk } from '#tests/support/open-desk.ts';

/** Where a letter to somebody leads, by the page that it names. */
const linkTo = async (page: Page, email: string, path: string): Promise<string> => {
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get(`${shopUrl}/buzon`)).text();
    for (const item of list.split('<li>').filter((entry) => entry.includes(email))) {
      const id = /buzon\/([0-9a-f-]{36})/.exec(item)?.[1];
      const letter = await (await page.request.get(`${shopUrl}/buzon/${id}`)).text();
      found ||= new RegExp(`${path}\\?firma=[\\w.-]+`).exec(letter)?.[0] ?? '';
    }
    expect(found).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return shopUrl + found;
};

test('there and back: nothing happens by looking, and one button does it', async ({ page, browser }) => {
  const { email } = somebody();
  const quiet = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await quiet.goto(shopUrl + address('privacy', 'es'));
  await quiet.getByLabel(es.boletin.correo).fill(email);
  await quiet.getByLabel(es.boletin.permiso).check();
  await quiet.getByRole('contentinfo').getByRole('button', { name: es.boletin.enviar }).click();
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(t.miraCorreo);
  expect(quiet.url()).not.toContain('example');

  // A scanner looks, twice; then its owner presses.
  const confirm = await linkTo(page, email, address('newsletterConfirm', 'es'));
  for (let turn = 0; turn < 2; turn += 1) await page.request.get(confirm);
  await quiet.goto(confirm);
  await expect(quiet.getByRole('main').getByRole('button')).toHaveCount(1);
  await quiet.getByRole('button', { name: t.confirmarBoton }).click();
  await expect(quiet.getByRole('heading', { level: 1 })).toHaveText(t.confirmada);
  await quiet.context().close();

  await page.goto(await linkTo(page, email, address('preferences', 'es')));
  await expect(page.getByLabel(t.preferenciasBoletin)).toBeChecked();
  await noFindings(page);
  const leave = await linkTo(page, email, address('newsletterCancel', 'es'));
  await page.goto(leave);
  await noFindings(page);
  await page.getByRole('button', { name: t.anularBoton }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.anulada);
  // The mail reader's own button posts without having looked; so does whoever presses twice.
  const again = await page.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(again.status()).toBe(200);
  await page.goto(confirm);
  await page.getByRole('button', { name: t.confirmarBoton }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.enlaceNo);
});

test('a draft that nobody wants is deleted once that was asked, and not by closing the question', async ({ page }) => {
  const subject = `Sobra ${somebody().email}`;
  await openDesk(page, consoleAddresses.consoleNewsletter.es);
  await page.getByRole('link', { name: desk.nuevo }).click();
  await page.getByRole('group', { name: desk.idiomas.es }).getByLabel(desk.asunto).fill(subject);
  await page.getByRole('button', { name: desk.guardar }).click();
  const remove = page.getByRole('button', { name: desk.borrar });
  const question = page.getByRole('dialog', { name: desk.borrarPregunta });
  await remove.press('Enter');
  await expect(question).toContainText(desk.borrarTexto(subject));
  await expect(page).toHaveTitle(new RegExp(`^${subject} · `));
  await noFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: desk.borrarSi }).click();
  await expect(page.getByText(desk.borrado)).toBeVisible();
  await expect(page.getByRole('link', { name: desk.nuevo })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${desk.titulo} · `));
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0);
});

test('an issue is written, tried and sent, and one click leaves', async ({ page, request }) => {
  // Somebody who wants the newsletter.
  const { email } = somebody();
  await request.post(`${shopUrl}/api/es/newsletter`, { data: { email } });
  const confirm = await linkTo(page, email, address('newsletterConfirm', 'es'));
  const x = new URL(confirm).searchParams.get('firma') ?? '';
  expect((await request.get(`${shopUrl}/api/es/newsletter/${x}`)).status()).toBe(200);

  const subject = `Invierno ${email}`;
  await openDesk(page, consoleAddresses.consoleNewsletter.es);
  await page.getByRole('link', { name: desk.nuevo }).click();
  for (const language of ['es', 'ca'] as const) {
    const words = page.getByRole('group', { name: desk.idiomas[language] });
    await words.getByLabel(desk.asunto).fill(subject);
    await words.getByLabel(desk.texto).fill('## ¿Ya toca?\n\nMira [tu ficha](/mi-coche).');
  }
  await page.getByRole('button', { name: desk.guardar }).click();
  await expect(page.getByRole('heading', { name: '¿Ya toca?' })).toHaveCount(2);
  await noFindings(page);
  await page.getByRole('button', { name: desk.prueba }).click();
  await expect(page.getByText(desk.pruebaEnviada)).toBeVisible();
  await page.getByRole('button', { name: desk.enviar, exact: true }).click();
  await expect(page.getByText(/^Enviado a \d+ personas?\.$/)).toBeVisible({ timeout: 60_000 });

  let letter = '';
  await expect(async () => {
    const list = await (await request.get(`${shopUrl}/buzon`)).text();
    const item = list.split('<li>').find((entry) => entry.includes(email) && entry.includes('Invierno')) ?? '';
    letter = await (await request.get(`${shopUrl}/buzon/${/buzon\/([0-9a-f-]{36})/.exec(item)?.[1]}`)).text();
    expect(letter).toContain('¿Ya toca?');
  }).toPass({ timeout: 30_000 });
  expect(letter).toContain(`${shopUrl}/mi-coche`);
  const leave = new RegExp(`${address('newsletterCancel', 'es')}\\?firma=[\\w.-]+`).exec(letter)?.[0] ?? '';
  // The mail reader's own button.
  const left = await request.post(shopUrl + leave, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.status()).toBe(200);
  await page.goto(shopUrl + leave.replace(address('newsletterCancel', 'es'), address('preferences', 'es')));
  await expect(page.getByLabel(t.preferenciasBoletin)).not.toBeChecked();
});
