import { mostProducts } from '#domain/basket/content.ts';
import { rearrange } from '#domain/basket/beside.ts';
import { companyOf } from '#domain/basket/go-together.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import type { BasketState, ProductInBasket } from './basket-state.ts';
import { deleteBasket, saveBasket } from './baskets-store.ts';
import { basketsBeside, lockBaskets, type BesideRow } from './beside-store.ts';
import type { FollowedWish } from './follow-wish.ts';

/** What becomes of the basket beside the one that changed; null where nothing does. */
export interface AsideBasket {
  readonly cestaID: string;
  /** The version that was read; 0 where it is made. */
  readonly version: number;
  /** Nothing left in it: it is forgotten. */
  readonly state: BasketState | null;
}

export interface ArrangedVisit {
  readonly followed: FollowedWish;
  readonly visita: string | null;
  readonly aside: AsideBasket | null;
}

const mostCoupons = 5;

const codes = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].slice(0, mostCoupons);

/** As new in a basket of that version. */
const movedTo = (products: readonly ProductInBasket[], version: number): ProductInBasket[] =>
  products.map((product) => ({ ...product, desde: version + 1, cambiado: version + 1 }));

const companyIn = (products: readonly ProductInBasket[], kinds: ReadonlyMap<string, string>): string | null => {
  const tipo = products[0] && kinds.get(products[0].id_navision);
  return tipo === undefined ? null : companyOf({ tipo_producto: tipo });
};

/** What leaves takes along what was said about it: services, coupons, where the car is to be. Its time is chosen anew. */
const asideState = (
  { facts: { guardada }, state }: FollowedWish,
  home: BesideRow | undefined,
  version: number,
  products: readonly ProductInBasket[],
): BasketState => {
  const before = guardada?.state ?? { ...state, cupones: [] };
  return {
    ...before,
    services: { ...home?.state.services, ...before.services },
    cupones: codes(before.cupones, home?.state.cupones ?? []),
    products: movedTo(products, version),
    matricula: state.matricula,
    step: 'solicitud',
    selectedTime: null,
    generaFactura: false,
  };
};

/** The changed basket with what comes into it; without the coupons that went along with what left. */
const withBrought = async (
  db: Database,
  followed: FollowedWish,
  like: BesideRow | undefined,
  brought: readonly ProductInBasket[],
): Promise<FollowedWish> => {
  const { cestaID, state, facts, apart } = followed;
  const gone = new Set(apart.length > 0 ? facts.guardada?.state.cupones : []);
  const stays = state.cupones.filter((code) => !gone.has(code));
  const products = [...state.products, ...movedTo(brought, facts.guardada?.version ?? 0)];
  const whole: BasketState = {
    ...state,
    products,
    services: { ...state.services, ...like?.state.services },
    cupones: like ? codes(stays, like.state.cupones) : stays,
  };
  if (brought.length === 0) return { ...followed, state: whole };
  const ids = products.map(({ id_navision }) => id_navision);
  const { productos } = await loadBasketFacts(db, { cestaID, ids, codTienda: state.selectedTaller });
  return { ...followed, state: whole, facts: { ...facts, productos } };
};

/** The baskets beside one that are not ordered. */
const openBeside = async (db: Database, { cestaID, facts }: FollowedWish, now: Date): Promise<BesideRow[]> => {
  const visita = facts.guardada?.visita;
  if (!visita) return [];
  return (await basketsBeside(db, { visita, but: cestaID, now })).filter(({ pedido }) => pedido === null);
};

const rearranged = ({ state, facts, apart, left }: FollowedWish, open: readonly BesideRow[]) => {
  const kinds = new Map(
    [...facts.productos, ...left.map((each) => each.facts)].map((each) => [each.id_navision, each.tipo_producto]),
  );
  return rearrange({
    kept: state.products,
    company: companyIn(state.products, kinds),
    apart,
    apartCompany: companyIn(apart, kinds),
    besides: open.map((row) => ({ cestaID: row.cestaID, company: row.company, products: row.state.products })),
  });
};

/**
 * How the baskets of a visit lie once a wish was followed in one of them (decision 080): what a battery or an oil pushed out
 * goes beside, and what lies beside comes back to its like. Nothing is written.
 */
export const arrangeVisit = async (
  db: Database,
  followed: FollowedWish,
  now: Date,
): Promise<ArrangedVisit | Refusal<'cesta-llena'>> => {
  const { state, facts, left } = followed;
  const visita = facts.guardada?.visita ?? null;
  // For a vehicle of another kind it is another visit.
  if (left.some(({ motivo }) => motivo === 'otra-categoria')) return { followed, visita: null, aside: null };
  const open = await openBeside(db, followed, now);
  const { from, brought, beside } = rearranged(followed, open);
  if (!beside) return { followed, visita, aside: null };
  if (state.products.length + brought.length > mostProducts) return refuse('cesta-llena', { maximo: mostProducts });
  const there = open.find((row) => row.cestaID === beside.cestaID);
  const { cestaID, version } = there ?? { cestaID: randomUUID(), version: 0 };
  const home = from === null ? there : undefined;
  const aside = beside.products.length === 0 ? null : asideState(followed, home, version, beside.products);
  return {
    followed: await withBrought(db, followed, from === null ? undefined : there, brought),
    visita: visita ?? randomUUID(),
    aside: { cestaID, version, state: aside },
  };
};

/**
 * Writes the basket that changed, by `saveChanged`, and the one beside it, both or none. Undefined where another call wrote
 * one of them meanwhile.
 */
export const saveVisit = async (
  db: Database,
  { followed: { cestaID, facts }, visita, aside }: ArrangedVisit,
  { accountId, now }: { readonly accountId: string | null; readonly now: Date },
  saveChanged: (tx: Database) => Promise<number | undefined>,
): Promise<number | undefined> => {
  if (!aside) return await saveChanged(db);
  return await db.transaction(async (tx) => {
    const read = [
      { cestaID, version: facts.guardada?.version ?? 0 },
      { cestaID: aside.cestaID, version: aside.version },
    ].filter(({ version }) => version > 0);
    if (!(await lockBaskets(tx, read))) return undefined;
    const saved = await saveChanged(tx);
    if (saved === undefined) return undefined;
    if (aside.state) await saveBasket(tx, { ...aside, state: aside.state, accountId, visita, now });
    else await deleteBasket(tx, aside.cestaID);
    return saved;
  });
};
