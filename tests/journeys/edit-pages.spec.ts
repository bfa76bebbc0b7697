import { randomUUID } from 'node:crypto';
import { account as accountCa } from '#i18n/ca/account.ts';
import { console as consoleCa } from '#i18n/ca/console.ts';
import { consoleContent as contentCa } from '#i18n/ca/console-content.ts';
import { account } from '#i18n/es/account.ts';
import { console as consoleEs } from '#i18n/es/console.ts';
import { consoleContent as t } from '#i18n/es/console-content.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { openDesk } from '#tests/support/open-desk.ts';

test('an editor writes a landing, looks at it, plans it and publishes it, and it is found with its products', async ({
  page,
  context,
  request,
}) => {
  const slug = `campana-${randomUUID().slice(0, 8)}`;
  await openDesk(page, consoleAddresses.consoleContent.es);
  await page.getByRole('link', { name: t.nueva }).click();
  await page.getByLabel(t.clase).selectOption('landing');
  for (const [language, title] of [
    ['es', 'Campaña de prueba'],
    ['ca', 'Campanya de prova'],
  ] as const) {
    const form = page.getByRole('group', { name: t.idiomas[language] });
    await form.getByLabel(t.tituloDe).fill(title);
    await form.getByLabel(t.direccion).fill('neumaticos');
    await form.getByLabel(t.descripcion).fill('Una frase.');
    await form.getByLabel(t.texto).fill('## Hola\n\n::: productos\nmedida: 205/55R16\ncuantos: 2\n:::');
  }
  // What shadows a page of the shop is said beside its field, and nothing that was typed is lost.
  await page.getByRole('button', { name: t.guardar }).click();
  await expect(page.getByText('Esta dirección ya lleva a otra parte de la tienda')).toBeVisible();
  await page.getByRole('group', { name: t.idiomas.es }).getByLabel(t.direccion).fill(slug);
  await page.getByRole('group', { name: t.idiomas.ca }).getByLabel(t.direccion).fill(`${slug}-ca`);
  await page.getByRole('button', { name: t.guardar }).click();
  const publish = page.getByRole('button', { name: t.publicar, exact: true });
  await expect(publish).toBeVisible();
  await expect(page).toHaveTitle(/^Campaña de prueba · /);
  await noFindings(page);

  // Whoever has the link sees the draft; nobody else does, and it is kept nowhere.
  const link = (await page.getByRole('link', { name: t.verEn.es }).getAttribute('href')) ?? '';
  const draft = await request.get(shopUrl + new URL(link).pathname + new URL(link).search);
  expect([draft.status(), draft.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await draft.text()).toContain('content="noindex"');
  expect((await request.get(`${shopUrl}/${slug}`)).status()).toBe(404);

  await page.getByLabel(t.desde).fill('2027-12-24T08:00');
  await publish.click();
  await expect(page.getByText(t.prevista)).toBeVisible();
  await expect(page.getByText(/24 dic 2027/)).toBeVisible();
  expect((await request.get(`${shopUrl}/${slug}`)).status()).toBe(404);

  await page.getByLabel(t.desde).fill('');
  await publish.click();
  await expect(page.getByText(t.publicada)).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${shopUrl}/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Campaña de prueba');
  await expect(visitor.getByRole('article')).toHaveCount(2);
  expect(await (await request.get(`${shopUrl}/sitemap.xml`)).text()).toContain(`/ca/${slug}-ca<`);

  // Another tab saves meanwhile: the second to save sees both, loses nothing, and decides.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('group', { name: t.idiomas.es }).getByLabel(t.texto).fill('De otra persona');
  await other.getByRole('button', { name: t.guardar }).click();
  await expect(other.getByText(t.guardado(2))).toBeVisible();
  const mine = page.getByRole('group', { name: t.idiomas.es }).getByLabel(t.texto);
  await mine.fill('De la mía');
  await page.getByRole('button', { name: t.guardar }).click();
  await expect(page.getByText(t.cambiado)).toBeVisible();
  await expect(page.getByText('De otra persona')).toBeVisible();
  await expect(mine).toHaveValue('De la mía');
  await page.getByRole('button', { name: t.guardarEncima }).click();
  await expect(page.getByText(t.guardado(3))).toBeVisible();
});

const words = {
  es: { ...account, ...consoleEs, ...t },
  ca: { ...accountCa, ...consoleCa, ...contentCa },
};

test('what was typed and is not saved is not left without a question', async ({ page, language }) => {
  const own = words[language];
  const list = shopUrl + consoleAddresses.consoleContent[language];
  await openDesk(page, consoleAddresses.consoleContent[language], language);
  await page.getByRole('link', { name: own.nueva }).click();
  const back = page.getByRole('link', { name: own.volver, exact: true });
  const title = page.getByRole('group', { name: own.idiomas.es }).getByLabel(own.tituloDe);
  const question = page.getByRole('dialog', { name: own.sinGuardar });

  // Nothing is asked of whoever typed nothing.
  await back.click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: own.nueva }).click();
  await title.fill('Horarios de agosto');
  // Nor of whoever took it all back.
  await title.fill('');
  await back.click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: own.nueva }).click();
  await title.fill('Horarios de agosto');

  await back.click();
  await expect(question).toBeVisible();
  await noFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(back).toBeFocused();
  await expect(title).toHaveValue('Horarios de agosto');
  await page.goBack();
  await question.getByRole('button', { name: own.seguirEscribiendo }).click();
  await expect(title).toHaveValue('Horarios de agosto');

  // Of another document the browser itself asks.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(title).toHaveValue('Horarios de agosto');

  await back.click();
  await question.getByRole('button', { name: own.salirSinGuardar }).click();
  await expect(page).toHaveURL(list);
  await expect(question).toBeHidden();
});

test('what is typed while a page is saved is not saved, and is asked for', async ({ page }) => {
  const own = words.es;
  const slug = `agosto-${randomUUID().slice(0, 8)}`;
  await openDesk(page, consoleAddresses.consoleContent.es);
  await page.getByRole('link', { name: own.nueva }).click();
  for (const language of ['es', 'ca'] as const) {
    const form = page.getByRole('group', { name: own.idiomas[language] });
    await form.getByLabel(own.tituloDe).fill('Agosto');
    await form.getByLabel(own.direccion).fill(`${slug}-${language}`);
    await form.getByLabel(own.descripcion).fill('Una frase.');
    await form.getByLabel(own.texto).fill('Abrimos.');
  }
  const save = page.getByRole('button', { name: own.guardar, exact: true });
  await save.click();
  await expect(page.getByRole('button', { name: own.publicar, exact: true })).toBeVisible();
  const text = page.getByRole('group', { name: own.idiomas.es }).getByLabel(own.texto);
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/contenido/paginas/*', async (route) => {
    arrived.resolve();
    await released.promise;
    await route.continue();
  });
  await text.fill('Abrimos por la mañana.');
  await save.click();
  await arrived.promise;
  await text.fill('Abrimos por la mañana y por la tarde.');
  released.resolve();
  await expect(page.getByText(own.guardado(2))).toBeVisible();
  await page.getByRole('link', { name: own.volver, exact: true }).click();
  const question = page.getByRole('dialog', { name: own.sinGuardar });
  await question.getByRole('button', { name: own.seguirEscribiendo }).click();
  await expect(text).toHaveValue('Abrimos por la mañana y por la tarde.');
  await save.click();
  await expect(page.getByText(own.guardado(3))).toBeVisible();
  await page.getByRole('link', { name: own.volver, exact: true }).click();
  await expect(page).toHaveURL(shopUrl + consoleAddresses.consoleContent.es);
});
