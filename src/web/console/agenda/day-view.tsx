import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import { dayMinutes } from '#domain/time.ts';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { BayColumn, gapId, gapsOf, type ColumnDoes } from './bay-column.tsx';
import { BaySwitch } from './bay-switch.tsx';
import { DayAxis } from './day-axis.tsx';
import { cardId } from './day-card.tsx';
import { quarter, type Span } from './day-scale.ts';
import { neighbour, type Place } from './neighbour.ts';
import { spanOf } from './rows.ts';
import type { Carrying, CarryingHand } from './use-move.ts';
import { useDrag } from './use-drag.ts';
import { useInSight } from './use-in-sight.ts';
import styles from './day-view.module.css';

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

/** The minute that it is on a day, where its scale has it. */
const minuteOn = ({ date }: AgendaDay, { fecha, minute }: DayViewProps['today'], scale: Span): number | null =>
  date === fecha && minute >= scale.desde && minute <= scale.hasta ? minute : null;

/** Where the keyboard comes in: where it was, else at what is next today, else at the first of the day. */
const entranceOf = (places: readonly Place[], focused: string | null, from: number): string | undefined =>
  places.some(({ id }) => id === focused)
    ? (focused ?? undefined)
    : (places.find(({ desde }) => desde >= from) ?? places[0])?.id;

const BayHead = ({ bay, target, away }: { bay: Agenda['bays'][number]; target: boolean; away: boolean }) => {
  const t = useConsoleTexts();
  return (
    <div className={styles.bay} data-target={target || undefined} data-away={away || undefined}>
      <h2>{bay.nombre}</h2>
      <p>{skillsOf(bay, t)}</p>
    </div>
  );
};

/** A day of a workshop: a column for each bay, the time down the side. */
export const DayView = (props: DayViewProps) => {
  const { agenda, day, scale, today, only, carrying } = props;
  const t = useConsoleTexts();
  const hint = useId();
  const ground = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  const drag = useDrag<AgendaRow>({ ground, ...props.dragging });
  const [focused, setFocused] = useState<string | null>(null);
  const past = pastOf(day.date, today);
  // A day that is over is read from its first hour, as one that is to come.
  const from = past % dayMinutes;
  const minute = minuteOn(day, today, scale);
  const places = placesOf(agenda, day, past, only);
  useInSight({
    ground,
    axis,
    from,
    scale,
    carrying,
    open: props.open,
    codTienda: agenda.codTienda,
    date: day.date,
    narrow: only !== null,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const place = places.find(({ id }) => id === (event.target as Element).id);
    const next = place && neighbour(places, place, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(next.id)?.focus();
  };
  const style: Record<string, number> = {
    '--columns': agenda.bays.length,
    '--quarters': (scale.hasta - scale.desde) / quarter,
  };
  const isAway = (column: number) => only !== null && only !== column;
  return (
    <>
      {only !== null && <BaySwitch bays={agenda.bays} only={only} onOnly={props.onOnly} />}
      <p className="spoken" id={hint}>
        {t.comoSeUsa}
      </p>
      <div
        ref={ground}
        className={styles.scroll}
        data-carrying={carrying ? true : undefined}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A closed day has nothing to come to: the keys scroll it.
        tabIndex={places.length === 0 ? 0 : undefined}
        aria-label={t.agenda}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocused(target.id)}
      >
        <div className={styles.day} style={style}>
          <div className={styles.corner} />
          {agenda.bays.map((bay, column) => (
            <BayHead key={bay.bayId} bay={bay} target={carrying?.at.column === column} away={isAway(column)} />
          ))}
          <DayAxis ref={axis} scale={scale} minute={minute} />
          {agenda.bays.map((bay, column) => (
            <BayColumn
              {...props}
              drag={drag}
              key={bay.bayId}
              bay={bay}
              column={column}
              past={past}
              minute={minute}
              active={entranceOf(places, focused, from)}
              hidden={isAway(column)}
            />
          ))}
        </div>
      </div>
    </>
  );
};
