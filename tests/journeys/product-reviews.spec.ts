import { productReviews as ca } from '#i18n/ca/product-reviews.ts';
import { writeProductReview as writeCa } from '#i18n/ca/write-product-review.ts';
import { productReviews as es } from '#i18n/es/product-reviews.ts';
import { writeProductReview as writeEs } from '#i18n/es/write-product-review.ts';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = { es, ca };
const writing = { es: writeEs, ca: writeCa };

test('the stars of a tyre lead to what was said of its model, and how that is known', async ({ page, language }) => {
  const t = words[language];
  const sheet = address('tyreModel', language, { marca: 'michelin', modelo: 'crossclimate-2-205-55-r16-91v' });
  await page.goto(shopUrl + sheet);
  await page.locator('a[href="#opiniones"]').click();
  const section = page.getByRole('region', { name: t.titulo });
  await expect(section.getByText(t.delModelo)).toBeVisible();
  await expect(section.getByText(t.inventada).first()).toBeVisible();
  await section.getByText(t.comoSeComprueban).click();
  await expect(section.getByText(t.comprobacionDemo)).toBeVisible();
  // What a demo invented is nobody's rating.
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told.join(' ')).not.toContain('aggregateRating');
  await noFindings(page);
});

test('a link that opens nothing that was bought says so, and asks for no review', async ({ page, language }) => {
  const t = writing[language];
  const cita = '7d0e6a0e-0f0e-4d7a-8f0e-0f0e0f0e0f0e';
  const answer = await page.goto(`${shopUrl + address('productReview', language)}?cita=${cita}&firma=x`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t.noVale })).toBeVisible();
  await expect(page.getByRole('button', { name: t.enviar })).toHaveCount(0);
  await noFindings(page);
});
