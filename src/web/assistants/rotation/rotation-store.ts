import { storedState, type Keys } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A vehicle that was asked about, and the query of the address that says what was found out. */
interface AskedVehicle {
  readonly nombre: string | null;
  readonly consulta: string;
}

/** The assistant as this browser keeps it (spec R39). */
interface RotationState {
  readonly matricula: string | null;
  readonly vehicle: AskedVehicle | null;
  /** 1 the vehicle, 2 its tyres, 3 what is done. */
  readonly step: number;
}

const vehicleKeys: Keys<AskedVehicle> = { nombre: null, consulta: null };

export const useRotation = create<RotationState>()(
  persist(
    (): RotationState => ({ matricula: null, vehicle: null, step: 1 }),
    storedState<RotationState, RotationState>({
      key: 'permutarNeumaticos',
      version: 1,
      keep: (state) => ({ ...state }),
      like: ({ vehicle }) => ({ matricula: null, vehicle: vehicle && vehicleKeys, step: null }),
      storage: () => localStorage,
    }),
  ),
);
