import { cards, closeWindow, payWithBizum, payWithCard } from '#tests/support/bank.ts';
import { expect, shopUrl, somebody, test, texts, type JourneyLanguage } from '#tests/support/driver.ts';

for (const language of ['es', 'ca'] as const satisfies readonly JourneyLanguage[]) {
  test.describe(`four tyres, fitted and paid for (${language})`, () => {
    test('a new customer pays a deposit by card and gets a confirmation with a calendar file', async ({
      driver,
      page,
    }) => {
      const laia = driver(language);
      const { person } = await laia.untilPayment({ account: true, card: true });
      await laia.payBy('tarjeta');
      await payWithCard(page, cards.ok);
      await laia.seesConfirmation();

      const calendar = await page.request.get(
        new URL((await laia.link(laia.t.basket.calendario).getAttribute('href')) ?? '', shopUrl).href,
      );
      expect(await calendar.text()).toContain('BEGIN:VEVENT');
      await expect(async () => {
        const mailbox = await page.request.get(`${shopUrl}/buzon`);
        expect(await mailbox.text()).toContain(person.email);
      }).toPass({ timeout: 15_000 });
    });

    test('a guest pays by Bizum', async ({ driver, page }) => {
      const laia = driver(language);
      await laia.untilPayment();
      await laia.payBy('bizum');
      await payWithBizum(page);
      await laia.seesConfirmation();
    });

    test('a guest pays at the workshop', async ({ driver }) => {
      const laia = driver(language);
      await laia.untilPayment();
      await laia.payAtWorkshop();
      await laia.seesConfirmation();
    });
  });
}

test('a declined card says why, and another try from the same basket pays', async ({ driver, page }) => {
  const laia = driver('es');
  await laia.untilPayment({ card: true });
  await laia.payBy('tarjeta');
  await payWithCard(page, cards.lost);
  await expect(page.getByText(texts.es.basket.noPagadoTitulo)).toBeVisible();
  await laia.button(/Confirmar y pagar/).click();
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('whoever closes the bank’s window finds the time still theirs and pays', async ({ driver, page }) => {
  const laia = driver('es');
  await laia.untilPayment({ card: true });
  await laia.payBy('tarjeta');
  await closeWindow(page);
  await page.goto(`${shopUrl}/cesta`);
  await expect(page.getByText(texts.es.basket.pendienteTitulo)).toBeVisible();
  await laia.link(texts.es.basket.otraVez).click();
  await laia.button(/Confirmar y pagar/).click();
  await payWithCard(page, cards.ok);
  await laia.seesConfirmation();
});

test('wrong answers are shown beside their fields, and nothing typed is lost', async ({ driver, page }) => {
  const laia = driver('es');
  await laia.findTyres();
  await laia.take();
  await laia.chooseWorkshop();
  await laia.chooseTime();
  await laia.goOn();
  await page.getByRole('radio', { name: texts.es.basket.invitado }).check({ force: true });
  const person = somebody();
  await page.getByLabel(texts.es.basket.nombre, { exact: true }).fill(person.nombre);
  await page.getByLabel(texts.es.basket.correo).fill('laia-arroba-example');
  await laia.button(texts.es.basket.seguir).click();
  await expect(page.getByLabel(texts.es.basket.correo)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Escribe un correo como nombre@ejemplo.com.')).toBeVisible();
  await expect(page.getByLabel(texts.es.basket.nombre, { exact: true })).toHaveValue(person.nombre);
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
});
