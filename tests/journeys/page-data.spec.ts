import { shell as shellCa } from '#i18n/ca/shell.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { address } from '#contract/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import type { Page } from '@playwright/test';

const words = { es: shellEs, ca: shellCa };

/** The pages that were loaded as documents, and the files below `/page-data/` that were asked for. */
const watch = (page: Page): { readonly documents: string[]; readonly files: string[] } => {
  const seen = { documents: [] as string[], files: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) seen.documents.push(pathname);
    if (pathname.startsWith('/page-data/') || pathname.endsWith('.data')) seen.files.push(pathname);
  });
  return seen;
};

const openBlog = async (page: Page, language: 'es' | 'ca') => {
  const blog = address('blog', language);
  await page.goto(shopUrl + blog, { waitUntil: 'networkidle' });
  const first = page.getByRole('main').locator(`a[href^="${blog}/"]`).first();
  return { blog, first, to: (await first.getAttribute('href')) ?? '' };
};

test('what editors wrote is read by page data, with what pages share; a file that is lost is said', async ({
  page,
  language,
}) => {
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  const { blog, first, to } = await openBlog(page, language);
  const seen = watch(page);
  // What pages share has changed since the document came: till then it is in it, and nothing is asked for.
  const asItIs = (await (await page.request.get(`${shopUrl}/page-data${to}/page-data.json`)).json()) as object;
  const changed = { ...asItIs, staticQueryHashes: ['0123456789abcdef', 'fedcba9876543210'] };
  await page.route(`**${to}/page-data.json`, (route) => route.fulfill({ json: changed }));
  await page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const [file, ...pieces] = seen.files;
  expect([file, pieces.length, seen.documents]).toEqual([`/page-data${to}/page-data.json`, 2, []]);
  expect(said.filter((text) => text.includes('No se ha podido cargar el fichero'))).toHaveLength(2);
  await page.unroute('**/page-data/sq/d/*.json');
  await page.goBack();
  await expect(page).toHaveURL(shopUrl + blog);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(seen.documents).toEqual([]);
});

test('a page of another build is loaded whole; one that is gone is missing, one that broke says so', async ({
  page,
  language,
}) => {
  const { first, to } = await openBlog(page, language);
  const seen = watch(page);
  await page.route('**/page-data.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), webpackCompilationHash: 'another' } });
  });
  await first.click();
  await expect(page).toHaveURL(shopUrl + to);
  await expect.poll(() => seen.documents).toEqual([to]);
  await page.unroute('**/page-data.json');

  const again = await openBlog(page, language);
  await page.route('**/page-data.json', (route) => route.fulfill({ status: 500, body: '{}' }));
  await again.first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].fallo);
  await page.unroute('**/page-data.json');

  // The page itself is asked whether it is gone: a HEAD that says so makes it missing.
  const last = await openBlog(page, language);
  await page.route('**/page-data.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.route(`**${to}`, (route) => route.fulfill({ status: 404 }));
  await last.first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].noEncontrada);
});
