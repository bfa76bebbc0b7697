import type { Page } from '@playwright/test';
import { basket as basketCa } from '#i18n/ca/basket.ts';
import { finder as finderCa } from '#i18n/ca/finder.ts';
import { motoSelector as motoCa } from '#i18n/ca/moto-selector.ts';
import { results as resultsCa } from '#i18n/ca/results.ts';
import { shop as shopCa } from '#i18n/ca/shop.ts';
import { basket as basketEs } from '#i18n/es/basket.ts';
import { finder as finderEs } from '#i18n/es/finder.ts';
import { motoSelector as motoEs } from '#i18n/es/moto-selector.ts';
import { results as resultsEs } from '#i18n/es/results.ts';
import { selector as carEs } from '#i18n/es/selector.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import { address } from '#contract/addresses.ts';
import { motoFinder } from '#web/shop/moto/moto-finder.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { noFindings } from '#tests/support/no-findings.ts';

const words = {
  es: { moto: { ...finderEs, ...motoEs }, shop: shopEs, results: resultsEs, basket: basketEs },
  ca: { moto: { ...finderCa, ...motoCa }, shop: shopCa, results: resultsCa, basket: basketCa },
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 768;

for (const language of ['es', 'ca'] as const) {
  const { moto: t, shop, results, basket } = words[language];
  // The pages are the same in both languages; what they are made of is looked at once.
  const noFaults = async (page: Page) => (language === 'es' ? await noFindings(page) : undefined);
  const press = async (page: Page, name: string) => await page.getByRole('link', { name, exact: true }).click();
  const goOn = async (page: Page) => await page.getByRole('button', { name: t.seguir }).click();
  const choose = async (page: Page, label: string, value: string, next: RegExp) => {
    const select = page.getByLabel(label, { exact: true }).filter({ visible: true });
    // A choice made before the page listens is made again.
    await expect(async () => {
      await select.selectOption(value);
      await expect(page).toHaveURL(next, { timeout: 2000 });
    }).toPass();
  };

  test.describe(`motorcycle tyres (${language})`, () => {
    test('by size: from the numbers on the tyre to one in the basket', async ({ page }) => {
      await page.goto(shopUrl + address('motoSelector', language));
      await noFaults(page);
      if (isWide(page)) {
        await choose(page, t.medida.moto.ancho.nombre, '120', /ancho=120/);
        await choose(page, t.medida.moto.alto.nombre, '70', /alto=70/);
        await choose(page, t.medida.moto.llanta.nombre, '17', /llanta=17/);
        await noFaults(page);
        await goOn(page);
      } else {
        await press(page, t.empezarMedida);
        await expect(title(page)).toHaveText(t.medida.moto.ancho.pregunta);
        await noFaults(page);
        // A number may be an answer to the next question too.
        await press(page, '120');
        await expect(title(page)).toHaveText(t.medida.moto.alto.pregunta);
        await press(page, '70');
        await expect(title(page)).toHaveText(t.medida.moto.llanta.pregunta);
        await press(page, '17');
      }
      await page.getByText(t.uso['deportivo'] ?? '', { exact: true }).click();
      await goOn(page);
      if (!isWide(page)) {
        await expect(title(page)).toHaveText(t.pregunta.marcas);
        await goOn(page);
      }
      await expect(title(page)).toHaveText(t.pregunta.datos);
      await noFaults(page);
      await press(page, t.sinDatos);
      await expect(title(page)).toHaveText(t.resultadosTitulo('moto', '120/70-17'));
      await expect(page).toHaveURL(/tipos=deportivo/);
      await noFaults(page);

      const card = page.getByRole('article').first();
      await expect(card.getByText(shop.montados(1))).toBeVisible();
      // The browser keeps the search once the page is alive; a button that is a form's works before.
      const { key } = motoFinder.memory;
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain('120');
      await card.getByRole('button').click();
      await expect(title(page)).toHaveText(basket.paso.solicitud);
      await expect(page.getByText(/120\/70/).first()).toBeVisible();

      await page.goto(shopUrl + address('motoSelector', language));
      await press(page, t.seguirCon('120/70-17'));
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('by model: front and rear one after the other', async ({ page }) => {
      await page.goto(shopUrl + address('motoSelector', language));
      if (isWide(page)) {
        await choose(page, t.paso['modelo/marca'], 'Yamaha', /marca=Yamaha/);
        await choose(page, t.paso['modelo/cilindrada'], '689', /cilindrada=689/);
        await choose(page, t.paso['modelo/modelo'], 'MT-07', /fabricacion=2014-/);
        await choose(page, t.paso['modelo/aplicacion'], 'ambas', /aplicacion=ambas/);
        await noFaults(page);
        await goOn(page);
      } else {
        await press(page, t.empezarModelo);
        await noFaults(page);
        for (const answer of ['Yamaha', t.cc('689'), 'MT-07', t.aplicacion.ambas]) await press(page, answer);
      }
      await press(page, t.sinDatos);
      await expect(title(page)).toHaveText(t.tituloModelo('Yamaha MT-07'));
      await expect(page.getByText('120/70 ZR17 (58W)').first()).toBeVisible();
      await page.getByRole('link', { name: t.ahora('trasera', '180/55 ZR17 (73W)') }).click();
      await expect(page).toHaveURL(/rueda=trasera/);
      await expect(
        page
          .getByRole('article')
          .first()
          .getByText(/180\/55/)
          .first(),
      ).toBeVisible();
      await noFaults(page);
    });

    test('of a farm have their own sizes and uses', async ({ page }) => {
      await page.goto(shopUrl + address('motoSelector', language));
      await press(page, t.vehiculo.agricola);
      await expect(title(page)).toHaveText(t.pregunta.agricola);
      const { ancho } = t.medida.agricola;
      if (isWide(page)) {
        await choose(page, ancho.nombre, '16.9', /vehiculo=agricola&ancho=16.9/);
        await expect(page.getByRole('button', { name: t.seguir })).toBeVisible();
      } else {
        await expect(page.getByRole('heading', { level: 2, name: ancho.pregunta })).toBeVisible();
        await noFaults(page);
        await press(page, '16.9');
        await expect(page).toHaveURL(/vehiculo=agricola&ancho=16.9/);
        await expect(title(page)).not.toHaveText(t.pregunta.agricola);
      }
      await expect(page.getByText(results.medidaNoEntendida(''))).toHaveCount(0);
    });
  });
}

test.describe('motorcycle tyres (es)', () => {
  const { moto: t, basket } = words.es;

  test('tubes and mousses of the size are offered from its tyres', async ({ page }) => {
    await page.goto(`${shopUrl}${address('motoResults', 'es')}?ancho=90&alto=90&llanta=21`);
    await page.getByRole('link', { name: new RegExp(t.verCamaras(9).split('9')[1]?.trim() ?? '') }).click();
    await expect(title(page)).toHaveText(t.camarasTitulo('90/90-21'));
    await noFindings(page);
    await page.getByRole('link', { name: t.tubo.mousse }).click();
    await expect(page).toHaveURL(/tipos=mousse/);
    await expect(page.getByRole('article').first()).toContainText('Mousse');
    await page.getByRole('article').first().getByRole('button').click();
    await expect(title(page)).toHaveText(basket.paso.solicitud);
  });

  test('of a motorcycle that nobody knows are looked for by size', async ({ page }) => {
    const unknown = 'marca=Yamaha&cilindrada=1&modelo=MT-07&aplicacion=delantera';
    await page.goto(`${shopUrl}${address('motoResults', 'es')}?${unknown}`);
    await expect(page.getByRole('alert')).toContainText(t.buscaPorMedida);
    await noFindings(page);
    await page.getByRole('link', { name: t.porMedida, exact: true }).click();
    await expect(title(page)).toHaveText(t.pregunta.medidas);
  });
});

test('a profile that is the only one chooses itself (es)', async ({ page }) => {
  await page.goto(`${shopUrl}/selector-moto/ancho`);
  await page.getByRole('link', { name: '3.50', exact: true }).click();
  await expect(title(page)).toHaveText(motoEs.medida.moto.llanta.pregunta);
  await expect(page).toHaveURL(/alto=100/);
});

for (const { name, path, button, falta, chosen, first, missing } of [
  {
    name: 'the size of a motorcycle’s tyre (es)',
    path: '/selector-moto/medidas',
    button: finderEs.seguir,
    falta: finderEs.falta,
    chosen: motoEs.medida.moto.ancho.nombre,
    first: '120',
    missing: motoEs.medida.moto.alto.nombre,
  },
  {
    name: 'a motorcycle (ca)',
    path: '/ca/selector-moto/model',
    button: finderCa.seguir,
    falta: finderCa.falta,
    chosen: motoCa.paso['modelo/marca'],
    first: 'Yamaha',
    missing: motoCa.paso['modelo/cilindrada'],
  },
  {
    name: 'the size of a car’s tyre (es)',
    path: '/selector/medidas',
    button: carEs.actualizar,
    falta: finderEs.falta,
    chosen: carEs.paso.ancho,
    first: '205',
    missing: carEs.paso.serie,
  },
]) {
  test(`who goes on without all of ${name} hears what is missing, at its field`, async ({ page }) => {
    // A phone asks one question a page, by links: nothing can be left empty.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(shopUrl + path);
    const one = page.getByLabel(chosen, { exact: true });
    const next = page.getByLabel(missing, { exact: true });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(one).toHaveAccessibleDescription(new RegExp(falta));
    await expect(one).toBeFocused();
    await one.selectOption(first);
    await expect(next).toBeEnabled();
    await expect(page.getByText(falta)).toHaveCount(0);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(next).toHaveAccessibleDescription(new RegExp(falta));
    await expect(one).toHaveValue(first);
    await noFindings(page);
  });
}

test('who leaves a wrong address hears it at the field, and keeps what was typed (es)', async ({ page }) => {
  await page.goto(`${shopUrl}/selector-moto/resultados/registro?ancho=120&alto=70&llanta=17`);
  await page.getByLabel(finderEs.correo).fill('laia');
  await page.getByLabel(finderEs.codigoPostal).first().fill('25001');
  await page.getByRole('button', { name: motoEs.guardar }).click();
  await expect(page.getByLabel(finderEs.correo)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(finderEs.correo)).toHaveValue('laia');
});

test.describe('without JavaScript (es)', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1024, height: 768 } });

  test('a size is chosen number by number', async ({ page }) => {
    await page.goto(`${shopUrl}/selector-moto/medidas`);
    for (const [part, value] of [
      ['ancho', '180'],
      ['alto', '55'],
      ['llanta', '17'],
    ] as const) {
      await page.locator(`select[name="${part}"]`).selectOption(value);
      await page.getByRole('button', { name: finderEs.seguir }).click();
    }
    // The last number completes the size, and the form leads on.
    await page.getByRole('button', { name: finderEs.seguir }).click();
    await expect(title(page)).toHaveText(motoEs.pregunta.preferencias);
  });
});
