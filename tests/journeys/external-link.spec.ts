import type { APIRequestContext } from '@playwright/test';
import type { BasketProduct } from '#contract/basket.ts';
import { outsideLink as ca } from '#i18n/ca/outside-link.ts';
import { outsideLink as es } from '#i18n/es/outside-link.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';
import { scarceTyres } from '#tests/support/scarce-tyres.ts';
import { address } from '#contract/addresses.ts';

const texts = { es, ca };
const size = { ancho: 195, serie: 65, llanta: 15 };

/** Lists leave out what nobody has; a link may still lead to it. */
const soldOutTyre = async (request: APIRequestContext) => {
  for (let number = 1; number < 200; number += 1) {
    const id = `NE${String(number).padStart(7, '0')}`;
    const answer = await request.post(`${shopUrl}/api/es/productos/${id}`, { data: {} });
    const { producto }: { readonly producto: BasketProduct } = await answer.json();
    if (producto.stock === 0) return producto;
  }
  throw new Error('no tyre is sold out');
};

for (const language of ['es', 'ca'] as const) {
  const t = texts[language];

  test.describe(`a link from another site (${language})`, () => {
    test('opens a basket of its own with its product, and once more does not add up', async ({
      driver,
      page,
      request,
    }) => {
      const laia = driver(language);
      const { basket } = laia.t;
      await laia.fillBasket();
      const [tyre] = await scarceTyres(request, size, 8);
      const link = `?id=${tyre?.id_navision}&cantidad=2&expressCheckinToken=a.B-3%2B%2F`;

      await laia.open('basketAdd', link);
      await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
      await expect(page).toHaveURL(shopUrl + address('basketRequest', language));
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      await expect(laia.link(tyre?.name.split(' ')[0] ?? '').first()).toBeVisible();
      const first = await page.evaluate(() => localStorage.getItem('cestaData'));
      expect(first).toContain('"origin":"external"');
      expect(first).toContain('"expressCheckinToken":"a.B-3+/"');

      await laia.open('basketAdd', link);
      await expect(laia.heading(basket.paso.solicitud)).toBeVisible();
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      await noFindings(page);
      await page.reload();
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
    });

    test('that names no product goes home, says so, and leaves the basket as it was', async ({ driver, page }) => {
      const laia = driver(language);
      const tyre = await laia.fillBasket();
      await laia.open('basketAdd', '?id=NO-EXISTE&cantidad=4');
      await expect(laia.alert(t.titulo)).toContainText(t.noExiste);
      expect(new URL(page.url()).pathname).toBe(address('home', language));
      await noFindings(page);
      await laia.open('basketRequest');
      await expect(laia.heading(tyre)).toBeVisible();
    });

    test('that asks for a quantity nobody can buy goes home and leads to the product', async ({
      driver,
      page,
      request,
    }) => {
      const laia = driver(language);
      const [tyre] = await scarceTyres(request, size, 8);
      for (const cantidad of ['21', '0', '-4', '2.5', 'cuatro', '']) {
        await laia.open('basketAdd', `?id=${tyre?.id_navision}&cantidad=${cantidad}`);
        await expect(laia.alert(t.titulo), cantidad).toContainText(t.cantidad(20));
      }
      await laia.link(t.verProducto(tyre?.name ?? '')).click();
      await expect(page.getByRole('heading', { name: laia.t.sheet.caracteristicas })).toBeVisible();
    });

    test('that asks for more than are left says how many there are, and takes those', async ({
      driver,
      page,
      request,
    }) => {
      const laia = driver(language);
      const [tyre] = await scarceTyres(request, size, 2);
      if (!tyre) throw new Error('of no tyre are two left');
      await laia.open('basketAdd', `?id=${tyre.id_navision}&cantidad=4`);
      await expect(laia.alert(t.titulo)).toContainText(t.quedan(tyre.name, 2));
      await noFindings(page);
      await laia.link(t.pedirMenos(2)).click();
      await expect(laia.heading(laia.t.basket.paso.solicitud)).toBeVisible();
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
    });

    test('to a tyre that is sold out leads to others of its size', async ({ driver, page, request }) => {
      const laia = driver(language);
      const tyre = await soldOutTyre(request);
      await laia.open('basketAdd', `?id=${tyre.id_navision}&cantidad=4`);
      await expect(laia.alert(t.titulo)).toContainText(t.agotado(`${tyre.marca} ${tyre.modelo} ${tyre.medida}`));
      await laia.link(t.otrosDeMedida).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(tyre.medida.split(' ')[0] ?? '');
    });
  });
}

test('what a link could not do is told without JavaScript too, and search engines keep out', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${shopUrl}${address('basketAdd', 'es')}?id=NO-EXISTE`);
  await expect(page.getByText(es.noExiste)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await page.request.get(`${shopUrl}/robots.txt`)).text()).toContain('Disallow: /_proxy/');
  expect(await (await page.request.get(`${shopUrl}/sitemap.xml`)).text()).not.toContain('_proxy');
  await page.close();
});

test('a link that the shop cannot be asked for at the moment offers to try again', async ({
  driver,
  page,
  request,
}) => {
  const laia = driver('es');
  const [tyre] = await scarceTyres(request, size, 8);
  await page.route('**/api/es/cesta/update', (route) => route.abort());
  await laia.open('basketAdd', `?id=${tyre?.id_navision}&cantidad=2`);
  await expect(laia.alert(es.titulo)).toContainText(es.fallo);
  await page.unroute('**/api/es/cesta/update');
  await laia.link(es.reintentar).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});
