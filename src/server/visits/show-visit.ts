import type { Visit } from '#contract/visits.ts';
import type { Language } from '#domain/language.ts';
import { toEuros } from '#domain/money/euros.ts';
import { minuteMs } from '#domain/time.ts';
import { findServices } from '#domain/visits/services.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { sentenceOf } from '#i18n/sentence.ts';
import { localTime } from '../booking/local-time.ts';
import type { Runtime } from '../runtime.ts';
import { calendarPath } from '../calendar/calendar-addresses.ts';
import { maskEmail } from '../orders/show-order.ts';
import { recentWorkshops } from '../workshops/recent-workshops.ts';
import { showWorkshop } from '../workshops/show-workshop.ts';
import { closed } from './open-to-change.ts';
import { showTogether, showVisitWork } from '../visit-services/visit-services.ts';
import { loadVisitServices } from '../visit-services/visit-services-store.ts';
import { signVisit } from './visit-signature.ts';
import type { VisitRow } from './visits-store.ts';

/** Visits as whoever may manage them sees them. */
export const showVisits = async (
  runtime: Runtime,
  visits: readonly VisitRow[],
  language: Language,
): Promise<Visit[]> => {
  const { database } = runtime;
  const { workshops } = await recentWorkshops(database);
  const services = await loadVisitServices(database);
  const shown = visits.map(async (visit): Promise<Visit[]> => {
    const taller = workshops.find(({ codTienda }) => codTienda === visit.codTienda);
    const work = findServices(services, visit.servicio);
    if (!taller || !work) return [];
    const { fecha, hora } = localTime(visit.starts, visit.tz);
    const why = closed(runtime, visit);
    const firma = await signVisit(database, visit);
    return [
      {
        citaPreviaId: visit.id,
        numero: visit.numero,
        pedido: null,
        status: visit.status,
        vehiculo: visit.vehiculo,
        servicio: showVisitWork(work, language),
        servicios: work.map((each) => each[`nombre_${language}`]),
        junto: showTogether(work, language),
        precioAnunciado: visit.precioAnunciado && {
          ...visit.precioAnunciado,
          importe: toEuros(visit.precioAnunciado.importe),
        },
        taller: showWorkshop(taller, language),
        date: fecha,
        time: hora,
        minutos: Math.round((visit.ends.getTime() - visit.starts.getTime()) / minuteMs),
        matricula: visit.matricula && printPlate(visit.matricula),
        marca: visit.marca,
        comentario: visit.comentario,
        nombre: visit.nombre,
        email: maskEmail(visit.email),
        modificable: why === undefined,
        motivo: why ? sentenceOf(why.refusal, language, why.values) : null,
        firma,
        calendario: calendarPath({ citaPreviaId: visit.id, firma }),
      },
    ];
  });
  return (await Promise.all(shown)).flat();
};
