import type { ArticleResult } from '#contract/catalogue.ts';
import type { Answer } from '#contract/contract.ts';
import type { Promotion } from '#contract/promotions.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { catalogueKeyOf } from '#domain/catalogue/catalogue-keys.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { vehicleGroup, type VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { vehicleOfWork } from '#domain/promotions/vehicle-of-work.ts';
import type { TyreFamily } from '#domain/tyres/maker-address.ts';
import { address, type PageName } from '#contract/addresses.ts';
import type { Api } from '#web/api.ts';
import { linkTo, type PageTarget } from '#web/vehicle-pages.server.ts';
import { listAddress, type ArticleListName } from '../articles/article-lists.ts';
import { promotionTexts } from './promotion-words.server.ts';

export interface Way {
  readonly texto: string;
  readonly to: string;
}

type ArticleKind = Exclude<ProductKind, 'neumatico'>;

const shown = 3;

const groupOfFamily = (familia: TyreFamily): VehicleGroup => (familia === 'coche' ? 'coche' : vehicleGroup(familia));

type BrandCard = Answer<'readTyreBrands'>['marcas'][number];

/** The tyres of its vehicle that each of its makers makes. */
const makersOf = async (api: Api, { marcas, vehiculo }: Promotion): Promise<BrandCard[]> => {
  const { marcas: sold } = await api('readTyreBrands', { query: { sinPrecios: true } });
  const names = new Set(marcas.map(({ marca }) => marca));
  return sold.filter(({ marca, familia }) => names.has(marca) && groupOfFamily(familia) === vehiculo);
};

const tyresOf: Readonly<Record<VehicleGroup, PageName & `tyres${string}`>> = {
  coche: 'tyres',
  moto: 'tyresMoto',
  camion: 'tyresTruck',
  agricola: 'tyresFarm',
};
const ofSeason = { verano: 'tyresSummer', invierno: 'tyresWinter', allseason: 'tyresAllSeason' } as const;

const waysToTyres = async (api: Api, promotion: Promotion, language: Language): Promise<Way[]> => {
  const t = promotionTexts(language);
  const { vehiculo, temporadas } = promotion;
  const makers = await makersOf(api, promotion);
  if (makers.length > 0)
    return makers.map(({ marca, slug }) => ({
      texto: t.verMarca(marca),
      to: address('tyreBrand', language, { marca: slug }),
    }));
  const [season] = temporadas;
  const page = vehiculo === 'coche' && season && temporadas.length === 1 ? ofSeason[season] : tyresOf[vehiculo];
  return [{ texto: t.verProductos, to: address(page, language) }];
};

const lists: Partial<Readonly<Record<ArticleKind, ArticleListName>>> = {
  aceite: 'oils',
  'acc-seguridad': 'safety',
  'acc-transporte': 'transport',
  kito1: 'ozoneKits',
  kito2: 'ozoneKits',
  ozono: 'ozoneKits',
};

/** Pages on which what has no list of its own is sold. */
const pages: Partial<Readonly<Record<ArticleKind, PageTarget>>> = {
  amortiguador: 'coche/amortiguadores',
  ac: 'coche/aire',
  ac2: 'coche/aire',
  revision: 'coche/aceite',
  revision_moto: 'moto/filtros',
  packinvierno: 'coche/escobillas',
  preitv: 'coche/mecanica',
  camara: 'motoSelector',
  mousse: 'motoSelector',
};

const wayToArticles = (kind: ArticleKind, { vehiculo, marcas }: Promotion, language: Language): string => {
  const list = kind === 'bateria' ? (vehiculo === 'moto' ? 'motoBatteries' : 'batteries') : lists[kind];
  if (!list) return linkTo(pages[kind] ?? 'workshops', language).to;
  const slugs = marcas.map(({ slug }) => slug);
  return listAddress(list, language, slugs.length > 0 ? { filters: { marca: slugs } } : {});
};

/** Where what a promotion speaks of is found. */
export const waysTo = async (api: Api, promotion: Promotion, language: Language): Promise<Way[]> => {
  const t = promotionTexts(language);
  if (promotion.productos.length > 0)
    return promotion.productos.map((product) => {
      const nombre = product[`nombre_${language}`];
      return { texto: t.verProducto(nombre), to: `${address('search', language)}?q=${encodeURIComponent(nombre)}` };
    });
  const articles = promotion.tipo_producto
    .filter((kind) => kind !== 'neumatico')
    .map((kind) => ({ texto: t.productos[kind], to: wayToArticles(kind, promotion, language) }));
  const tyres = promotion.tipo_producto.includes('neumatico') ? await waysToTyres(api, promotion, language) : [];
  return [...tyres, ...articles.filter(({ to }, place) => articles.findIndex((each) => each.to === to) === place)];
};

const someTyres = async (api: Api, promotion: Promotion): Promise<TyreResult[]> => {
  const { tipo, temporadas, llanta_desde, llanta_hasta, vehiculo, marcas } = promotion;
  const makers = await makersOf(api, promotion);
  const only = vehicleOfWork[tipo] ?? (vehiculo === 'coche' ? undefined : vehiculo);
  const found = await Promise.all(
    (marcas.length > 0 ? makers.map(({ slug }) => slug) : [undefined]).map(
      async (marca) =>
        await api('readTyreLanding', {
          query: {
            ...(marca !== undefined && { marca }),
            ...(only && { tipo: only }),
            ...(temporadas[0] && { temporada: temporadas[0] }),
            llanta: llanta_desde ?? llanta_hasta ?? undefined,
            pageSize: 10,
          },
        }),
    ),
  );
  return found.flatMap(({ neumaticos }) => neumaticos.slice(0, marcas.length > 1 ? 2 : shown));
};

const someArticles = async (api: Api, promotion: Promotion): Promise<ArticleResult[]> => {
  const { tipo_producto, vehiculo, marcas } = promotion;
  const keys = new Set(tipo_producto.filter((kind) => kind !== 'neumatico').map(catalogueKeyOf));
  const slugs = marcas.map(({ slug }) => slug);
  const found = await Promise.all(
    [...keys].map(
      async (catalogKey) =>
        await api('searchCatalogue', {
          params: { catalogKey },
          query: { filters: JSON.stringify(slugs.length > 0 ? { marca: slugs } : {}) },
        }),
    ),
  );
  return found
    .flatMap(({ data }) => data.products)
    .filter(
      ({ tipoVehiculo, tipo_producto: kind }) =>
        vehicleGroup(tipoVehiculo) === vehiculo && tipo_producto.includes(kind),
    );
};

/** Some of what a promotion speaks of; of products named one by one there is a way to each instead. */
export const someOf = async (api: Api, promotion: Promotion) => {
  const available = <Product extends { readonly disponibilidad: 0 | 1; readonly stock: number }>(all: Product[]) =>
    all
      .filter(({ disponibilidad, stock }) => disponibilidad === 1 && stock >= promotion.unidades_minimas)
      .slice(0, shown);
  if (promotion.productos.length > 0) return { neumaticos: [], articulos: [] };
  const [neumaticos, articulos] = await Promise.all([
    promotion.tipo_producto.includes('neumatico') ? someTyres(api, promotion) : [],
    someArticles(api, promotion),
  ]);
  return { neumaticos: available(neumaticos), articulos: available(articulos) };
};
