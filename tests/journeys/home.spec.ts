import { chooseCar as chooseCarCa } from '#i18n/ca/choose-car.ts';
import { chooseCar as chooseCarEs } from '#i18n/es/choose-car.ts';
import { nearest as nearestCa } from '#i18n/ca/nearest.ts';
import { nearest as nearestEs } from '#i18n/es/nearest.ts';
import { workshops as workshopsCa } from '#i18n/ca/workshops.ts';
import { workshops as workshopsEs } from '#i18n/es/workshops.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { address } from '#contract/addresses.ts';
import { expect, holdScripts, shopUrl, test, texts } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { openHydrated, settled } from '#tests/support/hydrated.ts';
import type { Locator, Page } from '@playwright/test';

const choosing = { es: chooseCarEs, ca: chooseCarCa };
const near = { es: nearestEs, ca: nearestCa };
const workshopWords = { es: workshopsEs, ca: workshopsCa };

const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test(
  'one field at a time: the plate first, then a size or a motorcycle’s',
  { tag: '@both' },
  async ({ page, language }) => {
    const { home, landing } = texts[language];
    await page.goto(shopUrl + address('home', language));
    const plate = page.getByRole('textbox', { name: landing.matricula });
    await expect(way(page, home.matricula)).toBeChecked();
    await expect(plate).toBeVisible();
    await expect(page.getByLabel(landing.medida)).toBeHidden();
    await noFindings(page);
    // The keys of radio buttons choose, and the next field is the one that was chosen.
    await way(page, home.matricula).focus();
    await page.keyboard.press('ArrowRight');
    await expect(way(page, home.medida)).toBeChecked();
    await expect(plate).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(landing.medida)).toBeFocused();
    await way(page, home.moto).check();
    await page.getByLabel(home.motoMedida).fill('120/70 ZR17');
    await page.getByRole('button', { name: home.motoVer }).click();
    await expect(page).toHaveURL(new RegExp(`${address('motoResults', language)}\\?ancho=120&alto=70&llanta=17$`));
  },
);

test('what was chosen before the page came alive stays chosen', async ({ page, language }) => {
  const { home, landing } = texts[language];
  const letScriptsCome = await holdScripts(page);
  await page.goto(shopUrl + address('home', language), { waitUntil: 'commit' });
  await way(page, home.medida).check();
  letScriptsCome();
  await settled(page);
  await expect(way(page, home.medida)).toBeChecked();
  await expect(page.getByLabel(landing.medida)).toBeVisible();
});

/** Once what scrolled stands still: a link within the page leads Chromium nowhere where it is pressed in the frame of a scroll. */
const press = async (link: Locator): Promise<void> => {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    async () => await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await link.click();
};

test('its four facts are the chain’s own, and each leads to where it is explained', async ({ page, language }) => {
  const { home } = texts[language];
  await page.goto(shopUrl + address('home', language));
  const facts = page.getByRole('list', { name: home.hechos });
  await expect(facts.getByRole('listitem')).toHaveCount(4);
  for (const [fact, answer] of [
    [home.cerrado, home.precioRespuesta],
    [home.cambia, home.cambiosRespuesta],
  ] as const) {
    await expect(page.getByText(answer)).toBeHidden();
    await press(facts.getByRole('link', { name: fact }));
    await expect(page.getByText(answer)).toBeInViewport();
  }
  const workshops = facts.getByRole('link', { name: new RegExp(`^\\d+ ${home.talleres(2).slice(2)}$`) });
  const total = Number.parseInt(await workshops.innerText(), 10);
  await workshops.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = page.getByRole('region', { name: workshopWords[language].todosTitulo });
  await expect(all.getByRole('listitem')).toHaveCount(total);
});

test('back from an answer leads to where its question was pressed, after another answer too', async ({
  page,
  language,
}) => {
  const { home } = texts[language];
  await openHydrated(page, shopUrl + address('home', language));
  const facts = page.getByRole('list', { name: home.hechos });
  for (const [fact, answer] of [
    [home.cerrado, home.precioRespuesta],
    [home.cambia, home.cambiosRespuesta],
    [home.cerrado, home.precioRespuesta],
  ] as const) {
    await press(facts.getByRole('link', { name: fact }));
    await expect(page.getByText(answer)).toBeInViewport();
  }
  await page.goBack();
  await expect(facts).toBeInViewport();
});

