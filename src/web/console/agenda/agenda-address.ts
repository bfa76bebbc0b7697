import { addDays, weekday, type Fecha } from '#domain/booking/calendar.ts';
import { isDay } from '#domain/day.ts';

/** What of the agenda is on the screen; all of it stands in the address, so that it can be sent to a colleague. */
export interface AgendaView {
  /** None: the workshop of whoever is signed in, or the first of the chain. */
  readonly taller: number | null;
  /** None: today. */
  readonly dia: Fecha | null;
  readonly vista: 'dia' | 'semana';
  /** Which bay a narrow screen shows. */
  readonly box: number | null;
  /** Whose details are open. */
  readonly cita: string | null;
}

const whole = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
const day = (text: string | null): Fecha | null => (text && isDay(text) ? text : null);

export const readAgendaView = (search: URLSearchParams): AgendaView => ({
  taller: whole(search.get('taller')),
  dia: day(search.get('dia')),
  vista: search.get('vista') === 'semana' ? 'semana' : 'dia',
  box: whole(search.get('box')),
  cita: search.get('cita'),
});

/** The address of a view; what is usual is left out. */
export const writeAgendaView = ({ taller, dia, vista, box, cita }: AgendaView): URLSearchParams => {
  const search = new URLSearchParams();
  if (taller !== null) search.set('taller', String(taller));
  if (dia) search.set('dia', dia);
  if (vista === 'semana') search.set('vista', vista);
  if (box !== null) search.set('box', String(box));
  if (cita) search.set('cita', cita);
  return search;
};

export const mondayOf = (fecha: Fecha): Fecha => addDays(fecha, 1 - weekday(fecha));
