import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import { dayMinutes } from '#domain/time.ts';
import { shortTime } from '#web/ui/days.ts';
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { BayColumn, gapId, gapsOf, type ColumnDoes } from './bay-column.tsx';
import { cardId } from './day-card.tsx';
import { hoursOf, placeOn, quarter, timeOf, type Span } from './day-scale.ts';
import { neighbour, type Place } from './neighbour.ts';
import { spanOf } from './rows.ts';
import type { Carrying, CarryingHand } from './use-move.ts';
import { useDrag } from './use-drag.ts';
import { useLatest } from './use-latest.ts';

interface DayViewProps extends ColumnDoes {
  /** What becomes of a card that is dragged. */
  dragging: CarryingHand['drag'];
  agenda: Agenda;
  day: AgendaDay;
  scale: Span;
  /** By the clock on the workshop's wall. */
  today: { readonly fecha: string; readonly minute: number };
  now: number;
  carrying: Carrying | null;
  open: string | null;
  fresh: ReadonlySet<string>;
  /** The one column that a narrow screen shows; null shows all. */
  only: number | null;
  onOnly: (column: number) => void;
}

/** What the keyboard can come to, column by column. */
const placesOf = (agenda: Agenda, day: AgendaDay, past: number, only: number | null): Place[] =>
  agenda.bays.flatMap(({ bayId }, column) =>
    only !== null && only !== column
      ? []
      : [
          ...day.filas
            .filter((row) => row.bayId === bayId && row.status !== 'cancelled')
            .map((row) => ({ id: cardId(row), column, desde: spanOf(row).desde })),
          ...gapsOf(bayId, day, past).map(({ desde }) => ({ id: gapId(bayId, desde), column, desde })),
        ],
  );

/** The minute up to which a day is past; the quarter that runs may still be given. */
const pastOf = (date: string, today: DayViewProps['today']): number =>
  date < today.fecha ? dayMinutes : date > today.fecha ? 0 : Math.floor(today.minute / quarter) * quarter;

const skillsOf = ({ skills, maxLlanta }: Agenda['bays'][number], t: ReturnType<typeof useConsoleTexts>): string =>
  [...skills.map((skill) => t.habilidad[skill] ?? skill), ...(maxLlanta > 0 ? [t.hastaLlanta(maxLlanta)] : [])].join(
    ' · ',
  );

/** A day of a workshop: a column for each bay, the time down the side. */
export const DayView = (props: DayViewProps) => {
  const { agenda, day, scale, today, only, carrying } = props;
  const t = useConsoleTexts();
  const hint = useId();
  const ground = useRef<HTMLDivElement>(null);
  const drag = useDrag<AgendaRow>({ ground, ...props.dragging });
  const [focused, setFocused] = useState<string | null>(null);
  const past = pastOf(day.date, today);
  const minute = day.date === today.fecha ? today.minute : null;
  const places = placesOf(agenda, day, past, only);
  const active = places.some(({ id }) => id === focused)
    ? focused
    : (places.find(({ desde }) => desde >= past % dayMinutes) ?? places[0])?.id;

  // Whoever opens today reads on from now; another day from its first hour.
  const start = useLatest({ past: past % dayMinutes, scale, narrow: only !== null });
  useEffect(() => {
    const { past: from, scale: whole } = start.current;
    const share = Math.max(0, from - whole.desde - 60) / (whole.hasta - whole.desde);
    const own = ground.current;
    const column = own?.querySelector('.day-axis');
    if (own && column) own.scrollTop = share * column.clientHeight;
    // A narrow screen scrolls as a whole.
    if (start.current.narrow) own?.querySelector('.day-now-time')?.scrollIntoView({ block: 'nearest' });
  }, [day.date, agenda.codTienda, start]);

  // What is carried by key is kept in sight.
  const at = carrying?.by === 'keys' ? carrying.at : null;
  useEffect(() => {
    if (at) ground.current?.querySelector('.day-landing')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = places.find(({ id }) => id === (event.target as Element).id);
    const next = from && neighbour(places, from, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(next.id)?.focus();
  };
  const style: Record<string, number> = {
    '--columns': agenda.bays.length,
    '--quarters': (scale.hasta - scale.desde) / quarter,
  };
  const topOf = (at: number): CSSProperties => {
    const top: Record<string, number> = { '--top': placeOn(scale, { desde: at, hasta: at }).top };
    return top;
  };
  return (
    <>
      {only !== null && (
        <div className="bay-switch" role="group" aria-label={t.puestos}>
          {agenda.bays.map((bay, column) => (
            <button
              key={bay.bayId}
              type="button"
              className="tool-button"
              aria-pressed={column === only}
              onClick={() => props.onOnly(column)}
            >
              {bay.nombre}
            </button>
          ))}
        </div>
      )}
      <p className="spoken" id={hint}>
        {t.comoSeUsa}
      </p>
      <div
        ref={ground}
        className={carrying ? 'day-scroll carrying' : 'day-scroll'}
        role="group"
        aria-label={t.agenda}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocused(target.id)}
      >
        <div className="day" style={style}>
          <div className="day-corner" />
          {agenda.bays.map((bay, column) => (
            <div
              key={bay.bayId}
              className="day-bay"
              data-target={carrying?.at.column === column || undefined}
              data-away={(only !== null && only !== column) || undefined}
            >
              <h2>{bay.nombre}</h2>
              <p>{skillsOf(bay, t)}</p>
            </div>
          ))}
          <div className="day-axis" aria-hidden="true">
            {hoursOf(scale).map((hour) => (
              <span key={hour} style={topOf(hour)}>
                {shortTime(timeOf(hour))}
              </span>
            ))}
            {minute !== null && minute >= scale.desde && minute <= scale.hasta && (
              <span className="day-now-time" style={topOf(minute)}>
                {shortTime(timeOf(minute))}
              </span>
            )}
          </div>
          {agenda.bays.map((bay, column) => (
            <BayColumn
              {...props}
              drag={drag}
              key={bay.bayId}
              bay={bay}
              column={column}
              past={past}
              minute={minute !== null && minute >= scale.desde && minute <= scale.hasta ? minute : null}
              active={active ?? undefined}
              hidden={only !== null && only !== column}
            />
          ))}
        </div>
      </div>
    </>
  );
};
