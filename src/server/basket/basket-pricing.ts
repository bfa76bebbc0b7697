import { countryOfSupply } from '#domain/pricing/country.ts';
import { wishAt } from '../booking/agenda.ts';
import { utcDay } from '../booking/local-time.ts';
import { recentAgendas } from '../booking/recent-agendas.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { tariffOf } from '../catalogue/tariffs-store.ts';
import type { House } from '../http/context.ts';
import type { BasketFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';
import { priceState, type PricedState, type PricingRules } from './price-state.ts';

const arrivalAt = async ({ database, config, clock }: House, codTienda: number): Promise<PricingRules['arrival']> => {
  const now = clock();
  const [agenda] = await recentAgendas(database, { codTiendas: [codTienda], today: utcDay(now), days: 0 });
  return agenda ? (terms) => wishAt(agenda, { stages: [], delivery: [terms] }, now, config.booking).earliest : null;
};

/** Prices a basket with today's tariffs, for the country and the calendar of its workshop. */
export const priceBasketNow = async (
  house: House,
  state: BasketState,
  facts: Pick<BasketFacts, 'productos' | 'taller'>,
): Promise<PricedState> => {
  const { database, config } = house;
  const { tariffs } = await catalogueOf(database);
  const { taller } = facts;
  return priceState(state, facts.productos, {
    tariffs,
    pais: tariffOf(tariffs, countryOfSupply(taller?.pais, state.codigoPostalIntroducido)),
    reserva: config.payment,
    runflatMinutes: config.booking.runflatMinutes,
    arrival: taller && (await arrivalAt(house, taller.codTienda)),
  });
};
