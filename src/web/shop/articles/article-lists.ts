import { facetsOfKey, type FacetName } from '#domain/catalogue/article-facets.ts';
import type { CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { searchOrders, type SearchOrder } from '#domain/finder/orders.ts';
import { address, addresses, type PageName } from '#contract/addresses.ts';

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

/** A list with its search: the address is the only state it has. */
export const listAddress = (name: ArticleListName, language: Language, search: Partial<ListSearch>): string => {
  const { filters = {}, orden = 'recomendado', pagina = 1, cp } = search;
  const query = new URLSearchParams();
  for (const [facet, values] of Object.entries(filters)) for (const value of values) query.append(facet, value);
  if (orden !== 'recomendado') query.set('orden', orden);
  if (cp) query.set('cp', cp);
  if (pagina > 1) query.set('pagina', String(pagina));
  return `${address(name, language)}${query.size > 0 ? `?${query}` : ''}`;
};
