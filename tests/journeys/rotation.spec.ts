import type { Page } from '@playwright/test';
import { assistants as allCa } from '#i18n/ca/assistants.ts';
import { rotationAssistant as ca } from '#i18n/ca/rotation-assistant.ts';
import { rotationResult as resultCa } from '#i18n/ca/rotation-result.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { assistants as allEs } from '#i18n/es/assistants.ts';
import { rotationAssistant as es } from '#i18n/es/rotation-assistant.ts';
import { rotationResult as resultEs } from '#i18n/es/rotation-result.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { address } from '#contract/addresses.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = {
  es: { t: { ...es, ...resultEs }, all: allEs, visits: visitsEs },
  ca: { t: { ...ca, ...resultCa }, all: allCa, visits: visitsCa },
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('tyres without an arrow change places by an appointment that knows the car, with alignment beside it', async ({
  page,
  language,
}) => {
  const { t, all, visits } = words[language];
  const start = shopUrl + address('rotationAssistant', language);
  await openHydrated(page, start);
  await noFindings(page);
  await page.getByLabel(all.matricula, { exact: true }).fill('1273 JHM');
  await page.getByRole('button', { name: t.buscar }).first().click();
  await expect(title(page)).toHaveText(t.preguntaNeumaticos);
  await expect(title(page)).toBeFocused();
  expect(page.url()).not.toMatch(/1273/);
  await expect(page.getByText(t.medidasPregunta)).toHaveCount(0);
  await noFindings(page);
  // What was left empty is said beside it, in the page's own words.
  await page.getByRole('button', { name: all.continuar }).click();
  await expect(page.getByText(t.flechaFalta)).toBeVisible();
  await expect(page.getByRole('radio', { name: t.flecha.no.titulo })).toBeFocused();
  await noFindings(page);
  await page.getByRole('radio', { name: t.flecha.no.titulo }).check({ force: true });
  await page.getByRole('button', { name: all.continuar }).click();
  await expect(title(page)).toHaveText(t.respuestas.rotar.titulo);
  await expect(page.getByRole('region', { name: t.alineacion })).toContainText('€');
  await noFindings(page);

  await page.getByRole('link', { name: t.conAlineacion }).click();
  await expect(title(page)).toHaveText(visits.tallerTitulo);
  const kept = async (key: string) =>
    await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key);
  await expect
    .poll(async () => (await kept('citaPrevia')).state)
    .toMatchObject({
      selectedService: 'neumaticos,alineacion',
      vehicleInfo: { matricula: expect.stringMatching(/1273 ?JHM/) },
      comentario: expect.stringContaining(t.nota.rotar),
      origin: 'permutar-neumaticos',
    });
  expect(await kept('permutarNeumaticos')).toMatchObject({ version: 1, state: { step: 3 } });
  // The car is the one that this browser remembers from now on.
  expect(await kept('miCoche')).toMatchObject({ state: { cod_matricula: '1273 JHM', modelo: 'León (5F)' } });

  await page.goto(start);
  await page.getByRole('link', { name: all.seguir }).click();
  await expect(title(page)).toHaveText(t.respuestas.rotar.titulo);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an arrow, other sizes at the back, a motorcycle and a lorry hear why not, and what is done instead', async ({
    page,
    language,
  }) => {
    const { t, all } = words[language];
    const start = shopUrl + address('rotationAssistant', language);
    const ask = async (plate: string) => {
      await page.goto(start);
      await page.getByLabel(all.matricula, { exact: true }).fill(plate);
      await page.getByRole('button', { name: t.buscar }).first().click();
    };
    // Its papers allow both: the wheels are looked at.
    await ask('1774 GMJ');
    await page.getByRole('radio', { name: t.flecha.no.titulo }).check({ force: true });
    await page.getByRole('button', { name: all.continuar }).click();
    await expect(page.getByText(t.medidasFalta)).toBeVisible();
    await expect(page.getByText(t.flechaFalta)).toHaveCount(0);
    await page.getByRole('radio', { name: t.medidas.distintas.titulo }).check({ force: true });
    await page.getByRole('radio', { name: t.flecha.no.titulo }).check({ force: true });
    await page.getByRole('button', { name: all.continuar }).click();
    await expect(title(page)).toHaveText(t.respuestas.distintas.titulo);
    await expect(page.getByRole('link', { name: t.soloAlineacion })).toBeVisible();

    await ask('8739 HZN');
    await expect(title(page)).toHaveText(t.respuestas.moto.titulo);

    await ask('9999 BBB');
    await expect(page.getByText(t.desconocida)).toBeVisible();
    await page.getByRole('button', { name: t.buscar }).last().click();
    await expect(page.getByText(t.tipoFalta)).toBeVisible();
    await page.getByRole('radio', { name: t.tipos.otro }).check({ force: true });
    await page.getByRole('button', { name: t.buscar }).last().click();
    await expect(title(page)).toHaveText(t.respuestas.otro.titulo);

    await page.goto(`${start}?tipo=turismo&papeles=iguales`);
    await page.getByRole('radio', { name: t.flecha.si.titulo }).check({ force: true });
    await page.getByRole('button', { name: all.continuar }).click();
    await expect(title(page)).toHaveText(t.respuestas.direccionales.titulo);
  });
});
