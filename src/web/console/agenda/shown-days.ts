import type { AgendaDay } from '#contract/agenda.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { workshopOf } from '../own-workshop.ts';
import type { Staff } from '../staff-session.ts';
import { mondayOf, type AgendaView } from './agenda-address.ts';
import { dayScale, type Span } from './day-scale.ts';
import { spanOf } from './rows.ts';

interface ShownDays {
  readonly taller: number;
  readonly hoy: Fecha;
  /** The first day that is shown: the day itself, or the Monday of its week. */
  readonly fecha: Fecha;
  readonly isWeek: boolean;
}

/** Which workshop and which days an address asks for, for who is signed in, at an instant. */
export const shownDays = (view: AgendaView, staff: Staff, now: number): ShownDays => {
  const hoy = dayOnTheWall(new Date(now));
  const dia = view.dia ?? hoy;
  const isWeek = view.vista === 'semana';
  return {
    taller: workshopOf(view, staff) ?? 0,
    hoy,
    fecha: isWeek ? mondayOf(dia) : dia,
    isWeek,
  };
};

/** The hours down the side of a day. A block of the whole day does not stretch them to midnight. */
export const scaleOf = (day: AgendaDay | undefined): Span =>
  dayScale(day?.abierto.map(spanOf) ?? [], day?.filas.filter(({ kind }) => kind === 'booking').map(spanOf) ?? []);
