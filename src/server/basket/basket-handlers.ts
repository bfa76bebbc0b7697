import type { baskets } from '#contract/basket.ts';
import type { times } from '#contract/times.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { freeDays } from '../booking/free-days.ts';
import { freeTimes } from '../booking/free-times.ts';
import { showFreeDay } from '../booking/show-day.ts';
import { leaveHold, releaseHold } from '../booking/keep-hold.ts';
import type { Handlers } from '../runtime.ts';
import { claimBasket } from '../leads/leads-store.ts';
import { timesNearby } from '../workshop-times/times-nearby.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import type { WorkshopRow } from '../workshops/workshops-store.ts';
import { deleteBasket } from './baskets-store.ts';
import { followAccount } from './follow-account.ts';
import { openGuess } from '../promotions/coupon-guesses.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import { neededTime } from './needed-time.ts';
import { priceAlone } from './price-alone.ts';
import { readBasket } from './read-basket.ts';
import { reportUnavailable } from './report-unavailable.ts';
import { reserveTime } from './reserve-time.ts';
import { reopenBasket, updateBasket, type BasketNeeds } from './update-basket.ts';

/** Beyond a border the basket would cost something else. */
const sameCountry = (other: WorkshopRow, here: WorkshopRow): boolean => other.pais === here.pais;

/** The promotion that the work has to be done for in time. */
const showDeadline = (promotion: PromotionRow, language: Language) => {
  const { id_site_promocion, fecha_limite } = promotion;
  return fecha_limite === null ? null : { id_site_promocion, titulo: promotion[`titulo_${language}`], fecha_limite };
};

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

    consultDates: async (context, { body: { selectedProducts, codTienda, numDays, services, cestaID } }) => {
      const need = await neededTime(context, { products: selectedProducts, services, cestaID }, 'selectedProducts');
      if (isRefusal(need)) return need;
      const { database, clock, config, language } = context;
      const free = await freeDays(database, {
        codTienda,
        need,
        days: numDays,
        now: clock(),
        rules: config.booking,
        token: cestaID ?? null,
      });
      if (isRefusal(free)) return free;
      const { workshops } = await recentWorkshops(database);
      const taller = workshops.find((workshop) => workshop.codTienda === codTienda);
      if (!taller) return refuse('taller-no-existe');
      const { alias, direccion, poblacion } = taller;
      return {
        fechaEntrega: free.earliest,
        minutos: jobMinutes(need.stages),
        taller: { alias, direccion, poblacion },
        plazo: need.plazo && showDeadline(need.plazo, language),
        dates: free.days.map((day) => showFreeDay(day, language, config.booking)),
      };
    },

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
