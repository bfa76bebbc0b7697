import { brandInWords } from '#domain/visits/scooter-brand.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { address } from '#contract/addresses.ts';
import { shortTime } from '#domain/short-time.ts';
import { minuteMs } from '#domain/time.ts';
import type { Language } from '#domain/language.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { serviceCost as costCa } from '#i18n/ca/service-cost.ts';
import { serviceCost as costEs } from '#i18n/es/service-cost.ts';
import { localTime } from '../booking/local-time.ts';
import type { Appointment } from '../calendar/appointment-store.ts';
import type { Runtime } from '../runtime.ts';
import type { Block, Row } from '../mail/letter.ts';
import { dayInWords, textsIn } from '../mail/texts.ts';
import { pageUrl } from '../page-url.ts';
import { findWork, showTogether } from '../visit-services/visit-services.ts';
import { signVisit } from './visit-signature.ts';
import type { AnnouncedPrice, VisitRow } from './visits-store.ts';

/** Day, hour and workshop of an appointment, as sentences name them. */
export const whenAndWhere = ({ starts, tz, alias }: Appointment, idioma: Language) => {
  const { fecha, hora } = localTime(starts, tz);
  return [dayInWords(fecha, idioma), shortTime(hora), alias] as const;
};

/** Where, when and how to reach it. */
export const appointmentRows = (appointment: Appointment, idioma: Language): Row[] => {
  const t = textsIn(idioma).confirmacion;
  const { alias, telefono, starts, ends } = appointment;
  const [dia, hora] = whenAndWhere(appointment, idioma);
  return [
    { label: t.cuando, value: t.horas(dia, hora) },
    { label: t.duracion, value: t.minutos(Math.round((ends.getTime() - starts.getTime()) / minuteMs)) },
    { label: t.taller, value: `${alias}, ${addressLine(appointment)}` },
    { label: t.telefono, value: telefono },
  ];
};

const serviceCosts = { es: costEs, ca: costCa };

const priceInWords = (price: AnnouncedPrice, idioma: Language): string =>
  serviceCosts[idioma].anunciado(formatEuros(price.importe, idioma), price);

/** What was booked, and for which vehicle. */
export const visitRows = async ({ database }: Runtime, visit: VisitRow, idioma: Language): Promise<Row[]> => {
  const t = textsIn(idioma);
  const work = await findWork(database, visit.servicio);
  const junto = showTogether(work ?? [], idioma);
  return [
    { label: t.visita.cita, value: visit.numero },
    ...(work ? [{ label: t.visita.servicio, value: work.map((each) => each[`nombre_${idioma}`]).join(' + ') }] : []),
    ...(junto.length > 0
      ? [{ label: t.visita.junto, value: junto.map((each) => t.visita.menos(each.nombre, each.descuento)).join(' · ') }]
      : []),
    ...(visit.precioAnunciado ? [{ label: t.visita.precio, value: priceInWords(visit.precioAnunciado, idioma) }] : []),
    ...(visit.matricula ? [{ label: t.confirmacion.matricula, value: printPlate(visit.matricula) }] : []),
    ...(visit.marca
      ? [{ label: t.visita.vehiculo, value: t.visita.patinete(brandInWords(visit.marca, t.visita.otraMarca)) }]
      : []),
  ];
};

/** How it is changed: by the link of this revision, until so long before. */
export const manageBlocks = async (
  { database, config }: Runtime,
  visit: VisitRow,
  idioma: Language,
): Promise<Block[]> => {
  const { visita: t } = textsIn(idioma);
  const firma = await signVisit(database, visit);
  return [
    { kind: 'link', text: t.cambiar, url: pageUrl(config, address('visitManage', idioma), { cita: visit.id, firma }) },
    { kind: 'text', text: t.hasta(config.booking.noticeMinutes / 60) },
  ];
};
