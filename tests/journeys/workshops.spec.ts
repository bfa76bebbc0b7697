import { workshopMap as mapCa } from '#i18n/ca/workshop-map.ts';
import { workshopMap as mapEs } from '#i18n/es/workshop-map.ts';
import type { Page } from '@playwright/test';
import { reviews as reviewsCa } from '#i18n/ca/reviews.ts';
import { visits as visitsCa } from '#i18n/ca/visits.ts';
import { workshops as ca } from '#i18n/ca/workshops.ts';
import { reviews as reviewsEs } from '#i18n/es/reviews.ts';
import { visits as visitsEs } from '#i18n/es/visits.ts';
import { workshops as es } from '#i18n/es/workshops.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { expect, hastyUrl, shopUrl, somebody, test, type JourneyLanguage } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { timeHeld } from '#tests/support/ready-to-pay.ts';
import { Visitor } from '#tests/support/visitor.ts';

const words = { es: { ...es, ...mapEs }, ca: { ...ca, ...mapCa } };
const reviewWords = { es: reviewsEs, ca: reviewsCa };
const visitWords = { es: visitsEs, ca: visitsCa };

const open = async (page: Page, language: JourneyLanguage, area?: string, query = '') => {
  const path = area ? address('workshopArea', language, { area }) : address('workshops', language);
  await page.goto(shopUrl + path + query);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Waits until the page's scripts are there: only then can one's position be asked for. */
const awake = async (page: Page) => {
  await expect(page.locator('#mapa svg[viewBox]')).not.toHaveAttribute('viewBox', '0 0 640 640');
};

const password = 'rodes-a-punt-9';

/** Makes an account, and answers with its address. */
const register = async (language: JourneyLanguage): Promise<string> => {
  const person = somebody();
  const body = { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true };
  await browserApi(language, shopUrl)('registerUser', { body });
  return person.email;
};

/** Signs in among one's own appointments, of which there is none yet. */
const signIn = async (page: Page, language: JourneyLanguage, email: string) => {
  const laia = new Visitor(page, language);
  await laia.open('visitsMine');
  await page.getByLabel(laia.t.correo).fill(email);
  await page.getByLabel(laia.t.contrasena).fill(password);
  await laia.button(laia.account.entrar).click();
  await expect(page.getByText(laia.area.misCitasVacio)).toBeVisible();
};

/** Presses a workshop's star, until the account knows. */
const pressStar = async (page: Page, name: string) => {
  const told = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name }).click();
  await told;
};

const cards = (page: Page) => page.locator('#lista').getByRole('article');
const points = (page: Page) => page.locator('#mapa svg[viewBox]').getByRole('link');
const ground = (page: Page) => page.locator('#mapa svg g[transform]');

const search = async (page: Page, language: JourneyLanguage, place: string) => {
  await page.getByLabel(words[language].buscarLugar).fill(place);
  await page.getByRole('button', { name: words[language].buscarTaller }).click();
};

test('workshops are found by a town’s old name and by a postcode, the nearest first', async ({ page, language }) => {
  const t = words[language];
  await open(page, language);
  await noFindings(page);
  await search(page, language, 'Lérida');
  await expect(page.getByRole('heading', { level: 1, name: t.cercaDe('Lérida') })).toBeVisible();
  await expect(cards(page).first()).toContainText('Lleida');
  await expect(cards(page).first()).toContainText(/\d,\d km|\d km/);
  await noFindings(page);
  await search(page, language, '36204');
  await expect(cards(page).first()).toContainText('Vigo');
  await page.goBack();
  await expect(cards(page).first()).toContainText('Lleida');
});

