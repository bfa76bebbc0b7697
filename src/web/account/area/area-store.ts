import type { VisitService } from '#contract/visit-services.ts';
import type { Visit } from '#contract/visits.ts';
import type { Workshop } from '#contract/workshops.ts';
import { areaKey } from '#web/stored/area-key.ts';
import { useSession } from '#web/stored/session-store.ts';
import { storedState } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type FavouriteWorkshop = Pick<
  Workshop,
  'codTienda' | 'alias' | 'slug' | 'area' | 'direccion' | 'cpostal' | 'poblacion'
>;

/** What this browser last saw of an account, by the specification's names (spec U5). */
export interface KeptArea {
  /** Keyed by plate. */
  readonly vehicles: Readonly<Record<string, { readonly cod_matricula: string }>>;
  readonly favouriteTaller: FavouriteWorkshop | null;
  readonly citasPrevias: readonly Visit[] | null;
  readonly availableServices: readonly VisitService[] | null;
  /** Those of the favourite workshop. */
  readonly services: readonly VisitService[] | null;
  /** Of the vehicles, by plate. */
  readonly oil: Readonly<Record<string, unknown>>;
  readonly tyre: Readonly<Record<string, unknown>>;
}

const nothing: KeptArea = {
  vehicles: {},
  favouriteTaller: null,
  citasPrevias: null,
  availableServices: null,
  services: null,
  oil: {},
  tyre: {},
};

/** Shown at once, and replaced by what the server answers. Whoever signs out or in takes it away. */
export const useKeptArea = create<KeptArea>()(
  persist(
    () => nothing,
    storedState<KeptArea, KeptArea>({
      key: areaKey,
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

/** The plates that came with appointments or orders are there beside those that others brought. */
export const keepPlates = (plates: readonly (string | null)[]): void => {
  const found = plates.filter((plate) => plate !== null).map((plate) => [plate, { cod_matricula: plate }] as const);
  useKeptArea.setState(({ vehicles }) => ({ vehicles: { ...vehicles, ...Object.fromEntries(found) } }));
};

/** A vehicle that its owner took away; a plate of an appointment comes back with the next answer. */
export const forgetPlate = (plate: string | null): void => {
  useKeptArea.setState(({ vehicles }) => ({
    vehicles: Object.fromEntries(Object.entries(vehicles).filter(([kept]) => kept !== plate)),
  }));
};

useSession.subscribe(({ user }, before) => {
  if (user?.idUser !== before.user?.idUser && before.user) useKeptArea.setState(nothing);
});
