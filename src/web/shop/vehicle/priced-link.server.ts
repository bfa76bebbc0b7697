import type { ArticleResult } from '#contract/catalogue.ts';
import type { FromPrice } from '#contract/tyre-cards.ts';
import type { Language } from '#domain/language.ts';
import type { Api } from '#web/api.ts';
import { isContentPage, linkTo, type NamedLink, type PageTarget } from '#web/vehicle-pages.server.ts';
import { planOf, type PagePlan, type Sold } from './page-plans.server.ts';

/** The price that something begins at: in euros, of so many of a product, with the work that comes with them. */
export interface From {
  readonly id: number;
  readonly importe: number;
  readonly unidades: number;
  readonly entrega: ArticleResult['entrega'];
}

const cheapestOf = (prices: readonly From[]): From | null =>
  prices.toSorted((one, other) => one.importe - other.importe)[0] ?? null;

export const cheapest = (articles: readonly ArticleResult[]): From | null =>
  cheapestOf(
    articles
      .filter(({ unidades, cantidad }) => cantidad === unidades)
      .map(({ id, importeMontado, unidades, entrega }) => ({ id, importe: importeMontado, unidades, entrega })),
  );

/** The price at which a list of the catalogue begins; null where nothing of it can be bought. */
const cheapestSold = async (api: Api, { key, filters = {} }: Sold): Promise<From | null> => {
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

/** What pages elsewhere sell. */
const lists: Partial<Readonly<Record<PageTarget, Sold>>> = {
  batteries: { key: 'baterias', filters: { tipoVehiculo: ['turismo', '4x4', 'furgoneta'] } },
  oils: { key: 'aceites' },
  safety: { key: 'accesorios-seguridad' },
  transport: { key: 'accesorios-transporte' },
  ozoneKits: { key: 'kits-ozono' },
  motoBatteries: { key: 'baterias', filters: { tipoVehiculo: ['moto'] } },
  revisions: { key: 'revisiones' },
  revisionAssistant: { key: 'revisiones' },
  motoRevision: { key: 'revisiones-moto' },
};

/** What the cheapest product of a page costs; null where nothing of it has a fixed price. */
export const cheapestOn = async (api: Api, target: PageTarget): Promise<From | null> => {
  const { vende = [], neumaticos }: Partial<PagePlan> = isContentPage(target) ? planOf(target) : {};
  if (neumaticos) {
    const { medidas } = await api('readTyreLanding', { query: { tipo: neumaticos, pageSize: 1 } });
    return cheapestSize(medidas);
  }
  const list = lists[target];
  const prices = await Promise.all((list ? [list] : vende).map((sold) => cheapestSold(api, sold)));
  return cheapestOf(prices.filter((price) => price !== null));
};

export interface PricedLink extends NamedLink {
  readonly desde: From | null;
  /** What it is about is part of what costs that. */
  readonly dentro: boolean;
}

/** The way to a page, with the price that it begins at where it has one. */
export const pricedLink = async (api: Api, target: PageTarget, language: Language): Promise<PricedLink> => ({
  ...linkTo(target, language),
  desde: await cheapestOn(api, target),
  dentro: isContentPage(target) && planOf(target).dentro === true,
});
