import type { Answer } from '#contract/contract.ts';
import type { PageName } from '#contract/addresses.ts';
import { itemChosen, itemSeen, listSeen, searched, type MeasuredEvent, type Shown } from '#domain/measuring/events.ts';

/** What the loaders of pages with products answer, as far as it is told. */
interface Loaded {
  readonly found?: Partial<Answer<'searchSite'>> & {
    readonly neumaticos?: readonly Shown[];
    readonly products?: readonly Shown[];
  };
  readonly hoja?: { readonly ficha: { readonly neumatico: Shown } };
  readonly sheet?: { readonly articulo: Shown };
}

/** A page that somebody came to. */
export interface Arrival {
  readonly page: PageName;
  readonly loaded: unknown;
}

/** The list that somebody saw last, by which what they choose of it is known. */
export interface SeenList {
  readonly page: PageName;
  readonly products: readonly Shown[];
}

const loadedOf = ({ loaded }: Arrival): Loaded => (typeof loaded === 'object' && loaded !== null ? loaded : {});

const sizePages: ReadonlySet<PageName> = new Set<PageName>(['selectorResults', 'motoResults']);

/** What a search was understood as: the first thing that was found, by the shop's name for it. */
const understood = (found: NonNullable<Loaded['found']>): string | undefined =>
  [
    found.medidas?.map(({ medida }) => medida),
    found.marcas?.map(({ marca }) => marca),
    found.modelos?.map(({ modelo }) => modelo),
    found.servicios?.map(({ nombre }) => nombre),
    found.articulos?.map(({ nombre }) => nombre),
    found.paginas?.map(({ titulo }) => titulo),
    found.zonas?.map(({ titulo }) => titulo),
    found.talleres?.map(({ alias }) => alias),
  ].flatMap((names) => names ?? [])[0];

/** The list that a page is. */
export const listOn = (arrival: Arrival): SeenList | undefined => {
  const { found } = loadedOf(arrival);
  const products = found?.neumaticos ?? found?.products;
  return products && products.length > 0 ? { page: arrival.page, products } : undefined;
};

const searchEvents = (arrival: Arrival, from: PageName | undefined): MeasuredEvent[] => {
  const { found } = loadedOf(arrival);
  if (!found) return [];
  if (arrival.page === 'search') return [searched(understood(found))];
  // Leafing, sorting and filtering are the same search.
  return sizePages.has(arrival.page) && from !== arrival.page && found.neumaticos
    ? [searched(found.neumaticos[0]?.medida)]
    : [];
};

/** What is told of a page: by what it shows, by the page before, and by the list that was seen last. */
export const pageEvents = (
  arrival: Arrival,
  from: PageName | undefined,
  seen: SeenList | undefined,
): MeasuredEvent[] => {
  const { hoja, sheet } = loadedOf(arrival);
  const list = listOn(arrival);
  const product = hoja?.ficha.neumatico ?? sheet?.articulo;
  const chosen = product && seen?.products.find(({ id_navision }) => id_navision === product.id_navision);
  return [
    ...searchEvents(arrival, from),
    ...(list ? [listSeen(list.page, list.products)] : []),
    ...(seen && chosen ? [itemChosen(seen.page, chosen)] : []),
    ...(product ? [itemSeen(product)] : []),
  ];
};
