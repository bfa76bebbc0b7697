import { addressOfRoute } from '#contract/addresses.ts';
import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import type { FoundArticle } from './found-articles-store.ts';
import type { NamesFound, Told } from './found-names.ts';
import { pageOfKind, type NamedPage } from './found-pages.ts';
import { areaTitle } from './found-workshops.ts';
import type { NamedModel } from './tyre-names.ts';

type Shown = Pick<
  Answer<'searchSite'>,
  'vehiculos' | 'servicios' | 'marcas' | 'modelos' | 'articulos' | 'paginas' | 'zonas' | 'talleres'
>;

/** What an article costs, by its number. */
export type PriceOf = (id: number) => Shown['articulos'][number]['precio'];

/** At which price a set of a model begins. */
export type FromPriceOf = (model: NamedModel) => Shown['modelos'][number]['desde'];

type ShownPage = Shown['paginas'][number];

const showPage = ({ pagina, slug, titulo }: NamedPage, language: Language): ShownPage => {
  const last = slug?.[language] ?? '';
  return {
    // What the last part is called differs from page to page.
    direccion: addressOfRoute(pagina, language, { pagina: last, nombre: last, articulo: last }),
    titulo: titulo[language],
  };
};

/** What was found, in the visitor's language; of each group the best. */
export const showFound = (
  {
    vehicles,
    makers,
    models,
    services,
    pages,
    areas,
    workshops,
    articles,
  }: NamesFound & Told & { readonly articles: readonly FoundArticle[] },
  language: Language,
  most: number,
  priced: { readonly article: PriceOf; readonly model: FromPriceOf },
): Shown => ({
  vehiculos: vehicles.slice(0, most).map(({ thing }) => thing),
  servicios: services.slice(0, most).map(({ thing: { servicio, vehiculo, minutos, ...service } }) => ({
    servicio,
    vehiculo,
    minutos,
    nombre: service[`nombre_${language}`],
  })),
  marcas: makers
    .slice(0, most)
    .map(({ thing: { slug, marca, familia, modelos } }) => ({ slug, marca, familia, modelos })),
  modelos: models.slice(0, most).map(({ thing }) => {
    const { slug, modelo, marca, marcaSlug, tipoVehiculo, temporada } = thing;
    return { slug, modelo, marca, marcaSlug, tipoVehiculo, temporada, desde: priced.model(thing) };
  }),
  articulos: articles.map(({ nombre_es, nombre_ca, ...article }) => {
    const page = pageOfKind[article.tipo_producto];
    return {
      ...article,
      nombre: language === 'es' ? nombre_es : nombre_ca,
      precio: priced.article(article.id),
      pagina: page ? showPage(page, language) : null,
    };
  }),
  paginas: pages.slice(0, most).map(({ thing }) => showPage(thing, language)),
  zonas: areas.slice(0, most).map(({ thing }) => ({ area: thing, titulo: areaTitle(thing, language) })),
  talleres: workshops.slice(0, most).map(({ thing: { codTienda, slug, area, alias, poblacion, direccion } }) => ({
    codTienda,
    slug,
    area,
    alias,
    poblacion,
    direccion,
  })),
});
