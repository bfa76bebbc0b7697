import type { visits } from '#contract/visits.ts';
import type { Pais } from '#domain/accounts/postcode.ts';
import { jobMinutes } from '#domain/booking/job.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { freeDays } from '../booking/free-days.ts';
import { freeTimes } from '../booking/free-times.ts';
import { showFreeDay } from '../booking/show-day.ts';
import { forgetOccupancy } from '../booking/recent-occupancies.ts';
import type { CallContext, Handlers } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { showHold } from '../basket/show-basket.ts';
import { notifyFreed } from '../waiting/notify-freed.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import { bookVisit, changeVisit, holdVisit } from './book-visit.ts';
import { explainDay } from './explain-day.ts';
import { closedSince, openToChange } from './open-to-change.ts';
import { movingVisit, movingVisitIfTheirs } from './moving-visit.ts';
import { listVisits, readVisit } from './read-visit.ts';
import { visitNeed } from './visit-need.ts';
import { doesWork, findBookable, showVisitWork, stagesOf } from '../visit-services/visit-services.ts';
import { costsIn } from '../visit-services/service-prices.ts';
import {
  loadScooterBrands,
  loadVisitServices,
  shownVisitServices,
  type VisitServiceRow,
} from '../visit-services/visit-services-store.ts';
import { markVisitCancelled } from './visits-store.ts';

/** Priced as what is bought in Spain, or in the workshop's country. */
const showPriced = async (context: CallContext, rows: readonly VisitServiceRow[], pais: Pais = 'ES') => {
  const costOf = await costsIn(context, pais);
  const show = (row: VisitServiceRow) => ({ ...showVisitWork([row], context.language), ...costOf(row) });
  return {
    servicios: rows.filter(({ producto }) => producto === null).map(show),
    deAsistentes: rows.filter(({ producto }) => producto !== null).map(show),
  };
};

const allServices = async (context: CallContext) =>
  await showPriced(context, await shownVisitServices(context.database));

export const visitsHandlers = {
  listVisitServices: async (context) => await allServices(context),

  listPrivateServices: async (context) => await allServices(context),

  readWorkshopServices: async (context, { params: { id } }) => {
    const { database } = context;
    const { workshops } = await recentWorkshops(database);
    const workshop = workshops.find(({ codTienda }) => codTienda === id);
    if (!workshop) return refuse('taller-no-existe');
    const done = (await loadVisitServices(database)).filter((row) => doesWork(workshop, [row]));
    return await showPriced(context, done, workshop.pais);
  },

  verifyWorkshopService: async (context, { params: { a, b } }) => {
    const found = await findBookable(context, a, b);
    if (isRefusal(found)) return found;
    const { language } = context;
    return { taller: showWorkshop(found.workshop, language), servicio: showVisitWork(found.work, language) };
  },

  consultVisitDates: async (context, { params: { id }, body: { selectedService, numDays, ...named } }) => {
    const moving = await movingVisitIfTheirs(context, named);
    const need = await visitNeed(context, { codTienda: id, servicio: selectedService ?? null, moving });
    if (isRefusal(need)) return need;
    const { database, clock, config, language } = context;
    const ask = { codTienda: id, need, days: numDays, now: clock(), rules: config.booking, moving };
    const free = await freeDays(database, ask);
    if (isRefusal(free)) return free;
    return {
      minutos: jobMinutes(need.stages),
      dates: free.days.map((day) => showFreeDay(day, language, config.booking)),
    };
  },

  explainVisitDay: async (context, { params: { id, x }, body: { date: fecha, ...named } }) => {
    const found = await findBookable(context, id, x);
    if (isRefusal(found)) return found;
    const why = await explainDay(context, { ...found, fecha, moving: await movingVisitIfTheirs(context, named) });
    if (isRefusal(why)) return why;
    const { language, config } = context;
    const { dia, servicio, talleres, otroDia } = why;
    return {
      dia: showFreeDay(dia, language, config.booking),
      alternativas: {
        servicio: servicio && { servicio: showVisitWork([servicio.service], language), time: servicio.hora },
        talleres,
        otroDia: otroDia && { date: otroDia.fecha, time: otroDia.hora },
      },
    };
  },

  consultVisitTimes: async (context, { params: { id, x }, body: { date, ...named } }) => {
    const found = await findBookable(context, id, x);
    if (isRefusal(found)) return found;
    const { database, clock, config } = context;
    const stages = stagesOf(found.work);
    const moving = await movingVisitIfTheirs(context, named);
    const ask = { codTienda: id, fecha: date, need: { stages }, now: clock(), rules: config.booking, moving };
    const times = await freeTimes(database, ask);
    return isRefusal(times) ? times : { minutos: jobMinutes(stages), times: [...times] };
  },

  holdVisitTime: async (context, { body: { reserva, idNavisionCitaModificada, firma, ...wish } }) => {
    const found = await findBookable(context, wish.selectedTaller, wish.selectedService);
    if (isRefusal(found)) return found;
    const moving = await movingVisit(context, { idNavisionCitaModificada, firma });
    if (isRefusal(moving)) return moving;
    const held = await holdVisit(context, wish, found.work, { token: reserva, moving });
    return isRefusal(held) ? held : { hold: showHold(held) };
  },

  bookVisit: async (context, { body }) => await bookVisit(context, body),

  changeVisit: async (context, { body }) => await changeVisit(context, body),

  readVisit: async (context, { params: { id }, query: { firma } }) => {
    const cita = await readVisit(context, id, firma);
    return isRefusal(cita) ? cita : { cita };
  },

  cancelVisit: async (context, { params: { id }, query: { firma } }) => {
    const visit = await openToChange(context, id, firma);
    if (isRefusal(visit)) return visit;
    const { database, clock } = context;
    const refused = await database.transaction(async (tx) => {
      const since = await closedSince(tx, context, visit);
      if (since) return since;
      await markVisitCancelled(tx, id, clock());
      await notifyFreed(tx, visit.codTienda, clock());
      const { email: destinatario, idioma } = visit;
      await queueMail(tx, { template: 'cita-anulada', destinatario, idioma, datos: { visitId: id } });
      return undefined;
    });
    if (refused) return refused;
    forgetOccupancy(database, visit.codTienda);
    return { cancelled: true };
  },

  listVisits: async (context) => ({ citasPrevias: await listVisits(context) }),

  listScooterBrands: async ({ database }) => ({ marcas: await loadScooterBrands(database) }),
} satisfies Pick<Handlers, keyof typeof visits>;
