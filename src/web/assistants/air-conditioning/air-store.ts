import { storedState, type Keys } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Device } from '../device.ts';

/** A car that was asked about, and the query of the address that says what was found out. */
interface AskedCar {
  readonly matricula: string | null;
  readonly nombre: string | null;
  readonly consulta: string;
}

/** The assistant as this browser keeps it (spec R38). */
interface AirState {
  readonly vehicle: AskedCar | null;
  readonly postCode: string | null;
  /** 1 the car, 2 its label, 3 its charge. */
  readonly step: number;
  readonly device: Device | null;
}

const carKeys: Keys<AskedCar> = { matricula: null, nombre: null, consulta: null };

export const useAir = create<AirState>()(
  persist(
    (): AirState => ({ vehicle: null, postCode: null, step: 1, device: null }),
    storedState<AirState, AirState>({
      key: 'aireAcondicionado',
      version: 1,
      keep: (state) => ({ ...state }),
      like: ({ vehicle }) => ({ vehicle: vehicle && carKeys, postCode: null, step: null, device: null }),
      storage: () => localStorage,
    }),
  ),
);