test('a place that nobody knows is said beside the field, and the list stays', async ({ page, language }) => {
  await open(page, language);
  await search(page, language, 'Atlantis');
  await expect(page.getByText(sentenceOf('codigo-postal-desconocido', language, { lugar: 'Atlantis' }))).toBeVisible();
  await expect(page.getByLabel(words[language].buscarLugar)).toBeFocused();
  await expect(page.getByLabel(words[language].buscarLugar)).toHaveValue('Atlantis');
  await expect(page.getByRole('region', { name: words[language].total(64) })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
});

test('far from every workshop the nearest ones are shown, and it is said', async ({ page, language }) => {
  await open(page, language, undefined, '?cp=07001');
  await expect(page.getByText(words[language].lejos('07001'))).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

test('one’s own position finds what is near, and a refused one says what to do', async ({
  page,
  language,
  context,
}) => {
  const t = words[language];
  await open(page, language);
  await awake(page);
  await page.getByRole('button', { name: t.miPosicion }).click();
  await expect(page.getByText(t.posicionFallida)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.2406, longitude: -8.7207 });
  await page.getByRole('button', { name: t.miPosicion }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.cercaDeTi })).toBeVisible();
  await expect(page).toHaveURL(/cerca=42\.24,-8\.72$/);
  await expect(cards(page).first()).toContainText('Vigo');
});

test('filters have addresses, hold together with an area, and can be taken away', async ({ page, language }) => {
  const t = words[language];
  await open(page, language);
  const filters = page.getByRole('navigation', { name: t.filtros });
  const total = Number(/\d+/.exec(await filters.getByRole('link', { name: t.filtro.moto }).innerText())?.[0]);
  await filters.getByRole('link', { name: t.filtro.moto }).click();
  await expect(page).toHaveURL(/\/moto$/);
  await expect(page.getByRole('heading', { level: 1, name: t.lista['moto']?.[0] ?? '' })).toBeVisible();
  await expect(page.getByRole('region', { name: t.total(total) })).toBeVisible();
  await noFindings(page);
  await page.locator('summary').filter({ hasText: t.areas }).click();
  await page
    .getByRole('navigation', { name: t.areas })
    .getByRole('link', { name: t.area['lleida'] ?? '' })
    .click();
  await expect(page).toHaveURL(/\/lleida\?filtro=moto$/);
  await expect(page.getByRole('heading', { level: 1, name: t.enArea(t.area['lleida'] ?? '') })).toBeVisible();
  const left = await points(page).count();
  await filters.getByRole('link', { name: t.quitarFiltro(t.filtro.moto) }).click();
  await expect(page).toHaveURL(/\/lleida$/);
  await expect.poll(async () => await points(page).count()).toBeGreaterThanOrEqual(left);
  await expect(page.getByRole('region', { name: t.total(8) })).toBeVisible();
});

