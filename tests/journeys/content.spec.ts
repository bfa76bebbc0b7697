import type { APIRequestContext } from '@playwright/test';
import { vehicle as ca } from '#i18n/ca/vehicle.ts';
import { vehicle as es } from '#i18n/es/vehicle.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { address, addressOfRoute } from '#contract/addresses.ts';
import { personalPages } from '#web/personal-pages.ts';
import { allContentPages, findContentPage, linkTo } from '#web/vehicle-pages.server.ts';

const words = { es, ca };
const other = { es: 'ca', ca: 'es' } as const;
const fixed = ['car', 'moto', 'truck', 'farm', 'tyreGuide', 'tyreServices', 'tyreInsurance'] as const;

const allPaths = (language: 'es' | 'ca') => [
  ...fixed.map((page) => address(page, language)),
  ...allContentPages().map(({ page, enIdioma }) => addressOfRoute(page, language, enIdioma[language])),
];

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(shopUrl + path);
  return { status: answer.status(), html: await answer.text() };
};

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

for (const language of ['es', 'ca'] as const) {
  const t = words[language];
  const there = other[language];
  const pageOf = (target: Parameters<typeof linkTo>[0]) => linkTo(target, language).to;

  test(`every page about a vehicle is there, and so is all that it leads to (${language})`, async ({ request }) => {
    // Some hundred pages, each rendered: on a busy machine they take their time.
    test.slow();
    const { html: sitemap } = await read(request, '/sitemap.xml');
    const known = new Set<string>();
    const dead: string[] = [];
    for (const path of allPaths(language)) {
      const { status, html } = await read(request, path);
      expect([path, status, html.split('<h1').length - 1]).toEqual([path, 200, 1]);
      expect(sitemap).toContain(`<loc>${shopUrl}${path}</loc>`);
      for (const link of linksOf(html)) {
        if (known.has(link)) continue;
        known.add(link);
        const { status: found } = await read(request, link);
        if (found !== 200) dead.push(`${found} ${link} on ${path}`);
      }
    }
    expect(dead).toEqual([]);
    expect((await read(request, `${address('car', language)}/no-existe`)).status).toBe(404);
  });

  test(`a page of each kind has no accessibility findings and fits the screen (${language})`, async ({ page }) => {
    for (const path of [address('car', language), pageOf('coche/aire'), address('tyreServices', language)]) {
      await page.goto(shopUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await noFindings(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, wider]).toEqual([path, 0]);
    }
  });

  test(`the page of the gas charge leads to the assistant that says which gas (${language})`, async ({ page }) => {
    await page.goto(shopUrl + pageOf('coche/aire'));
    await page.getByRole('link', { name: t.gas.preguntar }).click();
    await expect(page).toHaveURL(shopUrl + address('airAssistant', language));
    await noFindings(page);
  });

  test(`the other language is one press away, on the same page (${language})`, async ({ page }) => {
    await page.goto(shopUrl + pageOf('coche/frenos'));
    const switcher = page.locator(`a[hreflang="${there}"]`);
    await expect(page.locator(`link[rel="alternate"][hreflang="${there}"]`)).toHaveAttribute(
      'href',
      shopUrl + linkTo('coche/frenos', there).to,
    );
    await switcher.click();
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(findContentPage('coche', there, slug)?.page).toBe('coche/frenos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      findContentPage('coche', there, slug)?.texto.titulo ?? '',
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shock absorbers are found by car', async ({ page }) => {
    await page.goto(shopUrl + linkTo('coche/amortiguadores', 'es').to);
    const car = page.getByLabel(es.vehiculo);
    const wanted = await car.locator('option').nth(1).getAttribute('value');
    await car.selectOption(wanted);
    await page.getByRole('button', { name: es.ver, exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(wanted ?? '');
  });
});

test('no page that a letter leads to is kept anywhere', async ({ request }) => {
  const given = { oferta: crypto.randomUUID(), solicitud: crypto.randomUUID(), firma: 'x'.repeat(32) };
  for (const page of personalPages) {
    const path = `${addressOfRoute(page, 'es', given)}?cita=${given.solicitud}&firma=${given.firma}`;
    expect((await request.get(shopUrl + path)).headers()['cache-control'], path).toBe('no-store');
  }
  expect((await request.get(`${shopUrl}/cookies`)).headers()['cache-control']).toBe('no-cache');
});
