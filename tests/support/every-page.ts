import { addresses } from '#contract/address-table.ts';
import { shopUrl } from './driver.ts';

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
  airAssistant: ['?ano=2016', '?ano=2010', '?ano=0'],
  rotationAssistant: ['?tipo=turismo', '?tipo=turismo&papeles=distintas'],
  motoRevisionAssistant: ['?cilindrada=689&vehiculo=Yamaha&banda=125'],
  compare: ['?productos=NE0000440,NE0000023'],
};

/** An address of each kind of page in a language; those that only a mail or a basket leads to stand as they are without. */
export const pathsIn = async (language: 'es' | 'ca'): Promise<string[]> => {
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
