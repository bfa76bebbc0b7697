import type { Page } from '@playwright/test';
import { airAssistant as ca } from '#i18n/ca/air-assistant.ts';
import { airResult as resultCa } from '#i18n/ca/air-result.ts';
import { assistants as allCa } from '#i18n/ca/assistants.ts';
import { airAssistant as es } from '#i18n/es/air-assistant.ts';
import { airResult as resultEs } from '#i18n/es/air-result.ts';
import { assistants as allEs } from '#i18n/es/assistants.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { address } from '#contract/addresses.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test, texts } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = {
  es: { t: { ...es, ...resultEs }, all: allEs, visits: visitsEs },
  ca: { t: { ...ca, ...resultCa }, all: allCa, visits: visitsCa },
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const visitOf = async (page: Page) =>
  await page.evaluate(() => JSON.parse(localStorage.getItem('citaPrevia') ?? '{}').state);

test('a car of 2015 is asked for its label, its charge is laid into the basket with its plate, and it is found again', async ({
  page,
  language,
}) => {
  const { t, all } = words[language];
  const start = shopUrl + address('airAssistant', language);
  await openHydrated(page, start);
  await noFindings(page);
  await page.getByLabel(all.matricula, { exact: true }).fill('1273jhm');
  await page.getByRole('button', { name: t.buscar }).first().click();
  await expect(title(page)).toHaveText(t.preguntaEtiqueta);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText(t.etiquetaTexto('2015'))).toBeVisible();
  expect(page.url()).not.toMatch(/1273/);
  await noFindings(page);

  await page.getByRole('button', { name: all.continuar }).click();
  await expect(page.getByText(t.etiquetaFalta)).toBeVisible();
  await expect(page.getByRole('radio', { name: t.opciones.R134a.titulo })).toBeFocused();
  await page.getByRole('radio', { name: t.opciones.R1234yf.titulo }).check({ force: true });
  await page.getByRole('button', { name: all.continuar }).click();
  await expect(title(page)).toHaveText(t.tuCarga('R1234yf'));
  await noFindings(page);
  await page.getByRole('button', { name: t.anadir }).click();
  await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
  await expect(page.getByLabel(texts[language].basket.matricula)).toHaveValue(/1273 ?JHM/);
  await expect(page.getByText('R1234yf').first()).toBeVisible();

  await page.goto(start);
  await expect(page.getByText(all.seguirCon('SEAT León (5F) 1.6 TDI 105/110/115', '1273 JHM'))).toBeVisible();
  await page.getByRole('link', { name: all.seguir }).click();
  await expect(title(page)).toHaveText(t.tuCarga('R1234yf'));
});

test('who cannot tell the gas, and whose charge the basket does not take, goes to an appointment for air conditioning', async ({
  page,
  language,
}) => {
  const { t, all, visits } = words[language];
  const start = shopUrl + address('airAssistant', language);
  await openHydrated(page, start);
  await page.getByLabel(all.matricula, { exact: true }).fill('9999 BBB');
  await page.getByRole('button', { name: t.buscar }).first().click();
  await expect(page.getByText(t.desconocida)).toBeVisible();
  await expect(page.getByLabel(all.matricula, { exact: true })).toHaveValue('9999 BBB');
  await expect(page.getByLabel(all.matricula, { exact: true })).toBeFocused();
  await page.getByLabel(t.ano).fill('hoy');
  await page.getByRole('button', { name: t.buscar }).last().click();
  await expect(page.getByText(t.noEsAno)).toBeVisible();
  await expect(page.getByLabel(t.ano)).toBeFocused();
  const last = new Date().getFullYear() + 1;
  await page.getByLabel(t.ano).fill('2130');
  await page.getByRole('button', { name: t.buscar }).last().click();
  await expect(page.getByText(t.anoFuera(1950, last))).toBeVisible();
  await page.getByLabel(t.ano).fill('2016');
  await page.getByRole('button', { name: t.buscar }).last().click();
  await page.getByRole('radio', { name: t.opciones.nose.titulo }).check({ force: true });
  await page.getByRole('button', { name: all.continuar }).click();
  await expect(title(page)).toHaveText(t.sinAnoTitulo);
  await page.getByRole('main').getByRole('link', { name: all.pedirCita }).click();
  await expect(title(page)).toHaveText(visits.comentarioTitulo);
  const comment = page.getByLabel(visits.comentarioEtiqueta);
  await expect(comment).toHaveValue(new RegExp(t.nota.sinEtiqueta));
  await comment.fill('Brrrm');
  await page.getByRole('button', { name: visits.seguir }).click();
  await expect(title(page)).toHaveText(visits.tallerTitulo);
  await expect
    .poll(() => visitOf(page))
    .toMatchObject({ selectedService: 'aire-acondicionado', comentario: 'Brrrm', origin: 'aire-acondicionado' });

  // Another car begins another appointment.
  await openHydrated(page, start);
  await page.getByLabel(all.matricula, { exact: true }).fill('4602 FTP');
  await page.getByRole('button', { name: t.buscar }).first().click();
  await expect(title(page)).toHaveText(t.tuCarga('R134a'));
  await page.route('**/api/es/cesta/update', async (route) => await route.abort());
  await page.getByRole('button', { name: t.anadir }).click();
  await expect(title(page)).toHaveText(visits.comentarioTitulo);
  await expect(page.getByLabel(visits.comentarioEtiqueta)).toHaveValue(new RegExp(t.nota.gas('R134a', false)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate leads to the gas and its price; a hybrid, a motorcycle and no year to what is done for them', async ({
    page,
    language,
  }) => {
    const { t, all } = words[language];
    const ask = async (plate: string) => {
      await page.goto(shopUrl + address('airAssistant', language));
      await page.getByLabel(all.matricula, { exact: true }).fill(plate);
      await page.getByRole('button', { name: t.buscar }).first().click();
    };
    await ask('4602 FTP');
    await expect(title(page)).toHaveText(t.tuCarga('R134a'));
    await expect(page.getByText(all.impuestos)).toBeVisible();
    await ask('8739 HZN');
    await expect(title(page)).toHaveText(t.motoTitulo);
    await ask('3313 KYP');
    await expect(title(page)).toHaveText(t.electricoTitulo);
    await page.goto(shopUrl + address('airAssistant', language));
    await page.getByRole('link', { name: t.noSeAno }).click();
    await expect(title(page)).toHaveText(t.sinAnoTitulo);
    await page.getByRole('link', { name: t.noEsAsi }).click();
    await expect(title(page)).toHaveText(t.preguntaEtiqueta);
  });
});
