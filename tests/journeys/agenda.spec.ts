import { consoleInvoices as invoicesCa } from '#i18n/ca/console-invoices.ts';
import { consoleInvoices as invoicesEs } from '#i18n/es/console-invoices.ts';
import { sentenceBeside } from '#i18n/sentence.ts';
import { expect, someDocument, somebody, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { somePlate, Visitor } from '#tests/support/visitor.ts';
import { browserApi } from '#web/api.ts';
import { writeEuros } from '#web/ui/page/euros.ts';
import { deskUrl, Mechanic, operator, staffPassword, today } from '#tests/support/mechanic.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';

/** A workshop of its own for each test, in each language: nobody is in anybody's way. */
const shops = {
  es: [101, 111, 112, 113, 121, 122, 123, 124, 141, 151, 115],
  ca: [161, 171, 172, 191, 211, 231, 152, 241, 202, 142, 173],
};
const shopOf = (language: 'es' | 'ca', place: number): number => shops[language][place] ?? 0;

test('only staff come in: strangers, wrong passwords and customers are told why', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 0));
  const { t, account: words } = carla;
  const asked = `?taller=${carla.shop}&dia=${today}`;
  await page.goto(deskUrl + consoleAddresses.console[language] + asked);
  await expect(page.getByText(t.primeroEntra)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t.entrarTitulo));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await carla.isAccessible();

  await carla.button(words.entrar).click();
  for (const field of ['email', 'password'])
    await expect(page.getByText(sentenceBeside(field, 'campo-obligatorio', language))).toBeVisible();
  await expect(page.getByLabel(words.correo)).toBeFocused();

  await carla.signIn(operator, 'not-the-password');
  await expect(carla.alert(carla.refusal('WRONG_CREDENTIALS'))).toBeVisible();
  await expect(page.getByLabel(words.correo)).toHaveValue(operator);

  const laia = somebody();
  const { cp, ...person } = laia;
  const made = await page.request.post(`${deskUrl}/api/es/users`, {
    data: { ...person, codigo_postal: cp, permiso_comercial: false, password: 'rodes-a-punt-9', privacidad: true },
  });
  expect(made.ok()).toBe(true);
  await carla.signIn(laia.email, 'rodes-a-punt-9');
  await expect(carla.alert(t.noEsPersonal)).toBeVisible();

  await carla.signIn(operator, staffPassword);
  await carla.seesDay();
  expect(new URL(page.url()).search).toBe(asked);
  await page
    .getByRole('navigation', { name: t.secciones })
    .getByRole('link', { name: t.facturas, exact: true })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t.facturas })).toBeFocused();
  // Whoever comes back goes on with the workshop that they had.
  await page.getByRole('link', { name: t.agenda, exact: true }).click();
  await expect(page.getByRole('combobox', { name: t.elegirTaller, exact: true })).toHaveValue(String(carla.shop));
  await page.goBack();
  await page.goBack();
  await carla.seesDay();
  await carla.isAccessible();
  await carla.button(t.salir).click();
  await expect(page.getByText(t.hasSalido)).toBeVisible();
  await page.goto(deskUrl + consoleAddresses.console[language]);
  await expect(page.getByText(t.primeroEntra)).toBeVisible();
});

test('who manages one workshop sees that one, and no other', async ({ page, language }) => {
  const nuria = new Mechanic(page, language, language === 'es' ? 101 : 161);
  const slug = language === 'es' ? 'lleida-cappont' : 'huesca';
  await nuria.open('', `taller.${slug}@rodera.example`);
  await nuria.seesDay();
  await expect(page.getByLabel(nuria.t.elegirTaller, { exact: true })).toHaveCount(0);
  await page.goto(`${deskUrl}${consoleAddresses.console[language]}?taller=102`);
  await expect(nuria.alert(nuria.t.tallerNo)).toBeVisible();
  await expect(page.getByRole('group', { name: nuria.t.agenda })).toHaveCount(0);
  await page.getByRole('link', { name: nuria.t.miTaller }).click();
  await nuria.seesDay();
});

