import { menu as menuCa } from '#i18n/ca/menu.ts';
import { menu as menuEs } from '#i18n/es/menu.ts';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

const words = { es: menuEs, ca: menuCa };

for (const [often, times] of [
  ['once', 1],
  ['always', Infinity],
] as const) {
  test(`a page whose script is lost ${often} is loaded whole, once`, async ({ page, language }) => {
    const wanted = address('workshops', language);
    const documents: string[] = [];
    let lost = 0;
    await page.goto(shopUrl + address('home', language), { waitUntil: 'networkidle' });
    await page.route('**/assets/workshops-page-*.js', (route) => {
      lost += 1;
      return lost > times ? route.continue() : route.abort();
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: words[language].talleres, exact: true }).click();
    await expect(page).toHaveURL(shopUrl + wanted);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([wanted]);
    // Scripts come once the page is drawn.
    await expect.poll(() => lost).toBeGreaterThan(1);
    // What the server sent is whole: it leads on without its script.
    await page.getByRole('contentinfo').getByRole('link', { name: words[language].talleres, exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
