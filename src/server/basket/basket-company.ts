import { giveWay, separateRevisions, type Parting } from '#domain/basket/give-way.ts';
import type { Companion } from '#domain/basket/go-together.ts';
import { refuseMixed } from '#domain/basket/mixed-order.ts';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import { keepsRevisionsApart } from '#domain/promotions/keeps-apart.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { Runtime } from '../runtime.ts';
import { promotable } from './attached-services.ts';
import type { ProductFacts, StoredBasket } from './basket-facts-store.ts';
import { isSoldIn } from './basket-pricing.ts';
import type { ProductInBasket } from './basket-state.ts';

/** A product that is wanted, with what the rules ask of it. */
export interface WantedCompanion extends Companion {
  readonly chosen: ProductInBasket;
  readonly facts: ProductFacts;
}

export const wantedOf = (products: readonly ProductInBasket[], facts: readonly ProductFacts[]): WantedCompanion[] => {
  const byId = new Map(facts.map((product) => [product.id_navision, product]));
  return products.flatMap((chosen) => {
    const known = byId.get(chosen.id_navision);
    if (!known) return [];
    return [{ chosen, facts: known, tipo_producto: known.tipo_producto, id_site_tipo_vehiculo: known.tipo_vehiculo }];
  });
};

/** What came in last. */
const newestOf = (wanted: readonly WantedCompanion[]): WantedCompanion | undefined =>
  wanted.toReversed().toSorted((one, other) => other.chosen.desde - one.chosen.desde)[0];

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
export const partCompany = (
  wanted: readonly WantedCompanion[],
  { promotions, now }: CompanyRules,
  sinPromociones: readonly number[],
): Parting<WantedCompanion> => {
  const newest = newestOf(wanted);
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

/**
 * Why what came in may not. What was put in before its part of the shop was switched off stays, sold out. Asked before
 * anything gives way: where kinds are not mixed, what came first stays and what was to come in is refused.
 */
export const refuseCompany = (
  wanted: readonly WantedCompanion[],
  before: StoredBasket | null,
  { sold, mixedOrders }: CompanyRules,
): Refusal<'producto-no-existe' | `no-puedes-anadir-${ProductKind}`> | undefined => {
  const known = new Set(before?.state.products.map(({ id_navision }) => id_navision));
  if (wanted.some(({ facts }) => !sold(facts) && !known.has(facts.id_navision))) return refuse('producto-no-existe');
  const newest = newestOf(wanted);
  if (!newest || newest.chosen.desde <= (before?.version ?? 0)) return undefined;
  return refuseMixed(
    wanted.map(({ facts }) => facts),
    newest.facts.tipo_producto,
    mixedOrders,
  );
};
