import { assistantKeys } from '#web/stored/assistant-keys.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { sameKeys } from '#web/stored/same-keys.ts';
import type { Keys } from '#web/stored/stored-state.ts';
import { writeStored } from '#web/stored/write-stored.ts';
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

const key = assistantKeys.air;
const version = 1;
const nothingAsked: AirState = { vehicle: null, postCode: null, step: 1, device: null };
const carKeys: Keys<AskedCar> = { matricula: null, nombre: null, consulta: null };

export const keptAir = (): AirState => {
  const kept = readStored(key, version, nothingAsked);
  return kept.vehicle === null || sameKeys(kept.vehicle, carKeys) ? kept : nothingAsked;
};

export const keepAir = (state: AirState): void => writeStored(key, version, state);
