import type { ArticleResult } from '#contract/catalogue.ts';
import type { Vehicle } from '#i18n/es/pages/categories.ts';
import type { Language } from '#domain/language.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { categoryPages, categoryText, findContentPage } from '#web/vehicle-pages.server.ts';
import { openAmong, unlessClosed } from '#web/open-pages.server.ts';
import { planOf, type Sold } from './page-plans.server.ts';
import { cheapest, cheapestSize, pricedLink } from './priced-link.server.ts';

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
  const [productos, cubiertas, ayuda, links] = await Promise.all([
    readAllSold(api, vende),
    neumaticos ? readTyresOf(api, neumaticos) : undefined,
    readHelp(api, vehicle),
    Promise.all(openAmong(flags, tambien).map(async (target) => await pricedLink(api, target, language))),
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
    tambien: links,
  };
};
