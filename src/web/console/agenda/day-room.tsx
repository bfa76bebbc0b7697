import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import type { Api } from '#web/api.ts';
import type { AgendaView } from './agenda-address.ts';
import type { Over } from './agenda-sheets.tsx';
import { focusCard } from './day-card.tsx';
import { timeOf, type Span } from './day-scale.ts';
import { DayView } from './day-view.tsx';
import { DetailsPanel } from './details-panel.tsx';
import type { AgendaActions } from './use-agenda-actions.ts';
import type { CarryingHand } from './use-move.ts';
import { useNarrow } from './use-narrow.ts';
import type { useOpenCard } from './use-open-card.ts';
import { wallClock } from './wall-clock.ts';
import styles from './day-room.module.css';

interface DayRoomProps {
  api: Api;
  agenda: Agenda;
  day: AgendaDay;
  scale: Span;
  view: AgendaView;
  now: number;
  hand: CarryingHand;
  card: ReturnType<typeof useOpenCard>;
  /** What others have just changed. */
  fresh: ReadonlySet<string>;
  actions: AgendaActions;
  onView: (more: Partial<AgendaView>) => void;
  /** A card was taken by key or by its button. */
  onTake: () => void;
  onOver: (over: Over) => void;
}

/** One day, and beside it the details of what is open. */
export const DayRoom = (props: DayRoomProps) => {
  const { api, agenda, day, view, now, hand, card, actions, onView, onOver } = props;
  const narrow = useNarrow();
  const { row } = card;
  const { carrying } = hand;
  const box = agenda.bays.findIndex(({ bayId }) => bayId === view.box);
  const take = (one: AgendaRow) => {
    props.onTake();
    onView({ cita: null, box: one.bayId });
    hand.take(one, day.date, 'keys');
  };
  return (
    <div className={styles.room}>
      <DayView
        agenda={agenda}
        day={day}
        scale={props.scale}
        today={wallClock(now, agenda.tz)}
        now={now}
        carrying={carrying}
        dragging={hand.drag}
        open={row?.id ?? null}
        fresh={props.fresh}
        only={narrow ? (carrying?.at.column ?? Math.max(0, box)) : null}
        onOnly={(column) => onView({ box: agenda.bays[column]?.bayId ?? null })}
        onOpen={card.open}
        onTake={take}
        onSlot={(bayId, minute) => onOver({ sheet: 'walk-in', slot: { bayId, date: day.date, time: timeOf(minute) } })}
      />
      {row && (
        <DetailsPanel
          api={api}
          agenda={agenda}
          row={row}
          actions={actions}
          onMove={() => take(row)}
          onCancel={() => onOver({ sheet: 'cancel', row })}
          onClose={() => {
            onView({ cita: null });
            focusCard(row);
          }}
          onLeave={narrow ? () => onView({ cita: null }) : undefined}
        />
      )}
    </div>
  );
};
