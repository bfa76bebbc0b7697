import type { AgendaRow } from '#contract/agenda.ts';
import type { Api } from '#web/api.ts';
import { useState } from 'react';
import type { Staff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { AgendaFoot } from './agenda-foot.tsx';
import { AgendaSheets, type Over } from './agenda-sheets.tsx';
import { AgendaTrouble } from './agenda-trouble.tsx';
import { focusCard } from './day-card.tsx';
import { DayRoom } from './day-room.tsx';
import { callRow } from './rows.ts';
import { scaleOf, shownDays } from './shown-days.ts';
import { Toolbar } from './toolbar.tsx';
import { useAgenda } from './use-agenda.ts';
import { useAgendaActions } from './use-agenda-actions.ts';
import { useAgendaView } from './use-agenda-view.ts';
import { useMove } from './use-move.ts';
import { useNews } from './use-news.ts';
import { useNow } from '#web/use-now.ts';
import { useOpenCard } from './use-open-card.ts';
import { useSaid } from './use-said.ts';
import { useUndoKey } from './use-undo-key.ts';
import { WeekView } from './week-view.tsx';

/** The first room of the console: a workshop's day or week, and everything that is done to it. */
export const AgendaRoom = ({ api, staff }: { api: Api; staff: Staff }) => {
  const t = useConsoleTexts();
  const [view, show] = useAgendaView();
  const now = useNow(20_000);
  const own = useSaid();
  const news = useNews();
  const [over, setOver] = useState<Over | null>(null);
  const { taller, hoy, fecha, isWeek } = shownDays(view, staff, now);

  const look = useAgenda({ api, taller, desde: fecha, dias: isWeek ? 7 : 1, onChanges: news.onChanges });
  const { agenda } = look;
  const bays = agenda?.bays ?? [];
  const day = isWeek ? undefined : agenda?.dias[0];
  const scale = scaleOf(day);
  const onLacksBilling = (row: AgendaRow, why: string) => setOver({ sheet: 'billing', row, why });
  const actions = useAgendaActions({ api, taller, quietly: look.quietly, say: own.say, bays, onLacksBilling });
  const hand = useMove({
    agenda,
    day,
    ground: { columns: Math.max(1, bays.length), scale },
    put: actions.move,
    onGiveUp: (row) => own.say({ text: t.sinMover(callRow(row, t)) }),
    onEnd: focusCard,
  });
  useUndoKey({ undo: hand.carrying === null && over === null ? actions.undo : null, busy: actions.busy });
  const card = useOpenCard(view, show, day);

  return (
    <>
      <Toolbar
        view={view}
        fecha={fecha}
        hoy={hoy}
        agenda={agenda}
        canUndo={actions.undoable.length > 0 && !actions.busy}
        onUndo={() => void actions.undo()}
        onView={show}
        onWalkIn={() => setOver({ sheet: 'walk-in', slot: { bayId: null, date: view.dia ?? hoy, time: null } })}
        onBlock={() => setOver({ sheet: 'block' })}
      />
      <AgendaTrouble look={look} />
      {isWeek && agenda && <WeekView agenda={agenda} view={view} hoy={hoy} />}
      {agenda && day && (
        <DayRoom
          {...{ api, agenda, day, scale, view, now, hand, card, actions }}
          fresh={news.fresh}
          onView={show}
          onTake={own.hush}
          onOver={setOver}
        />
      )}
      <AgendaFoot agenda={agenda} day={day} hand={hand} own={own} news={news} onDay={(dia) => show({ dia })} />
      {over && agenda && (
        <AgendaSheets
          {...{ over, api, agenda, day, fecha, actions }}
          box={view.box}
          onClose={() => setOver(null)}
          onWritten={(id) => {
            setOver(null);
            focusCard({ id, etapa: 1 });
          }}
        />
      )}
    </>
  );
};
