import type { AgendaRow } from '#contract/agenda.ts';
import type { Api } from '#web/api.ts';
import { shortTime } from '#web/ui/days.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Staff } from '../staff-session.ts';
import { useConsoleTexts } from '../texts.ts';
import { mondayOf } from './agenda-address.ts';
import { AgendaSheets, type Over } from './agenda-sheets.tsx';
import { AgendaTrouble } from './agenda-trouble.tsx';
import { CarryBar } from './carry-bar.tsx';
import { changesInWords } from './change-words.ts';
import { cardId } from './day-card.tsx';
import { dayScale, timeOf } from './day-scale.ts';
import { DayView } from './day-view.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { callRow, keyOf, spanOf } from './rows.ts';
import { Toast } from './toast.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAgenda, type AgendaLook } from './use-agenda.ts';
import { useAgendaView } from './use-agenda-view.ts';
import { inTheWayOf, useMove } from './use-move.ts';
import { useAgendaActions } from './use-agenda-actions.ts';
import { useNarrow } from './use-narrow.ts';
import { useNow } from './use-now.ts';
import { useSaid } from './use-said.ts';
import { useUndoKey } from './use-undo-key.ts';
import { wallClock } from './wall-clock.ts';
import { WeekView } from './week-view.tsx';

/** Which day it is for the whole chain; the minute is each workshop's own. */
const chainZone = 'Europe/Madrid';
/** So long what others changed is shown to be new. */
const staysFresh = 4000;

const nobody: ReadonlySet<string> = new Set();

/** Gives the focus back to a card, once it stands where it belongs. */
const focusCard = (row: Pick<AgendaRow, 'id' | 'etapa'>) => {
  requestAnimationFrame(() => document.getElementById(cardId(row))?.focus());
};

/** The first room of the console: a workshop's day or week, and everything that is done to it. */
export const AgendaRoom = ({ api, staff }: { api: Api; staff: Staff }) => {
  const t = useConsoleTexts();
  const [view, show] = useAgendaView();
  const now = useNow();
  const narrow = useNarrow();
  const { said, say, hush } = useSaid();
  const news = useSaid();
  const [fresh, setFresh] = useState(nobody);
  const [over, setOver] = useState<Over | null>(null);
  const [stage, setStage] = useState(1);

  const taller = view.taller ?? staff.talleres[0]?.codTienda ?? 0;
  const hoy = wallClock(now, chainZone).fecha;
  const isWeek = view.vista === 'semana';
  const fecha = isWeek ? mondayOf(view.dia ?? hoy) : (view.dia ?? hoy);
  const tellNews = news.say;
  const onChanges: Parameters<typeof useAgenda>[0]['onChanges'] = useCallback(
    (changes, changed) => {
      tellNews({ text: changesInWords(changes, changed, t) });
      setFresh(new Set(changes.map(({ row }) => row.id)));
    },
    [t, tellNews],
  );
  useEffect(() => {
    const timer = setTimeout(() => setFresh(nobody), staysFresh);
    return () => clearTimeout(timer);
  }, [fresh]);

  const look: AgendaLook = useAgenda({ api, taller, desde: fecha, dias: isWeek ? 7 : 1, onChanges });
  const { agenda } = look;
  const day = isWeek ? undefined : agenda?.dias[0];
  const bayName = (id: number) => agenda?.bays.find(({ bayId }) => bayId === id)?.nombre ?? '';
  const actions = useAgendaActions({ api, taller, quietly: look.quietly, say, bayName });
  // A block of the whole day must not stretch it to midnight.
  const scale = dayScale(
    day?.abierto.map(spanOf) ?? [],
    day?.filas.filter(({ kind }) => kind === 'booking').map(spanOf) ?? [],
  );
  const hand = useMove({
    agenda,
    day,
    ground: { columns: agenda?.bays.length ?? 1, scale },
    put: actions.move,
    onGiveUp: (row) => say({ text: t.sinMover(callRow(row, t)) }),
    onEnd: focusCard,
  });
  const { carrying } = hand;
  useUndoKey({ undo: carrying === null && over === null ? actions.undo : null, busy: actions.busy });

  const rows = day?.filas ?? [];
  const row = rows.find((one) => keyOf(one) === `${view.cita}.${stage}`) ?? rows.find(({ id }) => id === view.cita);
  // What was open is not there any more: cancelled, lifted, or moved away by somebody else.
  const isGone = view.cita !== null && day !== undefined && row === undefined;
  useEffect(() => {
    if (!isGone) return;
    show({ cita: null });
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isGone, show]);
  const box = agenda?.bays.findIndex(({ bayId }) => bayId === view.box) ?? -1;
  const only = narrow ? (carrying?.at.column ?? Math.max(0, box)) : null;
  const clash = carrying && agenda && day ? inTheWayOf(carrying, agenda, day) : undefined;
  const spoken =
    carrying && agenda
      ? [
          t.aquiDicho(shortTime(timeOf(carrying.at.desde)), agenda.bays[carrying.at.column]?.nombre ?? ''),
          ...(clash ? [t.chocaCon(callRow(clash, t))] : []),
        ].join('. ')
      : (news.said?.text ?? (said?.tone === 'error' ? '' : said?.text));

  const open = (one: AgendaRow) => {
    setStage(one.etapa);
    show({ cita: one.id });
  };
  const take = (one: AgendaRow) => {
    hush();
    show({ cita: null, box: one.bayId });
    hand.take(one, fecha, 'keys');
  };
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
        <div className="day-room">
          <DayView
            agenda={agenda}
            day={day}
            scale={scale}
            today={wallClock(now, agenda.tz)}
            now={now}
            carrying={carrying}
            dragging={hand.drag}
            open={row?.id ?? null}
            fresh={fresh}
            only={only}
            onOnly={(column) => show({ box: agenda.bays[column]?.bayId ?? null })}
            onOpen={open}
            onTake={take}
            onSlot={(bayId, minute) =>
              setOver({ sheet: 'walk-in', slot: { bayId, date: day.date, time: timeOf(minute) } })
            }
          />
          {row && (
            <DetailsPanel
              api={api}
              agenda={agenda}
              row={row}
              actions={actions}
              onMove={() => take(row)}
              onCancel={() => setOver({ sheet: 'cancel', row })}
              onClose={() => {
                show({ cita: null });
                focusCard(row);
              }}
            />
          )}
        </div>
      )}
      <p className="spoken" role="status">
        {spoken}
      </p>
      <div className="bottom">
        {news.said && !carrying && <Toast said={news.said} onClose={news.hush} />}
        {said && !carrying && <Toast said={said} onClose={hush} />}
        {carrying?.by === 'keys' && agenda && day && (
          <CarryBar carrying={carrying} hand={hand} agenda={agenda} day={day} onDay={(dia) => show({ dia })} />
        )}
      </div>
      {over && agenda && (
        <AgendaSheets
          over={over}
          api={api}
          agenda={agenda}
          day={day}
          fecha={fecha}
          box={view.box}
          actions={actions}
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
