import { storedState } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What somebody typed about themselves and their vehicle. */
export interface VisitPerson {
  readonly matricula: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly telefono: string;
  readonly privacidad: boolean;
}

/** Kept while they type, so that going back loses nothing. It lives as long as the tab. */
export const useVisitPerson = create<VisitPerson>()(
  persist(
    (): VisitPerson => ({ matricula: '', nombre: '', apellidos: '', email: '', telefono: '', privacidad: false }),
    storedState<VisitPerson, VisitPerson>({
      key: 'datosCita',
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => sessionStorage,
    }),
  ),
);

/** What was typed so far, for fields that begin with it and then keep themselves. */
export const typedForVisit = (): VisitPerson => useVisitPerson.getState();
