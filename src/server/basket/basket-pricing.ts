import { countryOfSupply } from '#domain/pricing/country.ts';
import { wishAt } from '../booking/agenda.ts';
import { utcDay } from '../booking/local-time.ts';
import { recentAgendas } from '../booking/recent-agendas.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { tariffOf } from '../catalogue/tariffs-store.ts';
import type { House } from '../http/context.ts';
import { usedCoupons } from '../promotions/coupons-store.ts';
import type { BasketFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { priceState, type PricedState, type PricingRules } from './price-state.ts';

const arrivalAt = async ({ database, config, clock }: House, codTienda: number): Promise<PricingRules['arrival']> => {
  const now = clock();
  const [agenda] = await recentAgendas(database, { codTiendas: [codTienda], today: utcDay(now), days: 0 });
  return agenda ? (terms) => wishAt(agenda, { stages: [], delivery: [terms] }, now, config.booking).earliest : null;
};

const nobody: readonly string[] = [];

/**
 * Prices a basket with today's tariffs, for the country and the calendar of its workshop. `personas` are whose uses of
 * coupons count.
 */
export const priceBasketNow = async (
  house: House,
  state: BasketState,
  facts: Pick<BasketFacts, 'productos' | 'taller'>,
  personas = nobody,
): Promise<PricedState> => {
  const { database, config, clock } = house;
  const { tariffs } = await catalogueOf(database);
  const { taller } = facts;
  const used = state.cupones.length > 0 ? await usedCoupons(database, state.cupones, personas) : [];
  return priceState(state, facts.productos, {
    tariffs,
    pais: tariffOf(tariffs, countryOfSupply(taller?.pais, state.codigoPostalIntroducido)),
    reserva: config.payment,
    coupons: { known: tariffs.coupons, used: new Set(used), now: clock() },
    runflatMinutes: config.booking.runflatMinutes,
    arrival: taller && (await arrivalAt(house, taller.codTienda)),
  });
};
