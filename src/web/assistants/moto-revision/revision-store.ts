import { storedState } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What was asked of the service plan, as this browser keeps it (spec R32). */
interface MotoRevisionState {
  readonly idLead: string | null;
  /** Null of an electric one. */
  readonly idNavision: string | null;
  /** Euros. */
  readonly precio: number | null;
  readonly matricula: string | null;
  readonly cilindrada: string | null;
}

export const useMotoRevision = create<MotoRevisionState>()(
  persist(
    (): MotoRevisionState => ({ idLead: null, idNavision: null, precio: null, matricula: null, cilindrada: null }),
    storedState<MotoRevisionState, MotoRevisionState>({
      key: 'revisionMoto',
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);
