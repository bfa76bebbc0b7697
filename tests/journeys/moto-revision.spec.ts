import type { Page } from '@playwright/test';
import { assistants as allCa } from '#i18n/ca/assistants.ts';
import { motoRevision as ca } from '#i18n/ca/moto-revision.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { assistants as allEs } from '#i18n/es/assistants.ts';
import { motoRevision as es } from '#i18n/es/moto-revision.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { sentenceBeside, sentenceOf } from '#i18n/sentence.ts';
import { address } from '#contract/addresses.ts';
import { rememberedKey } from '#web/shell/remembered-key.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test, texts } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = {
  es: { t: es, all: allEs, visits: visitsEs },
  ca: { t: ca, all: allCa, visits: visitsCa },
};
/** The vehicle that this browser remembers for every other page. */
const remembered = async (page: Page): Promise<unknown> =>
  await page.evaluate(() => JSON.parse(localStorage.getItem('miCoche') ?? '{}').state);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('plate and engine size lead to the price, the motorcycle is known, and its revision is laid into the basket', async ({
  page,
  language,
}) => {
  const { t, all } = words[language];
  await openHydrated(page, shopUrl + address('motoRevision', language));
  await noFindings(page);
  await page.getByRole('button', { name: t.ver }).click();
  await expect(page.getByText(sentenceBeside('matricula', 'campo-obligatorio', language))).toBeVisible();
  await expect(page.getByLabel(all.matricula, { exact: true })).toBeFocused();
  await page.getByLabel(all.matricula, { exact: true }).fill('1273 JHM');
  await page.getByRole('button', { name: t.ver }).click();
  await expect(page.getByLabel(t.cilindrada)).toBeFocused();
  await page.getByLabel(t.cilindrada).selectOption('125');
  await page.getByRole('button', { name: t.ver }).click();
  await expect(page.getByText(sentenceOf('revisionesMoto.errores.matricula', language))).toBeVisible();
  await expect(page.getByLabel(all.matricula, { exact: true })).toBeFocused();
  await noFindings(page);

  await page.getByLabel(all.matricula, { exact: true }).fill('8739 hzn');
  await page.getByRole('button', { name: t.ver }).click();
  await expect(title(page)).toHaveText(t.modeloPregunta);
  expect(page.url()).not.toMatch(/8739/);
  expect(await remembered(page)).toMatchObject({ cod_matricula: '8739 HZN', modelo: 'MT-07', source: 'ws' });
  await expect(page.getByText(t.otraBanda('Yamaha MT-07', t.bandas['750']))).toBeVisible();
  await page.getByRole('link', { name: t.cambiarBanda }).click();
  await expect(page.getByLabel(t.cilindrada)).toHaveValue('750');
  await expect(page.getByLabel(all.matricula, { exact: true })).toHaveValue('8739 HZN');
  await page.getByRole('button', { name: t.ver }).click();

  await expect(page.getByText(t.deMatricula('Yamaha MT-07'))).toBeVisible();
  await expect(page.getByLabel(t.marca).locator('option:checked')).toHaveText('Yamaha');
  await expect(page.getByLabel(t.modelo).locator('option:checked')).toHaveText(/^MT-07/);
  await noFindings(page);
  await page.getByRole('button', { name: t.anadir }).click();
  await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
  await expect(page.getByLabel(texts[language].basket.matricula)).toHaveValue(/8739 ?HZN/);
  await expect(page.getByRole('listitem').filter({ hasText: /750/ }).first()).toContainText('129,29');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate that nobody knows leads to makers and models of the size; a lead that is gone says so, and the page stays', async ({
    page,
    language,
  }) => {
    const { t, all } = words[language];
    await page.goto(shopUrl + address('motoRevisionData', language));
    await page.getByLabel(all.matricula, { exact: true }).fill('9999 BBB');
    await page.getByLabel(t.cilindrada).selectOption('1000');
    await page.getByRole('button', { name: t.ver }).click();
    await page.getByRole('button', { name: t.verModelos }).click();
    await expect(page.getByText(t.marcaFalta)).toBeVisible();
    await page.getByLabel(t.marca).selectOption({ label: 'Ducati' });
    await page.getByRole('button', { name: t.verModelos }).click();
    await page.getByLabel(t.modelo).selectOption({ index: 1 });
    const gone = new URL(page.url());
    gone.searchParams.set('lead', crypto.randomUUID());
    await page.goto(gone.href);
    await page.getByLabel(t.modelo).selectOption({ index: 1 });
    await page.getByRole('button', { name: t.anadir }).click();
    await expect(page.getByText(sentenceOf('alta_vehiculo.error_buscar_vehiculo', language))).toBeVisible();
    await expect(page.getByLabel(t.marca).locator('option:checked')).toHaveText('Ducati');
    await expect(page.getByRole('link', { name: t.sinElegir })).toHaveAttribute('href', /REVMOTO-1000/);
  });
});

test('an electric one has no fixed price and goes to an appointment that knows it', async ({ page, language }) => {
  const { t, all, visits } = words[language];
  // A plate that was typed elsewhere, which of most people is their car's, is not the motorcycle's.
  await page.addInitScript((key) => {
    const state = { matricula: '1273 JHM', coche: null, moto: false, cp: null, taller: null };
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  }, rememberedKey);
  const fills = page.waitForResponse(/known-fields/);
  await openHydrated(page, shopUrl + address('motoRevisionData', language));
  await (await fills).finished();
  await expect(page.getByLabel(all.matricula, { exact: true })).toHaveValue('');
  await page.getByLabel(all.matricula, { exact: true }).fill('9999 BBB');
  await page.getByLabel(t.cilindrada).selectOption('electrica');
  await page.getByRole('button', { name: t.ver }).click();
  await expect(page.getByText(t.sinPrecio, { exact: true })).toBeVisible();
  await page.getByLabel(t.marca).selectOption({ label: 'Silence' });
  await page.getByRole('button', { name: t.verModelos }).click();
  await page.getByLabel(t.modelo).selectOption({ index: 1 });
  await page.getByRole('button', { name: t.pedirCita }).click();
  await expect(title(page)).toHaveText(visits.tallerTitulo);
  // A plate that no registry knows: what its driver chose is remembered.
  expect(await remembered(page)).toMatchObject({
    cod_matricula: '9999 BBB',
    tipoVehiculo: 'moto',
    marca: 'Silence',
    combustible: 'electrico',
    source: 'db',
  });
  await expect
    .poll(async () => await page.evaluate(() => JSON.parse(localStorage.getItem('citaPrevia') ?? '{}').state))
    .toMatchObject({ selectedService: 'moto-revision', vehiculo: 'moto', vehicleInfo: { matricula: '9999 BBB' } });
});