test('six workshops are read at a time, the others a page on, and all of them by name', async ({ page, language }) => {
  const t = words[language];
  await open(page, language);
  await expect(cards(page)).toHaveCount(6);
  const [first] = await cards(page).getByRole('heading').allInnerTexts();
  const turn = page.getByRole('navigation', { name: t.paginas });
  await turn.getByRole('link', { name: t.paginaSiguiente }).click();
  await expect(page).toHaveURL(/pagina=2#lista$/);
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator('#lista')).not.toContainText(first ?? '');
  const all = page.getByRole('region', { name: t.todosTitulo });
  expect(await all.getByRole('listitem').count()).toBe(64);
  await page.goto(`${shopUrl + address('workshops', language)}?pagina=99`);
  await expect(turn.getByRole('link', { name: `${t.pagina} 11` })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(4);
});

test('where nothing passes, the page says what to do', async ({ page, language }) => {
  const t = words[language];
  await open(page, language, 'teruel', '?filtro=renting');
  await expect(page.getByText(t.ninguno(t.filtro.renting, t.area['teruel']))).toBeVisible();
  await noFindings(page);
  await page.getByRole('main').getByRole('link', { name: t.todasLasZonas }).last().click();
  await expect(page).toHaveURL(/\/renting$/);
  await expect(cards(page).first()).toBeVisible();
});

test('the map comes nearer by button and by key, and its points lead to the list', async ({ page, language }) => {
  const t = words[language];
  await open(page, language, 'lleida');
  await awake(page);
  const before = await points(page).count();
  await page.getByRole('link', { name: t.acercar }).click();
  await page.getByRole('link', { name: t.acercar }).click();
  expect(await points(page).count()).toBeGreaterThanOrEqual(before);
  await page.getByRole('button', { name: t.verEntero }).click();
  await expect(points(page)).toHaveCount(before);

  const alone = points(page).filter({ hasText: 'Rodera Vielha' });
  await alone.focus();
  const still = await ground(page).first().getAttribute('transform');
  await page.keyboard.press('ArrowRight');
  await expect(ground(page).first()).not.toHaveAttribute('transform', still ?? '');
  await page.keyboard.press('0');
  await expect(ground(page).first()).toHaveAttribute('transform', still ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('#mapa').getByRole('link', { name: 'Rodera Vielha' }).last()).toBeVisible();
  await expect(alone).toHaveAttribute('aria-current', 'true');
  await noFindings(page);
});

test('workshops to choose from stand on a map, and a point leads to its card @both', async ({ page, language }) => {
  const t = words[language];
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await page.getByLabel(t.codigoPostal).fill('25001');
  await laia.button(t.buscarTaller).click();
  await page.getByText(t.enMapa).click();
  const point = page
    .getByRole('group', { name: t.mapa })
    .getByRole('link', { name: /^Rodera/ })
    .last();
  const name = (await point.getAttribute('aria-label')) ?? '';
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(point).toHaveAttribute('aria-current', 'true');
  await noFindings(page);
  await page.locator('#mapa').getByRole('link', { name, exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

test('a workshop of the list is shown on the map', async ({ page, language }) => {
  const t = words[language];
  await open(page, language);
  await awake(page);
  await page.getByRole('link', { name: t.enElMapaNombre('Rodera Balaguer') }).click();
  await expect(points(page).filter({ hasText: 'Rodera Balaguer' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#mapa')).toBeInViewport();
});

test('a sheet tells everything and leads to a time', async ({ page, language }) => {
  const t = words[language];
  await page.goto(shopUrl + address('workshop', language, { area: 'lleida', taller: 'lleida-cappont' }));
  for (const name of [t.horasTitulo, t.servicios, t.horario, t.festivos, t.equipamiento, t.opiniones, t.cerca])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText(t.comprobacion)).toBeVisible();
  await expect(page.getByText(t.inventada).first()).toBeVisible();
  await noFindings(page);

  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').innerText()) || '{}');
  expect(data).toMatchObject({
    '@type': 'AutoRepair',
    name: 'Rodera Lleida Cappont',
    geo: { latitude: 41.6098 },
    address: { addressRegion: 'Lleida' },
  });
  expect(data).toHaveProperty('specialOpeningHoursSpecification.0.validFrom');
  // What a demo invented is nobody's rating.
  expect(data).not.toHaveProperty('aggregateRating');

  await page.locator('#horas').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: visitWords[language].fechaTitulo })).toBeVisible();
});

test('times of another service are a link away', async ({ page, language }) => {
  const t = words[language];
  await page.goto(shopUrl + address('workshop', language, { area: 'lleida', taller: 'lleida-cappont' }));
  const services = page.getByRole('region', { name: t.servicios });
  const other = services.getByRole('link').nth(1);
  const name = await other.innerText();
  await other.click();
  await expect(page).toHaveURL(/servicio=/);
  await expect(page.locator('#horas')).toContainText(new RegExp(name, 'i'));
  await expect(services.getByRole('link', { name }).first()).toHaveAttribute('aria-current', 'true');
});

test('one’s own workshop is kept, and comes first where a workshop is chosen', async ({ page, language }) => {
  const t = words[language];
  await open(page, language);
  await page.getByRole('button', { name: t.guardarFavorito('Rodera Balaguer') }).click();
  await expect(page.getByRole('button', { name: t.quitarFavorito('Rodera Balaguer') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cards(page).first()).toContainText('Rodera Balaguer');
  await page.reload();
  await expect(cards(page).first()).toContainText('Rodera Balaguer');
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Rodera Balaguer');
  await expect(first).toContainText(t.favorito);
  await noFindings(page);
});

test('a favourite that an account keeps comes first on another device as soon as one signs in there', async ({
  page,
  language,
  another,
}) => {
  const t = words[language];
  const email = await register(language);
  await signIn(page, language, email);
  await open(page, language);
  await awake(page);
  await pressStar(page, t.guardarFavorito('Rodera Mollerussa'));

  const phone = await another();
  const { basket } = phone.t;
  await timeHeld(phone);
  await phone.button(basket.conCuenta).click();
  await phone.page.getByLabel(basket.correo).fill(email);
  await phone.page.getByLabel(basket.contrasena, { exact: true }).fill(password);
  await phone.button(phone.t.account.entrar).click();
  await expect(phone.button(basket.salir)).toBeVisible();
  const steps = phone.page.getByRole('navigation', { name: basket.pasosEtiqueta });
  await steps.getByRole('link', { name: basket.estacion.visita, exact: true }).click();
  await phone.link(basket.otroTaller).click();
  await expect(phone.heading(basket.talleresTitulo)).toBeVisible();
  const first = phone.page.getByRole('article').first();
  await expect(first).toContainText('Rodera Mollerussa');
  await expect(first).toContainText(t.favorito);
});

test('a favourite that is let go of on one device is let go of on the others', async ({ page, language, another }) => {
  const t = words[language];
  const keep = t.guardarFavorito('Rodera Balaguer');
  const letGo = t.quitarFavorito('Rodera Balaguer');
  const email = await register(language);
  await signIn(page, language, email);
  await open(page, language);
  await awake(page);
  await pressStar(page, keep);

  const { page: phone } = await another();
  await signIn(phone, language, email);
  await open(phone, language);
  await pressStar(phone, letGo);

  const heard = page.waitForResponse(/\/users\/[^/]+\/talleres$/);
  await page.reload();
  await heard;
  await expect(page.getByRole('button', { name: keep })).toBeVisible();
  await expect(page.getByRole('button', { name: letGo })).toHaveCount(0);
});

test('a link that opens no visit says so, and asks for no review', async ({ page, language }) => {
  const t = reviewWords[language];
  const cita = '7d0e6a0e-0f0e-4d7a-8f0e-0f0e0f0e0f0e';
  const answer = await page.goto(`${shopUrl + address('review', language)}?cita=${cita}&firma=x`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t.noVale })).toBeVisible();
  await expect(page.getByRole('button', { name: t.enviar })).toHaveCount(0);
  await noFindings(page);
});

test('with a tile server its tiles lie below the points, and the outline stays when they fail', async ({
  page,
  language,
}) => {
  const asked: string[] = [];
  let broken = false;
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.route('http://localhost:4899/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await (broken ? route.abort() : route.fulfill({ contentType: 'image/png', body: pixel }));
  });
  const url = hastyUrl + address('workshopArea', language, { area: 'lleida' });
  await page.goto(url);
  await awake(page);
  await expect(page.getByText('© Teselas de prueba')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  await expect(page.locator('#mapa image').first()).toBeVisible();

  broken = true;
  await page.goto(`${url}?mapa=41.1,1.1,9`);
  await awake(page);
  await expect.poll(async () => await page.locator('#mapa image[visibility="hidden"]').count()).toBeGreaterThan(3);
  await expect(ground(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is searched, filtered, seen nearer on the map, and a sheet read', async ({ page, language }) => {
    const t = words[language];
    await open(page, language);
    await expect(page.getByRole('button', { name: t.miPosicion })).toBeHidden();
    await search(page, language, 'Lérida');
    await expect(page.getByRole('heading', { level: 1, name: t.cercaDe('Lérida') })).toBeVisible();
    await page.getByRole('navigation', { name: t.filtros }).getByRole('link', { name: t.filtro.moto }).click();
    await expect(page).toHaveURL(/cp=L%C3%A9rida&filtro=moto$/);
    const before = await ground(page).first().getAttribute('transform');
    await page.getByRole('link', { name: t.acercar }).click();
    await expect(page).toHaveURL(/mapa=/);
    expect(await ground(page).first().getAttribute('transform')).not.toBe(before);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: t.horario })).toBeVisible();
    await expect(page.locator('#horas').getByRole('link').first()).toBeVisible();
  });
});
