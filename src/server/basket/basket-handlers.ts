import type { baskets } from '#contract/basket.ts';
import type { times } from '#contract/times.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { freeTimes } from '../booking/free-times.ts';
import { leaveHold, releaseHold } from '../booking/keep-hold.ts';
import type { Handlers } from '../runtime.ts';
import { claimBasket } from '../leads/leads-store.ts';
import { timesNearby } from '../workshop-times/times-nearby.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { deleteBasket } from './baskets-store.ts';
import { consultDates } from './consult-dates.ts';
import { followAccount } from './follow-account.ts';
import { openGuess } from '../promotions/coupon-guesses.ts';
import { neededTime } from './needed-time.ts';
import { priceAlone } from './price-alone.ts';
import { readBasket } from './read-basket.ts';
import { reportUnavailable } from './report-unavailable.ts';
import { reserveTime } from './reserve-time.ts';
import { reopenBasket, updateBasket, type BasketNeeds } from './update-basket.ts';

/** Beyond a border the basket would cost something else. */
const sameCountry = (other: WorkshopRow, here: WorkshopRow): boolean => other.pais === here.pais;

export const basketHandlers = (parts: BasketNeeds) =>
  ({
    priceProduct: async (context, { params: { id }, body: { cantidad, cupones, userInfo } }) => {
      const guess = await openGuess(context, cupones ?? []);
      if (isRefusal(guess)) return guess;
      const priced = await priceAlone(context, { id_navision: id, cantidad, postCode: userInfo?.postCode, cupones });
      if (isRefusal(priced)) return priced;
      await guess.wrong(priced?.desconocidos.length ?? 0);
      if (!priced) return refuse('producto-no-existe');
      const { agotado, rechazo, desconocidos: _, ...answer } = priced;
      if (agotado) return refuse('producto-sin-disponibilidad', { producto: agotado.nombre, stock: agotado.stock });
      return rechazo ?? answer;
    },

    readProduct: async (context, { params: { id }, body: { userInfo } }) => {
      const priced = await priceAlone(context, { id_navision: id, cantidad: 1, postCode: userInfo?.postCode });
      if (isRefusal(priced)) return priced;
      return priced ? { producto: priced.producto } : refuse('producto-no-existe');
    },

    readBasket: async (context, { params: { id } }) => {
      const cesta = await readBasket(context, id);
      return isRefusal(cesta) ? cesta : { cesta };
    },

    updateBasket: async (context, { body: { cestaState, userInfo } }) => {
      const cesta = await updateBasket(context, cestaState, parts);
      if (isRefusal(cesta)) return cesta;
      if (userInfo?.idLead) await claimBasket(context.database, userInfo.idLead, cesta.cestaID);
      return { cesta };
    },

    followBasket: async (context, { body: { cestaID } }) => {
      const cesta = await followAccount(context, cestaID ?? null, parts);
      return isRefusal(cesta) ? cesta : { cesta };
    },

    deleteBasket: async (context, { params: { id } }) => {
      const { database } = context;
      await reopenBasket(context, id, parts);
      await releaseHold(database, id);
      return { deleted: await deleteBasket(database, id) };
    },

    reportUnavailable: async (context, { body }) => ({
      productos: await reportUnavailable(context, body.unavailableProducts),
    }),

    consultDates: async (context, { body }) => await consultDates(context, body),

    consultTimes: async (context, { body: { products, codTienda, date, services, cestaID, talleresCercanos } }) => {
      const need = await neededTime(context, { products, services, cestaID }, 'products');
      if (isRefusal(need)) return need;
      const { database, clock, config } = context;
      const ask = { codTienda, fecha: date, need, token: cestaID ?? null };
      const times = await freeTimes(database, { ...ask, now: clock(), rules: config.booking });
      if (isRefusal(times)) return times;
      const talleres =
        talleresCercanos && times.length === 0 ? await timesNearby(context, { ...ask, suits: sameCountry }) : [];
      return { minutos: jobMinutes(need.stages), times: [...times], talleres };
    },

    reserveTime: async (context, { body }) => await reserveTime(context, body, parts),

    leaveTime: async ({ database, config }, { body: { reserva } }) => ({
      left: await leaveHold(database, { token: reserva, leaveSeconds: config.holdLeftSeconds, rules: config.booking }),
    }),

    releaseTime: async ({ database }, { body: { cestaID } }) => ({ released: await releaseHold(database, cestaID) }),
  }) satisfies Pick<Handlers, keyof typeof baskets | keyof typeof times>;
