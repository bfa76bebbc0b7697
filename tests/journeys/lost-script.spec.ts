import { menu as menuCa } from '#i18n/ca/menu.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { rotationAssistant as rotationCa } from '#i18n/ca/rotation-assistant.ts';
import { rotationAssistant as rotationEs } from '#i18n/es/rotation-assistant.ts';
import { rotationResult as resultCa } from '#i18n/ca/rotation-result.ts';
import { rotationResult as resultEs } from '#i18n/es/rotation-result.ts';
import { address } from '#contract/addresses.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

const words = { es: menuEs, ca: menuCa };
const assistant = { es: { ...rotationEs, ...resultEs }, ca: { ...rotationCa, ...resultCa } };

for (const [often, times] of [
  ['once', 1],
  ['always', Infinity],
] as const) {
  test(`a page whose script is lost ${often} is loaded whole, once`, async ({ page, language }) => {
    const wanted = address('workshops', language);
    const documents: string[] = [];
    let lost = 0;
    await page.goto(shopUrl + address('home', language), { waitUntil: 'networkidle' });
    await page.route('**/assets/workshops-page-*.js', (route) => {
      lost += 1;
      return lost > times ? route.continue() : route.abort();
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: words[language].talleres, exact: true }).click();
    await expect(page).toHaveURL(shopUrl + wanted);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([wanted]);
    // Scripts come once the page is drawn.
    await expect.poll(() => lost).toBeGreaterThan(1);
    // What the server sent is whole: it leads on without its script.
    await page.getByRole('contentinfo').getByRole('link', { name: words[language].talleres, exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

for (const [often, times] of [
  ['once', 2],
  ['always', Infinity],
] as const) {
  test(`a later step of an assistant whose script is lost ${often} is loaded whole, once`, async ({
    page,
    language,
  }) => {
    const t = assistant[language];
    const start = shopUrl + address('rotationAssistant', language);
    const documents: string[] = [];
    let lost = 0;
    await openHydrated(page, start);
    await page.route('**/assets/tyres-step-*.js', (route) => {
      lost += 1;
      return lost > times ? route.continue() : route.abort();
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).search);
    });
    await page.getByRole('main').getByText(t.tipos.turismo, { exact: true }).click();
    await page.getByRole('button', { name: t.buscar }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.preguntaNeumaticos);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['?mano=1&tipo=turismo']);
    // As the server sent it, too, the step leads on.
    await page.getByText(t.medidas.iguales.titulo).click();
    await page.getByText(t.flecha.no.titulo).click();
    await page
      .getByRole('button')
      .filter({ hasText: /^(Continuar|Continua)/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.respuestas.rotar.titulo);
  });
}

test('a plate is looked up by the server where the script that sends it is lost', async ({ page, language }) => {
  const t = assistant[language];
  await openHydrated(page, shopUrl + address('rotationAssistant', language));
  await page.route('**/assets/plate-sent-*.js', (route) => route.abort());
  await page.getByRole('textbox', { name: /^Matr/ }).fill('1273 JHM');
  await page.getByRole('button', { name: t.buscar }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.preguntaNeumaticos);
});
