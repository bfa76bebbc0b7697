import { chooseWorkshop } from '#domain/basket/choices.ts';
import { mostProducts, mostUnits } from '#domain/basket/content.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { partCompany, refuseCompany, wantedOf, type CompanyRules, type WantedCompanion } from './basket-company.ts';
import { loadBasketFacts, type BasketFacts, type StoredBasket } from './basket-facts-store.ts';
import { emptyBasket, sameOrder, type BasketState, type ProductInBasket, type Wish } from './basket-state.ts';
import { mergeWish } from './merge-wish.ts';
import type { LeftProduct } from './show-left.ts';

export type WishRefusal = Refusal<
  | 'producto-no-existe'
  | 'demasiados-cupones'
  | 'cesta-con-pedido'
  | 'taller-no-existe'
  | 'demasiados-productos'
  | 'cesta-llena'
  | `no-puedes-anadir-${ProductKind}`
>;

export interface FollowedWish {
  /** The basket that goes on; another than the wish's where it began again. */
  readonly cestaID: string;
  readonly state: BasketState;
  readonly facts: BasketFacts;
  readonly left: readonly LeftProduct[];
  /** Those of them that a battery or an oil does not lie with: they are wanted for the same visit. */
  readonly apart: readonly ProductInBasket[];
  /** The basket is an order that waits for its payment, and this wish asks for the same or for something else. */
  readonly waits: 'same' | 'changed' | null;
}

const idsOf = (products: readonly ProductInBasket[]): string[] => products.map(({ id_navision }) => id_navision);

/** A day and an hour of one workshop mean nothing in another. */
const inItsWorkshop = (before: BasketState, after: BasketState): BasketState => {
  if (after.selectedTaller === null) return { ...after, selectedDate: null, selectedTime: null };
  return before.selectedTaller === null
    ? after
    : chooseWorkshop({ ...after, selectedTaller: before.selectedTaller }, after.selectedTaller);
};

/** What a wish comes to before the rules of company: where it goes on, and what another vehicle left behind. */
interface MergedWish {
  readonly cestaID: string;
  readonly before: StoredBasket | null;
  readonly state: BasketState;
  readonly behind: readonly ProductInBasket[];
}

const merge = (stored: StoredBasket | null, wish: Wish, restart: Wish | undefined): MergedWish => {
  const state = inItsWorkshop(stored?.state ?? emptyBasket, mergeWish(stored, wish));
  if (!restart) return { cestaID: wish.cestaID, before: stored, state, behind: [] };
  const wanted = new Set(idsOf(state.products));
  const behind = (stored?.state.products ?? []).filter(({ id_navision }) => wanted.has(id_navision));
  return { cestaID: restart.cestaID, before: null, state: mergeWish(null, restart), behind };
};

/** Which products, and which workshop, a wish names. */
interface FactsAsk {
  readonly cestaID: string;
  readonly ids: readonly string[];
  readonly codTienda: number | null;
}

interface FollowOptions {
  /** With what a basket begins again instead, if it does. */
  readonly restart?: (stored: StoredBasket | null, wish: Wish) => Wish | undefined;
  /** The basket may be an order that waits for its payment. */
  readonly mayWait?: boolean;
}

/** Whether the basket's order waits for its payment, and may then be followed; refused where nothing may change any more. */
const isWaiting = ({ pedido }: BasketFacts, mayWait: boolean): boolean | Refusal<'cesta-con-pedido'> => {
  if (!pedido) return false;
  if (mayWait && pedido.status === 'pendiente-pago') return true;
  return mayBecome(pedido.status, 'pendiente-pago') ? false : refuse('cesta-con-pedido');
};

const refuseTooMuch = (
  products: readonly ProductInBasket[],
): Refusal<'cesta-llena' | 'demasiados-productos'> | undefined => {
  if (products.length > mostProducts) return refuse('cesta-llena', { maximo: mostProducts });
  const tooMany = products.some(({ cantidad }) => cantidad > mostUnits);
  return tooMany ? refuse('demasiados-productos', { maximo: mostUnits }) : undefined;
};

const refuseUnknown = (
  { products, selectedTaller }: BasketState,
  wanted: readonly WantedCompanion[],
  { taller }: BasketFacts,
): Refusal<'producto-no-existe' | 'taller-no-existe'> | undefined => {
  if (wanted.length < products.length) return refuse('producto-no-existe');
  return selectedTaller !== null && taller === null ? refuse('taller-no-existe') : undefined;
};

/** The facts of a merged wish: those that were loaded where they tell all of it, else loaded for all of it. */
const completeFacts = async (
  db: Database,
  first: BasketFacts,
  asked: FactsAsk,
  { state, behind }: MergedWish,
): Promise<BasketFacts> => {
  const ids = idsOf([...state.products, ...behind]);
  const complete = state.selectedTaller === asked.codTienda && ids.every((id) => asked.ids.includes(id));
  return complete ? first : await loadBasketFacts(db, { ...asked, ids, codTienda: state.selectedTaller });
};

const goneProducts = (gone: readonly (WantedCompanion & Pick<LeftProduct, 'motivo'>)[]): LeftProduct[] =>
  gone.map(({ facts, chosen, motivo }) => ({ facts, cantidad: chosen.cantidad, motivo }));

/**
 * What a basket holds once a wish is followed, with what its price follows from. Nothing is written. One
 * round trip; a second where another tab had put in something that this wish did not know of.
 */
export const followWish = async (
  db: Database,
  wish: Wish,
  rules: CompanyRules,
  { restart, mayWait = false }: FollowOptions = {},
): Promise<FollowedWish | WishRefusal> => {
  const asked: FactsAsk = {
    cestaID: wish.cestaID,
    ids: wish.products.map(({ id_navision }) => id_navision),
    codTienda: wish.selectedTaller ?? null,
  };
  const first = await loadBasketFacts(db, asked);
  const waiting = isWaiting(first, mayWait);
  if (isRefusal(waiting)) return waiting;

  const merged = merge(first.guardada, wish, restart?.(first.guardada, wish));
  const { cestaID, before, state, behind } = merged;
  const tooMuch = refuseTooMuch(state.products);
  if (tooMuch) return tooMuch;
  const facts = await completeFacts(db, first, asked, merged);

  const wanted = wantedOf(state.products, facts.productos);
  const refused = refuseUnknown(state, wanted, facts) ?? refuseCompany(wanted, before, rules);
  if (refused) return refused;
  const { kept, left } = partCompany(wanted, rules, state.sinPromociones);
  const begunAnew = cestaID !== wish.cestaID;
  const changed = begunAnew || !before || !sameOrder(before.state, state);
  return {
    cestaID,
    state: { ...state, products: kept.map(({ chosen }) => chosen) },
    facts: {
      ...facts,
      productos: kept.map((each) => each.facts),
      guardada: before,
      pedido: begunAnew ? null : facts.pedido,
    },
    left: goneProducts([
      ...wantedOf(behind, facts.productos).map((each) => ({ ...each, motivo: 'otra-matricula' as const })),
      ...left.map(({ product, motivo }) => ({ ...product, motivo })),
    ]),
    apart: left.flatMap(({ product, motivo }) => (motivo === 'exclusivo' ? [product.chosen] : [])),
    waits: waiting ? (changed ? 'changed' : 'same') : null,
  };
};
