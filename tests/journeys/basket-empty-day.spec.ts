import { emptyDays as ca } from '#i18n/ca/empty-days.ts';
import { emptyDays as es } from '#i18n/es/empty-days.ts';
import { dayInWords } from '#web/ui/days.ts';
import { type Driver, expect, test } from '#tests/support/driver.ts';
import { fillDay } from '#tests/support/full-day.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const why = { es, ca };
const nothingElse = { festivo: '', horas: 0 };

/** The days that can be chosen, by what is read of them. */
const day = (laia: Driver, name: RegExp) =>
  laia.page.getByRole('group', { name: laia.t.basket.dia, exact: true }).getByRole('radio', { name });

/** Fills a day of a workshop with one bench for alignment, and opens it with tyres and an alignment. Answers which it is. */
const opensFullDay = async (laia: Driver, place: number): Promise<string> => {
  const postcode = laia.language === 'ca' ? '22300' : '22400';
  const { date } = await fillDay(postcode, place, 'alineacion');
  const words = dayInWords(date, laia.language);
  await laia.fillBasket();
  await laia.chooseWorkshop(postcode, /^Alineaci/);
  await day(laia, new RegExp(`^${words}, ${laia.t.basket.ningunaHora}$`)).check({ force: true });
  return words;
};

test('a day whose machine is taken says so, and has a time with one tap without the service that needs it', async ({
  driver,
  page,
  language,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  const words = await opensFullDay(laia, 8);
  await expect(page.getByText(basket.sinHorasEl(words))).toBeVisible();
  await expect(page.getByText(why[language].maquina(nothingElse))).toBeVisible();
  await expect(laia.times()).toHaveCount(0);

  const way = laia.button(new RegExp(`^${basket.sinServicio('alineaci.*', '\\d+:\\d\\d')}$`));
  await expect(way).toBeVisible();
  await noFindings(laia.page);
  await way.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(day(laia, new RegExp(`^${words}, ${basket.desdeLas('').trim()}`))).toBeChecked();
  await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
});

test('a day on which the workshop is closed says that, and another workshop is one tap away', async ({
  driver,
  page,
  language,
}) => {
  const laia = driver();
  const { basket } = laia.t;
  await laia.fillBasket();
  await laia.chooseWorkshop();
  await day(laia, /^(?:domingo|diumenge) /)
    .first()
    .check({ force: true });
  await expect(page.getByText(why[language].cerrado(nothingElse))).toBeVisible();
  await noFindings(laia.page);
  await laia.link(basket.otroTaller).press('Enter');
  await expect(laia.heading(basket.talleresTitulo)).toBeVisible();
  await laia
    .button(new RegExp(`^${basket.masHorasEn('')}`))
    .nth(1)
    .click();
  await expect(laia.heading(basket.fechaTitulo)).toBeVisible();
  await laia.chooseTime();
});

test('a day without times has one at a workshop nearby, with one tap', async ({ driver, page }) => {
  const laia = driver();
  const { basket } = laia.t;
  const words = await opensFullDay(laia, 3);
  const [before, after] = basket.enTallerCercano('(.+?)', 0, '\\d+:\\d\\d').split('0');
  const way = laia.button(new RegExp(`^${before}\\d+${after}$`)).first();
  await expect(way).toBeVisible();
  const [, there = ''] = new RegExp(`^${before}`).exec((await way.innerText()).trim()) ?? [];
  await noFindings(laia.page);
  await way.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(day(laia, new RegExp(`^${words}, ${basket.desdeLas('').trim()}`))).toBeChecked();
  await laia.asGuest();
  await laia.payAtWorkshop();
  await laia.seesConfirmation();
  await expect(page.getByRole('main')).toContainText(there);
});
