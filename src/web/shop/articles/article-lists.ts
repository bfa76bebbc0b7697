import { facetsOfKey, type FacetName } from '#domain/catalogue/article-facets.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { searchOrders, type SearchOrder } from '#domain/finder/orders.ts';
import { addresses } from '#contract/address-table.ts';
import { address, type PageName } from '#contract/addresses.ts';
import type { Pairs } from '../finder/filters/facet.ts';
import { withQuery } from '../finder/with-query.ts';

interface ArticleList {
  readonly key: CatalogueKey;
  /** The page that it stands below. */
  readonly above: 'car' | 'moto';
  /** The vehicles that its page is about; all where it does not say. */
  readonly vehicles?: readonly ProductVehicle[];
}

/** What the pages with a list show. */
export const articleLists = {
  batteries: { key: 'baterias', above: 'car', vehicles: ['turismo', '4x4', 'furgoneta', 'camion', 'agricola'] },
  motoBatteries: { key: 'baterias', above: 'moto', vehicles: ['moto', 'quad', 'patinete'] },
  oils: { key: 'aceites', above: 'car' },
  safety: { key: 'accesorios-seguridad', above: 'car' },
  transport: { key: 'accesorios-transporte', above: 'car' },
  ozoneKits: { key: 'kits-ozono', above: 'car' },
} as const satisfies Partial<Record<PageName, ArticleList>>;

export type ArticleListName = keyof typeof articleLists;

export const listOfName = (name: ArticleListName): ArticleList => articleLists[name];

const isListName = (name: string): name is ArticleListName => name in articleLists;

/** The list at a path; a 404 for any other. */
export const listNameOf = (path: string): ArticleListName => {
  const found = Object.keys(articleLists)
    .filter(isListName)
    .find((name) => Object.values(addresses[name]).some((known) => known === path));
  if (!found) throw new Response(null, { status: 404 });
  return found;
};

/** What an address asks of a list. */
export interface ListSearch {
  readonly filters: { readonly [Facet in FacetName]?: readonly string[] };
  readonly orden: SearchOrder;
  /** From 1. */
  readonly pagina: number;
  readonly cp: string | undefined;
}

const mostPages = 10_000;

export const readListSearch = (name: ArticleListName, query: URLSearchParams): ListSearch => {
  const pagina = Math.trunc(Number(query.get('pagina') ?? 1));
  const orden = query.get('orden');
  const filters = facetsOfKey[articleLists[name].key].flatMap((facet) => {
    const values = query.getAll(facet).filter(Boolean);
    return values.length > 0 ? [[facet, values] as const] : [];
  });
  return {
    filters: Object.fromEntries(filters),
    orden: searchOrders.find((known) => known === orden) ?? 'recomendado',
    pagina: pagina >= 1 && pagina <= mostPages ? pagina : 1,
    cp: query.get('cp')?.trim().slice(0, 10) || undefined,
  };
};

/** The filters of a search within the vehicles of its page. */
export const filtersWithin = ({ vehicles }: ArticleList, { filters }: ListSearch): ListSearch['filters'] =>
  vehicles && !filters.tipoVehiculo ? { ...filters, tipoVehiculo: vehicles } : filters;

/** What of a search an address says. */
export const listPairs = ({ filters = {}, orden = 'recomendado', pagina = 1, cp }: Partial<ListSearch>): Pairs => [
  ...Object.entries(filters).flatMap(([facet, values]) => values.map((value) => [facet, value] as const)),
  ...(orden === 'recomendado' ? [] : [['orden', orden] as const]),
  ...(cp ? [['cp', cp] as const] : []),
  ...(pagina > 1 ? [['pagina', String(pagina)] as const] : []),
];

/** A list with its search: the address is the only state it has. */
export const listAddress = (name: ArticleListName, language: Language, search: Partial<ListSearch>): string =>
  withQuery(address(name, language), listPairs(search));
