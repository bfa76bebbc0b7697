import { address } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { spokenTime } from '#tests/support/spoken-time.ts';
import { expect, hastyUrl, shopUrl, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';

test('a guest books a car in and gets a letter and a file for the calendar', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  const { person } = await laia.book();
  const calendar = await laia.link(laia.t.calendario).getAttribute('href');
  expect(await (await page.request.get(shopUrl + calendar)).text()).toContain('BEGIN:VEVENT');
  // On paper stands what is kept, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(laia.t.hechoTitulo)).toBeVisible();
  await expect(laia.link(laia.t.calendario)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(await laia.mailedLink(person.email));
  await laia.sees(laia.t.gestionTitulo);
});

test('a motorcycle is booked in', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const plate = somePlate();
  await laia.begin('moto');
  await laia.chooseWorkshop('08001');
  await laia.chooseService(1);
  await laia.chooseTime();
  await laia.sayWho({ plate });
  await laia.seesConfirmation();
  await expect(laia.link(laia.t.comoLlegar)).toHaveAttribute('href', /openstreetmap\.org\/directions/);
  await expect(laia.page.getByText(laia.t.queTraer)).toBeVisible();
  await expect(page.getByText(plate, { exact: true })).toBeVisible();
});

test('an e-scooter is booked in by its brand, without a plate', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await laia.begin('patinete');
  await laia.sees(laia.t.marcaTitulo);
  await laia.goOn();
  await expect(page.getByText(laia.t.marcaFalta)).toBeVisible();
  await page.getByRole('radio', { name: 'Xiaomi' }).check({ force: true });
  await laia.goOn();
  await laia.chooseService();
  await laia.chooseWorkshop('08001');
  await laia.chooseTime();
  await expect(page.getByLabel(laia.t.matriculaDe)).toHaveCount(0);
  await laia.sayWho();
  await laia.seesConfirmation();
  await expect(page.getByText('Xiaomi')).toBeVisible();
});

test('a visitor who does not know what is wrong tells it first, and is asked for no service', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await laia.open('visit');
  await laia.link(laia.t.noLoSe).first().click();
  await laia.sees(laia.t.comentarioTitulo);
  await page.getByLabel(laia.t.comentarioEtiqueta).fill('Brrrm');
  await laia.goOn();
  await laia.chooseWorkshop();
  await laia.chooseTime(1);
  await expect(page.getByLabel(laia.t.comentarioDatos)).toHaveValue('Brrrm');
  await laia.sayWho({ plate: somePlate() });
  await laia.seesConfirmation();
  await expect(page.getByText('Brrrm')).toBeVisible();
});

test('a workshop’s page leads to what it does, and the first step still open is the time', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await page.goto(shopUrl + address('workshopArea', language, { area: 'lleida' }));
  const workshop = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const alias = (await workshop.innerText()).trim();
  await workshop.click();
  await expect(page.getByRole('heading', { level: 1, name: alias })).toBeVisible();
  await laia.link(language === 'ca' ? 'Demana cita aquí' : 'Pedir cita aquí').click();
  await laia.sees(laia.t.tituloEn(alias));
  await page.getByRole('region', { name: laia.t.vehiculos.coche }).getByRole('link').first().click();
  await laia.chooseTime(2);
  await expect(page.getByText(alias).first()).toBeVisible();
  await laia.sayWho({ plate: somePlate() });
  await laia.seesConfirmation();
});

test('what a service costs is said again, in the tax of the workshop: beside what is chosen, when it is booked and later', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await laia.chooseWorkshop('AD500');
  await laia.sees(laia.t.servicioTitulo);
  const priced = page.locator('label').filter({ has: page.locator('[data-price]') });
  const price = await priced.first().locator('[data-price]').innerText();
  await priced.first().getByRole('radio').check({ force: true });
  await laia.goOn();
  await laia.sees(laia.t.fechaTitulo);
  const said = page.getByRole('term').filter({ hasText: laia.t.precio }).locator('xpath=following-sibling::dd[1]');
  await expect(said).toHaveText(price);
  await laia.chooseTime();
  const { email } = await laia.sayWho({ plate: somePlate() });
  await laia.seesConfirmation();
  await expect(said).toHaveText(price);
  await page.goto(await laia.mailedLink(email));
  await laia.sees(laia.t.gestionTitulo);
  await expect(said).toHaveText(price);
});

