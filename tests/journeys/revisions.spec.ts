import type { Page } from '@playwright/test';
import { revisions as revisionsCa } from '#i18n/ca/revisions.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { revisions as revisionsEs } from '#i18n/es/revisions.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { address } from '#contract/addresses.ts';
import { openHydrated } from '#tests/support/hydrated.ts';
import { expect, shopUrl, test, type JourneyLanguage } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { stepClock, type StepCost } from '#tests/support/step-cost.ts';

const words = {
  es: { t: revisionsEs },
  ca: { t: revisionsCa },
};

const visitWords = { es: { t: visitsEs }, ca: { t: visitsCa } };

/** First screen of the assistant, filled in and sent. */
const tell = async (page: Page, language: JourneyLanguage, plate: string, kms: string) => {
  const { t } = words[language];
  await page.getByLabel(t.matricula).fill(plate);
  await page.getByLabel(t.kms).fill(kms);
  const postCode = page.getByLabel(t.postCode);
  if ((await postCode.count()) > 0) await postCode.fill('25001');
  await page.getByRole('button', { name: t.verAceites }).click();
};

test('a plate and its kilometres become an oil, a pack and a workshop, and the basket is for that car', async ({
  page,
  language,
}) => {
  const { t } = words[language];
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(shopUrl + address('revisions', language));
  await noFindings(page);
  await openHydrated(page, shopUrl + address('revisionAssistant', language));

  // What is wrong is said beside its field, and nothing typed is lost.
  await tell(page, language, '5288 HHV', '0');
  await expect(page.getByText(t.kmsMal)).toBeVisible();
  await expect(page.getByLabel(t.kms)).toBeFocused();
  await expect(page.getByLabel(t.matricula)).toHaveValue('5288 HHV');
  await tell(page, language, '9999 BBB', '84.000');
  await expect(page.getByText(t.noExiste)).toBeVisible();
  await expect(page.getByLabel(t.descrito)).toBeVisible();
  await noFindings(page);
  await tell(page, language, '5288 HHV', '84.000');

  await expect(page.getByRole('heading', { level: 1, name: t.pasos[1] })).toBeFocused();
  await expect(page.getByText(t.porNorma('GM dexos2')).first()).toBeVisible();
  await expect(page.getByText(t.carterGrande(5.4)).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await noFindings(page);
  await page.getByRole('button', { name: t.verRevisiones }).click();

  await expect(page.getByText(t.carterGrandeTexto)).toBeVisible();
  await page.getByRole('button', { name: t.elegirRevision('Plus') }).click();
  await expect(page.getByRole('heading', { name: t.donde })).toBeVisible();
  await expect(page.getByText(t.enEsteTaller).first()).toBeVisible();
  await noFindings(page);

  // Who comes back finds the packs again, without their plate being typed or standing in an address.
  await page.reload();
  await expect(page.getByRole('heading', { name: t.eligeRevision })).toBeVisible();
  await page.getByRole('button', { name: t.elegirRevision('Premium') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${t.anadirEn('').trim()}`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(address('basketRequest', language)));
  await expect(page.getByText(/Premium/).first()).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('basket') ?? JSON.stringify(localStorage));
  expect(kept).toContain('REV-PREMIUM-CG');
  expect(kept).toContain('5288HHV');
  expect(seen.filter((url) => /5288|9999BBB/i.test(new URL(url).search + new URL(url).pathname))).toEqual([]);
});

test('an appointment for a pack keeps its price and how long it takes', async ({ page, language }) => {
  const { t } = words[language];
  await openHydrated(page, shopUrl + address('revisionAssistant', language));
  await tell(page, language, '5288 HHV', '84.000');
  await page.getByRole('button', { name: t.verRevisiones }).click();
  await page.getByRole('button', { name: t.elegirRevision('Premium') }).click();
  await page.getByRole('main').getByRole('link', { name: t.pedirCita, exact: true }).first().click();
  const { t: visit } = visitWords[language];
  await expect(page.getByRole('heading', { name: visit.fechaTitulo })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /Premium, / })).toBeAttached();
  await expect(page.getByRole('definition').filter({ hasText: /^279,51/ })).toBeAttached();
});

test('a car without an oil of ours begins an appointment for it with everything known', async ({ page, language }) => {
  const { t } = words[language];
  await openHydrated(page, shopUrl + address('revisionAssistant', language));
  await tell(page, language, '4275 KNH', '61000');
  await expect(page.getByText(t.sinRevision.NO_OIL.titulo)).toBeVisible();
  await expect(page.getByRole('link', { name: /900/ }).first()).toBeVisible();
  await noFindings(page);
  await page.getByRole('link', { name: t.citaPara.NO_OIL }).click();
  await expect(page).toHaveURL(new RegExp(address('visitWorkshop', language)));
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('cambio-aceite');
  expect(kept).toContain('4275KNH');
  expect(kept).toContain('Fiat 500');

  // Fewer kilometres than the last time are asked about, and believed when they are sent again.
  await page.goto(shopUrl + address('revisionAssistant', language));
  await expect(page.getByLabel(t.kms)).toHaveValue('61000');
  await page.getByLabel(t.kms).fill('1600');
  await page.getByRole('button', { name: t.verAceites }).click();
  await expect(page.getByText(t.menosKms('61.000', '1600'))).toBeVisible();
  await page.getByRole('button', { name: t.siSonEsos }).click();
  await expect(page.getByText(t.sinRevision.NO_OIL.titulo)).toBeVisible();
});

/** In little pieces of work, of the browser's and of ours; 32 to 54 were measured. */
const mostWork = 80;

test('a tap on a step is acknowledged before the server answers', async ({ page, language }) => {
  const { t } = words[language];
  await openHydrated(page, shopUrl + address('revisionAssistant', language));
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.data$/, async (route) => {
    await held;
    await route.continue();
  });
  await tell(page, language, '1273 JHM', '84000');
  await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pasos[1]);
});

test('a step asks the server once, and shows its answer with little of a phone’s processor', async ({
  page,
  language,
}) => {
  const { t } = words[language];
  await page.setViewportSize({ width: 390, height: 844 });
  // Each time as who comes for the first time: what was kept leads on to the oils.
  await page.addInitScript(() => localStorage.clear());
  const step = await stepClock(page);
  const costs: StepCost[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await openHydrated(page, shopUrl + address('revisionAssistant', language));
    await page.getByLabel(t.matricula).fill('1273 JHM');
    await page.getByLabel(t.kms).fill(String(84_000 + turn));
    const send = page.getByRole('button', { name: t.verAceites });
    costs.push(await step(t.pasos[1], async () => await send.click()));
  }
  // What the page's own loader read is not asked for anew.
  for (const { asked } of costs) expect(asked).toEqual([`${address('revisionAssistant', language)}.data`]);
  expect(Math.min(...costs.map(({ work }) => work))).toBeLessThanOrEqual(mostWork);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the assistant goes on to the packs and their workshops', async ({ page, language }) => {
    const { t } = words[language];
    await page.goto(shopUrl + address('revisionAssistant', language));
    await tell(page, language, 'N2718', '90000');
    await page.getByLabel(t.fecha).fill('2017-05-02');
    await page.getByRole('button', { name: t.verAceites }).click();
    await page.getByRole('button', { name: t.verRevisiones }).click();
    await page.getByRole('button', { name: t.elegirRevision('Basic') }).click();
    await expect(page.getByText(t.enEsteTaller).first()).toBeVisible();
  });
});
