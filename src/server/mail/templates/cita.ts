import type { Language } from '#domain/language.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { findVisit, type VisitRow } from '../../appointments/visits-store.ts';
import { loadVisitServices } from '../../appointments/visit-services-store.ts';
import { signVisit } from '../../appointments/visit-signature.ts';
import { localTime } from '../../booking/local-time.ts';
import { appointmentOfVisit, type Appointment } from '../appointment-store.ts';
import { calendarFile } from '../calendar-file.ts';
import type { Block, Letter, Row } from '../letter.ts';
import { dayInWords, shortTime, textsIn } from '../texts.ts';
import type { WritingDesk } from './template.ts';

const minuteMs = 60_000;

/** Day, hour and workshop of an appointment, as sentences name them. */
export const whenAndWhere = ({ starts, tz, alias }: Appointment, idioma: Language) => {
  const { fecha, hora } = localTime(starts, tz);
  return [dayInWords(fecha, idioma), shortTime(hora), alias] as const;
};

/** Where, when and how to reach it. */
export const appointmentRows = (appointment: Appointment, idioma: Language): Row[] => {
  const t = textsIn(idioma).confirmacion;
  const { alias, direccion, cpostal, poblacion, telefono, starts, ends } = appointment;
  const [dia, hora] = whenAndWhere(appointment, idioma);
  return [
    { label: t.cuando, value: t.horas(dia, hora) },
    { label: t.duracion, value: t.minutos(Math.round((ends.getTime() - starts.getTime()) / minuteMs)) },
    { label: t.taller, value: `${alias}, ${direccion}, ${cpostal} ${poblacion}` },
    { label: t.telefono, value: telefono },
  ];
};

/** What was booked, and for which vehicle. */
export const visitRows = async (
  { house: { database } }: WritingDesk,
  visit: VisitRow,
  idioma: Language,
): Promise<Row[]> => {
  const t = textsIn(idioma);
  const servicio = (await loadVisitServices(database)).find((each) => each.servicio === visit.servicio);
  return [
    { label: t.visita.cita, value: visit.numero },
    ...(servicio ? [{ label: t.visita.servicio, value: servicio[`nombre_${idioma}`] }] : []),
    ...(visit.matricula ? [{ label: t.confirmacion.matricula, value: printPlate(visit.matricula) }] : []),
    ...(visit.marca ? [{ label: t.visita.vehiculo, value: visit.marca }] : []),
  ];
};

/** How it is changed: by the link of this revision, until so long before. */
export const manageBlocks = async (
  { house: { database, config }, links }: WritingDesk,
  visit: VisitRow,
  idioma: Language,
): Promise<Block[]> => {
  const { visita: t } = textsIn(idioma);
  const firma = await signVisit(database, visit);
  return [
    { kind: 'link', text: t.cambiar, url: links.visit(idioma, { cita: visit.id, firma }) },
    { kind: 'text', text: t.hasta(config.booking.noticeMinutes / 60) },
  ];
};

const kinds = { 'cita-confirmada': 'confirmada', 'cita-cambiada': 'cambiada', 'cita-anulada': 'anulada' } as const;

/** Tells of an appointment without order that it was made, changed or cancelled, with its file for the calendar. */
export const cita = async (
  desk: WritingDesk,
  template: keyof typeof kinds,
  { visitId }: { readonly visitId: string },
  idioma: Language,
): Promise<Letter | undefined> => {
  const { database, config, clock } = desk.house;
  const visit = await findVisit(database, visitId);
  const found = await appointmentOfVisit(database, visitId);
  if (!visit || !found) return undefined;
  const appointment = { ...found, idioma };
  const { saludo, visita } = textsIn(idioma);
  const t = visita[kinds[template]];
  const [dia, hora, taller] = whenAndWhere(appointment, idioma);
  const gone = template === 'cita-anulada';
  return {
    idioma,
    subject: t.asunto(dia, hora, taller),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(visit.nombre) },
      { kind: 'text', text: t.entrada(dia, hora, taller) },
      {
        kind: 'rows',
        rows: [...(await visitRows(desk, visit, idioma)), ...(gone ? [] : appointmentRows(appointment, idioma))],
      },
      ...(gone
        ? [{ kind: 'link', text: visita.anulada.otra, url: desk.links.newVisit(idioma) } as const]
        : await manageBlocks(desk, visit, idioma)),
      { kind: 'text', text: visita.adjunto },
    ],
    calendar: calendarFile(appointment, config, clock()),
  };
};
