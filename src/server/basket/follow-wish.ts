import { chooseWorkshop } from '#domain/basket/choices.ts';
import { mostProducts, mostUnits } from '#domain/basket/content.ts';
import { goTogether } from '#domain/basket/go-together.ts';
import { mixedRefusal, type ProductKind } from '#domain/catalogue/product-kinds.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { loadBasketFacts, type BasketFacts, type ProductFacts } from './basket-facts-store.ts';
import { emptyBasket, type BasketState, type Wish } from './basket-state.ts';
import { mergeWish } from './merge-wish.ts';

export type WishRefusal = Refusal<
  | 'producto-no-existe'
  | 'cesta-con-pedido'
  | 'taller-no-existe'
  | 'demasiados-productos'
  | 'cesta-llena'
  | `no-puedes-anadir-${ProductKind}`
>;

export interface FollowedWish {
  readonly state: BasketState;
  readonly facts: BasketFacts;
}

const idsOf = ({ products }: Pick<BasketState, 'products'>): string[] => products.map(({ id_navision }) => id_navision);

/** A day and an hour of one workshop mean nothing in another. */
const inItsWorkshop = (before: BasketState, after: BasketState): BasketState => {
  if (after.selectedTaller === null) return { ...after, selectedDate: null, selectedTime: null };
  return before.selectedTaller === null
    ? after
    : chooseWorkshop({ ...after, selectedTaller: before.selectedTaller }, after.selectedTaller);
};

/** What came in last. */
const lastOf = ({ products }: BasketState): BasketState['products'][number] | undefined =>
  products.toReversed().toSorted((one, other) => other.desde - one.desde)[0];

/** What may not be bought together with what came in last gives way to it. */
const inCompany = (state: BasketState, products: readonly ProductFacts[]): BasketState => {
  const companions = new Map(
    products.map(({ id_navision, tipo_producto, tipo_vehiculo: id_site_tipo_vehiculo }) => [
      id_navision,
      { tipo_producto, id_site_tipo_vehiculo },
    ]),
  );
  const last = lastOf(state);
  const newest = last && companions.get(last.id_navision);
  if (!newest) return state;
  const kept = state.products.filter(({ id_navision }) => {
    const companion = companions.get(id_navision);
    return companion !== undefined && goTogether(companion, newest);
  });
  return kept.length === state.products.length ? state : { ...state, products: kept };
};

/** The kind that a wish adds to a basket of another kind. */
const addedKind = (state: BasketState, products: readonly ProductFacts[], version: number): ProductKind | undefined => {
  const last = lastOf(state);
  const kind = products.find(({ id_navision }) => id_navision === last?.id_navision)?.tipo_producto;
  const mixed = products.some(({ tipo_producto }) => tipo_producto !== kind);
  return last && last.desde > version && mixed ? kind : undefined;
};

/**
 * What a basket holds once a wish is followed, with what its price follows from. Nothing is written. One
 * round trip; a second where another tab had put in something that this wish did not know of.
 */
export const followWish = async (
  db: Database,
  wish: Wish,
  { mixedOrders }: { readonly mixedOrders: boolean },
): Promise<FollowedWish | WishRefusal> => {
  const ids = wish.products.map(({ id_navision }) => id_navision);
  const asked = { cestaID: wish.cestaID, ids, codTienda: wish.selectedTaller ?? null };
  const first = await loadBasketFacts(db, asked);
  if (first.pedido && !mayBecome(first.pedido.status, 'pendiente-pago')) return refuse('cesta-con-pedido');

  const before = first.guardada?.state ?? emptyBasket;
  const state = inItsWorkshop(before, mergeWish(first.guardada, wish));
  if (state.products.length > mostProducts) return refuse('cesta-llena', { maximo: mostProducts });
  if (state.products.some(({ cantidad }) => cantidad > mostUnits))
    return refuse('demasiados-productos', { maximo: mostUnits });
  const complete = state.selectedTaller === asked.codTienda && idsOf(state).every((id) => asked.ids.includes(id));
  const facts = complete
    ? first
    : await loadBasketFacts(db, { ...asked, ids: idsOf(state), codTienda: state.selectedTaller });

  const known = new Set(facts.productos.map(({ id_navision }) => id_navision));
  if (idsOf(state).some((id) => !known.has(id))) return refuse('producto-no-existe');
  if (state.selectedTaller !== null && facts.taller === null) return refuse('taller-no-existe');
  const kept = inCompany(state, facts.productos);
  const productos = facts.productos.filter(({ id_navision }) => idsOf(kept).includes(id_navision));
  const added = mixedOrders ? undefined : addedKind(kept, productos, first.guardada?.version ?? 0);
  if (added) return refuse(mixedRefusal(added));
  return { state: kept, facts: { ...facts, productos, guardada: first.guardada } };
};
