import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../http/context.ts';

/** Nobody is staff yet. */
const nobody = async () => refuse('sin-permiso');

export const agendaHandlers = {
  readStaff: nobody,
  readAgenda: nobody,
  readAgendaLog: nobody,
  moveAllocation: nobody,
  changeAllocationStatus: nobody,
  cancelAllocation: nobody,
  bookWalkIn: nobody,
  previewBlock: nobody,
  blockBay: nobody,
  liftBlock: nobody,
  undoAgenda: nobody,
} satisfies Pick<
  Handlers,
  | 'readStaff'
  | 'readAgenda'
  | 'readAgendaLog'
  | 'moveAllocation'
  | 'changeAllocationStatus'
  | 'cancelAllocation'
  | 'bookWalkIn'
  | 'previewBlock'
  | 'blockBay'
  | 'liftBlock'
  | 'undoAgenda'
>;
