import type { Stage } from '#domain/booking/job.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Need, NeedPart } from '../booking/need.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { loadBasketFacts, type BasketFacts, type StoredBasket } from './basket-facts-store.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { emptyBasket, type BasketState } from './basket-state.ts';
import type { PricedState } from './price-state.ts';

export interface NeedAsk {
  readonly products: readonly { readonly id_navision: string; readonly cantidad: number }[];
  /** The chosen ones; absent where the basket's own choice counts, or what is included. */
  readonly services: readonly WantedService[] | null | undefined;
  readonly cestaID: string | null | undefined;
}

/** Clients send what is chosen, or all that is offered with whether it is. */
interface WantedService {
  readonly id_navision: string;
  readonly selected?: boolean | null | undefined;
}

const chosenOnly = (services: readonly WantedService[], known: readonly string[]): Record<string, boolean> => ({
  ...Object.fromEntries(known.map((id) => [id, false])),
  ...Object.fromEntries(services.map(({ id_navision, selected }) => [id_navision, selected !== false])),
});

/** The parts of what was priced, in the caller's language. */
const namedIn =
  ({ language }: CallContext, { parts }: Pick<PricedState, 'parts'>) =>
  (): NeedPart[] =>
    parts().map((part) => ({ nombre: part[`nombre_${language}`], stages: part.stages }));

type NeededTime = Need & {
  readonly stages: readonly Stage[];
  /** The promotion that has to be fitted the soonest: no later day is offered (spec P5). */
  readonly plazo: PromotionRow | null;
};

/** What a stored basket asks of a workshop; null where that is nothing. */
export const timeForBasket = async (
  context: CallContext,
  state: BasketState,
  facts: Pick<BasketFacts, 'productos'>,
): Promise<NeededTime | null> => {
  const dateless = { ...state, selectedDate: null };
  const priced = await priceBasketNow(
    context,
    dateless,
    { ...facts, taller: null },
    personasOfAccount(await context.account()),
  );
  const { stages, delivery, plazo } = priced;
  return stages && { stages, parts: namedIn(context, priced), delivery, plazo, latest: plazo?.fecha_limite ?? null };
};

/** So many of some products, as a basket has them. */
export const inBasket = (products: NeedAsk['products']): BasketState['products'] =>
  products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad, matricula: null, desde: 0, cambiado: 0 }));

/** A basket of the products that are asked for; of none, the stored basket. */
const askedBasket = ({ products }: NeedAsk, guardada: StoredBasket | null): BasketState => ({
  ...emptyBasket,
  products: products.length > 0 ? inBasket(products) : (guardada?.state.products ?? []),
  services: guardada?.state.services ?? {},
  sinPromociones: guardada?.state.sinPromociones ?? [],
});

/** Prices a basket with the services that are asked for: which there are, its products say. */
const priceAsked = async (
  context: CallContext,
  { services }: NeedAsk,
  state: BasketState,
  facts: Pick<BasketFacts, 'productos' | 'taller'>,
): Promise<PricedState> => {
  const personas = personasOfAccount(await context.account());
  const offered = await priceBasketNow(context, state, facts, personas);
  if (!services) return offered;
  const known = offered.attached.map(({ id_navision }) => id_navision);
  return await priceBasketNow(context, { ...state, services: chosenOnly(services, known) }, facts, personas);
};

/** What some products and services ask of a workshop: how long, which machines, and when the goods can be there. */
export const neededTime = async (
  context: CallContext,
  ask: NeedAsk,
  field: string,
): Promise<(NeededTime & { readonly visita: string | null }) | Refusal<'producto-no-existe' | 'datos-no-validos'>> => {
  const { guardada, productos } = await loadBasketFacts(context.database, {
    cestaID: ask.cestaID ?? null,
    ids: ask.products.length > 0 ? ask.products.map(({ id_navision }) => id_navision) : null,
    codTienda: null,
  });
  const state = askedBasket(ask, guardada);
  const known = new Set(productos.map(({ id_navision }) => id_navision));
  if (state.products.some(({ id_navision }) => !known.has(id_navision))) return refuse('producto-no-existe');

  const priced = await priceAsked(context, ask, state, { productos, taller: null });
  if (priced.stages === null) return invalid({ [field]: 'campo-obligatorio' });
  // Without a basket nothing is known of promotions that its visitor does without.
  const plazo = guardada ? priced.plazo : null;
  const { stages, delivery } = priced;
  const visita = guardada?.visita ?? null;
  return { visita, stages, parts: namedIn(context, priced), delivery, plazo, latest: plazo?.fecha_limite ?? null };
};
