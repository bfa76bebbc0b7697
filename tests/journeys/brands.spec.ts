import type { APIRequestContext } from '@playwright/test';
import { landings as landingsCa } from '#i18n/ca/landings.ts';
import { productRequests as notifyCa } from '#i18n/ca/product-requests.ts';
import { tyreFacts as factsCa } from '#i18n/ca/tyre-facts.ts';
import { landings as landingsEs } from '#i18n/es/landings.ts';
import { productRequests as notifyEs } from '#i18n/es/product-requests.ts';
import { tyreFacts as factsEs } from '#i18n/es/tyre-facts.ts';
import { expect, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address } from '#contract/addresses.ts';

const words = {
  es: { landings: landingsEs, notify: notifyEs, facts: factsEs },
  ca: { landings: landingsCa, notify: notifyCa, facts: factsCa },
};

/** The address of the sheet of a tyre that nobody has. */
const soldOutSheet = async (request: APIRequestContext, language: 'es' | 'ca'): Promise<string> => {
  const [marca, modelo] = ['michelin', 'primacy-5'];
  const answer = await request.get(`${shopUrl}/api/es/tyres-brands/${marca}/${modelo}`);
  const found: { readonly neumaticos: readonly { specs: string; disponibilidad: number }[] } = await answer.json();
  const tyre = found.neumaticos.find(({ disponibilidad }) => disponibilidad === 0);
  expect(tyre).toBeDefined();
  return shopUrl + address('tyreModel', language, { marca, modelo: `${modelo}-${tyre?.specs}` });
};

for (const language of ['es', 'ca'] as const) {
  const { landings, notify, facts } = words[language];

  test(`a motorcycle's tyre is found by its use, its maker and its model, and bought (${language})`, async ({
    driver,
    page,
  }) => {
    const laia = driver(language);
    const { sheet, shop, basket } = laia.t;
    await page.goto(shopUrl + address('tyresMoto', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landings.landings.tyresMoto.titulo);
    await noFindings(page);
    await laia.link(facts.uso.deportivo).click();
    await expect(laia.link(facts.uso.deportivo)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(laia.heading(sheet.caracteristicas)).toBeVisible();
    await expect(page.getByText(facts.uso.deportivo, { exact: true })).toBeVisible();
    await expect(page.getByText(facts.dato.sinEtiquetaValor)).toBeVisible();
    await noFindings(page);

    const brand = page.url().replace(/\/[^/]+$/, '');
    expect(brand).toMatch(/-moto$/);
    await page.goto(brand);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(landings.deFamilia.moto);
    await noFindings(page);
    await page.locator('main section').getByRole('link').first().click();
    await expect(laia.heading(sheet.medidasDisponibles)).toBeVisible();
    await noFindings(page);
    await laia
      .button(new RegExp(`^${shop.anadirUnidades(1, '')}`))
      .first()
      .click();
    await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });

  test(`every kind of vehicle has its list, its sheets and its makers (${language})`, async ({ driver, page }) => {
    const laia = driver(language);
    for (const landing of ['tyresQuad', 'tyresScooter', 'tyresTruck', 'tyresFarm'] as const) {
      await page.goto(shopUrl + address(landing, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landings.landings[landing].titulo);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(laia.heading(laia.t.sheet.caracteristicas)).toBeVisible();
    }
    await page.goto(shopUrl + address('tyreBrands', language));
    await expect(page.getByRole('heading', { level: 2, name: landings.familias.agricola })).toBeVisible();
    await noFindings(page);
    const electric = address('tyresElectric', language);
    await expect(page.locator(`a[href="${electric}"]`)).toHaveCount(0);
    expect((await page.request.get(shopUrl + electric)).status()).toBe(404);
  });

  test(`who waits for a tyre that is sold out asks to be told (${language})`, async ({ driver, page, request }) => {
    const laia = driver(language);
    const t = laia.t.sheet.aviso;
    await page.goto(await soldOutSheet(request, language));
    await expect(laia.heading(t.titulo)).toBeVisible();
    await noFindings(page);
    await page.getByLabel(t.correo).fill('laia arrova example');
    await laia.button(t.avisar).click();
    await expect(page.getByText(laia.refusal('email-no-valido'))).toBeVisible();
    await expect(page.getByLabel(t.correo)).toHaveValue('laia arrova example');
    await noFindings(page);
    await page.getByLabel(t.correo).fill(somebody().email);
    await laia.button(t.avisar).click();
    await expect(page.getByRole('heading', { level: 1, name: notify.guardada })).toBeVisible();
    await noFindings(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a request to be told loses nothing and says what happens next', async ({ page, request, driver }) => {
    const { sheet } = driver('es').t;
    await page.goto(await soldOutSheet(request, 'es'));
    const email = page.getByLabel(sheet.aviso.correo);
    await email.fill('laia@');
    await page.getByRole('button', { name: sheet.aviso.avisar }).click();
    await expect(email).toHaveValue('laia@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('laia.sin.script@example.com');
    await page.getByRole('button', { name: sheet.aviso.avisar }).click();
    await expect(page.getByRole('heading', { level: 1, name: notifyEs.guardada })).toBeVisible();
  });
});