test('the nearest workshop by a postcode that is typed, with its next free hour', async ({ page, language }) => {
  const { home } = texts[language];
  const t = near[language];
  await openHydrated(page, shopUrl + address('home', language));
  const field = page.getByLabel(home.codigoPostal);
  const areas = page.getByRole('heading', { name: home.cercaZonas });
  await expect(areas).toBeVisible();
  await field.fill('99999');
  await field.press('Enter');
  await expect(page.getByText(sentenceOf('codigo-postal-desconocido', language, { lugar: '99999' }))).toBeVisible();
  await expect(areas).toBeVisible();
  await field.fill('');
  await page.getByRole('button', { name: home.verTaller }).click();
  await expect(field).toHaveAccessibleDescription(home.codigoPostalVacio);
  await field.fill('25003');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /^Rodera Lleida/ }).first()).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${t.primera('', '').split(':')[0]}: .+ \\d{1,2}[:.]\\d\\d$`)).first(),
  ).toBeVisible();
  await expect(areas).toBeHidden();
  await page.getByRole('link', { name: t.pedirCita }).click();
  await expect(page).not.toHaveURL(shopUrl + address('home', language));
});

test('a car by its maker and model, for who has no plate at hand', async ({ page, language }) => {
  await openHydrated(page, shopUrl + address('home', language));
  await page.getByRole('link', { name: texts[language].home.cocheModelo }).click();
  await page.getByLabel(choosing[language].marca).selectOption('SEAT');
  await expect(page.getByLabel(choosing[language].modelo)).toBeVisible();
});

test('the workshops of one’s own area, for who types no postcode', async ({ page, language }) => {
  const { home } = texts[language];
  await openHydrated(page, shopUrl + address('home', language));
  const near = page.getByRole('region', { name: home.cerca });
  await near.getByRole('link', { name: 'Lleida', exact: true }).click();
  await expect(page).toHaveURL(shopUrl + address('workshopArea', language, { area: 'lleida' }));
});

test('where the browser says one is, once it may; until then nobody is asked', async ({ page, context, language }) => {
  const { home } = texts[language];
  await openHydrated(page, shopUrl + address('home', language));
  await page.getByRole('button', { name: home.miPosicion }).click();
  await expect(page.getByLabel(home.codigoPostal)).toHaveAccessibleDescription(home.posicionFallida);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.2406, longitude: -8.7207 });
  await page.getByRole('button', { name: home.miPosicion }).click();
  await expect(page.getByRole('link', { name: /^Rodera Vigo/ }).first()).toBeVisible();
});

test('services say what they cost and reviews whose they are', async ({ page, language }) => {
  const { home } = texts[language];
  await page.goto(shopUrl + address('home', language));
  const services = page.getByRole('region', { name: home.servicios });
  await expect(services.getByRole('listitem')).toHaveCount(8);
  await expect(services.getByText(/\d,\d\d\s€/)).toHaveCount(6);
  const reviews = page.getByRole('region', { name: home.opiniones });
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  // What the demo invented says so, whoever reads it.
  await expect(reviews.getByText(home.inventada)).toHaveCount(3);
  await expect(reviews.getByText(home.opinionesDemo)).toBeVisible();
  const questions = await page.locator('script[type="application/ld+json"]').allTextContents();
  const asked = questions.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] });
  const faq = asked.find((each) => each['@type'] === 'FAQPage');
  const shown = await page.getByRole('region', { name: home.preguntas }).locator('summary').allTextContents();
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(shown);
});

test(
  'a typed size leads to its results by one question of the server',
  { tag: '@both' },
  async ({ page, language }) => {
    const { home, landing } = texts[language];
    await openHydrated(page, shopUrl + address('home', language));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.includes(address('selectorResults', language))) asked.push(search);
    });
    await way(page, home.medida).check();
    const field = page.getByLabel(landing.medida);
    await field.fill('205/55 R16 91V');
    await expect(page.locator('input[name="velocidad"]')).toHaveValue('V');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
    await expect(page).toHaveURL(/\?ancho=205&serie=55&llanta=16&carga=91&velocidad=V$/);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((search) => search.includes('medida'))).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['es', 'ca'] as const)
    test(`its fields, its questions and its workshops are there (${language})`, async ({ page }) => {
      const { home, landing } = texts[language];
      await page.goto(shopUrl + address('home', language));
      await way(page, home.medida).check();
      await page.getByLabel(landing.medida).fill('205/55 R16');
      await page.getByRole('button', { name: landing.buscarMedida }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55');
      await page.goBack();
      await page.getByText(home.pagoPregunta).click();
      await expect(page.getByText(home.pagoEnlace).first()).toBeVisible();
      await expect(page.getByRole('button', { name: home.miPosicion })).toHaveCount(0);
      await page.getByLabel(home.codigoPostal).fill('25003');
      await page.getByRole('button', { name: home.verTaller }).click();
      await expect(page).toHaveURL(`${shopUrl}${address('workshops', language)}?cp=25003`);
      await expect(page.locator('[id^="taller-"]').first()).toContainText('Lleida');
    });
});

test(
  'before its letters are there the headline breaks between words, and no tab is cut',
  { tag: '@both' },
  async ({ page, language }) => {
    await page.route('**/*.woff2', async (route) => await route.abort());
    await page.goto(shopUrl + address('home', language));
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const headline = page.getByRole('heading', { level: 1 });
      const broken = await headline.evaluate((heading) => {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const topOf = (index: number) => {
          const letter = document.createRange();
          letter.setStart(text, index);
          letter.setEnd(text, index + 1);
          return letter.getBoundingClientRect().top;
        };
        return [...text.data].filter(
          (letter, index) =>
            index > 0 &&
            /\S/.test(letter) &&
            /\S/.test(text.data[index - 1] ?? '') &&
            topOf(index) > topOf(index - 1) + 8,
        );
      });
      expect([width, broken]).toEqual([width, []]);
      const tabs = page.locator('label').filter({ has: page.getByRole('radio', { includeHidden: true }) });
      expect(await tabs.evaluateAll((all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth).length)).toBe(0);
    }
  },
);
