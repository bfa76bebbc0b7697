import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { Refused, type Api } from '#web/api.ts';
import { useRef, useState } from 'react';
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
  const [deeds, setDeeds] = useState(0);
  const under = useRef(new Set<string>());
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);

  /** What is done already, and pressed again meanwhile, is done once. Answers with null then. */
  const once = async <Answer>(what: string, doing: () => Promise<Answer>): Promise<Answer | null> => {
    if (under.current.has(what)) return null;
    under.current.add(what);
    setDeeds((count) => count + 1);
    try {
      return await doing();
    } finally {
      under.current.delete(what);
      setDeeds((count) => count - 1);
    }
  };

  const takeBack = async (entry: Undoable, isRedo = false): Promise<void> => {
    try {
      const body = { deshacer: entry.deshacer };
      const undone = await once(entry.deshacer, async () =>
        quietly(async () => await api('undoAgenda', { params: { codTienda: taller }, body }, onceKey())),
      );
      if (!undone) return;
      const { deshacer } = undone;
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
    }
  };

  /**
   * Does it, reads the agenda again, says it and remembers how to take it back. Answers with what was refused. `what` tells one deed
   * from another: of an appointment, that which stands there; the agenda may show what follows before it has been read for this one.
   */
  const perform = async (
    what: string,
    doing: () => Promise<Done>,
    done: string,
    onDone?: (id: string) => void,
  ): Promise<Problem | 'offline' | null> => {
    try {
      const made = await once(what, async () => await quietly(doing));
      if (!made) return null;
      const { id, deshacer, avisados } = made;
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
    }
  };

  const undo = async () => {
    const [last] = undoable;
    if (last) await takeBack(last);
  };
  return { busy: deeds > 0, undoable, undo, perform };
};
