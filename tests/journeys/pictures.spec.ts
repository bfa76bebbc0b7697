import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consolePictures as ca } from '#i18n/ca/console-pictures.ts';
import { refusalSentences } from '#i18n/ca/refusals.ts';
import { console as desk } from '#i18n/es/console.ts';
import { consoleContent as t } from '#i18n/es/console-content.ts';
import { consolePictures as es } from '#i18n/es/console-pictures.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { openDesk } from '#tests/support/open-desk.ts';
import { pngOf } from '#tests/support/pictures.ts';

const logIn = async (page: Page, language: 'es' | 'ca') =>
  await openDesk(page, `${consoleAddresses.consoleContent[language]}?ver=imagenes`, language);

/** No two journeys bring the same file. */
const picture = async () => ({
  name: 'IMG_0001.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await pngOf(900, 600, `#${randomInt(0x10_00_00, 0xff_ff_ff).toString(16)}`)),
});

test('an editor uploads a picture, puts it into a text, looks at it and publishes, and readers see it', async ({
  page,
  context,
  request,
}) => {
  const unique = randomUUID().slice(0, 8);
  await logIn(page, 'es');
  await page.getByRole('link', { name: es.subir }).click();
  await noFindings(page);
  await page.getByLabel(es.archivo).setInputFiles(await picture());
  await page.getByLabel(es.nombre, { exact: true }).fill(`Rueda ${unique}`);
  await page.getByLabel(es.alt.es).fill('Una rueda amarilla');
  await page.getByRole('link', { name: es.volver, exact: true }).click();
  const question = page.getByRole('dialog', { name: desk.sinGuardar });
  await question.getByRole('button', { name: desk.seguirEscribiendo }).click();
  // Without the words of the other language nothing is taken, and the file stays chosen.
  await page.getByRole('button', { name: es.enviar, exact: true }).click();
  await expect(page.getByLabel(es.alt.ca)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(es.alt.ca).fill('Una roda groga');
  await page.getByRole('button', { name: es.enviar, exact: true }).click();
  await expect(page.getByText(es.subida(`rueda-${unique}`))).toBeVisible();
  await expect(page.getByRole('heading', { name: `rueda-${unique}` })).toBeVisible();
  await expect(page.getByText(es.sinUsos)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^rueda-${unique} · `));
  await noFindings(page);

  await page.getByRole('link', { name: t.titulo, exact: true }).click();
  await page.getByRole('link', { name: t.nueva }).click();
  for (const language of ['es', 'ca'] as const) {
    const form = page.getByRole('group', { name: t.idiomas[language] });
    await form.getByLabel(t.tituloDe).fill(`Con imagen ${unique}`);
    await form.getByLabel(t.direccion).fill(`con-imagen-${unique}${language === 'ca' ? '-ca' : ''}`);
    await form.getByLabel(t.descripcion).fill('Una frase.');
    await form.getByLabel(t.texto).fill('Antes de la imagen.');
    await form.getByRole('button', { name: es.insertar[language] }).click();
    const sheet = page.getByRole('dialog', { name: es.elegir });
    await sheet.getByLabel(es.buscar).fill(unique);
    await sheet.getByRole('button', { name: es.buscarBoton }).click();
    await sheet.getByRole('button', { name: `rueda-${unique}` }).click();
    await expect(sheet).toBeHidden();
    await expect(form.getByLabel(t.texto)).toHaveValue(
      `Antes de la imagen.\n\n::: imagen\nnombre: rueda-${unique}\npie: \n:::\n`,
    );
  }
  await page.getByRole('button', { name: t.guardar, exact: true }).click();
  const publish = page.getByRole('button', { name: t.publicar, exact: true });
  await expect(publish).toBeVisible();

  const draft = await context.newPage();
  await draft.goto((await page.getByRole('link', { name: t.verEn.ca }).getAttribute('href')) ?? '');
  await expect(draft.getByRole('img', { name: 'Una roda groga' })).toBeVisible();

  await publish.click();
  await expect(page.getByText(t.publicada)).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${shopUrl}/con-imagen-${unique}`);
  const seen = visitor.getByRole('img', { name: 'Una rueda amarilla' });
  await expect(seen).toBeVisible();
  await expect.poll(async () => await seen.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
  expect(await seen.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/imagenes\/[0-9a-f]{40}\.avif$/);
  await expect(seen).toHaveAttribute('width', '900');
  await expect(seen).toHaveAttribute('height', '600');
  await noFindings(visitor);
  expect((await request.get(`${shopUrl}/imagenes/${'0'.repeat(40)}.avif`)).status()).toBe(404);
});

/** Files of this machine dragged over a place of the page and let go, as the browser itself does it. */
const drop = async (page: Page, place: { x: number; y: number }, files: readonly string[]) => {
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      ...place,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
};

test('a file is chosen by the keyboard or dropped, its name is seen, and one that is dropped beside it takes nothing away', async ({
  page,
}, testInfo) => {
  const { buffer } = await picture();
  const file = testInfo.outputPath('rueda de invierno.png');
  await writeFile(file, buffer);
  // From the beginning: the browser is told late, and its own chooser would stay open.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'otra.png', mimeType: 'image/png', buffer });
  });
  await logIn(page, 'ca');
  await page.getByRole('link', { name: ca.subir }).click();
  const field = page.getByLabel(ca.elegirArchivo);
  await expect(field).toHaveAccessibleName(`${ca.archivo} ${ca.elegirArchivo}`);
  const nombre = `roda-${randomUUID().slice(0, 8)}`;
  await page.getByLabel(ca.nombre, { exact: true }).fill(nombre);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('otra.png')).toBeVisible();

  const box = await field.boundingBox();
  if (!box) throw new Error('no field');
  const inside = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await drop(page, inside, [file]);
  await expect(page.getByText('rueda de invierno.png')).toBeVisible();
  await expect(page.getByText('otra.png')).toHaveCount(0);
  // A browser without a window opens no file that is let go: what it would do is kept from happening, but in the field.
  const isOpened = (element: Element) =>
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }));
  expect(await page.getByRole('main').evaluate(isOpened)).toBe(false);
  expect(await field.evaluate(isOpened)).toBe(true);
  await expect(page.getByLabel(ca.nombre, { exact: true })).toHaveValue(nombre);
  await noFindings(page);
  await page.getByLabel(ca.alt.es).fill('Una rueda');
  await page.getByLabel(ca.alt.ca).fill('Una roda');
  await page.getByRole('button', { name: ca.enviar, exact: true }).click();
  await expect(page.getByText(ca.subida(nombre))).toBeVisible();
});

