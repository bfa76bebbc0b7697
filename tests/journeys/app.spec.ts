import { app as ca } from '#i18n/ca/app.ts';
import { app as es } from '#i18n/es/app.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { spokenTime } from '#tests/support/spoken-time.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { address } from '#contract/addresses.ts';

test.use({ serviceWorkers: 'allow' });

test('the shop can be installed, and without network shows the basket, the next appointment and the telephone', async ({
  driver,
  page,
  language,
}) => {
  const t = language === 'ca' ? ca : es;
  const laia = driver();
  await laia.open('home');
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await laia.fillBasket();
  const visitor = new Visitor(page, language);
  await visitor.open('visit');
  const { time } = await visitor.book();

  await page.context().setOffline(true);
  await page.goto(shopUrl + address('basket', language));
  await expect(page.getByRole('heading', { level: 1, name: t.sinRed.titulo })).toBeVisible();
  await expect(page.locator('#cesta')).toContainText('205/55 R16');
  // The hour without what a sentence puts before it: "8:30" of "les 8:30".
  const hour = spokenTime(time.hora, language).split(' ').at(-1) ?? '';
  await expect(page.locator('#cita')).toContainText(`, ${hour} h`);
  await expect(page.getByRole('link', { name: /900/ })).toHaveAttribute('href', /^tel:/);
  await noFindings(page);

  await expect(page.getByRole('button', { name: t.sinRed.reintentar })).toHaveCSS(
    'background-color',
    'rgb(246, 208, 0)',
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: t.sinRed.reintentar }).click();
  // The title while it loads passes by; what is due in it stays.
  await expect(laia.heading(laia.t.basket.paso.solicitud)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual([address('offline', 'ca'), address('offline', 'es')].toSorted());
});

test('how the shop is installed stands on a page of its own, with a button where the browser offers it', async ({
  page,
}) => {
  await page.goto(shopUrl + address('app', 'es'));
  await expect(page.getByRole('heading', { level: 2, name: es.como })).toBeVisible();
  const install = page.getByRole('button', { name: es.instalar });
  await expect(install).toHaveCount(0);
  // A browser offers it once the page listens.
  await expect(async () => {
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) }));
    });
    await expect(install).toBeVisible({ timeout: 500 });
  }).toPass();
  await noFindings(page);
  await install.click();
  await expect(install).toHaveCount(0);
});