test('a service that is asked for by telephone says so, and leads to the others', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await laia.open('visitPreset', '?servicio=renting');
  await laia.sees(laia.t.titulo);
  await expect(page.getByText(/r[eè]nting: .*900 550 055/)).toBeVisible();
  await laia.link(laia.t.otroServicio).click();
  await laia.sees(laia.t.titulo);
});

test('what is wrong stands beside its field, and nothing typed is lost by going back', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.goOn();
  await expect(page.getByText(laia.t.servicioFalta)).toBeVisible();
  await laia.chooseService(3);
  await laia.chooseTime(3);
  await page.getByLabel(laia.t.matriculaDe).fill('XX');
  await page.getByLabel(laia.t.nombre, { exact: true }).fill('Laia');
  await page.getByLabel(laia.t.correo).fill('laia-arroba-example');
  await laia.button(laia.t.confirmar).click();
  await expect(page.getByText(laia.refusal('matricula-no-valida'))).toBeVisible();
  await expect(page.getByText(laia.refusal('email-no-valido'))).toBeVisible();
  await expect(page.getByLabel(laia.t.matriculaDe)).toBeFocused();
  await noFindings(page);
  await page.goBack();
  await laia.sees(laia.t.fechaTitulo);
  await expect(page.getByRole('timer')).toBeVisible();
  await laia.goOn();
  await expect(page.getByLabel(laia.t.nombre, { exact: true })).toHaveValue('Laia');
  await expect(page.getByLabel(laia.t.matriculaDe)).toHaveValue('XX');
});

test('the same plate twice at a workshop on a day is refused, with both named and a way on', async ({
  page,
  language,
  browser,
}) => {
  const laia = new Visitor(page, language);
  const { plate, time } = await laia.book({ place: 4 });
  const alias = (await page.locator('dd').nth(1).innerText()).split('\n')[0] ?? '';
  const pol = new Visitor(await (await browser.newContext()).newPage(), language);
  await pol.begin('coche');
  await pol.chooseWorkshop();
  await pol.chooseService(1);
  await pol
    .days()
    .and(pol.page.locator(`[value="${time.dia}"]`))
    .check({ force: true });
  await pol.chooseTime();
  await pol.sayWho({ plate });
  pol.checked = true;
  const no = pol.alert(pol.refusal('matricula-ya-citada', { matricula: plate, taller: alias }));
  await expect(no).toBeVisible();
  await noFindings(pol.page);
  await no.getByRole('link', { name: pol.t.otroDia }).click();
  await pol.sees(pol.t.fechaTitulo);
  await pol.page.context().close();
});

test('of two who want one time, the second is told and chooses another', async ({ page, language, browser }) => {
  const laia = new Visitor(page, language);
  const pol = new Visitor(await (await browser.newContext()).newPage(), language);
  // One bay for e-scooters: one visitor at a time.
  for (const each of [laia, pol]) {
    await each.open('visitPreset', '?servicio=patinete-frenos');
    await each.sees(each.t.marcaTitulo);
    await each.page.getByRole('radio').first().check({ force: true });
    await each.goOn();
    await each.chooseWorkshop('25001');
    await each.sees(each.t.fechaTitulo);
    await each.freeDays().nth(9).check({ force: true });
    await expect(each.times().first()).toBeVisible();
  }
  const hora = await laia.times().nth(6).inputValue();
  const same = (visitor: Visitor) => visitor.times().and(visitor.page.locator(`[value="${hora}"]`));
  await same(laia).click({ force: true });
  await expect(page.getByRole('timer')).toBeVisible();
  // The refusal may be there before anyone sees the hour chosen.
  await same(pol).click({ force: true });
  await expect(pol.alert(pol.refusal('hora-ocupada', { hora }))).toBeVisible();
  await expect(same(pol)).toHaveCount(0);
  await pol.holdTime(0);
  await pol.page.context().close();
});

