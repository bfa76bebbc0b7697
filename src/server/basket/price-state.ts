import type { BasketProduct, BasketService, PriceTotals } from '#contract/basket.ts';
import { never, type DeliveryTerms } from '#domain/booking/delivery.ts';
import { planJob, type Stage } from '#domain/booking/job.ts';
import { heaviestVehicle, rimAsked, vehicleSkill } from '#domain/booking/vehicle-skill.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import type { DepositRule } from '#domain/payments/deposit.ts';
import type { CountryTariff } from '#domain/pricing/country.ts';
import { judgeCoupons, type CouponBook, type CouponRefusal } from '#domain/promotions/judge-coupons.ts';
import type { Refusal } from '#domain/refusal.ts';
import { priceBasket, type LineToPrice, type PricedBasket } from '#domain/pricing/price-basket.ts';
import type { Tariffs } from '../catalogue/tariffs-store.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import { attachServices, serviceLines, workOf, type AttachedService } from './attached-services.ts';
import type { ProductFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { chooseOffers, ownWork, productLine, type ChosenProduct } from './chosen-products.ts';
import { showProduct, showService, showTotals } from './show-prices.ts';

export interface PricingRules {
  readonly tariffs: Tariffs;
  readonly pais: CountryTariff;
  readonly reserva: DepositRule;
  readonly runflatMinutes: number;
  readonly coupons: CouponBook<CouponRow>;
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

export interface PricedState {
  readonly products: readonly BasketProduct[];
  readonly services: readonly BasketService[];
  readonly totals: PriceTotals;
  readonly agotados: readonly { readonly id_navision: string; readonly nombre: string; readonly stock: number }[];
  readonly priced: PricedBasket;
  /** The coupons that count, and why the last that does not does not. */
  readonly cupones: readonly CouponRow[];
  readonly rechazo: Refusal<CouponRefusal> | null;
  readonly claims: readonly Claim[];
  /** What the work asks of the workshop; null where nothing is wanted. */
  readonly stages: readonly Stage[] | null;
  readonly delivery: readonly DeliveryTerms[];
}

/** One visit, one vehicle: where tyres of several kinds are wanted, the bay must take the heaviest and the largest. */
const stagesOf = (
  chosen: readonly ChosenProduct[],
  services: readonly AttachedService[],
  runflatMinutes: number,
): Stage[] | null => {
  if (chosen.length === 0) return null;
  const kind = heaviestVehicle(new Set(chosen.map(({ facts }) => facts.tipo_vehiculo)));
  const vehicle = {
    tipo_vehiculo: vehicleSkill(kind),
    llanta: rimAsked(kind, Math.max(...chosen.map(({ facts }) => facts.llanta))),
    runflat: chosen.some(({ facts }) => facts.runflat),
  };
  const works = [
    ...chosen.map(ownWork).filter((work) => work !== undefined),
    ...services.filter(({ selected }) => selected).map(workOf),
  ];
  return planJob(works, vehicle, runflatMinutes);
};

/**
 * Prices what a basket holds, as it is shown and as it would be ordered. What is sold out keeps its last
 * price and is named in `agotados`; nothing else changes for it.
 */
export const priceState = (state: BasketState, facts: readonly ProductFacts[], rules: PricingRules): PricedState => {
  const { tariffs, pais, reserva, runflatMinutes, coupons, arrival } = rules;
  const chosen = chooseOffers(state, facts);
  const services = attachServices(chosen, state.services, tariffs);
  const wanted: LineToPrice[] = [
    ...chosen.map(productLine),
    ...services.filter(({ selected }) => selected).flatMap(serviceLines),
  ];
  const plain = priceBasket(wanted, { pais, reserva, cupones: [] });
  const { aplicados, rechazo } = judgeCoupons(state.cupones, plain.lines, coupons);
  const priced = aplicados.length > 0 ? priceBasket(wanted, { pais, reserva, cupones: aplicados }) : plain;
  const products = chosen.flatMap((each, place) => {
    const line = priced.lines[place];
    const day = each.offer && arrival ? arrival(each.offer) : never;
    return line ? [showProduct(each, line, pais, day === never ? null : day)] : [];
  });
  return {
    products,
    services: services.map((service) => showService(service, pais)),
    totals: showTotals(priced, products, pais),
    agotados: chosen.flatMap(({ facts, available, offer }) =>
      available
        ? []
        : [
            {
              id_navision: facts.id_navision,
              nombre: `${facts.marca} ${facts.modelo}`,
              stock: facts.activo ? (offer?.stock ?? 0) : 0,
            },
          ],
    ),
    priced,
    cupones: aplicados,
    rechazo,
    claims: chosen.flatMap(({ offer, cantidad }) =>
      offer && !offer.sinLimite
        ? [{ offer_id: offer.id, cantidad, precio: offer.precio, descuento: offer.descuento }]
        : [],
    ),
    stages: stagesOf(chosen, services, runflatMinutes),
    delivery: chosen.flatMap(({ offer }) => (offer ? [offer] : [])),
  };
};
