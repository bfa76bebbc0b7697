import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isSold } from '#domain/site/parts.ts';
import { countryOfSupply } from '#domain/pricing/country.ts';
import { concernsProduct } from '#domain/promotions/concerns.ts';
import { runs } from '#domain/runs.ts';
import { wishAt } from '../booking/occupancy.ts';
import { utcDay } from '../booking/local-time.ts';
import { recentOccupancies } from '../booking/recent-occupancies.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { tariffOf, type Tariffs } from '../catalogue/tariffs-store.ts';
import type { Runtime } from '../runtime.ts';
import { couponCap, promotionCap, promotionOrderCap, readCapsLeft, type CapLeft } from '../promotions/caps-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { promotable } from './attached-services.ts';
import type { BasketFacts, ProductFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { priceState, type PricedState, type PricingRules } from './price-state.ts';

const arrivalAt = async ({ database, config, clock }: Runtime, codTienda: number): Promise<PricingRules['arrival']> => {
  const now = clock();
  const [occupancy] = await recentOccupancies(database, { codTiendas: [codTienda], today: utcDay(now), days: 0 });
  return occupancy
    ? (terms) => wishAt(occupancy, { stages: [], delivery: [terms] }, now, config.booking).earliest
    : null;
};

const nobody: readonly string[] = [];
const endless: CapLeft = { quedan: null, persona: null };

/** The promotions that run and speak of something in a basket. */
const speakingPromotions = (
  { promotions }: Tariffs,
  productos: readonly ProductFacts[],
  now: Date,
): readonly PromotionRow[] => {
  const products = productos.map((facts) => promotable({ facts, cantidad: 1 }));
  return promotions.filter(
    (promotion) => runs(promotion, now) && products.some((product) => concernsProduct(promotion, product)),
  );
};

/** What of a basket is capped: its coupons, and the promotions that speak of it. */
const cappedKeys = ({ caps }: Tariffs, { cupones }: BasketState, promotions: readonly PromotionRow[]): string[] =>
  [
    ...cupones.map(couponCap),
    ...promotions.flatMap(({ id_site_promocion: id }) => [promotionCap(id), promotionOrderCap(id)]),
  ].filter((clave) => caps.has(clave));

/** Whether a product belongs to a part of the shop that is on: what lies in a basket from before counts as sold out. */
export const isSoldIn =
  ({ flags }: Runtime['config']) =>
  ({ tipo_producto, tipo_vehiculo }: Pick<ProductFacts, 'tipo_producto' | 'tipo_vehiculo'>): boolean =>
    isSold(flags, tipo_producto, vehicleGroup(tipo_vehiculo));

/**
 * Prices a basket with today's tariffs, for the country and the calendar of its workshop. `personas` are whose uses of
 * coupons and promotions count.
 */
export const priceBasketNow = async (
  runtime: Runtime,
  state: BasketState,
  facts: Pick<BasketFacts, 'productos' | 'taller'>,
  personas = nobody,
): Promise<PricedState> => {
  const { database, config, clock } = runtime;
  const { tariffs } = await catalogueOf(database);
  const { taller } = facts;
  const now = clock();
  const promotions = speakingPromotions(tariffs, facts.productos, now);
  const left = await readCapsLeft(database, cappedKeys(tariffs, state, promotions), personas);
  const leftOf = (clave: string): CapLeft => left.get(clave) ?? endless;
  const used = state.cupones.filter((codigo) => {
    const { quedan, persona } = leftOf(couponCap(codigo));
    return quedan === 0 || (persona !== null && persona <= 0);
  });
  const sold = isSoldIn(config);
  const productos = facts.productos.map((product) => (sold(product) ? product : { ...product, activo: false }));
  return priceState(state, productos, {
    tariffs,
    pais: tariffOf(tariffs, countryOfSupply(taller?.pais, state.codigoPostalIntroducido)),
    reserva: config.payment,
    coupons: { known: tariffs.coupons, used: new Set(used), now },
    promotions: {
      promotions,
      left: ({ id_site_promocion: id }) => ({
        ...leftOf(promotionCap(id)),
        pedidos: leftOf(promotionOrderCap(id)).persona,
      }),
      now,
      fecha: state.selectedDate ?? utcDay(now),
    },
    runflatMinutes: config.booking.runflatMinutes,
    arrival: taller && (await arrivalAt(runtime, taller.codTienda)),
  });
};