test('a held time that lapses is said, and is chosen again', async ({ page, language }) => {
  const laia = new Visitor(page, language, hastyUrl);
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  await laia.chooseTime();
  await page.goBack();
  await laia.sees(laia.t.fechaTitulo);
  await expect(laia.alert(laia.t.holdCaducado)).toBeVisible({ timeout: 60_000 });
  await laia.chooseTime(1);
});

test('an appointment is moved by the link of its letter, and the old link says that it is old', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const { person } = await laia.book({ place: 5 });
  laia.checked = true;
  const link = await laia.mailedLink(person.email);
  await page.goto(link);
  const numero = /C\d{7}/.exec(await page.locator('dl').innerText())?.[0] ?? '';
  await laia.button(laia.t.cambiar).click();
  await expect(page.getByText(laia.t.modificando(numero))).toBeVisible();
  const { hora } = await laia.chooseTime(10);
  await laia.sees(laia.t.datosTitulo);
  await laia.button(laia.t.confirmarCambio).click();
  await laia.seesConfirmation(laia.t.cambiadaTitulo);
  await expect(page.locator('dl')).toContainText(numero);
  await expect(page.locator('dl')).toContainText(spokenTime(hora, language));
  await page.goto(link);
  await laia.sees(laia.t.enlaceAntiguo);
});

test('a visitor who thinks better of a change leaves the appointment as it is', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const person = somebody();
  await laia.bookByCall(person);
  await page.goto(await laia.mailedLink(person.email));
  // On a slow machine too: there the step once led away before the appointment was drawn.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  for (let times = 1; times <= 2; times += 1) {
    await laia.button(laia.t.cambiar).click();
    await laia.link(laia.t.dejarla).click();
    await laia.sees(laia.t.gestionTitulo);
  }
});

test('an appointment is cancelled once that was asked again, and another is offered', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const person = somebody();
  await laia.bookByCall(person);
  laia.checked = true;
  await page.goto(await laia.mailedLink(person.email));
  await laia.link(laia.t.anular).click();
  await expect(page.getByText(laia.t.anularPregunta)).toBeVisible();
  await noFindings(page);
  await laia.button(laia.t.anularSi).click();
  await laia.sees(laia.t.anuladaTitulo);
  await laia.link(laia.t.otraCita).click();
  await laia.sees(laia.t.titulo);
});

test('a customer signs in and finds their appointments', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  const person = somebody();
  const password = 'rodes-a-punt-9';
  const { token } = await browserApi(language, laia.origin)('registerUser', {
    body: { ...person, codigo_postal: person.cp, permiso_comercial: false, password, privacidad: true },
  });
  const { time, plate } = await laia.bookByCall(person, token);
  await laia.open('visitsMine');
  await laia.sees(laia.t.misCitas);
  await page.getByLabel(laia.t.correo).fill(person.email);
  await page.getByLabel(laia.t.contrasena).fill('no-es-aquesta-9');
  await laia.button(laia.account.entrar).click();
  await expect(laia.alert(laia.refusal('WRONG_CREDENTIALS'))).toBeVisible();
  await page.getByLabel(laia.t.contrasena).fill(password);
  await laia.button(laia.account.entrar).click();
  await expect(page.getByRole('main')).toContainText(plate);
  await laia.sees(laia.t.misCitas);
  await laia.link(laia.t.gestionar).click();
  await laia.sees(laia.t.gestionTitulo);
  await expect(page.locator('dl')).toContainText(spokenTime(time, language));
  await laia.open('visitsMine');
  await laia.button(laia.area.salir).click();
  await expect(page.getByLabel(laia.t.contrasena)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(laia.t.contrasena)).toBeVisible();
});

test('a link that was never given finds nothing', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  laia.checked = true;
  await laia.open('visitManage', '?cita=0b0e4ed2-6c0b-4a39-9c70-5a2a4f6f2b11&firma=x');
  await laia.sees(laia.t.enlaceMal);
});

