import type { Language } from '#domain/language.ts';
import { addressOfRoute, type PageName } from '#web/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { allContentPages } from '#web/vehicle-pages.server.ts';
import { articleSheets } from '#web/all-articles.server.ts';
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
  'car',
  'moto',
  'truck',
  'farm',
  'workshops',
  'privacy',
  'legal',
  'cookies',
  'terms',
];

/** Everything that a search engine may show: fixed pages, makers, models, articles, workshops. */
const entriesOf = async (api: Api, electrico: boolean): Promise<Entry[]> => {
  const [{ marcas }, { tiendas, areas }] = await Promise.all([
    api('readTyreBrands', {}),
    api('readWorkshopArea', { params: { area: 'todas' } }),
  ]);
  const brands = await Promise.all(marcas.map(({ slug }) => api('readTyreBrand', { params: { marca: slug } })));
  return [
    ...plain.map((page) => ({ page })),
    ...allContentPages(),
    ...(electrico ? [{ page: 'tyresElectric' as const }] : []),
    ...brands.flatMap(({ marca, modelos }) => [
      { page: 'tyreBrand' as const, params: { marca: marca.slug } },
      ...modelos.map(({ slug }) => ({ page: 'tyreModel' as const, params: { marca: marca.slug, modelo: slug } })),
    ]),
    ...(await articleSheets(api)),
    ...areas.map(({ area }) => ({ page: 'workshopArea' as const, params: { area } })),
    ...tiendas.map(({ area, slug }) => ({ page: 'workshop' as const, params: { area, taller: slug } })),
  ];
};

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const api = apiOf(context);
  const { publicUrl, flags } = await api('siteInit', {});
  const entries = await entriesOf(api, flags['cocheElectrico'] ?? false);
  const urls = entries.flatMap(({ page, params = {}, enIdioma = { es: params, ca: params } }) => {
    const es = publicUrl + addressOfRoute(page, 'es', enIdioma.es);
    const ca = publicUrl + addressOfRoute(page, 'ca', enIdioma.ca);
    const links = `<xhtml:link rel="alternate" hreflang="es" href="${es}"/><xhtml:link rel="alternate" hreflang="ca" href="${ca}"/>`;
    return [es, ca].map((loc) => `<url><loc>${loc}</loc>${links}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
