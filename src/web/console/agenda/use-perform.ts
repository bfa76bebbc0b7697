import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { useState } from 'react';
import { useConsoleTexts } from '../texts.ts';
import type { Say } from './toast.tsx';
import { dropUndo, pushUndo, type Undoable } from './undo-stack.ts';
import type { AgendaLook } from './use-agenda.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';

type Done = Answer<'moveAllocation'>;
type Call = Parameters<Api>[2];

export interface PerformNeeds {
  readonly api: Api;
  readonly taller: number;
  readonly quietly: AgendaLook['quietly'];
  readonly say: Say;
}

/** Every call that changes the agenda has a key of its own, so that it may be sent again. */
export const onceKey = (): Call => ({ idempotencyKey: unguessableId() });

/** Doing things to the agenda: what was done is said, and remembered so that it can be taken back. */
export const usePerform = ({ api, taller, quietly, say }: PerformNeeds) => {
  const t = useConsoleTexts();
  const [busy, setBusy] = useState(false);
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);

  const takeBack = async (entry: Undoable, isRedo = false): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const body = { deshacer: entry.deshacer };
      const { deshacer } = await quietly(
        async () => await api('undoAgenda', { params: { codTienda: taller }, body }, onceKey()),
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

  const undo = async () => {
    const [last] = undoable;
    if (last) await takeBack(last);
  };
  return { busy, undoable, undo, perform };
};
