import type { Agenda, AgendaDay } from '#contract/agenda.ts';
import { spansWithout, type Span } from './day-scale.ts';
import { spanOf } from './rows.ts';

const minutesIn = (spans: readonly Span[]): number => spans.reduce((sum, { desde, hasta }) => sum + hasta - desde, 0);

/**
 * How much of a bay's opening time is taken on a day, 0 to 1: by appointments of any state but those whose customer
 * never came, of what blocks leave. Nothing where the bay gives no time at all.
 */
export const bayLoad = (day: Pick<AgendaDay, 'abierto' | 'filas'>, bayId: number): number | null => {
  const rows = day.filas.filter((row) => row.bayId === bayId);
  const blocks = rows.filter(({ kind, status }) => kind === 'block' && status === 'confirmed').map(spanOf);
  const open = spansWithout(day.abierto.map(spanOf), blocks);
  const whole = minutesIn(open);
  if (whole === 0) return null;
  const taken = rows
    .filter(({ kind, status }) => kind === 'booking' && status !== 'no_show' && status !== 'cancelled')
    .map(spanOf);
  return (whole - minutesIn(spansWithout(open, taken))) / whole;
};

/** The bays of a workshop with their load on a day. */
export const loadsOf = ({ bays }: Pick<Agenda, 'bays'>, day: AgendaDay) =>
  bays.map((bay) => ({ bay, load: bayLoad(day, bay.bayId) }));
