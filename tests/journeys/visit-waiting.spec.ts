import { browserApi } from '#web/api.ts';
import { dayInWords } from '#web/ui/days.ts';
import { expect, somebody, test } from '#tests/support/driver.ts';
import { fillDay, type FullDay } from '#tests/support/full-day.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { Visitor } from '#tests/support/visitor.ts';

/** Opens a day that is full. */
const openFullDay = async (laia: Visitor, { codTienda, servicio, date }: FullDay) => {
  await laia.open('visitPreset', `?servicio=${servicio}&codTienda=${codTienda}`);
  await laia.sees(laia.t.marcaTitulo);
  await laia.page.getByRole('radio', { name: 'Xiaomi' }).check({ force: true });
  await laia.goOn();
  await laia.sees(laia.t.fechaTitulo);
  await laia
    .days()
    .and(laia.page.locator(`[value="${date}"]`))
    .check({ force: true });
  await expect(laia.page.getByText(laia.t.sinHorasEl(dayInWords(date, laia.language)))).toBeVisible();
  await laia.sees(laia.t.fechaTitulo);
};

test('a day without times says why, and another one is taken with one tap', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const day = await fillDay(language === 'ca' ? '17001' : '43001', 2);
  laia.checked = true;
  await openFullDay(laia, day);
  await expect(
    page.getByText(
      language === 'ca' ? 'Aquest dia ja no hi queden hores lliures.' : 'Ese día ya no quedan horas libres.',
    ),
  ).toBeVisible();
  await noFindings(page);
  const ways = page.getByRole('region', { name: laia.t.salidas });
  // Nobody is offered to wait for days on which there are times already.
  const until = page.getByLabel(laia.t.esperaHasta(dayInWords(day.date, language)));
  const days = await until.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const free = await laia.freeDays().evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(days[0]).toBe(day.date);
  expect(days.filter((each) => free.includes(each))).toEqual([]);
  await ways.getByRole('button').last().press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(laia.days().and(page.locator(':checked'))).not.toHaveValue(day.date);
  await expect(page.getByText(laia.t.espera)).toHaveCount(0);
  await laia.goOn();
  await laia.sees(laia.t.datosTitulo);
});

test('a day on which nobody works says that, and nobody can wait for it', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  await laia.begin('coche');
  await laia.chooseWorkshop();
  await laia.chooseService();
  await laia.sees(laia.t.fechaTitulo);
  const sunday = page.locator('label[data-empty]').filter({ hasText: language === 'ca' ? 'diumenge' : 'domingo' });
  await sunday.first().getByRole('radio').check({ force: true });
  const why =
    language === 'ca' ? 'El taller no obre aquest dia de la setmana.' : 'El taller no abre ese día de la semana.';
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText(laia.t.espera)).toHaveCount(0);
});

test('who waits for a time gets the one that somebody gives back, and books it', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const day = await fillDay(language === 'ca' ? '17001' : '43001', 0);
  laia.checked = true;
  await openFullDay(laia, day);
  const { email } = somebody();
  await page.getByLabel(laia.t.correo).fill('laia-arroba');
  await laia.button(laia.t.esperaBoton).click();
  await expect(page.getByText(laia.refusal('email-no-valido'))).toBeVisible();
  await expect(page.getByLabel(laia.t.correo)).toBeFocused();
  await page.getByLabel(laia.t.correo).fill(email);
  await page.getByLabel(laia.t.privacidad).check({ force: true });
  await laia.button(laia.t.esperaBoton).click();
  await expect(page.getByText(laia.t.esperaHechaTexto(email))).toBeVisible();
  await noFindings(page);

  await page.goto(await laia.mailedLink(email, 'visitWaiting'));
  await laia.sees(laia.t.esperaTitulo);
  await expect(page.getByText(laia.t.esperaSigue)).toBeVisible();
  await day.free();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(laia.t.plazaTitulo)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await noFindings(page);
  await laia.button(laia.t.plazaTomar).click();
  await laia.sees(laia.t.marcaTitulo);
  await page.getByRole('radio', { name: 'Xiaomi' }).check({ force: true });
  await laia.goOn();
  await laia.sees(laia.t.datosTitulo);
  await expect(page.getByLabel(laia.t.correo)).toHaveValue(email);
  await laia.sayWho({ person: { ...somebody(), email } });
  await laia.seesConfirmation();
});

test('who waits no longer leaves the list by the link, and nothing is kept', async ({ page, language }) => {
  const laia = new Visitor(page, language);
  const day = await fillDay(language === 'ca' ? '17001' : '43001', 1);
  laia.checked = true;
  const { email } = somebody();
  const { codTienda, servicio: selectedService, date } = day;
  const wish = { codTienda, selectedService, desde: date, hasta: date, franja: 'dia' as const };
  await browserApi(language, laia.origin)('joinWaiting', { body: { ...wish, email, privacidad: true } });
  const link = await laia.mailedLink(email, 'visitWaiting');
  await page.goto(link);
  await laia.button(laia.t.esperaDejar).click();
  await laia.sees(laia.t.esperaDejada);
  await page.goto(link);
  await laia.sees(laia.t.esperaNoExiste);
});
