import { addresses } from '#web/addresses.ts';
import { expect, shopUrl, test } from '#tests/support/driver.ts';

const widths = [320, 390, 820, 1024, 1440];

const longest = 'desoxirribonucleotidodesoxirribonucleotidodesoxirribonucleotido';

/** What stands for the parts of an address that vary; the first page of its kind in the sitemap where none is named. */
const examples: Readonly<Record<string, readonly string[]>> = {
  search: [`?q=${longest}`, '?q=michelin', '?q=2055516'],
  selectorResults: ['?ancho=205&serie=55&llanta=16&cp=99999', `?medida=${longest}`],
  selectorAll: ['?ancho=205&serie=55&llanta=16&cp=25001'],
  selectorPreferences: ['?ancho=205&serie=55&llanta=16'],
  selectorBrands: ['?ancho=205&serie=55&llanta=16&temporada=verano&runflat=no'],
  selectorData: ['?ancho=205&serie=55&llanta=16'],
  selectorPlate: ['?matricula=1273JHM'],
  motoResults: ['?vehiculo=moto&ancho=120&alto=70&llanta=17'],
  workshops: [`?cp=${longest.slice(0, 50)}`, '?cp=25001'],
  compare: ['?productos=NE0000440,NE0000023'],
};

/** An address of each kind of page in a language; those that only a mail or a basket leads to stand as they are without. */
const pathsIn = async (language: 'es' | 'ca'): Promise<string[]> => {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [
    ...Object.entries(addresses).flatMap(([page, { [language]: path }]) => {
      if (!path.includes(':')) return [path, ...(examples[page] ?? []).map((query) => path + query)];
      const kind = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      const others = new Set<string>(Object.values(addresses).flatMap((all) => Object.values(all)));
      return known.filter((each) => kind.test(each) && !others.has(each)).slice(0, 1);
    }),
    `/${language === 'es' ? '' : 'ca/'}no-existe`,
  ];
};

test('no page is wider than its screen, however narrow', async ({ page, language }) => {
  test.setTimeout(400_000);
  const paths = await pathsIn(language);
  expect(paths.length).toBeGreaterThan(90);
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(shopUrl + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      if (whole > width) wide.push(`${path} at ${width}: ${whole}`);
    }
  }
  expect(wide).toEqual([]);
});
