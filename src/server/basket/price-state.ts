import { latestOf } from '#domain/booking/calendar.ts';
import { never, type DeliveryTerms } from '#domain/booking/delivery.ts';
import type { Stage } from '#domain/booking/job.ts';
import { anyCouponRuns, judgeCoupons, type CouponBook, type CouponRefusal } from '#domain/coupons/judge-coupons.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import type { DepositRule } from '#domain/payments/deposit.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { priceBasket, type PricedBasket } from '#domain/pricing/price-basket.ts';
import type { PriceRefusal } from '#domain/pricing/unit-price.ts';
import type { PromotionBook, RefusedPromotion } from '#domain/promotions/promote.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import { couponCap, promotionCap, promotionOrderCap } from '../promotions/caps-store.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { attachServices, type AttachedService } from './attached-services.ts';
import type { ProductFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { workParts, workStages, type WorkPart } from './basket-work.ts';
import { chooseOffers, type ChosenProduct } from './chosen-products.ts';
import { promoteLines, type PromotedBasket } from './promote-lines.ts';

export interface PricingRules {
  readonly tariffs: Tariffs;
  readonly pais: CountryTariff;
  readonly reserva: DepositRule;
  readonly runflatMinutes: number;
  readonly coupons: CouponBook<CouponRow>;
  readonly promotions: Omit<PromotionBook<PromotionRow>, 'without'>;
  /** First day on which goods that come so are at the chosen workshop; null before one is chosen. */
  readonly arrival: ((terms: DeliveryTerms) => string) | null;
}

/** Goods that an order would take, at the price that was shown. */
export interface Claim {
  readonly offer_id: number;
  readonly cantidad: number;
  readonly precio: Cents;
  readonly descuento: BasisPoints;
}

/** So much of what may be had only so often. */
export interface CapClaim {
  readonly clave: string;
  readonly cantidad: number;
}

/** What cannot be had in the quantity wanted. */
export interface SoldOut {
  readonly id_navision: string;
  readonly nombre: string;
  readonly stock: number;
  /** What the price of it lacks that no import has brought. */
  readonly falta: PriceRefusal | null;
}

/** What was decided about a basket: what is sold at which price, with which services, coupons, promotions and work. */
export interface PricedState {
  /** The products that the catalogue knows; the first lines of `priced` are theirs, in this order. */
  readonly chosen: readonly ChosenProduct[];
  /** For each of them, the day on which it is at the workshop; null while that is not known. */
  readonly arrivals: readonly (string | null)[];
  /** The services that they bring, chosen or not. */
  readonly attached: readonly AttachedService[];
  readonly promoted: PromotedBasket;
  readonly priced: PricedBasket;
  readonly tariffs: Tariffs;
  /** Whose taxes these are. */
  readonly pais: CountryTariff;
  readonly agotados: readonly SoldOut[];
  /** Whether codes may be typed. */
  readonly admiteCupones: boolean;
  /** The coupons that count, and why the last that does not does not. */
  readonly cupones: readonly CouponRow[];
  readonly rechazo: Refusal<CouponRefusal> | null;
  readonly desconocidos: readonly string[];
  /** Promotions that the basket would have and has not, with why. */
  readonly sinPromocion: readonly RefusedPromotion<PromotionRow>[];
  /** The counting promotion that has to be fitted the soonest. */
  readonly plazo: PromotionRow | null;
  readonly claims: readonly Claim[];
  /** What an order would take of what is capped. */
  readonly caps: readonly CapClaim[];
  /** What the work asks of the workshop; null where nothing is wanted. */
  readonly stages: readonly Stage[] | null;
  /** The same of each product and each chosen service alone. */
  readonly parts: () => readonly WorkPart[];
  readonly delivery: readonly DeliveryTerms[];
}

/** The first day on which all goods of a basket are at its workshop; empty before one is chosen. */
export const allArrived = ({ arrivals }: Pick<PricedState, 'arrivals'>): string =>
  latestOf(arrivals.filter((day) => day !== null));

/** A promotion that allows one order for each person forbids a second one whether it counts on it or not. */
const refusedPromotions = (
  { refused, concerned }: PromotedBasket,
  { left }: PricingRules['promotions'],
): RefusedPromotion<PromotionRow>[] => {
  const again = concerned.filter((promotion) => left(promotion).pedidos === 0);
  return [
    ...again.map((promotion) => ({ promotion, refusal: 'promocion-un-pedido' as const, left: left(promotion) })),
    ...refused.filter(({ promotion }) => !again.includes(promotion)),
  ];
};

const soonestDeadline = ({ counting }: PromotedBasket): PromotionRow | null =>
  counting
    .map(({ promotion }) => promotion)
    .filter(({ fecha_limite }) => fecha_limite !== null)
    .toSorted((one, other) => ((one.fecha_limite ?? '') < (other.fecha_limite ?? '') ? -1 : 1))[0] ?? null;

const capsOf = (coupons: readonly CouponRow[], { counting, concerned }: PromotedBasket): CapClaim[] => [
  ...coupons.map(({ codigo }) => ({ clave: couponCap(codigo), cantidad: 1 })),
  ...counting.map(({ promotion, unidades }) => ({
    clave: promotionCap(promotion.id_site_promocion),
    cantidad: unidades,
  })),
  ...concerned
    .filter(({ un_pedido }) => un_pedido)
    .map(({ id_site_promocion }) => ({ clave: promotionOrderCap(id_site_promocion), cantidad: 1 })),
];

const soldOut = ({ facts, offer }: ChosenProduct): SoldOut => ({
  id_navision: facts.id_navision,
  nombre: `${facts.marca} ${facts.modelo}`,
  stock: facts.activo ? (offer?.stock ?? 0) : 0,
  falta: facts.activo ? (offer?.falta ?? null) : null,
});

const claimsOf = (chosen: readonly ChosenProduct[]): Claim[] =>
  chosen.flatMap(({ offer, cantidad }) =>
    offer && !offer.sinLimite
      ? [{ offer_id: offer.id, cantidad, precio: offer.precio, descuento: offer.descuento }]
      : [],
  );

const arrivalOf = ({ offer }: ChosenProduct, arrival: PricingRules['arrival']): string | null => {
  const day = offer && arrival ? arrival(offer) : never;
  return day === never ? null : day;
};

/**
 * Prices what a basket holds. What is sold out keeps its last price and is named in `agotados`; nothing else changes
 * for it.
 */
export const priceState = (state: BasketState, facts: readonly ProductFacts[], rules: PricingRules): PricedState => {
  const { tariffs, pais, reserva, runflatMinutes, coupons, promotions, arrival } = rules;
  const chosen = chooseOffers(state, facts);
  const attached = attachServices(chosen, state.services, tariffs);
  const promoted = promoteLines(chosen, attached, pais.impuesto_bp, {
    ...promotions,
    without: new Set(state.sinPromociones),
  });
  const wanted = [...promoted.products, ...promoted.chosen].map(({ line }) => line);
  const plain = priceBasket(wanted, { pais, reserva, cupones: [] });
  const { aplicados, rechazo, desconocidos } = judgeCoupons(state.cupones, plain.lines, coupons);
  const priced = aplicados.length > 0 ? priceBasket(wanted, { pais, reserva, cupones: aplicados }) : plain;
  return {
    chosen,
    arrivals: chosen.map((product) => arrivalOf(product, arrival)),
    attached,
    promoted,
    priced,
    tariffs,
    pais,
    agotados: chosen.filter(({ available }) => !available).map(soldOut),
    admiteCupones: anyCouponRuns(coupons),
    cupones: aplicados,
    rechazo,
    desconocidos,
    sinPromocion: refusedPromotions(promoted, promotions),
    plazo: soonestDeadline(promoted),
    caps: capsOf(aplicados, promoted),
    claims: claimsOf(chosen),
    stages: workStages(chosen, attached, runflatMinutes),
    parts: () => workParts(chosen, attached),
    delivery: chosen.flatMap(({ offer }) => (offer ? [offer] : [])),
  };
};
