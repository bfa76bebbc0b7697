import type { Stage } from '#domain/booking/job.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Need } from '../booking/need.ts';
import { invalid, type CallContext } from '../http/context.ts';
import { loadBasketFacts, loadStoredBasket } from './basket-facts-store.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { emptyBasket, type BasketState } from './basket-state.ts';

export interface NeedAsk {
  readonly products: readonly { readonly id_navision: string; readonly cantidad: number }[];
  /** The chosen ones; absent where the basket's own choice counts, or what is included. */
  readonly services: readonly { readonly id_navision: string }[] | null | undefined;
  readonly cestaID: string | null | undefined;
}

const chosenOnly = (
  services: readonly { readonly id_navision: string }[],
  known: readonly string[],
): Record<string, boolean> => ({
  ...Object.fromEntries(known.map((id) => [id, false])),
  ...Object.fromEntries(services.map(({ id_navision }) => [id_navision, true])),
});

/** What some products and services ask of a workshop: how long, which machines, and when the goods can be there. */
export const neededTime = async (
  context: CallContext,
  ask: NeedAsk,
  field: string,
): Promise<(Need & { readonly stages: readonly Stage[] }) | Refusal<'producto-no-existe' | 'datos-no-validos'>> => {
  const stored = ask.cestaID ? await loadStoredBasket(context.database, ask.cestaID) : undefined;
  const products = ask.products.map(({ id_navision, cantidad }) => ({
    id_navision,
    cantidad,
    matricula: null,
    desde: 0,
    cambiado: 0,
  }));
  const state: BasketState = {
    ...emptyBasket,
    products: products.length > 0 ? products : (stored?.state.products ?? []),
    services: stored?.state.services ?? {},
  };
  const ids = state.products.map(({ id_navision }) => id_navision);
  const facts = await loadBasketFacts(context.database, { cestaID: null, ids, codTienda: null });
  const known = new Set(facts.productos.map(({ id_navision }) => id_navision));
  if (ids.some((id) => !known.has(id))) return refuse('producto-no-existe');

  const offered = await priceBasketNow(context, state, facts);
  const priced = ask.services
    ? await priceBasketNow(
        context,
        {
          ...state,
          services: chosenOnly(
            ask.services,
            offered.services.map(({ id_navision }) => id_navision),
          ),
        },
        facts,
      )
    : offered;
  if (priced.stages === null) return invalid({ [field]: 'campo-obligatorio' });
  return { stages: priced.stages, delivery: priced.delivery };
};
