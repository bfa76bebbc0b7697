import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import { shortTime } from '#domain/short-time.ts';
import { minuteMs } from '#domain/time.ts';
import { Icon } from '#web/ui/page/icon.tsx';
import { useState, type CSSProperties } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { DayCard } from './day-card.tsx';
import { minuteAt, placeOn, quarter, spansWithout, timeOf, type Span } from './day-scale.ts';
import { lanesOf } from './lanes.ts';
import { callRow, isLive, keyOf, spanOf } from './rows.ts';
import { inTheWayOf, type Carrying } from './use-move.ts';
import type { useDrag } from './use-drag.ts';
import styles from './bay-column.module.css';

type Bay = Agenda['bays'][number];

/** A style that places something on the scale. The types know no properties of our own. */
const placed = (scale: Span, span: Span, more: Readonly<Record<string, number>> = {}): CSSProperties => {
  const { top, height } = placeOn(scale, span);
  const style: Record<string, number> = { '--top': top, '--height': height };
  for (const [name, value] of Object.entries(more)) style[`--${name}`] = value;
  return style;
};

export const gapId = (bayId: number, desde: number): string => `gap-${bayId}-${desde}`;

/** What of a bay's day is free to be given. */
export const gapsOf = (bayId: number, day: AgendaDay, from: number): Span[] => {
  const taken = day.filas.filter((row) => row.bayId === bayId && isLive(row)).map(spanOf);
  return spansWithout(day.abierto.map(spanOf), [...taken, { desde: 0, hasta: from }]);
};

interface GapProps {
  gap: Span;
  bay: Bay;
  scale: Span;
  tabIndex: number;
  onSlot: (minute: number) => void;
}

/** Free time: pressed where it is wanted, or from its beginning by key. */
const Gap = ({ gap, bay, scale, tabIndex, onSlot }: GapProps) => {
  const t = useConsoleTexts();
  const [at, setAt] = useState(gap.desde);
  const under = (box: HTMLElement, y: number) => {
    const { top, height } = box.getBoundingClientRect();
    return minuteAt(gap, (y - top) / height);
  };
  return (
    <button
      type="button"
      id={gapId(bay.bayId, gap.desde)}
      className={styles.gap}
      style={placed(scale, gap, { at: (at - gap.desde) / quarter })}
      aria-label={t.libre(shortTime(timeOf(gap.desde)), shortTime(timeOf(gap.hasta)), bay.nombre)}
      tabIndex={tabIndex}
      onPointerMove={({ currentTarget, clientY }) => setAt(under(currentTarget, clientY))}
      onPointerLeave={() => setAt(gap.desde)}
      // A key presses without a place: detail is 0.
      onClick={({ currentTarget, clientY, detail }) => onSlot(detail === 0 ? gap.desde : under(currentTarget, clientY))}
    >
      <span aria-hidden="true">
        <Icon name="plus" /> {shortTime(timeOf(at))}
      </span>
    </button>
  );
};

export interface ColumnDoes {
  readonly onOpen: (row: AgendaRow) => void;
  readonly onTake: (row: AgendaRow) => void;
  readonly onSlot: (bayId: number, minute: number) => void;
}

interface BayColumnProps extends ColumnDoes {
  drag: ReturnType<typeof useDrag<AgendaRow>>;
  agenda: Agenda;
  day: AgendaDay;
  bay: Bay;
  column: number;
  scale: Span;
  /** Up to when the day is past: nothing more is given there. */
  past: number;
  /** The minute that it is, on the day that it is. */
  minute: number | null;
  now: number;
  carrying: Carrying | null;
  /** Which of its elements the keyboard comes to. */
  active: string | undefined;
  open: string | null;
  fresh: ReadonlySet<string>;
  hidden: boolean;
}

const minutesLeft = ({ expires }: AgendaRow, now: number): number | null =>
  expires === null ? null : Math.max(1, Math.ceil((Date.parse(expires) - now) / minuteMs));

/** The day of one bay. */
export const BayColumn = (props: BayColumnProps) => {
  const { agenda, day, bay, column, scale, past, minute, now, carrying, active, open, fresh, hidden } = props;
  const t = useConsoleTexts();
  const rows = day.filas.filter(({ bayId, status }) => bayId === bay.bayId && status !== 'cancelled');
  const lanes = lanesOf(rows.map((row) => ({ ...spanOf(row), row })));
  const closed = spansWithout([scale], day.abierto.map(spanOf));
  const over = carrying?.at.column === column && day ? carrying : null;
  const clash = over && inTheWayOf(over, agenda, day);
  const landing = over && { desde: over.at.desde, hasta: over.at.desde + over.at.minutes };
  const tab = (id: string) => (id === active ? 0 : -1);
  return (
    <div className={styles.column} data-column={column} data-away={hidden || undefined}>
      {closed.map((part) => (
        <div key={part.desde} className={styles.part} style={placed(scale, part)} aria-hidden="true">
          {part.hasta - part.desde >= 60 && <span>{t.cerrado}</span>}
        </div>
      ))}
      {past > scale.desde && <div className={styles.past} style={placed(scale, { desde: past, hasta: past })} />}
      <ol aria-label={bay.nombre}>
        {[
          ...lanes.map(({ item: { row, desde, hasta }, lane, lanes: beside }) => ({
            desde,
            element: (
              <DayCard
                row={row}
                style={placed(scale, { desde, hasta }, { lane, lanes: beside })}
                height={placeOn(scale, { desde, hasta }).height}
                left={minutesLeft(row, now)}
                open={open === row.id}
                fresh={fresh.has(row.id)}
                away={carrying?.row.id === row.id}
                tabIndex={tab(`card-${keyOf(row)}`)}
                onOpen={() => {
                  if (!props.drag.wasDrag()) props.onOpen(row);
                }}
                onTake={() => props.onTake(row)}
                onPointerDown={props.drag.onPointerDown(row)}
              />
            ),
            key: keyOf(row),
          })),
          ...gapsOf(bay.bayId, day, past).map((gap) => ({
            desde: gap.desde,
            element: (
              <Gap
                gap={gap}
                bay={bay}
                scale={scale}
                tabIndex={tab(gapId(bay.bayId, gap.desde))}
                onSlot={(at) => props.onSlot(bay.bayId, at)}
              />
            ),
            key: `gap ${gap.desde}`,
          })),
        ]
          .toSorted((one, other) => one.desde - other.desde)
          .map(({ key, element }) => (
            <li key={key}>{element}</li>
          ))}
      </ol>
      {over && landing && (
        <div
          className={styles.landing}
          style={placed(scale, landing)}
          data-landing
          data-clash={clash ? true : undefined}
          aria-hidden="true"
        >
          <b>{t.aqui(shortTime(timeOf(landing.desde)), shortTime(timeOf(landing.hasta)), bay.nombre)}</b>
          <span>{clash ? t.chocaCon(callRow(clash, t)) : callRow(over.row, t)}</span>
        </div>
      )}
      {minute !== null && <div className={styles.now} style={placed(scale, { desde: minute, hasta: minute })} />}
    </div>
  );
};
