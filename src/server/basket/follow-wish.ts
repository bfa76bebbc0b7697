import { chooseWorkshop } from '#domain/basket/choices.ts';
import { mostProducts, mostUnits } from '#domain/basket/content.ts';
import { giveWay, separateRevisions, type Parting } from '#domain/basket/give-way.ts';
import type { Companion } from '#domain/basket/go-together.ts';
import { refuseMixed } from '#domain/basket/mixed-order.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { keepsRevisionsApart } from '#domain/promotions/keeps-apart.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { promotable } from './attached-services.ts';
import { isSoldIn } from './basket-pricing.ts';
import { loadBasketFacts, type BasketFacts, type ProductFacts, type StoredBasket } from './basket-facts-store.ts';
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

/** A product that is wanted, with what the rules ask of it. */
interface Wanted extends Companion {
  readonly chosen: ProductInBasket;
  readonly facts: ProductFacts;
}

const wantedOf = (products: readonly ProductInBasket[], facts: readonly ProductFacts[]): Wanted[] => {
  const byId = new Map(facts.map((product) => [product.id_navision, product]));
  return products.flatMap((chosen) => {
    const known = byId.get(chosen.id_navision);
    if (!known) return [];
    return [{ chosen, facts: known, tipo_producto: known.tipo_producto, id_site_tipo_vehiculo: known.tipo_vehiculo }];
  });
};

/** What came in last. */
const newestOf = (wanted: readonly Wanted[]): Wanted | undefined =>
  wanted.toReversed().toSorted((one, other) => other.chosen.desde - one.chosen.desde)[0];

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

/** What the chain says about lying in one basket. */
export interface CompanyRules {
  readonly mixedOrders: boolean;
  readonly sold: (product: ProductFacts) => boolean;
  readonly promotions: readonly PromotionRow[];
  readonly now: Date;
}

export const companyRules = async ({ database, config, clock }: Runtime): Promise<CompanyRules> => {
  const { tariffs } = await catalogueOf(database);
  return { mixedOrders: config.mixedOrders, sold: isSoldIn(config), promotions: tariffs.promotions, now: clock() };
};

/** What gives way to what came in last, and what a promotion keeps apart. */
const partCompany = (
  wanted: readonly Wanted[],
  newest: Wanted | undefined,
  { promotions, now }: CompanyRules,
  sinPromociones: readonly number[],
): Parting<Wanted> => {
  if (!newest) return { kept: [], left: [] };
  const before = giveWay(wanted, newest);
  const apart = keepsRevisionsApart(
    promotions,
    before.kept.map(({ facts, chosen }) => promotable({ facts, cantidad: chosen.cantidad })),
    { now, without: new Set(sinPromociones) },
  );
  const after = separateRevisions(before.kept, apart !== undefined);
  return { kept: after.kept, left: [...before.left, ...after.left] };
};

interface FollowOptions {
  /** With what a basket begins again instead, if it does. */
  readonly restart?: (stored: StoredBasket | null, wish: Wish) => Wish | undefined;
  /** The basket may be an order that waits for its payment. */
  readonly mayWait?: boolean;
}

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
  const asked = {
    cestaID: wish.cestaID,
    ids: wish.products.map(({ id_navision }) => id_navision),
    codTienda: wish.selectedTaller ?? null,
  };
  const first = await loadBasketFacts(db, asked);
  const waiting = mayWait && first.pedido?.status === 'pendiente-pago';
  if (first.pedido && !waiting && !mayBecome(first.pedido.status, 'pendiente-pago')) return refuse('cesta-con-pedido');

  const { cestaID, before, state, behind } = merge(first.guardada, wish, restart?.(first.guardada, wish));
  const changed = cestaID !== wish.cestaID || !before || !sameOrder(before.state, state);
  if (state.products.length > mostProducts) return refuse('cesta-llena', { maximo: mostProducts });
  if (state.products.some(({ cantidad }) => cantidad > mostUnits))
    return refuse('demasiados-productos', { maximo: mostUnits });
  const ids = idsOf([...state.products, ...behind]);
  const complete = state.selectedTaller === asked.codTienda && ids.every((id) => asked.ids.includes(id));
  const facts = complete ? first : await loadBasketFacts(db, { ...asked, ids, codTienda: state.selectedTaller });

  const wanted = wantedOf(state.products, facts.productos);
  if (wanted.length < state.products.length) return refuse('producto-no-existe');
  if (state.selectedTaller !== null && facts.taller === null) return refuse('taller-no-existe');
  const newest = newestOf(wanted);
  // What was put in before its part of the shop was switched off stays, sold out.
  const known = new Set(before?.state.products.map(({ id_navision }) => id_navision));
  if (wanted.some(({ facts: each }) => !rules.sold(each) && !known.has(each.id_navision)))
    return refuse('producto-no-existe');
  // Before anything gives way: where kinds are not mixed, what came first stays and what was to come in is refused.
  if (newest && newest.chosen.desde > (before?.version ?? 0)) {
    const mixed = refuseMixed(
      wanted.map(({ facts: each }) => each),
      newest.facts.tipo_producto,
      rules.mixedOrders,
    );
    if (mixed) return mixed;
  }
  const { kept, left } = partCompany(wanted, newest, rules, state.sinPromociones);
  return {
    cestaID,
    state: { ...state, products: kept.map(({ chosen }) => chosen) },
    facts: {
      ...facts,
      productos: kept.map((each) => each.facts),
      guardada: before,
      pedido: cestaID === wish.cestaID ? facts.pedido : null,
    },
    left: [
      ...wantedOf(behind, facts.productos).map((each) => ({ ...each, motivo: 'otra-matricula' as const })),
      ...left.map(({ product, motivo }) => ({ ...product, motivo })),
    ].map(({ facts: gone, chosen, motivo }) => ({ facts: gone, cantidad: chosen.cantidad, motivo })),
    waits: waiting ? (changed ? 'changed' : 'same') : null,
  };
};
