import type { ArticleResult } from '#contract/catalogue.ts';
import type { FromPrice } from '#contract/tyre-cards.ts';
import type { Vehicle } from '#i18n/es/pages/categories.ts';
import type { Language } from '#domain/language.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { categoryPages, categoryText, findContentPage, linkTo } from '#web/vehicle-pages.server.ts';
import { openAmong, unlessClosed } from '#web/open-pages.server.ts';
import { planOf, type Sold } from './page-plans.server.ts';

const readSold = async (api: Api, { key, filters = {}, most = 24 }: Sold): Promise<readonly ArticleResult[]> => {
  const { data } = await api('searchCatalogue', {
    params: { catalogKey: key },
    query: { filters: JSON.stringify(filters), pagination: JSON.stringify({ pageSize: most }) },
  });
  return data.products;
};

/** Products of some lists, in the order of the lists. */
const readAllSold = async (api: Api, sold: readonly Sold[]): Promise<ArticleResult[]> =>
  (await Promise.all(sold.map((each) => readSold(api, each)))).flat();

/** The price that something begins at: in euros, of so many of a product, with the work that comes with them. */
export interface From {
  readonly id: number;
  readonly importe: number;
  readonly unidades: number;
  readonly entrega: ArticleResult['entrega'];
}

export const cheapestOf = (prices: readonly From[]): From | null =>
  prices.toSorted((one, other) => one.importe - other.importe)[0] ?? null;

const cheapest = (articles: readonly ArticleResult[]): From | null =>
  cheapestOf(
    articles
      .filter(({ unidades, cantidad }) => cantidad === unidades)
      .map(({ id, importeMontado, unidades, entrega }) => ({ id, importe: importeMontado, unidades, entrega })),
  );

/** The price at which a list of the catalogue begins; null where nothing of it can be bought. */
export const cheapestSold = async (api: Api, { key, filters = {} }: Sold): Promise<From | null> => {
  const { data } = await api('searchCatalogue', {
    params: { catalogKey: key },
    query: {
      filters: JSON.stringify(filters),
      // By the price of one without its work, which differs by the vehicle: the cheapest with it is among the first.
      pagination: JSON.stringify({ pageSize: 50 }),
      order: JSON.stringify({ order: 'precio' }),
    },
  });
  return cheapest(data.products);
};

/** What the cheapest tyres of some sizes cost, fitted. */
export const cheapestSize = (sizes: readonly { readonly desde: FromPrice }[]): From | null =>
  cheapestOf(
    sizes.flatMap(({ desde }) =>
      desde
        ? [{ id: desde.id, importe: desde.importeMontado, unidades: desde.unidades, entrega: 'montaje' as const }]
        : [],
    ),
  );

const readTyresOf = async (api: Api, tipo: 'camion' | 'agricola') => {
  const { neumaticos, medidas } = await api('readTyreLanding', { query: { tipo, pageSize: 4 } });
  return { neumaticos, desde: cheapestSize(medidas) };
};

/** How many workshops work on such vehicles, and the phone of the chain. */
const readHelp = async (api: Api, vehicle: Vehicle) => {
  const [{ tiendas }, { telefono }] = await Promise.all([
    api('readWorkshopArea', { params: { area: 'todas' }, query: { sinHoras: true } }),
    api('siteInit', {}),
  ]);
  return {
    telefono,
    vehiculo: vehicle,
    talleres: tiendas.filter(({ servicios }) => servicios.includes(vehicle)).length,
  };
};

/** The way back from a page about a vehicle. */
export const vehicleOf = (vehicle: Vehicle, language: Language) => ({
  nombre: categoryText(vehicle, language).nombre,
  to: address(categoryPages[vehicle], language),
});

/** Everything that a page about one thing done to a vehicle shows; a 404 where there is no such page. */
export const readContentPage = async (api: Api, vehicle: Vehicle, url: URL, slug: string | undefined) => {
  const language = languageOfPath(url.pathname);
  const found = findContentPage(vehicle, language, slug ?? '');
  if (!found) throw new Response(null, { status: 404 });
  const { page, texto, enIdioma } = found;
  await unlessClosed(api, page);
  const { flags } = await api('siteInit', {});
  const { vende = [], dentro = false, neumaticos, cita, tambien, gratis = false, asistente } = planOf(page);
  const [productos, cubiertas, ayuda] = await Promise.all([
    readAllSold(api, vende),
    neumaticos ? readTyresOf(api, neumaticos) : undefined,
    readHelp(api, vehicle),
  ]);
  return {
    page,
    texto,
    enIdioma,
    vehiculo: vehicleOf(vehicle, language),
    productos,
    desde: cubiertas ? cubiertas.desde : cheapest(productos),
    dentro,
    cubiertas: cubiertas?.neumaticos ?? [],
    ayuda: {
      ...ayuda,
      gratis,
      asistente: asistente ? address(asistente, language) : null,
      cita: cita ? `${address('visitPreset', language)}?servicio=${cita}` : null,
    },
    tambien: openAmong(flags, tambien).map((target) => linkTo(target, language)),
  };
};
