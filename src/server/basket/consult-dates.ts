import type { Answer, Input } from '#contract/contract.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { never } from '#domain/booking/delivery.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { earliestDay } from '../booking/earliest-day.ts';
import { freeDays } from '../booking/free-days.ts';
import { showFreeDay } from '../booking/show-day.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { CallContext } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { loadWorkshops, type WorkshopRow } from '../workshops/workshops-store.ts';
import { loadBasketFacts } from './basket-facts-store.ts';
import { basketsBeside } from './beside-store.ts';
import { neededTime, timeForBasket } from './needed-time.ts';

/** The promotion that the work has to be done for in time. */
const showDeadline = (promotion: PromotionRow, language: Language) => {
  const { id_site_promocion, fecha_limite } = promotion;
  return fecha_limite === null ? null : { id_site_promocion, titulo: promotion[`titulo_${language}`], fecha_limite };
};

/**
 * The first day on which what lies beside, and is not ordered, is at the workshop too: from then on the car comes once for all
 * of it. Null where nothing lies beside, or it is there as soon.
 */
const togetherFrom = async (
  context: CallContext,
  { visita, cestaID, codTienda }: { visita: string | null; cestaID: string | null | undefined; codTienda: number },
  own: Fecha | null,
): Promise<Fecha | null> => {
  const { database, clock, config } = context;
  if (visita === null || !cestaID || own === null) return null;
  const now = clock();
  let from = own;
  for (const { state, pedido, ...beside } of await basketsBeside(database, { visita, but: cestaID, now })) {
    if (pedido !== null) continue;
    const facts = await loadBasketFacts(database, { cestaID: beside.cestaID, ids: null, codTienda: null });
    const need = await timeForBasket(context, state, facts);
    const there = need && (await earliestDay(database, { codTienda, need, now, rules: config.booking }));
    if (there === never) return null;
    if (there && there > from) from = there;
  }
  return from > own ? from : null;
};

/** The days of a workshop for a basket, each with its hours, and what a choice of a time goes by. */
export const consultDates = async (
  context: CallContext,
  { selectedProducts, codTienda, numDays, services, cestaID }: Input<'consultDates'>['body'],
) => {
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
  const isAsked = (workshop: WorkshopRow) => workshop.codTienda === codTienda;
  const { workshops } = await recentWorkshops(database);
  // One that opened within this minute stands in no list yet.
  const taller = workshops.find(isAsked) ?? (await loadWorkshops(database)).find(isAsked);
  if (!taller) return refuse('taller-no-existe');
  const { alias, direccion, poblacion } = taller;
  return {
    fechaEntrega: free.earliest,
    juntos: await togetherFrom(context, { visita: need.visita, cestaID, codTienda }, free.earliest),
    minutos: jobMinutes(need.stages),
    taller: { alias, direccion, poblacion },
    plazo: need.plazo && showDeadline(need.plazo, language),
    dates: free.days.map((day) => showFreeDay(day, language, config.booking)),
  } satisfies Answer<'consultDates'>;
};
