import { assistantKeys } from '#web/stored/assistant-keys.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { sameKeys } from '#web/stored/same-keys.ts';
import type { Keys } from '#web/stored/stored-state.ts';
import { writeStored } from '#web/stored/write-stored.ts';

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

const key = assistantKeys.rotation;
const version = 1;
const nothingAsked: RotationState = { matricula: null, vehicle: null, step: 1 };
const vehicleKeys: Keys<AskedVehicle> = { nombre: null, consulta: null };

export const keptRotation = (): RotationState => {
  const kept = readStored(key, version, nothingAsked);
  return kept.vehicle === null || sameKeys(kept.vehicle, vehicleKeys) ? kept : nothingAsked;
};

export const keepRotation = (state: RotationState): void => writeStored(key, version, state);
