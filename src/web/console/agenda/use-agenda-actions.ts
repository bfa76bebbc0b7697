import type { AgendaRow } from '#contract/agenda.ts';
import type { Answer, Request } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { AgendaStatus } from '#domain/agenda/status.ts';
import { Refused, type Api } from '#web/api.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { useState } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { callRow } from './rows.ts';
import type { Say } from './toast.tsx';
import { dropUndo, pushUndo, type Undoable } from './undo-stack.ts';
import type { AgendaLook } from './use-agenda.ts';

/** A place in the agenda: a bay, a day, and the time at which it begins. */
export interface AgendaPlace {
  readonly bayId: number;
  readonly date: string;
  readonly time: string;
}

type Done = Answer<'moveAllocation'>;
export type WalkIn = Request<'bookWalkIn'>['body'];
export type Block = Request<'blockBay'>['body'];

export interface AgendaActions {
  readonly busy: boolean;
  /** What can be taken back, the last first. */
  readonly undoable: readonly Undoable[];
  readonly undo: () => Promise<void>;
  readonly move: (row: AgendaRow, to: AgendaPlace) => Promise<boolean>;
  readonly mark: (row: AgendaRow, status: AgendaStatus) => Promise<boolean>;
  readonly cancel: (row: AgendaRow) => Promise<boolean>;
  readonly lift: (row: AgendaRow) => Promise<boolean>;
  /** These two have a form: what was refused is said there. */
  readonly walkIn: (wish: WalkIn, onDone: (id: string) => void) => Promise<Problem | 'offline' | null>;
  readonly block: (wish: Block, bay: string) => Promise<Problem | 'offline' | null>;
}

interface Needs {
  readonly api: Api;
  readonly taller: number;
  readonly quietly: AgendaLook['quietly'];
  readonly say: Say;
  readonly bayName: (bayId: number) => string;
}

/** Everything that is done to the agenda: it is said, it can be taken back, and what was refused says why. */
export const useAgendaActions = ({ api, taller, quietly, say, bayName }: Needs): AgendaActions => {
  const t = useConsoleTexts();
  const [busy, setBusy] = useState(false);
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const params = { codTienda: taller };
  const key = () => ({ idempotencyKey: unguessableId() });

  const takeBack = async (entry: Undoable, isRedo = false): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { deshacer } = await quietly(
        async () => await api('undoAgenda', { params, body: { deshacer: entry.deshacer } }, key()),
      );
      setUndoable((stack) => dropUndo(stack, entry));
      const again = deshacer && { done: entry.done, deshacer };
      if (isRedo) {
        if (again) setUndoable((stack) => pushUndo(stack, again));
        say({ text: t.rehecho, action: again ? { text: t.deshacer, run: () => void takeBack(again) } : undefined });
      } else {
        const redo = again ? { text: t.rehacer, run: () => void takeBack(again, true) } : undefined;
        say({ text: t.deshecho(entry.done), action: redo });
      }
    } catch (error) {
      if (error instanceof Refused) setUndoable((stack) => dropUndo(stack, entry));
      say({ tone: 'error', text: error instanceof Refused ? error.problem.error : t.sinRedAhora });
    } finally {
      setBusy(false);
    }
  };

  /** Does it, reads the agenda again, says it and remembers how to take it back. Answers with what was refused. */
  const perform = async (
    doing: () => Promise<Done>,
    done: string,
    onDone?: (id: string) => void,
  ): Promise<Problem | 'offline' | null> => {
    setBusy(true);
    try {
      const { id, deshacer, avisados } = await quietly(doing);
      const entry = deshacer ? { done, deshacer } : null;
      if (entry) setUndoable((stack) => pushUndo(stack, entry));
      say({
        text: `${done} ${t.avisados(avisados)}`.trim(),
        action: entry ? { text: t.deshacer, run: () => void takeBack(entry) } : undefined,
      });
      onDone?.(id);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) return 'offline';
      return error.problem;
    } finally {
      setBusy(false);
    }
  };
  const sayNo = (no: Problem | 'offline' | null): boolean => {
    if (no) say({ tone: 'error', text: no === 'offline' ? t.sinRedAhora : no.error });
    return no === null;
  };

  const moveTo = async (row: AgendaRow, to: AgendaPlace, fueraDeHorario = false): Promise<boolean> => {
    const { id, rev, etapa } = row;
    const no = await perform(
      async () => await api('moveAllocation', { params, body: { id, rev, etapa, ...to, fueraDeHorario } }, key()),
      t.movida(callRow(row, t), to.time.replace(/^0/, ''), bayName(to.bayId)),
    );
    if (no && no !== 'offline' && no.code === 'agenda-fuera-de-horario') {
      const anyway = { text: t.moverIgual, run: () => void moveTo(row, to, true) };
      say({ tone: 'error', text: no.error, action: anyway });
      return false;
    }
    return sayNo(no);
  };

  return {
    busy,
    undoable,
    undo: async () => {
      const [last] = undoable;
      if (last) await takeBack(last);
    },
    move: async (row, to) => await moveTo(row, to),
    mark: async (row, status) =>
      sayNo(
        await perform(
          async () =>
            await api('changeAllocationStatus', { params, body: { id: row.id, rev: row.rev, status } }, key()),
          t.marcada(callRow(row, t), t.estado[status].toLowerCase()),
        ),
      ),
    cancel: async (row) =>
      sayNo(
        await perform(
          async () =>
            await api(
              'cancelAllocation',
              { params, body: { id: row.id, rev: row.rev, conPedido: row.pedido !== null } },
              key(),
            ),
          t.anulada(callRow(row, t)),
        ),
      ),
    lift: async (row) =>
      sayNo(
        await perform(
          async () => await api('liftBlock', { params, body: { id: row.id, rev: row.rev } }, key()),
          t.levantado(bayName(row.bayId)),
        ),
      ),
    walkIn: async (wish, onDone) =>
      await perform(
        async () => await api('bookWalkIn', { params, body: wish }, key()),
        t.apuntada(wish.matricula || wish.nombre),
        onDone,
      ),
    block: async (wish, bay) =>
      await perform(
        async () => await api('blockBay', { params, body: wish }, key()),
        t.bloqueado(bay, wish.desde.replace(/^0/, ''), wish.hasta.replace(/^0/, '')),
      ),
  };
};