test('what is done out of order leads to the step that is due', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.open('visitData');
  await laia.sees(laia.t.titulo);
  await laia.open('visitTimeScooter');
  await laia.sees(laia.t.titulo);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says where to phone, and an appointment is still seen and cancelled', async ({ page, language }) => {
    const laia = new Visitor(page, language);
    await laia.open('visit');
    const notice = page.locator('main noscript [role=status]');
    await expect(notice).toBeVisible();
    // Playwright matches no text inside `noscript`.
    expect(await notice.textContent()).toContain(laia.t.sinJavascript);
    expect(await notice.textContent()).toContain('900 550 055');
    const person = somebody();
    await laia.bookByCall(person);
    await page.goto(await laia.mailedLink(person.email));
    await laia.link(laia.t.anular).click();
    await laia.button(laia.t.anularSi).click();
    await expect(page.getByRole('heading', { name: laia.t.anuladaTitulo })).toBeVisible();
  });
});

test('a held time that runs out while somebody types: what is typed stays, and it is held again', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language, hastyUrl);
  const { t } = laia;
  const plate = somePlate();
  await laia.begin('coche');
  await laia.chooseWorkshop('17001');
  await laia.chooseService();
  await laia.chooseTime();
  await laia.sees(t.datosTitulo);
  const typed = async () => {
    await expect(page.getByLabel(t.matriculaDe)).toHaveValue(plate);
    await expect(page.getByLabel(t.nombre, { exact: true })).toHaveValue('Laia');
    await expect(page.getByLabel(t.apellidos)).toHaveValue('Ferrer');
    await expect(page.getByLabel(t.correo)).toHaveValue('laia@example.com');
    await expect(page.getByLabel(t.comentarioDatos)).toHaveValue('Brrrm');
  };
  await page.getByLabel(t.matriculaDe).fill(plate);
  await page.getByLabel(t.nombre, { exact: true }).fill('Laia');
  await page.getByLabel(t.apellidos).fill('Ferrer');
  await page.getByLabel(t.correo).fill('laia@example.com');
  await page.getByLabel(t.comentarioDatos).fill('Brrrm');
  await expect(page.getByText(t.horaPerdidaTexto)).toBeVisible({ timeout: 60_000 });
  await laia.sees(t.datosTitulo);
  await typed();

  await page.reload();
  await laia.sees(t.datosTitulo);
  await typed();
  await laia.button(new RegExp(t.guardarOtraVez('').trim())).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(t.horaPerdidaTexto)).toBeHidden();
  await typed();
});

test('a slip in an address is asked about, and nothing typed is lost by choosing another workshop', async ({
  page,
  language,
}) => {
  const laia = new Visitor(page, language);
  const { t } = laia;
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.chooseTime(5);
  await laia.sees(t.datosTitulo);
  await page.getByLabel(t.nombre, { exact: true }).fill('Laia');
  await page.getByLabel(t.correo).fill('laia@gmial.com');
  await page.getByLabel(t.telefono).fill('611222333');
  await laia.button(t.correoQuizas('laia@gmail.com')).click();
  await expect(page.getByLabel(t.correo)).toBeFocused();
  await laia.open('visitWorkshop');
  await laia.chooseWorkshop('25001', 1);
  await laia.chooseTime(5);
  await laia.sees(t.datosTitulo);
  await expect(page.getByLabel(t.nombre, { exact: true })).toHaveValue('Laia');
  await expect(page.getByLabel(t.correo)).toHaveValue('laia@gmail.com');
  await expect(page.getByLabel(t.telefono)).toHaveValue('611222333');
});

test('a service that is begun has no hour of the one before', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService(1);
  await laia.chooseTime(5);
  await laia.sees(laia.t.datosTitulo);
  await expect(page.getByRole('timer')).toBeVisible();
  // What is stored is held anew by whoever comes back: the answer comes once another service is begun.
  await page.route('**/consulta-fecha-hora', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await laia.open('visit');
  const held = page.waitForResponse('**/consulta-fecha-hora');
  await page.locator('a[href$="servicio=aire-acondicionado"]').click();
  await held;
  await expect(page.getByRole('heading', { level: 1, name: laia.t.tallerTitulo })).toBeVisible();
  await expect(page.getByText(laia.t.sinElegir).first()).toBeAttached();
  await expect(page.getByRole('timer')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('citaPrevia'))).toContain('"hold":null');
});
