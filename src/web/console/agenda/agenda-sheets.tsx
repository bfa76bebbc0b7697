import type { Agenda, AgendaDay, AgendaRow } from '#contract/agenda.ts';
import type { Api } from '#web/api.ts';
import { lazy, Suspense } from 'react';
import { BlockSheet } from './block-sheet.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { quarter, timeOf, minutesOf } from './day-scale.ts';
import type { AgendaActions } from './use-agenda-actions.ts';
import { WalkInSheet, type Slot } from './walk-in-sheet.tsx';

/** Seldom needed, and with a form and words of its own. */
const BillingSheet = lazy(async () => ({ default: (await import('./billing-sheet.tsx')).BillingSheet }));

/** What lies over the page. */
export type Over =
  | { readonly sheet: 'walk-in'; readonly slot: Slot }
  | { readonly sheet: 'block' }
  | { readonly sheet: 'cancel'; readonly row: AgendaRow }
  | { readonly sheet: 'billing'; readonly row: AgendaRow; readonly why: string };

interface SheetsProps {
  over: Over;
  api: Api;
  agenda: Agenda;
  /** None in a week. */
  day: AgendaDay | undefined;
  fecha: string;
  /** The bay that is looked at. */
  box: number | null;
  actions: AgendaActions;
  onClose: () => void;
  /** Somebody was written down. */
  onWritten: (id: string) => void;
}

const usualHours = { desde: '09:00', hasta: '19:00' };

/** From now, or from when it opens, until it closes. */
const restOf = ({ ahora }: Agenda, day: AgendaDay | undefined, fecha: string) => {
  const desde = day?.abierto[0]?.desde ?? usualHours.desde;
  const hasta = day?.abierto.at(-1)?.hasta ?? usualHours.hasta;
  if (fecha !== ahora.date) return { desde, hasta };
  const soon = timeOf(Math.ceil((minutesOf(ahora.time) + 1) / quarter) * quarter);
  return { desde: soon > desde && soon < hasta ? soon : desde, hasta };
};

export const AgendaSheets = ({ over, api, agenda, day, fecha, box, actions, onClose, onWritten }: SheetsProps) => {
  // What is sent from a form is answered in it: closed meanwhile, a no would be said to nobody.
  const closeAnswered = () => {
    if (!actions.busy) onClose();
  };
  switch (over.sheet) {
    case 'walk-in':
      return (
        <WalkInSheet
          api={api}
          agenda={agenda}
          slot={over.slot}
          actions={actions}
          onDone={onWritten}
          onClose={closeAnswered}
        />
      );
    case 'block':
      return (
        <BlockSheet
          api={api}
          agenda={agenda}
          from={{ bayId: box ?? agenda.bays[0]?.bayId ?? 0, date: fecha, ...restOf(agenda, day, fecha) }}
          actions={actions}
          onDone={onClose}
          onClose={closeAnswered}
        />
      );
    case 'cancel':
      return (
        <CancelSheet
          row={over.row}
          busy={actions.busy}
          onCancel={() => {
            void actions.cancel(over.row).then(onClose);
          }}
          onClose={onClose}
        />
      );
    case 'billing':
      return (
        <Suspense fallback={null}>
          <BillingSheet
            api={api}
            row={over.row}
            pedido={over.row.pedido?.orderNumber ?? ''}
            why={over.why}
            onKept={() => {
              onClose();
              void actions.mark(over.row, 'done');
            }}
            onClose={onClose}
          />
        </Suspense>
      );
  }
};
