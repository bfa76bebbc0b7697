import { chooseCar as chooseCarCa } from '#i18n/ca/choose-car.ts';
import { chooseCar as chooseCarEs } from '#i18n/es/choose-car.ts';
import { fits as fitsCa } from '#i18n/ca/fits.ts';
import { fits as fitsEs } from '#i18n/es/fits.ts';
import { keepCar as keepCarCa } from '#i18n/ca/keep-car.ts';
import { keepCar as keepCarEs } from '#i18n/es/keep-car.ts';
import { myCar as myCarCa } from '#i18n/ca/my-car.ts';
import { myCar as myCarEs } from '#i18n/es/my-car.ts';
import { revisions as revisionsCa } from '#i18n/ca/revisions.ts';
import { revisions as revisionsEs } from '#i18n/es/revisions.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { expect, shopUrl, somebody, test, texts } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

const fits = { es: fitsEs, ca: fitsCa };
const words = { es: { ...myCarEs, ...keepCarEs }, ca: { ...myCarCa, ...keepCarCa } };
const choosing = { es: chooseCarEs, ca: chooseCarCa };
const revisions = { es: revisionsEs, ca: revisionsCa };
const password = 'rodes-a-punt-9';

test('a plate at home leads to the car, and from it to what fits it; what was told stays', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const t = words[language];
  await page.goto(shopUrl + address('home', language));
  const plate = page.getByRole('textbox', { name: texts[language].landing.matricula });
  await plate.fill('2960ghg');
  await plate.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT Ibiza (6J)');
  await expect(page).toHaveURL(shopUrl + address('myCar', language));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('VW 507.00 (5W-30)')).toBeVisible();

  // Kilometres that cannot be are said beside their field, and fewer than before are asked about.
  await page.getByLabel(t.kms).fill('0');
  await laia.button(t.guardar).click();
  await expect(page.getByText(t.kmsMal)).toBeVisible();
  await page.getByLabel(t.kms).fill('90.000');
  await laia.button(t.guardar).click();
  await expect(page.getByText(t.recordado)).toBeVisible();
  await page.getByLabel(t.kms).fill('80000');
  await laia.button(t.guardar).click();
  await page.getByLabel(t.kmsCorrectos).check();
  await laia.button(t.guardar).click();
  await expect(page.getByText(t.kilometros('80.000'))).toBeVisible();
  await noFindings(page);

  // Whoever comes back finds the same car, and its battery is one that its case has room for.
  await page.goto(shopUrl + address('myCar', language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT Ibiza (6J)');
  await page.getByRole('link', { name: t.caminos.bateria[0] ?? '' }).click();
  await expect(page).toHaveURL(/caja=L3/);
  await expect(page.getByRole('article').first()).toContainText(/EFB|AGM/);

  // A size that is another car's says so beside the count, and leads to this one's.
  await page.goto(`${shopUrl}${address('selectorResults', language)}?ancho=235&serie=35&llanta=19`);
  await page.getByRole('link', { name: fits[language].noVale('Ibiza') }).click();
  await page
    .getByRole('link', { name: /185\/60 ?R15/ })
    .first()
    .click();
  await expect(page.getByText(fits[language].vale('Ibiza'))).toBeVisible();
});

