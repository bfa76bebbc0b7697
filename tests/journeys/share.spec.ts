import { expect, shopUrl, test } from '#tests/support/driver.ts';
import type { APIRequestContext } from '@playwright/test';
import { addresses } from '#contract/address-table.ts';
import { address } from '#contract/addresses.ts';
import { promotionsAddress } from '#contract/promotion-address.ts';
import sharp from 'sharp';

const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name.replaceAll(':', '\\:')}" content="([^"]*)"`).exec(html)?.[1];

test('every page that is to be found says what a shared link shows, with a picture that is there', async ({
  request,
  language,
}) => {
  const pages = Object.values(addresses)
    .map(({ [language]: path }) => path)
    .filter((path) => !path.includes(':'));
  const pictures = new Set<string>();
  let found = 0;
  for (const path of pages) {
    const answer = await request.get(shopUrl + path);
    const html = await answer.text();
    if (answer.status() !== 200 || html.includes('content="noindex"') || !html.includes('rel="canonical"')) {
      expect(html).not.toContain('og:title');
      continue;
    }
    found += 1;
    const title = /<title>([^<]*) · Rodera<\/title>/.exec(html)?.[1];
    expect([path, property(html, 'og:title')]).toEqual([path, title]);
    expect([path, property(html, 'og:description')]).toEqual([
      path,
      /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    ]);
    expect(property(html, 'og:url')).toBe(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
    expect(property(html, 'og:locale')).toBe(language === 'es' ? 'es_ES' : 'ca_ES');
    expect(property(html, 'og:locale:alternate')).toBe(language === 'es' ? 'ca_ES' : 'es_ES');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    pictures.add(property(html, 'og:image') ?? '');
  }
  expect(found).toBeGreaterThan(25);
  expect(pictures.size).toBeGreaterThan(3);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg']);
    expect((await answer.body()).length).toBeGreaterThan(5000);
  }
});

/** A picture that was drawn for a page, as its tags tell of it and as it comes. */
const drawnFor = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(shopUrl + path)).text();
  const image = property(html, 'og:image') ?? '';
  expect(image).toBe(`${shopUrl}/compartir${path}.jpg`);
  const { width, height, format } = await sharp(await (await request.get(image)).body()).metadata();
  expect(['type', 'width', 'height'].map((each) => property(html, `og:image:${each}`))).toEqual([
    `image/${format}`,
    String(width),
    String(height),
  ]);
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
};

/** The first way on a page that leads to one that an address begins like this. */
const firstWay = async (request: APIRequestContext, path: string, start: string): Promise<string> => {
  const html = await (await request.get(shopUrl + path)).text();
  return new RegExp(`href="(${start}[^"?#]*)"`).exec(html)?.[1] ?? '';
};

test('a tyre, an article and an offer are shared with a picture of their own', async ({ request, language }) => {
  const results = `${address('selectorResults', language)}?ancho=205&serie=55&llanta=16`;
  const tyre = address('tyreModel', language, { marca: 'michelin', modelo: 'crossclimate-3-205' });
  await drawnFor(request, await firstWay(request, results, tyre));
  for (const list of ['batteries', 'oils', 'safety', 'transport'] as const)
    await drawnFor(
      request,
      await firstWay(request, address(list, language), `${address(list, language)}/(?:[^"?#]+/)?[^"?#]+-\\d`),
    );
  const offers = promotionsAddress('coche', language);
  await drawnFor(request, await firstWay(request, offers, `${offers}/\\d`));
});

test('a workshop is shared with its own front', async ({ request, language }) => {
  const path = address('workshop', language, { area: 'lleida', taller: 'lleida-cappont' });
  const html = await (await request.get(shopUrl + path)).text();
  const image = property(html, 'og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${shopUrl}/fachadas/\\d+\\.jpg$`));
  const { width, height, format } = await sharp(await (await request.get(image)).body()).metadata();
  expect(['type', 'width', 'height'].map((each) => property(html, `og:image:${each}`))).toEqual([
    `image/${format}`,
    String(width),
    String(height),
  ]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

/** What search engines are told of an article. */
const article = (html: string): { readonly image?: unknown } => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json ?? '{}')).find((each) => each['@type'] === 'Article') ?? {};
};

test('an article is shared with its own picture, whole and with its size, or else with what every page has', async ({
  request,
  language,
}) => {
  const paths = {
    es: ['/blog/la-presion-correcta', '/blog/cuando-toca-la-itv'],
    ca: ['/ca/blog/la-pressio-correcta', '/ca/blog/quan-toca-la-itv'],
  };
  const [own = '', none = ''] = await Promise.all(
    paths[language].map(async (path) => await (await request.get(shopUrl + path)).text()),
  );
  const image = property(own, 'og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${shopUrl}/imagenes/[0-9a-f]{40}\\.webp$`));
  const { width, height, format } = await sharp(await (await request.get(image)).body()).metadata();
  expect([format, width]).toEqual(['webp', 1344]);
  const told = ['type', 'width', 'height'].map((each) => property(own, `og:image:${each}`));
  expect(told).toEqual(['image/webp', String(width), String(height)]);
  expect(article(own).image).toEqual({ '@type': 'ImageObject', url: image, width, height });

  expect(property(none, 'og:image')).toMatch(/\/share\/[\w-]+\.jpg$/);
  expect([property(none, 'og:image:type'), property(none, 'og:image:width')]).toEqual(['image/jpeg', '1200']);
  expect(article(none)).toMatchObject({ '@type': 'Article' });
  expect(article(none).image).toBeUndefined();
});

test('a page that does not exist has a name, and ways on', async ({ page, language }) => {
  for (const path of ['/no-existe', `${address('workshops', language)}/ningun-sitio/ninguno`]) {
    const answer = await page.goto(`${shopUrl}${path.startsWith('/no') && language === 'ca' ? '/ca' : ''}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/.+ · Rodera$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: language === 'es' ? 'Pedir cita' : 'Demana cita' })).toBeVisible();
    await main.getByRole('searchbox').fill('michelin');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address('search', language)}\\?q=michelin`));
  }
});

test('an address of another time leads to the one of today', async ({ request, language }) => {
  const at = async (path: string) => {
    const answer = await request.get(shopUrl + path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  const sheet = (area: string) => address('workshop', language, { area, taller: 'barcelona-sants' });
  const canonical = (await (await request.get(`${shopUrl}/sitemap.xml`)).text()).match(
    /<loc>[^<]*\/talleres-mecanicos\/([^/<]+)\/barcelona-sants<\/loc>/,
  )?.[1];
  expect(canonical).not.toBe('barcelona');
  expect(await at(sheet('barcelona'))).toEqual([301, sheet(canonical ?? '')]);
  expect((await at(sheet('sevilla')))[0]).toBe(404);
  expect(await at(address('visitManage', language))).toEqual([302, address('visitsMine', language)]);
});
