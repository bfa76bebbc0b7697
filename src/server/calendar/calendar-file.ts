import { addressLine } from '#domain/workshops/postal-address.ts';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { shortTime } from '#domain/short-time.ts';
import { daySeconds } from '#domain/time.ts';
import { localTime } from '../booking/local-time.ts';
import type { Config } from '../config/config.ts';
import type { Appointment } from './appointment-store.ts';
import type { CalendarFile } from '../mail/letter.ts';
import { textsIn } from '../mail/texts.ts';
import { vtimezone } from './vtimezone.ts';

/** The bare address of a sender written as `Rodera <citas@rodera.example>`. */
export const bareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * An appointment for the customer's own calendar (RFC 5545), on the wall clock of the workshop, with an
 * alarm the day before. The same appointment keeps its UID, so that opening a newer file moves the entry
 * instead of adding another, and that of a cancelled one takes it away.
 */
export const calendarFile = (
  appointment: Appointment,
  { site, mail, publicUrl }: Pick<Config, 'site' | 'mail' | 'publicUrl'>,
  now: Date,
): CalendarFile => {
  const { alias, telefono, numero, entrada, pedido, anulada, tz, idioma, lat, lon } = appointment;
  const t = textsIn(idioma).cita;
  const { hora } = localTime(appointment.starts, tz);
  const onWall = (instant: Date) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(tz);
  const calendar = ical({
    prodId: { company: site.nombre, product: 'citas', language: idioma.toUpperCase() },
    method: anulada ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // The event names its zone. One for the whole calendar would also take the stamp out of UTC (RFC 5545, 3.8.7.2).
    timezone: { name: null, generator: vtimezone },
  });
  calendar.createEvent({
    id: `cita-${entrada}@${new URL(publicUrl).hostname}`,
    sequence: appointment.moves,
    stamp: now,
    start: onWall(appointment.starts),
    end: onWall(appointment.ends),
    timezone: tz,
    status: anulada ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.nombre, email: bareAddress(mail.from) },
    summary: t.resumen(alias),
    description: (pedido ? t.texto : t.textoCita)(numero, telefono),
    location: { title: alias, address: addressLine(appointment), geo: { lat, lon } },
    alarms: anulada
      ? []
      : [{ type: ICalAlarmType.display, trigger: daySeconds, description: t.aviso(shortTime(hora), alias) }],
  });
  return { filename: 'cita.ics', method: anulada ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
};
