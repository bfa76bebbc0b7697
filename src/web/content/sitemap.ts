import type { Language } from '#domain/language.ts';
import { addressOfRoute, type PageName } from '#contract/addresses.ts';
import { isOpen, type Switches } from '#domain/site/parts.ts';
import { openAmong } from '#web/open-pages.server.ts';
import { apiOf, type Api } from '#web/api.ts';
import { allContentPages } from '#web/vehicle-pages.server.ts';
import { contentTarget } from '#web/content-address.ts';
import { articleSheets } from '#web/all-articles.server.ts';
import { promotionVehicleWords } from '#contract/promotion-address.ts';
import type { Promotion } from '#contract/promotions.ts';
import type { LoaderFunctionArgs } from 'react-router';

interface Entry {
  readonly page: PageName;
  readonly params?: Readonly<Record<string, string>>;
  /** Instead of `params`, where they are words of a language. */
  readonly enIdioma?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const plain: readonly PageName[] = [
  'home',
  'tyres',
  'tyreGuide',
  'tyreServices',
  'tyreInsurance',
  'tyresSummer',
  'tyresWinter',
  'tyresAllSeason',
  'tyresCar',
  'tyresVan',
  'tyres4x4',
  'tyresMoto',
  'tyresQuad',
  'tyresScooter',
  'tyresTruck',
  'tyresFarm',
  'tyresElectric',
  'tyreBrands',
  'selector',
  'selectorPlate',
  'motoSelector',
  'batteries',
  'oils',
  'safety',
  'transport',
  'motoBatteries',
  'ozoneKits',
  'revisions',
  'motoRevision',
  'revisionAssistant',
  'car',
  'moto',
  'truck',
  'farm',
  'workshops',
  'visit',
  'reports',
  'contact',
  'callBack',
  'professionals',
  'privacy',
  'legal',
  'cookies',
  'terms',
  'app',
  'blog',
];

/** The promotions of each vehicle, and each that runs. */
const promotionPages = (promotions: readonly Promotion[]): Entry[] => [
  ...Object.values(promotionVehicleWords).map(({ es, ca }) => ({
    page: 'promotionsOf' as const,
    enIdioma: { es: { vehiculo: es }, ca: { vehiculo: ca } },
  })),
  ...promotions.map(({ vehiculo, id_site_promocion }) => {
    const { es, ca } = promotionVehicleWords[vehiculo];
    const promocion = String(id_site_promocion);
    return {
      page: 'promotion' as const,
      enIdioma: { es: { vehiculo: es, promocion }, ca: { vehiculo: ca, promocion } },
    };
  }),
];

/** What editors published and let be found. */
const writtenPages = async (api: Api): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (let page = 0, hayMas = true; hayMas; page += 1) {
    const some = await api('listContentRoutes', { query: { page } });
    hayMas = some.hayMas;
    for (const { es, ca } of some.rutas)
      entries.push({
        page: contentTarget(es).page,
        enIdioma: { es: contentTarget(es).params, ca: contentTarget(ca).params },
      });
  }
  return entries;
};

/** Everything that a search engine may show: fixed pages, makers, models, articles, workshops. */
const entriesOf = async (api: Api, switches: Switches): Promise<Entry[]> => {
  const [{ marcas }, { promociones }, { tiendas, areas, filtros }] = await Promise.all([
    api('readTyreBrands', { query: { sinPrecios: true } }),
    api('listPromotions', { query: {} }),
    api('readWorkshopArea', { params: { area: 'todas' }, query: { sinHoras: true } }),
  ]);
  const brands = await Promise.all(marcas.map(({ slug }) => api('readTyreBrand', { params: { marca: slug } })));
  return [
    ...openAmong(switches, plain).map((page) => ({ page })),
    ...allContentPages().filter(({ target }) => isOpen(switches, target)),
    ...brands.flatMap(({ marca, modelos }) => [
      { page: 'tyreBrand' as const, params: { marca: marca.slug } },
      ...modelos.map(({ slug }) => ({ page: 'tyreModel' as const, params: { marca: marca.slug, modelo: slug } })),
    ]),
    ...(await articleSheets(api)),
    ...promotionPages(promociones),
    ...(await writtenPages(api)),
    ...areas.map(({ area }) => ({ page: 'workshopArea' as const, params: { area } })),
    ...filtros.map(({ filtro }) => ({ page: 'workshopArea' as const, params: { area: filtro } })),
    ...tiendas.map(({ area, slug }) => ({ page: 'workshop' as const, params: { area, taller: slug } })),
  ];
};

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { publicUrl, flags } = await api('siteInit', {});
  const entries = await entriesOf(api, flags);
  const urls = entries.flatMap(({ page, params = {}, enIdioma = { es: params, ca: params } }) => {
    const es = publicUrl + addressOfRoute(page, 'es', enIdioma.es);
    const ca = publicUrl + addressOfRoute(page, 'ca', enIdioma.ca);
    const links = `<xhtml:link rel="alternate" hreflang="es" href="${es}"/><xhtml:link rel="alternate" hreflang="ca" href="${ca}"/>`;
    return [es, ca].map((loc) => `<url><loc>${loc}</loc>${links}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
