import { join } from 'node:path';
import { readContentFile } from '#domain/content/content-file.ts';
import { routeOf } from '#domain/content/kinds.ts';
import { readContentFolder } from '#server/content/content-folder.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const files = readContentFolder(join(import.meta.dirname, '../../db/seed/content')).map(({ nombre, contenido }) => {
  const read = readContentFile(contenido);
  if ('problema' in read) throw new Error(nombre);
  const prefix = nombre.endsWith('.ca.md') ? '/ca/' : '/';
  return { path: prefix + routeOf(read.clase, read.slug), texto: read.texto };
});

test('every page of the specification is there in both languages', async ({ request }) => {
  const links = files.flatMap(({ texto }) =>
    [...texto.matchAll(/(?:\]\(|enlace: )(\/[^)\s]*)/g)].map(([, link = '']) => link),
  );
  const paths = [
    ...files.map(({ path }) => path),
    '/blog',
    '/ca/blog',
    '/blank',
    '/ca/blank',
    '/blog/rss.xml',
    ...links,
  ];
  const wrong: string[] = [];
  for (const path of new Set(paths)) {
    const answer = await request.get(shopUrl + path, { maxRedirects: 0 });
    if (answer.status() !== 200) wrong.push(`${path} ${answer.status()}`);
  }
  expect(wrong).toEqual([]);
});

test('what is not there is not there, and says so', async ({ request }) => {
  const statusOf = async (path: string) => {
    const answer = await request.get(shopUrl + path, { maxRedirects: 0 });
    const text = await answer.text();
    return [path, answer.status(), text.includes('content="noindex"')];
  };
  expect(
    await Promise.all(
      [
        '/no-existe',
        '/ca/no-existe',
        '/blog/no-existe',
        '/wp-login.php',
        '/404.html',
        '/ca/404.html',
        '/500',
        '/ca/500',
      ].map(statusOf),
    ),
  ).toEqual([
    ['/no-existe', 404, true],
    ['/ca/no-existe', 404, true],
    ['/blog/no-existe', 404, true],
    ['/wp-login.php', 404, true],
    ['/404.html', 404, true],
    ['/ca/404.html', 404, true],
    ['/500', 500, true],
    ['/ca/500', 500, true],
  ]);
  const blank = await request.get(`${shopUrl}/blank`);
  expect([await blank.text(), blank.headers()['content-security-policy']]).toEqual([
    expect.stringContaining('<body></body>'),
    "default-src 'none'; frame-ancestors *",
  ]);
});

test('what is asked by HEAD has the status, the type and the length that GET has', async ({ request }) => {
  const paths = [
    '/',
    '/blog',
    '/blank',
    '/ca/blank',
    '/robots.txt',
    '/blog/rss.xml',
    '/manifest.webmanifest',
    '/no-existe',
  ];
  for (const path of paths)
    for (const encoding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const [get, head] = [
        await request.get(shopUrl + path, { headers }),
        await request.head(shopUrl + path, { headers }),
      ];
      const told = (answer: typeof get) => [
        answer.status(),
        ...['content-type', 'content-length', 'content-encoding', 'vary'].map((name) => answer.headers()[name]),
      ];
      expect([path, encoding, ...told(head)]).toEqual([path, encoding, ...told(get)]);
      if (encoding === 'identity') expect(get.headers()['content-length']).toBe(String((await get.body()).length));
    }
});

test('an article leads on, tells search engines what it is, and has no accessibility findings', async ({ page }) => {
  await page.goto(`${shopUrl}/blog`);
  await page.getByRole('link', { name: 'Cuándo toca la ITV y qué se mira' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuándo toca la ITV y qué se mira');
  await expect(page.locator('link[rel=alternate][hreflang=ca]')).toHaveAttribute(
    'href',
    /\/ca\/blog\/quan-toca-la-itv$/,
  );
  // A search engine opens the document.
  await page.reload();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"@type":"Article"');
  await noFindings(page);
  await page.getByRole('link', { name: 'Català' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quan toca la ITV i què s’hi mira');
});

test('questions open, and products of a landing go into the basket', async ({ page }) => {
  await page.goto(`${shopUrl}/ca/preguntes-frequents`);
  await page.getByText('Puc canviar l’hora?').click();
  await expect(page.getByText('hi ha un enllaç per veure-la')).toBeVisible();
  await noFindings(page);
  await page.goto(`${shopUrl}/ca/preparar-l-hivern`);
  await noFindings(page);
  await page.getByRole('article').first().getByRole('button').last().click();
  await expect(page).toHaveURL(/\/ca\/cistella/);
});