test('what is no picture is refused with what to do, and one that is shown cannot be taken away', async ({ page }) => {
  await logIn(page, 'ca');
  await page.getByRole('link', { name: ca.subir }).click();
  await page.getByRole('button', { name: ca.enviar, exact: true }).click();
  await expect(page.getByText(ca.faltaArchivo)).toBeVisible();
  const nombre = `roda-${randomUUID().slice(0, 8)}`;
  await page.getByLabel(ca.nombre, { exact: true }).fill(nombre);
  await page.getByLabel(ca.alt.es).fill('Una rueda');
  await page.getByLabel(ca.alt.ca).fill('Una roda');
  const send = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByLabel(ca.archivo).setInputFiles(file);
    await page.getByRole('button', { name: ca.enviar, exact: true }).click();
  };
  await send({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hola, sóc una foto') });
  await expect(page.getByText(String(refusalSentences['imagen-formato']))).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await send({ name: 'dibuix.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(page.getByText(String(refusalSentences['imagen-svg']))).toBeVisible();
  await send(await picture());
  await expect(page.getByText(ca.subida(nombre))).toBeVisible();

  await page.getByLabel(ca.alt.ca).fill('Una roda de cotxe');
  await page.getByRole('button', { name: ca.guardar }).click();
  await expect(page.getByText(ca.guardado)).toBeVisible();
  await page.getByRole('button', { name: ca.borrar }).click();
  await expect(page.getByText(ca.borrada)).toBeVisible();

  await page.getByLabel(ca.buscar).fill('presion-del');
  await page.getByRole('button', { name: ca.buscarBoton }).click();
  await page.getByRole('link', { name: 'presion-del-neumatico' }).click();
  await page.getByRole('button', { name: ca.borrar }).click();
  await expect(page.getByText(/No es pot esborrar: es veu/)).toBeVisible();
});
