import type { KnownVehicle } from '#contract/vehicle-data.ts';
import { assistantKeys } from '#web/stored/assistant-keys.ts';
import { storedState } from '#web/stored/stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Adding a vehicle, by the specification's names and steps (spec R13, R14). */
interface Registration {
  readonly modelo: string | null;
  readonly marca: string | null;
  readonly motor: string | null;
  readonly matricula: string | null;
  readonly vehicleInfo: KnownVehicle['vehicleData'] | null;
  readonly images: readonly string[];
  readonly source: KnownVehicle['source'] | null;
  /** 1 asks for the plate, 2 shows what was found, 5 says why nothing was. */
  readonly step: 1 | 2 | 5;
  readonly loading: boolean;
  /** Why, in a sentence. */
  readonly error: string | null;
}

const atFirst: Registration = {
  modelo: null,
  marca: null,
  motor: null,
  matricula: null,
  vehicleInfo: null,
  images: [],
  source: null,
  step: 1,
  loading: false,
  error: null,
};

export const useRegistration = create<Registration>()(
  persist(
    () => atFirst,
    storedState<Registration, Registration>({
      key: assistantKeys.registration,
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

export const beginLookUp = (): void => {
  useRegistration.setState({ loading: true, error: null });
};

export const foundVehicle = ({ vehicleData, images, source }: KnownVehicle): void => {
  const { marca, modelo, motor, cod_matricula: matricula } = vehicleData;
  useRegistration.setState({
    ...atFirst,
    marca,
    modelo,
    motor,
    matricula,
    vehicleInfo: vehicleData,
    images,
    source,
    step: 2,
  });
};

export const failedLookUp = (matricula: string, error: string): void => {
  useRegistration.setState({ ...atFirst, matricula, step: 5, error });
};

export const beginAgain = (): void => {
  useRegistration.setState(atFirst);
};
