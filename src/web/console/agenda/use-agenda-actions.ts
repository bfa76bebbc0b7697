import type { Agenda, AgendaRow } from '#contract/agenda.ts';
import type { Request } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { AgendaStatus } from '#domain/agenda/status.ts';
import { shortTime } from '#domain/short-time.ts';
import { useConsoleTexts } from '../texts.ts';
import { callRow } from './rows.ts';
import type { Undoable } from './undo-stack.ts';
import { onceKey, usePerform, type PerformNeeds } from './use-perform.ts';

/** A place in the agenda: a bay, a day, and the time at which it begins. */
export interface AgendaPlace {
  readonly bayId: number;
  readonly date: string;
  readonly time: string;
}

export type WalkIn = Request<'bookWalkIn'>['body'];
export type Block = Request<'blockBay'>['body'];

export interface AgendaActions {
  readonly busy: boolean;
  /** What can be taken back, the last first. */
  readonly undoable: readonly Undoable[];
  readonly undo: () => Promise<void>;
  readonly move: (row: AgendaRow, to: AgendaPlace) => Promise<boolean>;
  readonly mark: (row: AgendaRow, status: AgendaStatus) => Promise<boolean>;
  /** Says whether what was bought is there. */
  readonly noteGoods: (row: AgendaRow, recibida: boolean) => Promise<boolean>;
  readonly cancel: (row: AgendaRow) => Promise<boolean>;
  readonly lift: (row: AgendaRow) => Promise<boolean>;
  /** These two have a form: what was refused is said there. */
  readonly walkIn: (wish: WalkIn, onDone: (id: string) => void) => Promise<Problem | 'offline' | null>;
  readonly block: (wish: Block, bay: string) => Promise<Problem | 'offline' | null>;
}

interface ActionsNeeds extends PerformNeeds {
  /** Its order needs tax data before it is done, as the sentence says. */
  readonly onLacksBilling: (row: AgendaRow, why: string) => void;
  readonly bays: Agenda['bays'];
}

/** Everything that is done to the agenda: it is said, it can be taken back, and what was refused says why. */
export const useAgendaActions = ({ bays, onLacksBilling, ...needs }: ActionsNeeds): AgendaActions => {
  const t = useConsoleTexts();
  const { api, taller, say } = needs;
  const { perform, ...doing } = usePerform(needs);
  const params = { codTienda: taller };
  /** Of what stands there: two presses on it are one, whatever they are. */
  const change = async ({ id, rev }: AgendaRow, doing: Parameters<typeof perform>[1], done: string) =>
    await perform(`${id} ${rev}`, doing, done);
  const bayName = (id: number) => bays.find(({ bayId }) => bayId === id)?.nombre ?? '';
  const sayNo = (no: Problem | 'offline' | null): boolean => {
    if (no) say({ tone: 'error', text: no === 'offline' ? t.sinRedAhora : no.error });
    return no === null;
  };

  const moveTo = async (row: AgendaRow, to: AgendaPlace, fueraDeHorario = false): Promise<boolean> => {
    const { id, rev, etapa } = row;
    const no = await change(
      row,
      async () => await api('moveAllocation', { params, body: { id, rev, etapa, ...to, fueraDeHorario } }, onceKey()),
      t.movida(callRow(row, t), shortTime(to.time), bayName(to.bayId)),
    );
    if (no && no !== 'offline' && no.code === 'agenda-fuera-de-horario') {
      const anyway = { text: t.moverIgual, run: () => void moveTo(row, to, true) };
      say({ tone: 'error', text: no.error, action: anyway });
      return false;
    }
    return sayNo(no);
  };

  return {
    ...doing,
    move: async (row, to) => await moveTo(row, to),
    mark: async (row, status) => {
      const body = { id: row.id, rev: row.rev, status };
      const done = t.marcada(callRow(row, t), t.estado[status].toLowerCase());
      const no = await change(row, async () => await api('changeAllocationStatus', { params, body }, onceKey()), done);
      if (no && no !== 'offline' && no.code === 'pedido-sin-datos-fiscales') {
        onLacksBilling(row, no.error);
        return false;
      }
      return sayNo(no);
    },
    noteGoods: async (row, recibida) => {
      const body = { id: row.id, rev: row.rev, recibida };
      const done = recibida ? t.mercanciaAnotada(callRow(row, t)) : t.mercanciaBorrada(callRow(row, t));
      return sayNo(await change(row, async () => await api('noteGoods', { params, body }, onceKey()), done));
    },
    cancel: async (row) => {
      const body = { id: row.id, rev: row.rev, conPedido: row.pedido !== null };
      const done = t.anulada(callRow(row, t));
      return sayNo(await change(row, async () => await api('cancelAllocation', { params, body }, onceKey()), done));
    },
    lift: async (row) => {
      const body = { id: row.id, rev: row.rev };
      const done = t.levantado(bayName(row.bayId));
      return sayNo(await change(row, async () => await api('liftBlock', { params, body }, onceKey()), done));
    },
    walkIn: async (wish, onDone) =>
      await perform(
        'walk-in',
        async () => await api('bookWalkIn', { params, body: wish }, onceKey()),
        t.apuntada(wish.matricula || wish.nombre),
        onDone,
      ),
    block: async (wish, bay) =>
      await perform(
        'block',
        async () => await api('blockBay', { params, body: wish }, onceKey()),
        t.bloqueado(bay, shortTime(wish.desde), shortTime(wish.hasta)),
      ),
  };
};
