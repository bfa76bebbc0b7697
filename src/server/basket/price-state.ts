import type { BasketProduct, BasketService, PriceTotals } from '#contract/basket.ts';
import { never, type DeliveryTerms } from '#domain/booking/delivery.ts';
import { planJob, type FittedVehicle, type Stage } from '#domain/booking/job.ts';
import { heaviestVehicle, rimAsked, vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import type { DepositRule } from '#domain/payments/deposit.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { anyCouponRuns, judgeCoupons, type CouponBook, type CouponRefusal } from '#domain/coupons/judge-coupons.ts';
import type { CountingPromotion, PromotionBook, RefusedPromotion } from '#domain/promotions/promote.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PriceRefusal } from '#domain/pricing/unit-price.ts';
import { priceBasket, type PricedBasket } from '#domain/pricing/price-basket.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import { couponCap, promotionCap, promotionOrderCap } from '../promotions/caps-store.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { attachServices, workOf, type AttachedService } from './attached-services.ts';
import type { ProductFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { chooseOffers, ownWork, type ChosenProduct } from './chosen-products.ts';
import { promoteLines, type PromotedBasket } from './promote-lines.ts';
import { showProduct, showService, showTotals } from './show-prices.ts';

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

export interface PricedState {
  readonly products: readonly BasketProduct[];
  readonly services: readonly BasketService[];
  readonly totals: PriceTotals;
  /** Whose taxes these are. */
  readonly pais: CountryTariff;
  readonly agotados: readonly SoldOut[];
  readonly priced: PricedBasket;
  /** Whether codes may be typed. */
  readonly admiteCupones: boolean;
  /** The coupons that count, and why the last that does not does not. */
  readonly cupones: readonly CouponRow[];
  readonly rechazo: Refusal<CouponRefusal> | null;
  readonly desconocidos: readonly string[];
  readonly promociones: readonly CountingPromotion<PromotionRow>[];
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

/** A product or a service, and what it asks of the workshop by itself. */
export interface WorkPart {
  readonly nombre_es: string;
  readonly nombre_ca: string;
  readonly stages: readonly Stage[];
}

/** One visit, one vehicle: where tyres of several kinds are wanted, the bay must take the heaviest and the largest. */
const vehicleOf = (chosen: readonly ChosenProduct[]): FittedVehicle => {
  const kind = heaviestVehicle(new Set(chosen.map(({ facts }) => facts.tipo_vehiculo)));
  return {
    tipo_vehiculo: vehicleSkill(kind),
    llanta: rimAsked(kind, Math.max(...chosen.map(({ facts }) => facts.llanta))),
    runflat: chosen.some(({ facts }) => facts.runflat),
  };
};

const partsOf = (chosen: readonly ChosenProduct[], services: readonly AttachedService[]): WorkPart[] => [
  ...chosen.map((each) => {
    const { marca, modelo } = each.facts;
    const nombre = `${marca} ${modelo}`;
    const work = ownWork(each);
    return { nombre_es: nombre, nombre_ca: nombre, stages: planJob(work ? [work] : [], vehicleOf([each]), 0) };
  }),
  ...services
    .filter(({ selected }) => selected)
    .map((service) => {
      const { nombre_es, nombre_ca } = service.row;
      return { nombre_es, nombre_ca, stages: planJob([workOf(service)], vehicleOf(chosen), 0) };
    }),
];

const stagesOf = (
  chosen: readonly ChosenProduct[],
  services: readonly AttachedService[],
  runflatMinutes: number,
): Stage[] | null => {
  if (chosen.length === 0) return null;
  const vehicle = vehicleOf(chosen);
  const works = [
    ...chosen.map(ownWork).filter((work) => work !== undefined),
    ...services.filter(({ selected }) => selected).map(workOf),
  ];
  return planJob(works, vehicle, runflatMinutes);
};

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

/**
 * Prices what a basket holds, as it is shown and as it would be ordered. What is sold out keeps its last
 * price and is named in `agotados`; nothing else changes for it.
 */
export const priceState = (state: BasketState, facts: readonly ProductFacts[], rules: PricingRules): PricedState => {
  const { tariffs, pais, reserva, runflatMinutes, coupons, promotions, arrival } = rules;
  const chosen = chooseOffers(state, facts);
  const services = attachServices(chosen, state.services, tariffs);
  const promoted = promoteLines(chosen, services, pais.impuesto_bp, {
    ...promotions,
    without: new Set(state.sinPromociones),
  });
  const wanted = [...promoted.products, ...promoted.chosen].map(({ line }) => line);
  const plain = priceBasket(wanted, { pais, reserva, cupones: [] });
  const { aplicados, rechazo, desconocidos } = judgeCoupons(state.cupones, plain.lines, coupons);
  const priced = aplicados.length > 0 ? priceBasket(wanted, { pais, reserva, cupones: aplicados }) : plain;
  const products = chosen.flatMap((each, place) => {
    const line = priced.lines[place];
    const day = each.offer && arrival ? arrival(each.offer) : never;
    const promotion = promoted.products[place]?.promocion?.promotion ?? null;
    return line ? [showProduct(each, line, promotion, pais, day === never ? null : day, state.selectedDate)] : [];
  });
  return {
    products,
    services: services.map((service) =>
      showService(service, promoted.offered.get(service.id_navision) ?? [], pais.impuesto_bp, tariffs),
    ),
    totals: showTotals(priced, products, pais),
    pais,
    agotados: chosen.flatMap(({ facts, available, offer }) =>
      available
        ? []
        : [
            {
              id_navision: facts.id_navision,
              nombre: `${facts.marca} ${facts.modelo}`,
              stock: facts.activo ? (offer?.stock ?? 0) : 0,
              falta: facts.activo ? (offer?.falta ?? null) : null,
            },
          ],
    ),
    priced,
    admiteCupones: anyCouponRuns(coupons),
    cupones: aplicados,
    rechazo,
    desconocidos,
    promociones: promoted.counting,
    sinPromocion: refusedPromotions(promoted, promotions),
    plazo: soonestDeadline(promoted),
    caps: capsOf(aplicados, promoted),
    claims: chosen.flatMap(({ offer, cantidad }) =>
      offer && !offer.sinLimite
        ? [{ offer_id: offer.id, cantidad, precio: offer.precio, descuento: offer.descuento }]
        : [],
    ),
    stages: stagesOf(chosen, services, runflatMinutes),
    parts: () => partsOf(chosen, services),
    delivery: chosen.flatMap(({ offer }) => (offer ? [offer] : [])),
  };
};
