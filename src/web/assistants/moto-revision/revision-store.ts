import { assistantKeys } from '#web/stored/assistant-keys.ts';
import { readStored } from '#web/stored/read-stored.ts';
import { writeStored } from '#web/stored/write-stored.ts';

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

const key = assistantKeys.motoRevision;
const version = 1;
const nothingAsked: MotoRevisionState = {
  idLead: null,
  idNavision: null,
  precio: null,
  matricula: null,
  cilindrada: null,
};

export const keptMotoRevision = (): MotoRevisionState => readStored(key, version, nothingAsked);

export const keepMotoRevision = (state: MotoRevisionState): void => writeStored(key, version, state);