test('a plate that nobody knows, and a car that is in no list, are described by hand', async ({ page, language }) => {
  const t = words[language];
  await page.goto(shopUrl + address('addCar', language));
  await page.getByLabel(t.matricula).fill('9999bbb');
  await page.getByRole('button', { name: t.buscar }).click();
  await expect(page.getByText(t.noEncontrado)).toBeVisible();
  await expect(page.getByLabel(t.matricula)).toHaveValue(/^9999 ?BBB$/);
  await noFindings(page);
  await page.getByRole('link', { name: t.sinMatricula }).click();
  await page.getByRole('link', { name: t.tipos.agricola }).click();
  await page.getByLabel(choosing[language].marca).fill('Ebro');
  await page.getByLabel(choosing[language].modelo).fill('470');
  await page.getByRole('button', { name: choosing[language].siguiente }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ebro 470');
  await expect(page.getByText(t.fuente.usuario)).toBeVisible();
  await page.getByRole('button', { name: t.guardar }).click();
  await expect(page).toHaveURL(shopUrl + address('myCar', language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ebro 470');
});

test('what was found waits for who comes back, and is kept in the account, until it is taken out', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const { area, account } = laia;
  const t = words[language];
  const person = somebody();
  const api = browserApi(language, shopUrl);
  const { token, user } = await api('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  await page.goto(shopUrl + address('area', language));
  await page.getByLabel(account.correo).fill(person.email);
  await page.getByLabel(account.contrasena, { exact: true }).fill(password);
  await laia.button(account.entrar).click();
  await page.getByRole('link', { name: area.anadirCoche }).click();
  await page.getByLabel(t.matricula).fill('2960 GHG');
  await page.getByRole('button', { name: t.buscar }).click();
  await expect(page.getByText(t.esEste)).toBeVisible();
  await page.goto(shopUrl + address('ownCarAdd', language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT Ibiza (6J)');
  await page.getByLabel(t.kms).fill('-5');
  await laia.button(t.guardarEnCuenta).click();
  await expect(page.getByText(laia.refusal('kilometros-no-validos'))).toBeVisible();
  await page.getByLabel(t.kms).fill('90000');
  await laia.button(t.guardarEnCuenta).click();
  await expect(page).toHaveURL(shopUrl + address('myCar', language));
  const { vehicles } = await api('listVehicles', { params: { user: user.idUser } }, { token });
  expect(vehicles.map(({ vehicleData }) => [vehicleData.cod_matricula, vehicleData.kms])).toEqual([
    ['2960 GHG', 90_000],
  ]);

  await page.goto(shopUrl + address('area', language));
  await expect(page.getByRole('link', { name: 'SEAT Ibiza (6J)' })).toBeVisible();
  await noFindings(page);

  // Its oil is said here, and what its clock shows reaches the account from the assistant, too.
  const told = revisions[language];
  await page.getByRole('button', { name: area.queAceiteDe('SEAT Ibiza (6J)') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'VW 507.00' })).toContainText(/4[.,]3/);
  await page.getByRole('link', { name: area.verRevision }).click();
  await expect(page.getByLabel(told.matricula)).toHaveValue('2960 GHG');
  const [kept] = vehicles;
  const clock = { params: { user: user.idUser, id: kept?.id ?? '' }, body: { kms: 99_000 } };
  await api('tellKilometres', clock, { token });
  await page.getByLabel(told.kms).fill('95000');
  await laia.button(told.verAceites).click();
  await page.getByRole('button', { name: told.siSonEsos }).click();
  await expect
    .poll(async () => {
      const [now] = (await api('listVehicles', { params: { user: user.idUser } }, { token })).vehicles;
      return now?.kilometros.map(({ kms, menos }) => [kms, menos]);
    })
    .toEqual([
      [95_000, true],
      [99_000, false],
      [90_000, false],
    ]);

  await page.goto(shopUrl + address('area', language));
  await page.getByRole('button', { name: area.quitarCocheDe('SEAT', 'Ibiza (6J)') }).click();
  await laia.button(area.quitarSi).click();
  await expect(page.getByRole('link', { name: 'SEAT Ibiza (6J)' })).toBeHidden();
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem('miCoche'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plate, and a maker with model and engine, lead to the car', async ({ page }) => {
    await page.goto(shopUrl);
    await page.getByText(texts.es.landing.matriculasDemo).click();
    await page.locator('button[name="probar"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEAT León (5F)');
    await expect(page).toHaveURL(`${shopUrl}/mi-coche`);
    await page.getByRole('link', { name: myCarEs.sinMatricula }).click();
    await page.getByRole('link', { name: myCarEs.tipos.turismo }).click();
    await page.getByLabel(chooseCarEs.marca).selectOption('SEAT');
    await page.getByRole('button', { name: chooseCarEs.siguiente }).click();
    await page.getByLabel(chooseCarEs.modelo).selectOption('León (5F)');
    await page.getByRole('button', { name: chooseCarEs.siguiente }).click();
    await page.getByLabel(chooseCarEs.motor).selectOption('2.0 TDI 150');
    await page.getByRole('button', { name: chooseCarEs.siguiente }).click();
    await expect(page.getByText(myCarEs.esEste)).toBeVisible();
    await expect(page.getByText('CKFC/CRMB/DFFA')).toBeVisible();
  });
});
