import type { Answer, Input } from '#contract/contract.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { freeDays } from '../booking/free-days.ts';
import { showFreeDay } from '../booking/show-day.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { CallContext } from '../runtime.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { loadWorkshops, type WorkshopRow } from '../workshops/workshops-store.ts';
import { neededTime } from './needed-time.ts';

/** The promotion that the work has to be done for in time. */
const showDeadline = (promotion: PromotionRow, language: Language) => {
  const { id_site_promocion, fecha_limite } = promotion;
  return fecha_limite === null ? null : { id_site_promocion, titulo: promotion[`titulo_${language}`], fecha_limite };
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
    minutos: jobMinutes(need.stages),
    taller: { alias, direccion, poblacion },
    plazo: need.plazo && showDeadline(need.plazo, language),
    dates: free.days.map((day) => showFreeDay(day, language, config.booking)),
  } satisfies Answer<'consultDates'>;
};