test(
  'a card is dragged to another time and bay, and Escape leaves it where it was',
  { tag: '@both' },
  async ({ page, language }) => {
    const carla = new Mechanic(page, language, shopOf(language, 1));
    await carla.fetchToken();
    await carla.write('1000 BBB', 1, '16:00');
    await carla.openDay();
    await carla.seesIn('Elevador 1', '1000 BBB', '16:00');
    await carla.drag(carla.card('1000 BBB'), { quarters: 4, columns: carla.isPhone ? 0 : 1 }, { drop: false });
    const target = carla.isPhone ? 'Elevador 1' : 'Elevador 2';
    await expect(page.locator('[data-landing]')).toContainText(`17:00–17:45 · ${target}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-landing]')).toHaveCount(0);
    await carla.letGo();
    await carla.seesIn('Elevador 1', '1000 BBB', '16:00');
    await carla.drag(carla.card('1000 BBB'), { quarters: 4, columns: carla.isPhone ? 0 : 1 });
    await expect(carla.notice(carla.t.movida('1000 BBB', '17:00', target))).toBeVisible();
    await carla.seesIn(target, '1000 BBB', '17:00');
    await carla.isAccessible();
  },
);

test('a card is moved by keyboard, and taken back by button and by key', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 2));
  const { t } = carla;
  await carla.fetchToken();
  await carla.write('2000 BBB', 1, '16:00');
  await carla.openDay();
  await carla.card('2000 BBB').focus();
  await page.keyboard.press('m');
  const bar = page.getByRole('application', { name: t.moviendo('2000 BBB') });
  await expect(bar).toBeFocused();
  await carla.isAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: t.aquiDicho('16:30', 'Elevador 2') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(carla.notice(t.sinMover('2000 BBB'))).toBeVisible();
  await carla.seesIn('Elevador 1', '2000 BBB', '16:00');

  await carla.openCard('2000 BBB');
  await carla.panel().getByRole('button', { name: t.mover }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(carla.notice(t.movida('2000 BBB', '17:00', 'Elevador 2'))).toBeVisible();
  await carla.seesIn('Elevador 2', '2000 BBB', '17:00');

  await carla.notice('2000 BBB').getByRole('button', { name: t.deshacer }).click();
  await expect(carla.notice(t.deshecho(''))).toBeVisible();
  await carla.seesIn('Elevador 1', '2000 BBB', '16:00');
  await carla.button(t.rehacer).click();
  await carla.seesIn('Elevador 2', '2000 BBB', '17:00');
  await page.keyboard.press('Control+z');
  await carla.seesIn('Elevador 1', '2000 BBB', '16:00');

  // The key is heard while what it takes back is still under way.
  let letItThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letItThrough = resolve;
  });
  let asked = 0;
  await page.route('**/deshacer', async (route) => {
    asked += 1;
    await through;
    await route.continue();
  });
  await carla.button(t.rehacer).click();
  await page.keyboard.press('Control+z');
  letItThrough();
  await expect.poll(() => asked).toBe(2);
  await carla.seesIn('Elevador 1', '2000 BBB', '16:00');
});

test('who is in the way is named, and the card goes back', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 3));
  await carla.fetchToken();
  await carla.write('3000 BBB', 1, '16:00');
  await carla.write('3001 BBB', 1, '17:30');
  await carla.openDay();
  await carla.showBay('Elevador 1');
  await carla.card('3000 BBB').focus();
  await page.keyboard.press('m');
  for (const key of ['PageDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('application')).toContainText(carla.t.chocaCon('3001 BBB'));
  await page.keyboard.press('Enter');
  await expect(carla.alert(/3001 BBB/)).toBeVisible();
  await expect(carla.card('3000 BBB')).toBeFocused();
  await carla.seesIn('Elevador 1', '3000 BBB', '16:00');
});

test('somebody who walks in is written down where it is free', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 4));
  const { t } = carla;
  await carla.openDay();
  await carla.showBay('Elevador 2');
  const gap = carla
    .column('Elevador 2')
    .getByRole('button', { name: /^(Libre|Lliure)/ })
    .last();
  await gap.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: t.sinCita });
  await expect(sheet.getByLabel(t.matricula)).toBeFocused();
  await expect(sheet.getByLabel(t.puesto)).toHaveValue('2');
  await sheet.getByLabel(t.hora).fill('17:15');
  await carla.isAccessible();
  await sheet.getByRole('button', { name: t.apuntar }).click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeFocused();
  await sheet.getByLabel(t.matricula).fill('4000BBB');
  await sheet.getByLabel(t.servicio).selectOption('pinchazo');
  await sheet.getByLabel(t.nombre, { exact: true }).fill('Pol Casals');
  await sheet.getByLabel(t.telefonoDe).fill('611222333');
  // Until it is answered the sheet stays: closed, a no would be said to nobody.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/sin-cita', async (route) => {
    await answered;
    await route.continue();
  });
  await sheet.getByRole('button', { name: t.apuntar }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  answer();
  await expect(sheet).toHaveCount(0);
  await carla.seesIn('Elevador 2', '4000 BBB', '17:15');
  await carla.openCard('4000 BBB');
  await expect(carla.panel().getByRole('link', { name: /611/ })).toHaveAttribute('href', /^tel:/);
  await expect(carla.panel()).toContainText('Pol Casals');
  await expect(carla.panel()).toContainText(t.entradaSinCita);
  await expect(carla.panel().getByRole('listitem').first()).toContainText('Carla Serra');
  await carla.isAccessible();
});

test('a bay breaks down: who stays on another bay, who has to come at another time, and back', async ({
  page,
  language,
}) => {
  const carla = new Mechanic(page, language, shopOf(language, 5));
  const { t } = carla;
  await carla.fetchToken();
  // Wheels are aligned on one bay only: whoever comes for that has nowhere else to go.
  const bay = 'Elevador 2';
  await carla.write('5000 BBB', 2, '16:00');
  await carla.write('5001 BBB', 2, '17:00', { servicio: 'alineacion' });
  await carla.openDay();
  await carla.button(t.bloquear).click();
  const sheet = page.getByRole('dialog', { name: t.bloqueoTitulo });
  await sheet.getByLabel(t.puesto).selectOption({ label: bay });
  await sheet.getByLabel(t.desde).fill('15:45');
  await sheet.getByLabel(t.hasta).fill('18:00');
  await sheet.getByRole('button', { name: t.verAfectados }).click();
  const moving = sheet.getByRole('listitem').filter({ hasText: '5001 BBB' });
  await expect(moving.getByRole('radio').first()).toBeChecked();
  await expect(sheet.getByRole('listitem').filter({ hasText: '5000 BBB' })).toContainText(t.pasaA(''));
  await carla.isAccessible();
  await moving.getByRole('radio').last().check({ force: true });
  await sheet.getByRole('button', { name: t.bloquearYMover(1) }).click();
  await expect(sheet).toHaveCount(0);
  await expect(carla.notice(t.bloqueado(bay, '15:45', '18:00'))).toBeVisible();
  await carla.showBay(bay);
  const block = carla.column(bay).locator('[id^=card-]').filter({ hasText: t.motivoEjemplo });
  await expect(block).toContainText(t.bloqueo);
  await expect(carla.column(bay).locator('[id^=card-]').filter({ hasText: '5000 BBB' })).toHaveCount(0);
  await block.click();
  await carla.panel().getByRole('button', { name: t.levantar }).dblclick();
  await expect(carla.notice(t.levantado(bay))).toBeVisible();
  await expect(block).toHaveCount(0);
});

test('what is pressed while the day is still read anew is done, once', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 10));
  const { t } = carla;
  await carla.fetchToken();
  await carla.write('6100 BBB', 1, await carla.quarter());
  await carla.openDay();
  await carla.openCard('6100 BBB');
  // What the press itself reads does not come; the day as it is read every few seconds does.
  const read = Promise.withResolvers<void>();
  let held = false;
  await page.route(`**/agenda/${carla.shop}?*`, async (route) => {
    const isFirst = !held;
    held = true;
    if (isFirst) await read.promise;
    await route.continue();
  });
  const mark = (status: string) => carla.panel().getByRole('button', { name: t.marcar[status] ?? '', exact: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/agenda/')) asked.push(request.postData() ?? '');
  });
  const { x = 0, y = 0 } = (await mark('arrived').boundingBox()) ?? {};
  await mark('arrived').dblclick();
  await expect(carla.card('6100 BBB')).toContainText(t.estado.arrived);
  // The next one stands in its place: the second press of a slow hand is not for that.
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(300);
  expect(asked).toHaveLength(1);
  await mark('working').click();
  await expect(carla.card('6100 BBB')).toContainText(t.estado.working);
  read.resolve();
  await expect(carla.notice('6100 BBB').first()).toBeVisible();
  expect(asked.map((body) => (JSON.parse(body) as { status: string }).status)).toEqual(['arrived', 'working']);
});

test(
  'a car arrives, is worked on and goes, another never comes, and one is cancelled',
  { tag: '@both' },
  async ({ page, language }) => {
    const carla = new Mechanic(page, language, shopOf(language, 6));
    const { t } = carla;
    await carla.fetchToken();
    const now = await carla.quarter();
    await carla.write('6000 BBB', 1, now);
    await carla.write('6001 BBB', 2, now);
    await carla.write('6002 BBB', 1, '17:00');
    await carla.openDay();
    await carla.openCard('6000 BBB');
    for (const status of ['arrived', 'working', 'done'] as const) {
      await carla
        .panel()
        .getByRole('button', { name: t.marcar[status] ?? '', exact: true })
        .click();
      await expect(carla.card('6000 BBB')).toContainText(t.estado[status]);
    }
    await expect(carla.panel()).toContainText(t.deEstado(t.estado.working, t.estado.done));
    await carla.notice('6000 BBB').getByRole('button', { name: t.deshacer }).click();
    await expect(carla.card('6000 BBB')).toContainText(t.estado.working);
    await carla.panel().getByRole('button', { name: t.cerrar }).click();
    await expect(carla.card('6000 BBB')).toBeFocused();
    if (carla.isPhone) {
      // There the panel lies over the day: it goes when the keys go on to what it covers.
      await carla.openCard('6000 BBB');
      await page.keyboard.press('Shift+Tab');
      await expect(carla.panel()).toHaveCount(0);
      await expect(page.locator(':focus')).toBeVisible();
    }

    await carla.showBay('Elevador 2');
    await carla.openCard('6001 BBB');
    await carla
      .panel()
      .getByRole('button', { name: t.marcar['no_show'] ?? '', exact: true })
      .click();
    await expect(carla.card('6001 BBB')).toContainText(t.estado.no_show);
    await carla.isAccessible();
    await carla.panel().getByRole('button', { name: t.cerrar }).click();

    await carla.showBay('Elevador 1');
    await carla.openCard('6002 BBB');
    await carla.panel().getByRole('button', { name: t.anular }).click();
    const sure = page.getByRole('dialog', { name: t.anularPregunta });
    await carla.isAccessible();
    await sure.getByRole('button', { name: t.anularSi }).click();
    await expect(carla.notice(t.anulada('6002 BBB'))).toBeVisible();
    await expect(carla.card('6002 BBB')).toHaveCount(0);
  },
);

test('two screens: what one does, the other sees and is told', async ({ page, language, browser }) => {
  const carla = new Mechanic(page, language, shopOf(language, 7));
  await carla.fetchToken();
  await carla.write('7000 BBB', 1, '16:00');
  await carla.openDay();
  const marc = new Mechanic(await (await browser.newContext()).newPage(), language, carla.shop);
  await marc.openDay();
  await marc.seesIn('Elevador 1', '7000 BBB', '16:00');
  await carla.showBay('Elevador 1');
  await carla.card('7000 BBB').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(carla.notice(carla.t.movida('7000 BBB', '17:00', 'Elevador 1'))).toBeVisible();
  await expect(marc.notice(marc.t.cambio.movida('7000 BBB', '17:00', 'Elevador 1'))).toContainText('Carla Serra');
  await marc.seesIn('Elevador 1', '7000 BBB', '17:00');
  await marc.page.context().close();
});

test('without a connection the agenda says how old it is, and nothing is changed', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 8));
  const { t } = carla;
  await carla.fetchToken();
  await carla.write('8000 BBB', 1, '16:00');
  await carla.openDay();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: t.sinRed('').split('.')[0] ?? '' })).toBeVisible();
  await carla.showBay('Elevador 1');
  await carla.card('8000 BBB').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(carla.alert(t.sinRedAhora)).toBeVisible();
  await carla.seesIn('Elevador 1', '8000 BBB', '16:00');
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t.sinRed('').split('.')[0] ?? '' })).toHaveCount(0);
});

test('a week shows how full each bay is, and days are gone to by address', async ({ page, language }) => {
  const carla = new Mechanic(page, language, shopOf(language, 9));
  const { t } = carla;
  await carla.fetchToken();
  await carla.write('9000 BBB', 1, '16:00');
  await carla.openDay();
  await page.getByRole('link', { name: t.verSemana, exact: true }).click();
  await expect(page).toHaveURL(/vista=semana/);
  const there = page.getByRole('link', { name: /9000 BBB/ });
  await expect(there).toContainText(t.estado.confirmed);
  await expect(page.getByText('%').first()).toBeVisible();
  await carla.isAccessible();
  await there.click();
  await expect(carla.panel().getByRole('heading', { level: 2 })).toHaveText('9000 BBB');
  await page.getByRole('link', { name: t.diaSiguiente }).click();
  await expect(page).toHaveURL(/dia=2027-02-10/);
  await expect(carla.card('9000 BBB')).toHaveCount(0);
  await page.getByRole('link', { name: t.hoy, exact: true }).click();
  await expect(carla.card('9000 BBB')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/dia=2027-02-10/);

  // A date that is typed is gone to once it is whole; on the way there nothing writes over it.
  const day = page.getByLabel(t.irAlDia);
  await day.focus();
  await day.pressSequentially('04042027');
  await expect(page).toHaveURL(/dia=2027-04-04/);
  await expect(day).toHaveValue('2027-04-04');
  await expect(day).toBeFocused();
  // A Sunday, on which nothing can be come to: the keys scroll the day itself.
  await carla.seesDay();
  await carla.isAccessible();
});

test('work of more than 400 € is done once it is said whom its invoice is for', async ({ page, language }) => {
  const desk = browserApi(language, deskUrl);
  const person = somebody();
  const matricula = somePlate();
  const order = { place: 0, cantidad: 4, matricula };
  const { codTienda, date, orderNumber } = await new Visitor(page, language, deskUrl).orderByCall(person, order);
  const carla = new Mechanic(page, language, codTienda);
  const { t } = carla;
  await carla.fetchToken();
  const { agenda } = await desk('readAgenda', { params: { codTienda }, query: { date } }, { token: carla.token });
  const row = agenda?.dias[0]?.filas.find(({ numero }) => numero === orderNumber);
  const seen = { id: row?.id ?? '', rev: row?.rev ?? '' };
  const body = { ...seen, bayId: row?.bayId ?? 0, date: today, time: await carla.quarter() };
  await desk('moveAllocation', { params: { codTienda }, body }, { token: carla.token });

  await carla.openDay();
  await carla.openCard(matricula);
  const mark = async (status: 'arrived' | 'working' | 'done') =>
    await carla
      .panel()
      .getByRole('button', { name: t.marcar[status] ?? '', exact: true })
      .click();
  await mark('arrived');
  await expect(carla.card(matricula)).toContainText(t.estado.arrived);
  await mark('working');
  await expect(carla.card(matricula)).toContainText(t.estado.working);
  await mark('done');
  const words = language === 'ca' ? invoicesCa : invoicesEs;
  const sheet = page.getByRole('dialog', { name: words.datos });
  await expect(sheet).toContainText(
    carla.refusal('pedido-sin-datos-fiscales', { pedido: orderNumber, hasta: writeEuros(400) }),
  );
  await noFindings(page);
  await sheet.getByRole('button', { name: words.guardarTerminar }).click();
  await expect(sheet.getByLabel(words.nif)).toBeFocused();
  await expect(sheet.getByLabel(words.nombre, { exact: true })).toHaveValue(person.nombre);
  await expect(sheet.getByLabel(words.apellidos)).toHaveValue(person.apellidos);
  await sheet.getByLabel(words.nif).fill(someDocument());
  await sheet.getByLabel(words.direccion).fill('Carrer Major');
  await sheet.getByLabel(words.numero, { exact: true }).fill('12');
  await sheet.getByLabel(words.poblacion).fill('Lleida');
  await sheet.getByLabel(words.cp).fill('25001');
  await sheet.getByLabel(words.provincia).fill('Lleida');
  await sheet.getByRole('button', { name: words.guardarTerminar }).click();
  await expect(sheet).toHaveCount(0);
  await expect(carla.card(matricula)).toContainText(t.estado.done);
});
